// Trains the head that says what people call a piece (src/server/providers/vision/labels.ts): a softmax over what
// label-features.ts kept. Prints how often it is right on photos that were put aside.
// Usage: node training/vision/train-labels.ts FEATURES.jsonl OUTPUT.bin [--final]   (--final: the test photos, too)
import { readFileSync, writeFileSync } from "node:fs";
import {
  inputOf,
  PHOTO_LABELS,
  type PhotoLabel,
} from "../../src/server/providers/vision/labels.ts";

const STAGES = [256, 512, 1024] as const;
const EPOCHS = 14;
const BATCH = 32;
const RATE = 0.001;
const DECAY = 0.02;
const DROPPED = 0.3;

type Row = { label: PhotoLabel; part: string; input: Float32Array };
const [source, output, final] = process.argv.slice(2) as [string, string, string?];

function read(line: string): Row {
  const { label, part, bytes } = JSON.parse(line) as {
    label: PhotoLabel;
    part: string;
    bytes: string;
  };
  const numbers = new Float32Array(new Uint8Array(Buffer.from(bytes, "base64")).buffer);
  let at = 0;
  const stage = (size: number) => ({ data: numbers.subarray(at, (at += size)) }) as never;
  const [f2, f3, f4] = STAGES.map(stage) as [never, never, never];
  return { label, part, input: inputOf({ f2, f3, f4, colour: stage(numbers.length - at) }) };
}

const rows = readFileSync(source, "utf8").trim().split("\n").map(read);
const train = rows.filter(({ part }) => part === "train");
const size = train[0]!.input.length;
const count = PHOTO_LABELS.length;
const mean = new Float64Array(size);
const deviation = new Float64Array(size);
for (const { input } of train) input.forEach((value, n) => (mean[n]! += value / train.length));
for (const { input } of train)
  input.forEach((value, n) => (deviation[n]! += (value - mean[n]!) ** 2 / train.length));
deviation.forEach((value, n) => (deviation[n] = Math.sqrt(value) + 0.02));
const scaled = train.map(({ input }) =>
  input.map((value, n) => (value - mean[n]!) / deviation[n]!),
);

// The same numbers in every run.
let seed = 7;
const chance = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;

const weights = new Float64Array(count * (size + 1));
const slow = new Float64Array(weights.length);
const square = new Float64Array(weights.length);
const kept = new Float64Array(weights.length);
let step = 0;
const steps = Math.ceil(train.length / BATCH) * EPOCHS;
for (let epoch = 0; epoch < EPOCHS; epoch++) {
  const order = train.map((_, n) => [chance(), n] as const).toSorted(([a], [b]) => a - b);
  for (let at = 0; at < order.length; at += BATCH)
    descend(order.slice(at, at + BATCH).map(([, n]) => n));
  if (epoch % 5 === 4) console.log(epoch, right("validation"));
}

function logitsOf(input: ArrayLike<number>, from = weights): number[] {
  return PHOTO_LABELS.map((_, label) => {
    const place = label * (size + 1);
    let sum = from[place + size]!;
    for (let n = 0; n < size; n++) sum += from[place + n]! * input[n]!;
    return sum;
  });
}

function chances(logits: number[]): number[] {
  const most = Math.max(...logits);
  const raised = logits.map((value) => Math.exp(value - most));
  const all = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / all);
}

function descend(which: number[]): void {
  const slope = new Float64Array(weights.length);
  for (const n of which) {
    const input = scaled[n]!.map((value) => (chance() < DROPPED ? 0 : value / (1 - DROPPED)));
    const told = chances(logitsOf(input));
    for (const [label, name] of PHOTO_LABELS.entries()) {
      const wrong =
        (told[label]! - (train[n]!.label === name ? 0.9 + 0.1 / count : 0.1 / count)) /
        which.length;
      const place = label * (size + 1);
      for (let k = 0; k < size; k++) slope[place + k]! += wrong * input[k]!;
      slope[place + size]! += wrong;
    }
  }
  step++;
  const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
  for (let k = 0; k < weights.length; k++) {
    slow[k] = 0.9 * slow[k]! + 0.1 * slope[k]!;
    square[k] = 0.99 * square[k]! + 0.01 * slope[k]! ** 2;
    const first = slow[k]! / (1 - 0.9 ** step);
    const second = Math.sqrt(square[k]! / (1 - 0.99 ** step)) + 1e-8;
    weights[k]! -= rate * (first / second + DECAY * weights[k]!);
  }
  kept.set(weights);
}

function right(part: string): string {
  const asked = rows.filter((row) => row.part === part);
  const hits = asked.filter(({ label, input }) => {
    const logits = logitsOf(input.map((value, n) => (value - mean[n]!) / deviation[n]!));
    return PHOTO_LABELS[logits.indexOf(Math.max(...logits))] === label;
  });
  return `${part}: ${(hits.length / asked.length).toFixed(3)} of ${asked.length}`;
}

/** Mean and deviation go into the weights. */
const told = new Float32Array(count * (size + 1));
for (let label = 0; label < count; label++) {
  const place = label * (size + 1);
  let bias = kept[place + size]!;
  for (let n = 0; n < size; n++) {
    const weight = kept[place + n]! / deviation[n]!;
    told[count + label * size + n] = weight;
    bias -= weight * mean[n]!;
  }
  told[label] = bias;
}
writeFileSync(output, Buffer.from(told.buffer));
console.log(right("validation"), "|", right("aside"), final ? `| ${right("test")}` : "");
