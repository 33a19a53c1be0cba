// A linear classifier over meanings: which of a few classes a text is of, from the vector that the sentence model gives
// it. Unlike linear-model.ts it needs no word that it has seen: what means the same lies close together.
// training/linear/learn-meanings.ts makes the weights.
import { readFileSync } from "node:fs";
import { softmax } from "./linear-model.ts";

/** As it lies in a file: for each class a weight a dimension and one more that always counts, a byte each, in base64. */
export type StoredMeanings = {
  classes: string[];
  /** How many dimensions a meaning has. */
  size: number;
  /** What one step of a weight is worth. */
  step: number;
  weights: string;
};

export type MeaningModel<Class extends string = string> = {
  classes: readonly Class[];
  /** How sure it is of each class, in their order; the sum is one. */
  chances: (meaning: Float32Array) => number[];
};

export function createMeaningModel<Class extends string>(
  stored: StoredMeanings,
): MeaningModel<Class> {
  const { classes, size, step } = stored;
  const bytes = Buffer.from(stored.weights, "base64");
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (weights.length !== classes.length * (size + 1))
    throw new Error(`weights of ${weights.length} bytes for ${classes.length} classes`);
  return {
    classes: classes as Class[],
    chances: (meaning) =>
      softmax(
        classes.map((_, n) => {
          const start = n * (size + 1);
          let sum = weights[start + size] ?? 0;
          for (let at = 0; at < size; at++) sum += (weights[start + at] ?? 0) * (meaning[at] ?? 0);
          return sum * step;
        }),
      ),
  };
}

export const readMeaningModel = <Class extends string>(file: URL): MeaningModel<Class> =>
  createMeaningModel<Class>(JSON.parse(readFileSync(file, "utf8")) as StoredMeanings);
