// Learns how well pieces go together: the piece of an outfit is told from others of its part (a softmax
// over them), with weights held near zero. Full passes with Adam; small enough for minutes on one core.
import {
  agreements,
  OUTFIT_SIZE,
  outfitVector,
  type Weights,
  type Worn,
} from "../../src/server/features/stylist/compose/compatibility.ts";
import {
  GROUP_OF,
  TRAITS,
  traitsOf,
  wordsOfName,
} from "../../src/server/features/stylist/compose/traits.ts";
import { questionsFrom, type Question } from "../../bench/parts/match-outfits.ts";

export type LearnOptions = {
  /** How strongly weights of pairs are held near zero. */
  held: number;
  wrong: number;
  draws: number;
  passes: number;
};

const USUAL: LearnOptions = { held: 10, wrong: 7, draws: 1, passes: 120 };

type Sparse = { at: number[]; value: number[] };
type Example = { outfit: Sparse; options: Sparse[]; agreements: number[][] };

const sparse = (vector: Float64Array): Sparse => {
  const at = [...vector.keys()].filter((place) => vector[place] !== 0);
  return { at, value: at.map((place) => vector[place]!) };
};

function rarityOf(outfits: Worn[][]): Pick<Weights, "rarity" | "rarest"> {
  const names = outfits.flat().map(({ name }) => new Set(wordsOfName(name)));
  const counts = new Map<string, number>();
  for (const words of names)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = Object.fromEntries(
    [...counts].map(([word, count]) => [word, Math.log(names.length / count)]),
  );
  return { rarity, rarest: 7 };
}

export function learn(outfits: Worn[][], options: LearnOptions = USUAL): Weights {
  const rarity = rarityOf(outfits);
  const questions = Array.from({ length: options.draws }, (_, draw) =>
    questionsFrom(outfits, options.wrong, draw + 1),
  ).flat();
  const examples = questions.map((question) => exampleOf(question, rarity));
  const size = OUTFIT_SIZE * TRAITS.length;
  const count = examples[0]!.agreements[0]!.length;
  const weights = new Float64Array(size + count);
  const held = new Float64Array(size + count).fill(options.held * options.draws);
  held.fill(options.draws, size);
  const step = adam(weights);
  for (let pass = 0; pass < options.passes; pass++) {
    step(slopeAt(weights, examples, held, size), 0.05 * (1 - pass / options.passes));
  }
  const pairs = Array.from({ length: OUTFIT_SIZE }, (_, row) => [
    ...weights.subarray(row * TRAITS.length, (row + 1) * TRAITS.length),
  ]);
  return { pairs, agreements: [...weights.subarray(size)], ...rarity };
}

const exampleOf = (
  { outfit, options }: Question,
  rarity: Pick<Weights, "rarity" | "rarest">,
): Example => ({
  outfit: sparse(outfitVector(outfit)),
  options: options.map(({ name }) => sparse(traitsOf(name))),
  agreements: options.map((option) => agreements(outfit, option, rarity)),
});

/** Pairs within a group; what a look lacks and what is always liked is told by kinds. */
const isLearnt = (row: number, trait: number): boolean =>
  row < TRAITS.length ? GROUP_OF[row] === GROUP_OF[trait] : GROUP_OF[trait] === "kind";

const LEARNT = Array.from({ length: OUTFIT_SIZE }, (_, row) =>
  TRAITS.map((_trait, trait) => isLearnt(row, trait)),
);

/** Which way the loss rises, of all examples; the right answer stands first. */
function slopeAt(weights: Float64Array, examples: Example[], held: Float64Array, size: number) {
  const slope = weights.map((weight, at) => weight * held[at]!);
  for (const { outfit, options, agreements: shared } of examples) {
    const scores = options.map((option, at) => {
      let score = 0;
      for (let i = 0; i < outfit.at.length; i++) {
        const row = outfit.at[i]! * TRAITS.length;
        for (const trait of option.at) score += outfit.value[i]! * weights[row + trait]!;
      }
      shared[at]!.forEach((value, k) => (score += value * weights[size + k]!));
      return score;
    });
    const best = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - best));
    const total = powers.reduce((sum, power) => sum + power, 0);
    options.forEach((option, at) => {
      const error = powers[at]! / total - (at === 0 ? 1 : 0);
      for (let i = 0; i < outfit.at.length; i++) {
        const row = outfit.at[i]! * TRAITS.length;
        const part = error * outfit.value[i]!;
        for (const trait of option.at)
          if (LEARNT[outfit.at[i]!]![trait]) slope[row + trait]! += part;
      }
      shared[at]!.forEach((value, k) => (slope[size + k]! += error * value));
    });
  }
  return slope;
}

function adam(weights: Float64Array): (slope: Float64Array, rate: number) => void {
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  let steps = 0;
  return (slope, rate) => {
    steps += 1;
    for (let at = 0; at < weights.length; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * slope[at]!;
      square[at] = 0.99 * square[at]! + 0.01 * slope[at]! ** 2;
      const m = mean[at]! / (1 - 0.9 ** steps);
      const s = square[at]! / (1 - 0.99 ** steps);
      weights[at]! -= (rate * m) / (Math.sqrt(s) + 1e-8);
    }
  };
}
