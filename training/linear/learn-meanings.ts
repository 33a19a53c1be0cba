// Learns the weights of src/server/language/meaning-model.ts: softmax regression over vectors by stochastic
// descent, each weight with a pace of its own (Adagrad), large weights held back. The same examples give the same weights.
import { bucketOf, softmax } from "../../src/server/language/linear-model.ts";
import {
  createMeaningModel,
  type StoredMeanings,
} from "../../src/server/language/meaning-model.ts";
import { randomOf, shuffled } from "./learn.ts";

export type Meant<Class extends string = string> = {
  text: string;
  meaning: Float32Array;
  is: Class;
  /** What an example counts; one unless told otherwise. */
  weight?: number;
};

export type Learning = { rounds?: number; pace?: number; decay?: number };

export function learnMeanings<Class extends string>(
  examples: readonly Meant<Class>[],
  classes: readonly Class[],
  { rounds = 30, pace = 0.3, decay = 1e-4 }: Learning = {},
): StoredMeanings {
  const size = examples[0]?.meaning.length ?? 0;
  const width = size + 1;
  const weights = new Float64Array(classes.length * width);
  const paces = new Float64Array(weights.length).fill(1e-4);
  const step = (at: number, slope: number): void => {
    paces[at]! += slope * slope;
    weights[at]! -= (pace * slope) / Math.sqrt(paces[at]!);
  };
  const random = randomOf(examples.length);
  for (let round = 0; round < rounds; round++)
    for (const { meaning, is, weight = 1 } of shuffled(examples, random)) {
      const chances = softmax(classes.map((_, n) => sumOf(weights, n * width, meaning)));
      for (let n = 0; n < classes.length; n++) {
        const off = weight * (chances[n]! - (classes[n] === is ? 1 : 0));
        // Whoever is right already has nothing to learn from it.
        if (Math.abs(off) < 1e-3) continue;
        const start = n * width;
        for (let at = 0; at < size; at++)
          step(start + at, off * meaning[at]! + decay * weights[start + at]!);
        step(start + size, off);
      }
    }
  return stored(weights, classes, size);
}

function sumOf(weights: Float64Array, start: number, meaning: Float32Array): number {
  let sum = weights[start + meaning.length]!;
  for (let at = 0; at < meaning.length; at++) sum += weights[start + at]! * meaning[at]!;
  return sum;
}

const LARGEST = 127;

function stored(weights: Float64Array, classes: readonly string[], size: number): StoredMeanings {
  const most = weights.reduce((largest, one) => Math.max(largest, Math.abs(one)), 0);
  const step = most / LARGEST || 1;
  const bytes = Int8Array.from(weights, (one) => Math.round(one / step));
  return {
    classes: [...classes],
    size,
    step: Number(step.toPrecision(6)),
    weights: Buffer.from(bytes.buffer).toString("base64"),
  };
}

/** Each example judged by a model that has not seen its text: the chances of its classes. */
export function crossMeant<Class extends string, One extends Meant<Class>>(
  examples: readonly One[],
  classes: readonly Class[],
  { folds = 5, ...learning }: Learning & { folds?: number } = {},
): { example: One; chances: number[] }[] {
  const foldOf = ({ text }: One): number => bucketOf(text, 20) % folds;
  return Array.from({ length: folds }, (_, fold) => {
    const seen = examples.filter((one) => foldOf(one) !== fold);
    const model = createMeaningModel<Class>(learnMeanings(seen, classes, learning));
    return examples
      .filter((one) => foldOf(one) === fold)
      .map((example) => ({ example, chances: model.chances(example.meaning) }));
  }).flat();
}
