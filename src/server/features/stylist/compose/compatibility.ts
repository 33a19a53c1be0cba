// How well a piece completes an outfit, learnt from outfits that people put together: which traits are
// worn with which, what a look still lacks, and whether the names speak of the same house.
// The weights are made by training/match/train-match.ts; the yardstick measures this very file.
import { TRAITS, traitsOf, wordsOfName } from "./traits.ts";

export const PARTS = ["upper", "bottom", "shoe", "bag", "accessory"] as const;
export type Part = (typeof PARTS)[number];

/** A piece of an outfit; its vector is the meaning of its name, where it is known. */
export type Worn = { part: Part; name: string; vector?: Float32Array | undefined };

export type Weights = {
  /** Traits of the outfit (then: always, and which parts it has) by traits of the piece. */
  pairs: number[][];
  /** In the order of `agreements`. */
  agreements: number[];
  /** How rare a word is in the names learnt from: a shared rare word is a shared house. */
  rarity: Record<string, number>;
  /** Of a word never seen. */
  rarest: number;
};

export const OUTFIT_SIZE = TRAITS.length + 1 + PARTS.length;

/** The mean of its pieces, one, and which parts it has. */
export function outfitVector(outfit: Worn[]): Float64Array {
  const vector = new Float64Array(OUTFIT_SIZE);
  for (const piece of outfit) {
    traitsOf(piece.name).forEach(
      (value, trait) => (vector[trait] = (vector[trait] ?? 0) + value / outfit.length),
    );
    vector[TRAITS.length + 1 + PARTS.indexOf(piece.part)] = 1;
  }
  vector[TRAITS.length] = 1;
  return vector;
}

type Rarity = Pick<Weights, "rarity" | "rarest">;

const pairsOf = (words: string[]): Set<string> =>
  new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));

/** What the names have in common: words by their rarity (mean, best), a pair of words, meaning. */
export function agreements(outfit: Worn[], piece: Worn, { rarity, rarest }: Rarity): number[] {
  const own = new Set(wordsOfName(piece.name));
  const ownPairs = pairsOf(wordsOfName(piece.name));
  let [sum, best, inPairs, meaning] = [0, 0, 0, 0];
  for (const other of outfit) {
    const words = wordsOfName(other.name);
    const shared = [...new Set(words)]
      .filter((word) => own.has(word))
      .reduce((total, word) => total + (rarity[word] ?? rarest), 0);
    sum += shared;
    best = Math.max(best, shared);
    if ([...pairsOf(words)].some((pair) => ownPairs.has(pair))) inPairs += 1;
    meaning += likeness(other.vector, piece.vector);
  }
  const { length } = outfit;
  return [sum / length / 5, best / 5, inPairs / length, (meaning / length) * 3];
}

export function likeness(a?: Float32Array, b?: Float32Array): number {
  if (!a || !b) return 0;
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

export type Compatibility = (outfit: Worn[]) => (piece: Worn) => number;

export const createCompatibility =
  (weights: Weights): Compatibility =>
  (outfit) => {
    const vector = outfitVector(outfit);
    const wanted = new Float64Array(TRAITS.length);
    weights.pairs.forEach((row, from) => {
      if (vector[from])
        row.forEach(
          (weight, trait) => (wanted[trait] = (wanted[trait] ?? 0) + (vector[from] ?? 0) * weight),
        );
    });
    return (piece) => {
      const traits = traitsOf(piece.name).reduce(
        (sum, has, at) => sum + has * (wanted[at] ?? 0),
        0,
      );
      return agreements(outfit, piece, weights).reduce(
        (sum, value, at) => sum + value * (weights.agreements[at] ?? 0),
        traits,
      );
    };
  };
