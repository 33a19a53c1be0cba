// What the shop has of the kinds a look may want. Read once for all lines of an answer: whether a tap on a line
// brings enough is then judged by the laws and needs of the search itself, without searching again.
import { getOrThrow } from "../../../../contract/get-or-throw.ts";
import type { Sql } from "../../../database/sql.ts";
import type { Candidate } from "../find/queries/candidates.ts";
import { tierOf } from "../find/find.ts";
import { inTheirPlace, lawsOf } from "../find/laws.ts";
import { needsOf } from "../find/needs.ts";
import { findOfKinds } from "../find/queries/of-kinds.ts";
import { readQuery } from "../find/search.ts";
import type { Knowledge } from "../read/sentence.ts";
import { ofFacet, type Limits, type Wish } from "../wish.ts";
import { isKind, type Garment } from "./garments.ts";
import type { Idea } from "./line.ts";
import { ENOUGH, ENOUGH_IN_COLOUR, termsOf } from "./stock.ts";

export type Shelf = {
  /** What a search for the garment alone brings; `soon` are those that are likely to be asked for next. */
  of(garment: Garment, phrase: string, soon: Garment[]): Promise<Candidate[]>;
  /** As the tap will search: understood as it is meant, and bringing enough that is not pinned. Socks
   * suit a wedding, yet one of them must say so before a line does. */
  brings(line: string, idea: Idea): Promise<boolean>;
};

type Open = { limits: Limits; pinned: string[]; known: Knowledge };

export function openShelf(db: Sql, { limits, pinned, known }: Open): Shelf {
  const shelf = new Map<string, Candidate[]>();

  async function ofKind(garment: Garment, soon: Garment[] = []): Promise<Candidate[]> {
    const here = shelf.get(garment.kind);
    if (here) return here;
    const kinds = new Set([garment, ...soon].map(({ kind }) => kind));
    const wanted = [...kinds].filter((kind) => !shelf.has(kind));
    const found = await findOfKinds(db, wanted, { limits, exclude: pinned });
    for (const kind of wanted) shelf.set(kind, found.get(kind) ?? []);
    return getOrThrow(shelf, garment.kind);
  }

  const lawfulFor = async (wish: Wish, garment: Garment) =>
    inTheirPlace(wish, (await ofKind(garment)).filter(lawsOf(wish)));

  return {
    async of(garment, phrase, soon) {
      await ofKind(garment, soon);
      return lawfulFor(readQuery(phrase, known).wish, garment);
    },
    async brings(line, { garment, colour }) {
      const { wish } = readQuery(line, known);
      const kinds = ofFacet(wish.terms, "kind");
      const isMeant =
        kinds.length === 1 && isKind(garment, kinds[0] ?? "") && wish.words.length === 0;
      if (!isMeant) return false;
      const lawful = await lawfulFor(wish, garment);
      const { tier, gave } = tierOf(lawful, needsOf(wish));
      const right = tier.filter((one) => !colour || termsOf(one).has(colour.id));
      const enough = colour ? ENOUGH_IN_COLOUR : ENOUGH;
      const isSaid = ofFacet(wish.terms, "occasion").every((id) =>
        right.some((one) => termsOf(one).has(id)),
      );
      return isSaid && gave.length === 0 && lawful.length >= ENOUGH && right.length >= enough;
    },
  };
}
