// How common each colour is in a part of a picture, told apart roughly enough that light and noise do not matter.
import type { Box, Raster } from "../pixels/raster.ts";

/** Colours are told apart in so many steps a channel. */
const BITS = 4;
const STEPS = 1 << BITS;

export const binOf = (data: Uint8ClampedArray, i: number): number =>
  ((data[i * 4]! >> (8 - BITS)) << (2 * BITS)) |
  ((data[i * 4 + 1]! >> (8 - BITS)) << BITS) |
  (data[i * 4 + 2]! >> (8 - BITS));

/** Of large pictures not every pixel is counted. */
const ENOUGH = 400;

/** Of the counted pixels of a part of the picture, how many have this colour or one beside it; by `binOf`. */
export function colourShares(
  { data, width, height }: Raster,
  part: Box,
  counts: (i: number, x: number, y: number) => boolean,
): Float64Array {
  const found = new Float64Array(STEPS ** 3);
  const [left, right] = [Math.max(0, part.left), Math.min(width - 1, part.right)];
  const [top, bottom] = [Math.max(0, part.top), Math.min(height - 1, part.bottom)];
  const step = Math.max(1, Math.floor(Math.max(right - left, bottom - top) / ENOUGH));
  let all = 0;
  for (let y = top; y <= bottom; y += step)
    for (let x = left; x <= right; x += step) {
      const i = y * width + x;
      if (!counts(i, x, y)) continue;
      found[binOf(data, i)]!++;
      all++;
    }
  let from = found.map((count) => count / Math.max(1, all));
  for (const beside of [1, STEPS, STEPS * STEPS]) {
    const to = from.slice();
    for (let i = 0; i < from.length; i++) {
      const at = Math.floor(i / beside) % STEPS;
      if (at > 0) to[i]! += from[i - beside]!;
      if (at < STEPS - 1) to[i]! += from[i + beside]!;
    }
    from = to;
  }
  return from;
}

export function include(box: Box, i: number, width: number): void {
  const x = i % width;
  const y = (i - x) / width;
  box.left = Math.min(box.left, x);
  box.right = Math.max(box.right, x);
  box.top = Math.min(box.top, y);
  box.bottom = Math.max(box.bottom, y);
}

export function boxAround(mask: Uint8Array, width: number): Box | undefined {
  const box = { left: width, top: mask.length, right: -1, bottom: -1 };
  for (let i = 0; i < mask.length; i++) if (mask[i]) include(box, i, width);
  return box.right < 0 ? undefined : box;
}

/** The boxes of numbered areas; the first entry is unused. */
export function boxesOf(labels: Int32Array, count: number, width: number): Box[] {
  const boxes = Array.from({ length: count }, (): Box => ({ left: width, top: labels.length, right: -1, bottom: -1 })); // prettier-ignore
  for (let i = 0; i < labels.length; i++) if (labels[i]) include(boxes[labels[i]!]!, i, width);
  return boxes;
}
