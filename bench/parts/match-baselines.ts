// What Match is measured against: luck, words in common, words seen together, meaning.
import { likeness, type Worn } from "../../src/server/features/stylist/compose/compatibility.ts";
import { wordsOfName } from "../../src/server/features/stylist/compose/traits.ts";
import type { Score } from "./match-outfits.ts";

export const luck: Score = ({ options }) => options.map(() => 0);

export const wordOverlap: Score = ({ outfit, options }) => {
  const worn = new Set(outfit.flatMap(({ name }) => wordsOfName(name)));
  return options.map(
    ({ name }) => [...new Set(wordsOfName(name))].filter((word) => worn.has(word)).length,
  );
};

export const sentenceEmbedding: Score = ({ outfit, options }) =>
  options.map((option) =>
    outfit.reduce((sum, { vector }) => sum + likeness(vector, option.vector), 0),
  );

/** How much more often two words are in one outfit than by chance; pairs never seen say nothing. */
export function wordCooccurrence(outfits: Worn[][]): Score {
  const pairs = new Map<string, number>();
  const singles = new Map<string, number>();
  let total = 0;
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const outfit of outfits) {
    const pieces = outfit.map(({ name }) => new Set(wordsOfName(name)));
    for (const [at, piece] of pieces.entries()) {
      for (const other of pieces.toSpliced(at, 1)) {
        for (const a of piece) for (const b of other) add(pairs, `${a} ${b}`);
        for (const a of piece) for (const _ of other) add(singles, a);
        total += piece.size * other.size;
      }
    }
  }
  const lift = (a: string, b: string) => {
    const seen = pairs.get(`${a} ${b}`) ?? 0;
    return seen > 0 ? Math.log((seen * total) / (singles.get(a)! * singles.get(b)!)) : 0;
  };
  return ({ outfit, options }) =>
    options.map((option) => {
      const own = wordsOfName(option.name);
      const worn = outfit.flatMap(({ name }) => wordsOfName(name));
      const lifts = own.flatMap((a) => worn.map((b) => lift(a, b)));
      return lifts.reduce((sum, value) => sum + Math.max(0, value), 0) / Math.max(1, own.length);
    });
}
