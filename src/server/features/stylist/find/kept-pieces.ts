// What judging needs to know of pieces, kept by the process. The database says which pieces a wish finds, how near
// they lie and which revision of each is current; whatever else is known of that revision is read once. A kept piece can
// be missing but never old.
import type { Sql } from "../../../database/sql.ts";
import { SecondChanceCache } from "../../products/second-chance-cache.ts";
import type { Candidate } from "./queries/candidates.ts";
import { readMeanings, readPieces, type Found, type PieceRow } from "./queries/pieces.ts";

export type Pieces = {
  /** In the order of what was found; what is gone meanwhile is left out. */
  of(found: Found[]): Promise<Candidate[]>;
  /** Where pieces lie among the others, by id. */
  meaningsOf(ids: string[]): Promise<Map<string, Float32Array>>;
};

/** About 3 KB each, with where it lies. A larger catalogue reads the rest as it is asked for. */
const KEPT_MAX = 20_000;
/** The same few thousand words and terms stand in all of them. */
const WORDS_MAX = 100_000;

type KeptPiece = { piece: PieceRow; meaning?: Float32Array };

export function createPieces(db: Sql, keptMax = KEPT_MAX): Pieces {
  const kept = new SecondChanceCache<KeptPiece>(keptMax, () => 1);
  const share = createSharing();

  const load = async (ids: string[]): Promise<Map<string, PieceRow>> => {
    const loaded = new Map<string, PieceRow>();
    if (ids.length === 0) return loaded;
    for (const row of await readPieces(db, ids)) {
      const piece = shared(row, share);
      const before = kept.get(row.id);
      // Its words and meaning are those of its entry, whatever else has changed.
      const meaning = before?.piece.entry === row.entry ? before.meaning : undefined;
      kept.put(row.id, { piece, ...(meaning && { meaning }) });
      loaded.set(row.id, piece);
    }
    return loaded;
  };

  const recall = ({ id, revision, entry }: Found): PieceRow | undefined => {
    const piece = kept.get(id)?.piece;
    return piece?.revision === revision && piece.entry === entry ? piece : undefined;
  };

  return {
    async of(found) {
      const known = new Map(found.map((one) => [one.id, recall(one)]));
      const loaded = await load(found.map(({ id }) => id).filter((id) => !known.get(id)));
      return found.flatMap(({ id, distance }) => {
        const piece = known.get(id) ?? loaded.get(id);
        return piece ? [{ ...piece, likeness: 1 - distance }] : [];
      });
    },

    async meaningsOf(ids) {
      const meanings = new Map<string, Float32Array>();
      const missing: string[] = [];
      for (const id of ids) {
        const meaning = kept.get(id)?.meaning;
        if (meaning) meanings.set(id, meaning);
        else missing.push(id);
      }
      if (missing.length === 0) return meanings;
      for (const { id, entry, meaning } of await readMeanings(db, missing)) {
        const known = kept.get(id);
        if (known?.piece.entry === entry) known.meaning = meaning;
        meanings.set(id, meaning);
      }
      return meanings;
    },
  };
}

/** One string for all that say the same. */
function createSharing(): (words: string[]) => string[] {
  const known = new Map<string, string>();
  return (words) =>
    words.map((word) => {
      const same = known.get(word);
      if (same !== undefined) return same;
      if (known.size >= WORDS_MAX) known.clear();
      known.set(word, word);
      return word;
    });
}

const shared = (row: PieceRow, share: (words: string[]) => string[]): PieceRow => ({
  ...row,
  title_words: share(row.title_words),
  other_words: share(row.other_words),
  terms: share(row.terms),
  facts: share(row.facts),
  colors: share(row.colors),
  sizes: share(row.sizes),
  stocked: row.stocked && share([...new Set(row.stocked)]),
});
