// What people call a piece on a photo: a small head over the features of the network, trained on the labels of the
// whole clothing dataset (training/vision/train-labels.ts).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Features } from "./features.ts";

/** In the order of the weights. */
export const PHOTO_LABELS = [
  "Blazer",
  "Blouse",
  "Body",
  "Dress",
  "Hat",
  "Hoodie",
  "Longsleeve",
  "Outwear",
  "Pants",
  "Polo",
  "Shirt",
  "Shoes",
  "Shorts",
  "Skirt",
  "T-Shirt",
  "Top",
  "Undershirt",
] as const;
export type PhotoLabel = (typeof PHOTO_LABELS)[number];
export type LabelChances = Record<PhotoLabel, number>;

const FILE = join(import.meta.dirname, "weights/labels.bin");
const COLOUR_WEIGHT = 3;

let weights: Float32Array | undefined;

const numbersOf = ({ data }: { data: unknown }) => data as Float32Array;

/** As the head was shown them: roots of what the stages say, and the colours. */
export function inputOf({ f2, f3, f4, colour }: Features): Float32Array {
  const stages = [f2, f3, f4].flatMap((stage) => Array.from(numbersOf(stage), stageRoot));
  return Float32Array.from([
    ...stages,
    ...Array.from(numbersOf(colour), (value) => value * COLOUR_WEIGHT),
  ]);
}

const stageRoot = (value: number) => Math.sqrt(Math.max(0, value));

/** A bias for each label, then its weights. */
export function labelsOf(features: Features): LabelChances {
  weights ??= new Float32Array(new Uint8Array(readFileSync(FILE)).buffer);
  const input = inputOf(features);
  const count = PHOTO_LABELS.length;
  const logits = PHOTO_LABELS.map((_, label) => {
    let sum = weights![label]!;
    const from = count + label * input.length;
    for (let n = 0; n < input.length; n++) sum += weights![from + n]! * input[n]!;
    return sum;
  });
  const most = Math.max(...logits);
  const raised = logits.map((value) => Math.exp(value - most));
  const all = raised.reduce((sum, value) => sum + value, 0);
  return Object.fromEntries(
    PHOTO_LABELS.map((label, n) => [label, raised[n]! / all]),
  ) as LabelChances;
}
