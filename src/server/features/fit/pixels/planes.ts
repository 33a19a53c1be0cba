// Blurs, growth and connected areas on planes of numbers.
import type { Plane } from "./raster.ts";

/** Three passes of a box are as good as a Gauss, at any radius for the same price. */
export function blurred({ width, height, data }: Plane, radius: number): Plane {
  const r = Math.max(1, Math.round(radius));
  const from = data.slice();
  const to = scratchOf(from.length);
  for (let pass = 0; pass < 3; pass++) {
    boxRows(from, to, width, height, r);
    boxColumns(to, from, width, height, r);
  }
  return { width, height, data: from };
}

/** Used again and again: planes of a few megabytes are what the garbage collector chokes on. */
let scratch = new Float32Array(0);
function scratchOf(length: number): Float32Array {
  if (scratch.length < length) scratch = new Float32Array(length);
  return scratch;
}

/** The same for wide blurs at a quarter of the price: done at half the size, where nothing is lost. */
export function widelyBlurred(plane: Plane, radius: number): Plane {
  const half = blurred(halved(plane), radius / 2);
  const { width, height } = plane;
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const v = Math.min(half.height - 1, Math.max(0, (y - 0.5) / 2));
    const y0 = Math.floor(v);
    const above = y0 * half.width;
    const below = Math.min(half.height - 1, y0 + 1) * half.width;
    const fy = v - y0;
    for (let x0 = 0; x0 < half.width; x0++) {
      const x1 = x0 + 1 < half.width ? x0 + 1 : x0;
      const left = half.data[above + x0]! * (1 - fy) + half.data[below + x0]! * fy;
      const right = half.data[above + x1]! * (1 - fy) + half.data[below + x1]! * fy;
      const x = 2 * x0 + 1;
      if (x0 === 0) data[y * width] = left;
      if (x < width) data[y * width + x] = left * 0.75 + right * 0.25;
      if (x + 1 < width) data[y * width + x + 1] = left * 0.25 + right * 0.75;
    }
  }
  return { width, height, data };
}

function halved({ width, height, data }: Plane): Plane {
  const wide = Math.ceil(width / 2);
  const high = Math.ceil(height / 2);
  const small = new Float32Array(wide * high);
  for (let y = 0; y < high; y++) {
    const above = 2 * y * width;
    const below = Math.min(height - 1, 2 * y + 1) * width;
    for (let x = 0; x < wide; x++) {
      const [a, b] = [2 * x, Math.min(width - 1, 2 * x + 1)];
      small[y * wide + x] =
        (data[above + a]! + data[above + b]! + data[below + a]! + data[below + b]!) / 4;
    }
  }
  return { width: wide, height: high, data: small };
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

/** How many are set. */
export function countOf(mask: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < mask.length; i++) if (mask[i]) count++;
  return count;
}

/**
 * The connected areas (edge to edge) of what is set. Stretches of a row are joined with those they touch
 * in the row above, and numbered in the order in which they come up.
 */
export function areasOf(mask: Uint8Array, width: number, height: number): Areas {
  const { from, to, rows, joined } = stretchesOf(mask, width, height, 1);
  const labels = new Int32Array(mask.length);
  const numbers = new Int32Array(from.length);
  const sizes = [0];
  for (let y = 0; y < height; y++)
    for (let n = rows[y]!; n < rows[y + 1]!; n++) {
      const root = rootOf(joined, n);
      const label = numbers[root] || (numbers[root] = sizes.push(0) - 1);
      sizes[label]! += to[n]! - from[n]!;
      labels.fill(label, from[n], to[n]);
    }
  return { labels, sizes };
}

/** How many pixels the largest connected area has. */
export const largestArea = (mask: Uint8Array, width: number, height: number): number =>
  largestOf(areaSizes(stretchesOf(mask, width, height, 1)));

/** A restless picture can have more areas than a call takes arguments. */
function largestOf(sizes: Map<number, number>): number {
  let largest = 0;
  for (const size of sizes.values()) largest = Math.max(largest, size);
  return largest;
}

/** Where 1 is, or 0, areas smaller than `least` says (by the largest one's size) become the other. Changes the mask. */
export function withoutSmall(
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
  value: 0 | 1,
  least: (largest: number) => number,
): void {
  const stretches = stretchesOf(mask, width, height, value);
  const sizes = areaSizes(stretches);
  const limit = least(largestOf(sizes));
  for (let n = 0; n < stretches.from.length; n++)
    if (sizes.get(rootOf(stretches.joined, n))! < limit)
      mask.fill(1 - value, stretches.from[n], stretches.to[n]);
}

function areaSizes({ from, to, joined }: Stretches): Map<number, number> {
  const sizes = new Map<number, number>();
  for (let n = 0; n < from.length; n++) {
    const root = rootOf(joined, n);
    sizes.set(root, (sizes.get(root) ?? 0) + to[n]! - from[n]!);
  }
  return sizes;
}

type Stretches = {
  /** Places in the mask; `to` is the one behind the last. */
  from: number[];
  to: number[];
  /** The first stretch of each row, and behind the last row how many there are. */
  rows: Int32Array;
  /** Another one of the same area, or itself. */
  joined: number[];
};

function stretchesOf(mask: Uint8Array, width: number, height: number, value: 0 | 1): Stretches {
  const found: Stretches = { from: [], to: [], rows: new Int32Array(height + 1), joined: [] };
  const { from, to, rows, joined } = found;
  const isOfZeros = value === 0;
  for (let y = 0; y < height; y++) {
    rows[y] = from.length;
    let above = y > 0 ? rows[y - 1]! : 0;
    const end = (y + 1) * width;
    for (let i = y * width; i < end; i++) {
      if ((mask[i] === 0) !== isOfZeros) continue;
      const start = i;
      while (i < end && (mask[i] === 0) === isOfZeros) i++;
      const n = from.length;
      from.push(start);
      to.push(i);
      joined.push(n);
      while (above < rows[y]! && to[above]! <= start - width) above++;
      for (let m = above; m < rows[y]! && from[m]! < i - width; m++) {
        const [a, b] = [rootOf(joined, m), rootOf(joined, n)];
        joined[Math.max(a, b)] = Math.min(a, b);
      }
    }
  }
  rows[height] = from.length;
  return found;
}

function rootOf(joined: number[], n: number): number {
  let root = n;
  while (joined[root] !== root) root = joined[root]!;
  while (joined[n] !== root) {
    const next = joined[n]!;
    joined[n] = root;
    n = next;
  }
  return root;
}
