// Edges without steps: where cloth was cut along pixels, its outline runs over them instead.
import type { Layer } from "./raster.ts";

/** Of a pixel and two neighbours either way: an outline that moves by one pixel in four rows runs evenly, too. */
const WEIGHTS = [1, 4, 6, 4, 1] as const;
const ALL = 256;
const REACH = 2;
/** So much steeper again, that an edge is not blurred. */
const STEEP = 1.5;

/** In place. Only pixels that have an edge among their neighbours change; the cloth's inside stays as it is. */
export function softenEdges(layer: Layer): Layer {
  const { width, height, data } = layer;
  const before = new Uint8ClampedArray(data);
  const near = [-2, -1, 0, 1, 2];
  const around = near.flatMap((down) => near.map((right) => down * width + right));
  for (let y = REACH; y + REACH < height; y++)
    for (let x = REACH; x + REACH < width; x++) {
      const i = y * width + x;
      if (isEven(before, i, width)) continue;
      soften(before, data, i, around);
    }
  return layer;
}

function isEven(data: Uint8ClampedArray, i: number, width: number): boolean {
  const alpha = data[i * 4 + 3]!;
  return [-2, -1, 1, 2, -2 * width, -width, width, 2 * width].every(
    (step) => data[(i + step) * 4 + 3] === alpha,
  );
}

function soften(
  before: Uint8ClampedArray,
  data: Uint8ClampedArray,
  i: number,
  around: readonly number[],
): void {
  let alpha = 0;
  const colour = [0, 0, 0];
  for (const [n, step] of around.entries()) {
    const at = (i + step) * 4;
    const weight = before[at + 3]! * WEIGHTS[n % 5]! * WEIGHTS[Math.floor(n / 5)]!;
    alpha += weight;
    for (let c = 0; c < 3; c++) colour[c]! += before[at + c]! * weight;
  }
  if (alpha === 0) return;
  // What was bare takes the colour of the cloth beside it.
  if (before[i * 4 + 3] === 0) for (let c = 0; c < 3; c++) data[i * 4 + c] = colour[c]! / alpha;
  data[i * 4 + 3] = (alpha / ALL - 127.5) * STEEP + 127.5;
}
