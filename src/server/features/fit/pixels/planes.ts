// Blurs, growth and connected areas on planes of numbers.
import type { Plane } from "./raster.ts";

/** Three passes of a box are as good as a Gauss, at any radius for the same price. */
export function blurred({ width, height, data }: Plane, radius: number): Plane {
  const r = Math.max(1, Math.round(radius));
  let from = Float32Array.from(data);
  let to = new Float32Array(from.length);
  for (let pass = 0; pass < 3; pass++) {
    boxRows(from, to, width, height, r);
    boxColumns(to, from, width, height, r);
  }
  return { width, height, data: from };
}

function boxRows(from: Float32Array, to: Float32Array, width: number, height: number, r: number) {
  const share = 1 / (2 * r + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -r; x <= r; x++) sum += from[row + Math.min(width - 1, Math.max(0, x))]!;
    for (let x = 0; x < width; x++) {
      to[row + x] = sum * share;
      sum += from[row + Math.min(width - 1, x + r + 1)]! - from[row + Math.max(0, x - r)]!;
    }
  }
}

function boxColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  r: number,
) {
  const share = 1 / (2 * r + 1);
  const sums = new Float32Array(width);
  for (let y = -r; y <= r; y++) {
    const row = Math.min(height - 1, Math.max(0, y)) * width;
    for (let x = 0; x < width; x++) sums[x]! += from[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const next = Math.min(height - 1, y + r + 1) * width;
    const last = Math.max(0, y - r) * width;
    for (let x = 0; x < width; x++) {
      to[y * width + x] = sums[x]! * share;
      sums[x]! += from[next + x]! - from[last + x]!;
    }
  }
}

export type Areas = {
  /** 0 where the mask is not set, else the number of the area, from 1. */
  labels: Int32Array;
  /** By number; the first entry is unused. */
  sizes: number[];
};

/** The connected areas (edge to edge) of what is set. */
export function areasOf(mask: Uint8Array, width: number, height: number): Areas {
  const labels = new Int32Array(mask.length);
  const sizes = [0];
  const stack = new Int32Array(mask.length);
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || labels[start]) continue;
    const label = sizes.length;
    let count = 0;
    let depth = 0;
    stack[depth++] = start;
    labels[start] = label;
    while (depth > 0) {
      const i = stack[--depth]!;
      count++;
      const x = i % width;
      const visit = (j: number) => {
        if (!mask[j] || labels[j]) return;
        labels[j] = label;
        stack[depth++] = j;
      };
      if (x > 0) visit(i - 1);
      if (x < width - 1) visit(i + 1);
      if (i >= width) visit(i - width);
      if (i < width * (height - 1)) visit(i + width);
    }
    sizes.push(count);
  }
  return { labels, sizes };
}
