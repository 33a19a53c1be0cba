// A garment on a plain ground is cut out without a model: the ground is fitted as a soft slope of colour
// along the border, and everything that is joined to the border and fits it is ground.
import type { LabPixels } from "./oklab.ts";

const BORDER = 0.04;
const FITS = 0.045;
/** Shadows are darker than the ground but hardly of another colour. */
const SHADOW_FITS = 0.13;
const SHADOW_TINT = 0.025;
const PLAIN_BORDER = 0.86;

/** A slope for each of L, a, b: value = base + x · right + y · down. */
type Slope = [base: number, right: number, down: number];

/** 255 where the garment is, or undefined when the ground is not plain enough to trust this. */
export function cutFromBackdrop(picture: LabPixels): Uint8Array | undefined {
  const border = borderOf(picture);
  const slopes = fitTwice(picture, border);
  const distance = distances(picture, slopes);
  const fitting = border.filter((n) => isGround(distance, n)).length / border.length;
  if (fitting < PLAIN_BORDER) return undefined;
  const mask = flood(picture, distance, border);
  let kept = 0;
  for (const value of mask) if (value) kept++;
  const share = kept / mask.length;
  return share > 0.03 && share < 0.93 ? mask : undefined;
}

function borderOf({ width, height }: LabPixels): number[] {
  const band = Math.max(2, Math.round(Math.min(width, height) * BORDER));
  const border: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x < band || y < band || x >= width - band || y >= height - band)
        border.push(y * width + x);
    }
  }
  return border;
}

/** The second time without the pixels that the first slope did not explain: a sleeve may touch the edge. */
function fitTwice(picture: LabPixels, border: number[]): Slope[] {
  const medians = [0, 1, 2].map((c) => median(border.map((n) => picture.data[n * 3 + c]!)));
  const near = border.filter(
    (n) =>
      Math.abs(picture.data[n * 3]! - medians[0]!) < 0.12 &&
      Math.abs(picture.data[n * 3 + 1]! - medians[1]!) < 0.06 &&
      Math.abs(picture.data[n * 3 + 2]! - medians[2]!) < 0.06,
  );
  return [0, 1, 2].map((c) => fitSlope(picture, near, c, medians[c]!));
}

/** Least squares with the unknowns centred, which makes the three equations nearly independent. */
function fitSlope({ data, width, height }: LabPixels, pixels: number[], c: number, base: number) {
  let xx = 0, xy = 0, yy = 0, xv = 0, yv = 0; // prettier-ignore
  for (const n of pixels) {
    const x = (n % width) / width - 0.5;
    const y = Math.floor(n / width) / height - 0.5;
    const v = data[n * 3 + c]! - base;
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xv += x * v;
    yv += y * v;
  }
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-9) return [base, 0, 0] as Slope;
  return [base, (xv * yy - yv * xy) / determinant, (yv * xx - xv * xy) / determinant] as Slope;
}

type Distances = { colour: Float32Array; tint: Float32Array; isDarker: Uint8Array };

function distances({ data, width, height }: LabPixels, slopes: Slope[]): Distances {
  const count = width * height;
  const colour = new Float32Array(count);
  const tint = new Float32Array(count);
  const isDarker = new Uint8Array(count);
  const [l0, a0, b0] = slopes as [Slope, Slope, Slope];
  const at = ([base, right, down]: Slope, x: number, y: number) => base + right * x + down * y;
  for (let n = 0; n < count; n++) {
    const x = (n % width) / width - 0.5;
    const y = Math.floor(n / width) / height - 0.5;
    const l = data[n * 3]! - at(l0, x, y);
    const a = data[n * 3 + 1]! - at(a0, x, y);
    const b = data[n * 3 + 2]! - at(b0, x, y);
    tint[n] = Math.sqrt(a * a + b * b);
    colour[n] = Math.sqrt(l * l + a * a + b * b);
    isDarker[n] = l < 0 ? 1 : 0;
  }
  return { colour, tint, isDarker };
}

const isGround = ({ colour, tint, isDarker }: Distances, n: number) =>
  colour[n]! < FITS || (isDarker[n] === 1 && colour[n]! < SHADOW_FITS && tint[n]! < SHADOW_TINT);

/** Only ground that is joined to the border: a white button on a white ground stays with its shirt. */
function flood({ data, width, height }: LabPixels, distance: Distances, border: number[]) {
  const mask = new Uint8Array(width * height).fill(255);
  const open = border.filter((n) => isGround(distance, n));
  for (const n of open) mask[n] = 0;
  const steps = [-1, 1, -width, width];
  while (open.length > 0) {
    const n = open.pop()!;
    const x = n % width;
    for (const step of steps) {
      const next = n + step;
      if (next < 0 || next >= mask.length || mask[next] === 0) continue;
      if ((step === -1 && x === 0) || (step === 1 && x === width - 1)) continue;
      // An edge that is sharp for the eye ends the ground even where colours are close.
      const edge = Math.abs(data[next * 3]! - data[n * 3]!);
      if (!isGround(distance, next) || (edge > 0.03 && distance.colour[next]! > 0.03)) continue;
      mask[next] = 0;
      open.push(next);
    }
  }
  return mask;
}

const median = (values: number[]): number =>
  Float32Array.from(values).toSorted()[values.length >> 1] ?? 0;
