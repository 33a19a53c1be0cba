// A small linear classifier over features that are hashed: which of a few classes a word, a sentence or a clause is of,
// from what stands in and around it. Whoever asks makes the features; training/linear/learn.ts makes the weights.
// One piece for every reader that learns (roles of words in a wish, clauses of a shop's terms).
import { readFileSync } from "node:fs";

/** As it lies in a file: weights are whole numbers of one byte, bucket by bucket, in base64. */
export type StoredModel = {
  classes: string[];
  /** There are two to the power of this many buckets. */
  bits: number;
  /** What one step of a weight is worth. */
  step: number;
  weights: string;
};

export type LinearModel<Class extends string = string> = {
  classes: readonly Class[];
  /** How sure it is of each class, in their order; the sum is one. */
  chances: (features: readonly string[]) => number[];
};

const FNV_START = 2166136261;
const FNV_PRIME = 16777619;

/** 32 bits for a text (FNV-1a): the same in every process, and seldom the same for two. */
export function hashOf(text: string): number {
  let hash = FNV_START;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}

/** The bucket of a feature. Two that share one disturb each other little where there are many. */
export function bucketOf(feature: string, bits: number): number {
  let hash = hashOf(feature);
  // The low digits of it follow the last letter alone.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) & ((1 << bits) - 1);
}

/** Sums → chances, whatever their size. */
export function softmax(sums: number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((all, one) => all + one, 0);
  return powers.map((power) => power / total);
}

export function createLinearModel<Class extends string>(stored: StoredModel): LinearModel<Class> {
  const { classes, bits, step } = stored;
  const bytes = Buffer.from(stored.weights, "base64");
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (weights.length !== classes.length << bits)
    throw new Error(`weights of ${weights.length} bytes for ${classes.length} classes`);
  return {
    classes: classes as Class[],
    chances: (features) => {
      const sums = classes.map(() => 0);
      for (const feature of new Set(features)) {
        const place = bucketOf(feature, bits) * classes.length;
        for (let n = 0; n < sums.length; n++)
          sums[n] = (sums[n] ?? 0) + (weights[place + n] ?? 0) * step;
      }
      return softmax(sums);
    },
  };
}

export const readLinearModel = <Class extends string>(file: URL): LinearModel<Class> =>
  createLinearModel<Class>(JSON.parse(readFileSync(file, "utf8")) as StoredModel);
