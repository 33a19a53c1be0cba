// What goes with the pinned pieces: numbered lines, each of them a search that was tried before it is shown.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Embeddings } from "../../../providers/embeddings/embeddings.ts";
import type { Sql } from "../../../database/sql.ts";
import { broaderOf } from "../../../language/terms.ts";
import type { CatalogueFacts } from "../find/catalogue-facts.ts";
import { readQuery } from "../find/search.ts";
import type { ImproveLines } from "../speak/improve-lines.ts";
import { readSentence } from "../read/read-sentence.ts";
import type { Sentence } from "../read/sentence.ts";
import { rankKinds, slotsToFill, type Ranked } from "./choose-kinds.ts";
import type { Worn } from "./compatibility.ts";
import { isKind, type Garment } from "./garments.ts";
import { ideasFor, reasonFor } from "./ideas.ts";
import { compatibility } from "./learnt.ts";
import { lineOf, limitsIn, occasionIn, phraseOf, type Idea, type Tail } from "./line.ts";
import { readLook, type Look } from "./look.ts";
import { readPins, type Pinned } from "./pieces.ts";
import { DRESSING, PART_OF, slotOf, type Slot } from "./slots.ts";
import { openShelf, type Shelf } from "./shelf.ts";
import { ENOUGH } from "./stock.ts";

const NOTHING_FITS: Record<Language, string> = {
  en: "I found nothing in the shops yet that goes with these pieces. Pin something else, or tell me what you have in mind.",
  ar: "لسه مفيش في المحلات حاجة تليق على القطع دي. ثبّت قطعة تانية أو قولي في بالك إيه.",
};

export type MatchRequest = { query: string; pinnedProducts: Pinned[] };

export type Match = (
  request: MatchRequest,
  language: Language,
  signal?: AbortSignal,
) => Promise<string>;

type MatchParts = {
  db: Sql;
  embeddings: Embeddings;
  findProducts: (ids: string[]) => Promise<Product[]>;
  /** Brands that can be named in the shopper's own words, and the catalogue's. */
  facts: CatalogueFacts;
  /** A model's words for the same lines, where one is configured. */
  improveLines?: ImproveLines;
};

const LINES_MAX = 5;
/** One of each slot first; then second kinds until there are so many. */
const LINES_WANTED = 3;
/** Where things are gathered rather than worn, one more does not compete with the last. */
const THINGS_WANTED = 4;
const LINES_ASKED = 3;
/** Ideas of a kind that are tried before the next kind is. */
const TRIES = 3;
const MEANINGS_READ = 12;

export function createMatch(parts: MatchParts): Match {
  return async ({ query, pinnedProducts }, language, signal) => {
    const ids = pinnedProducts.flatMap(({ id }) => id ?? []);
    const pieces = readPins(pinnedProducts, await parts.findProducts(ids));
    const known = await parts.facts();
    const wish = readSentence(query, { brands: known.brands });
    const look = readLook(pieces, wish);
    const outfit = await readOutfit(look, parts.embeddings);
    const limits = limitsIn(wish, language);
    const shelf = openShelf(parts.db, {
      limits: readQuery(limits, known).wish.limits,
      pinned: ids,
      known,
    });
    const lines = await suggest({
      shelf,
      limits,
      wish,
      look,
      outfit,
      language,
      embeddings: parts.embeddings,
    });
    if (lines.length === 0) return NOTHING_FITS[language];
    const context = { language, query, pinned: pieces.map(({ title }) => title) };
    const told = parts.improveLines
      ? await parts.improveLines(lines, context, signal ?? new AbortController().signal)
      : lines;
    return told.map((line, at) => `${at + 1}. ${line}`).join("\n");
  };
}

async function readOutfit({ pieces }: Look, embeddings: Embeddings): Promise<Worn[]> {
  const worn = pieces.map(({ slot, name }) => ({ part: PART_OF[slot], name }));
  const vectors = await embeddings.embed(worn.slice(0, MEANINGS_READ).map(({ name }) => name));
  return worn.map((piece, at) => ({ ...piece, vector: vectors[at] }));
}

type Asking = {
  shelf: Shelf;
  /** Those of the shopper's words, as every line repeats them. */
  limits: string;
  embeddings: Embeddings;
  wish: Sentence;
  look: Look;
  outfit: Worn[];
  language: Language;
};

