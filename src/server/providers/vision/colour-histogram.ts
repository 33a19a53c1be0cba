// Which colours a picture has, as the likeness head was taught to read them: OKLab in 6 × 7 × 7 steps, weighed
// toward the middle and away from the colour of the rim.
import { toLab } from "./oklab.ts";

const STEP = 2;
const LIGHTS = 6;
const TINTS = 7;
const BINS = LIGHTS * TINTS * TINTS;
/** How fast the weight falls from the middle to the rim. */
const FALL = 1.5;
const TINT_WEIGHT = 4;
/** Colours this far from the rim's count in full. */
const FAR = 0.15;
const LEAST = 0.02;

/** `square` holds three bytes a pixel, `side` × `side`. The histogram, then twice the mean colour. */
export function colourHistogram(square: Uint8Array, side: number): Float32Array {
  const across = Math.ceil(side / STEP);
  const labs = Array.from({ length: across * across }, (_, n) => {
    const at = (Math.floor(n / across) * STEP * side + (n % across) * STEP) * 3;
    return toLab(square[at]!, square[at + 1]!, square[at + 2]!);
  });
  const rim = rimColour(labs, across);
  const told = new Float32Array(BINS + 3);
  let all = 0;
  labs.forEach((lab, n) => {
    const weight = middle(n, across) * farFrom(lab, rim);
    told[binOf(lab)]! += weight;
    for (let c = 0; c < 3; c++) told[BINS + c]! += lab[c]! * weight;
    all += weight;
  });
  return told.map((value, n) => (n < BINS ? Math.sqrt(value / all) : (value / all) * 2));
}

type Lab = readonly [number, number, number];

function rimColour(labs: Lab[], across: number): number[] {
  const rim = labs.filter((_, n) => {
    const x = n % across;
    const y = Math.floor(n / across);
    return x === 0 || y === 0 || x === across - 1 || y === across - 1;
  });
  return [0, 1, 2].map(
    (c) => rim.map((lab) => lab[c]!).toSorted((a, b) => a - b)[rim.length >> 1]!,
  );
}

function middle(n: number, across: number): number {
  const place = (at: number) => (at / (across - 1)) * 2 - 1;
  return Math.exp(-(place(n % across) ** 2 + place(Math.floor(n / across)) ** 2) * FALL);
}

function farFrom(lab: Lab, rim: number[]): number {
  const far = Math.sqrt(
    (lab[0] - rim[0]!) ** 2 +
      TINT_WEIGHT * (lab[1] - rim[1]!) ** 2 +
      TINT_WEIGHT * (lab[2] - rim[2]!) ** 2,
  );
  return Math.min(1, Math.max(LEAST, far / FAR));
}

function binOf([l, a, b]: Lab): number {
  const step = (value: number, steps: number) =>
    Math.floor(Math.min(1, Math.max(0, value)) * (steps - 0.01));
  const tint = (value: number) => step((value + 0.2) / 0.4, TINTS);
  return step(l, LIGHTS) * TINTS * TINTS + tint(a) * TINTS + tint(b);
}