async function suggest(asking: Asking): Promise<string[]> {
  const { look, outfit, wish } = asking;
  const kinds = rankKinds(look, outfit, compatibility);
  const queuesOf = (slots: Slot[]) =>
    slots.map((slot) => {
      const ofSlot = kinds.filter(({ garment }) => garment.slot === slot);
      const ranked = onlyAsked(ofSlot, wish).map(({ garment }) => garment);
      // Where kinds run out, the first ones come again in another colour.
      return [...ranked, ...ranked];
    });
  const asked = slotsAskedFor(wish);
  const lines = await writeLines(queuesOf(asked), LINES_ASKED, asking);
  if (lines.length > 0) return lines;
  return writeLines(queuesOf(slotsToFill(look, kinds)), LINES_MAX, asking);
}

/** Slot by slot its best kind; round again with the next kinds while there are too few lines. */
async function writeLines(queues: Garment[][], most: number, asking: Asking): Promise<string[]> {
  const found: Found[] = [];
  const wanted = DRESSING.has(asking.look.world) ? LINES_WANTED : THINGS_WANTED;
  for (let round = 0; queues.some((queue) => queue.length > round); round++) {
    if (round > 0 && found.length >= wanted) break;
    const kinds = queues.flatMap((queue) => queue[round] ?? []);
    for (const [at, garment] of kinds.entries()) {
      if (found.length >= most) break;
      const told = found.map(({ idea }) => idea);
      const soon = kinds.slice(at + 1, at + most - found.length);
      const next = await lineFor(garment, { ...asking, told, soon });
      if (next) found.push(next);
    }
  }
  return found.map(({ line }) => line);
}

/** "shoes for it": then shoes it is, three ways. */
const slotsAskedFor = ({ asked }: Sentence): Slot[] => {
  const kinds = asked.filter(({ term, negated }) => !negated && term.kind === "kind");
  const slots = kinds.map(({ term }) => slotOf(new Set([term.id, ...broaderOf(term.id)])));
  return [...new Set(slots.filter((slot) => slot !== "thing"))];
};

/** "heels" asks for heels; "shoes" for any of them. */
function onlyAsked(kinds: Ranked[], { asked }: Sentence): Ranked[] {
  const refused = asked.filter(({ negated }) => negated).map(({ term }) => term.id);
  const left = kinds.filter(({ garment }) => !refused.some((id) => isKind(garment, id)));
  const exact = left.filter(({ garment }) =>
    asked.some(({ term, negated }) => !negated && term.id === garment.kind),
  );
  return exact.length > 0 ? [...exact, ...left.filter((one) => !exact.includes(one))] : left;
}

type Found = { line: string; idea: Idea };
/** `told` are the lines before, `soon` the pieces after this one. */
type Trying = Asking & { told: Idea[]; soon: Garment[] };

/** The same piece in the same colour, or in any where one was named. */
const isTold = ({ garment, colour }: Idea, told: Idea[]): boolean =>
  told.some((one) => one.garment === garment && (!colour || one.colour === colour));

async function lineFor(garment: Garment, trying: Trying): Promise<Found | undefined> {
  const { shelf, language, limits, look, soon, told, wish } = trying;
  const stock = await shelf.of(garment, phraseOf({ garment }, language), soon);
  if (stock.length < ENOUGH) return undefined;
  const said = told.flatMap(({ colour }) => colour ?? []);
  const ideas = await ideasFor(garment, stock, { ...trying, said });
  const fresh = ideas.filter((idea) => !isTold(idea, told));
  const tried = fresh.filter((idea, at) => at < TRIES || !idea.colour);
  for (const idea of tried) {
    const tail = {
      limits,
      occasion: occasionIn(wish),
      reason: reasonFor(idea, look),
      turn: told.length,
    };
    for (const way of waysToSay(idea, tail)) {
      const line = lineOf(way.idea, way.tail, language);
      if (await shelf.brings(line, way.idea)) return { line, idea: way.idea };
    }
  }
  return undefined;
}

/** From all there is to say to the least; limits stay. */
function waysToSay(idea: Idea, tail: Tail): { idea: Idea; tail: Tail }[] {
  const { occasion, ...always } = tail;
  const ways = [{ idea, tail: always }];
  if (idea.material) ways.push({ idea: { ...idea, material: undefined }, tail: always });
  return occasion ? [{ idea: elementAt(ways, -1).idea, tail }, ...ways] : ways;
}
