// What a pattern leaves in numbers: how much the cloth differs from its surroundings, in how many
// directions its edges run, and what its spots are shaped like. None depends on which colours they are.
import type { LabPixels } from "./oklab.ts";

/** Folds are wider than the repeats of most prints: what is smooth over this many pixels is light, not print. */
const SMOOTH = 14;
const TILE = 32;

/** `inside` lists the garment's pixels. */
export function patternFeatures(picture: LabPixels, inside: number[]): number[] {
  const isIn = new Uint8Array(picture.width * picture.height);
  for (const n of inside) isIn[n] = 1;
  const apart = [0, 1, 2].map((c) => differenceFromSurroundings(picture, isIn, c));
  const rms = (list: Float32Array) =>
    Math.sqrt(inside.reduce((sum, n) => sum + list[n]! ** 2, 0) / inside.length);
  const light = rms(apart[0]!);
  const tint = Math.hypot(rms(apart[1]!), rms(apart[2]!));
  const busy =
    inside.filter((n) => apart[0]![n]! ** 2 + apart[1]![n]! ** 2 + apart[2]![n]! ** 2 > 0.06 ** 2)
      .length / inside.length;
  const signal = alongStrongest(apart, inside);
  const spread = rms(signal) || 1e-6;
  const fourth = inside.reduce((sum, n) => sum + (signal[n]! / spread) ** 4, 0) / inside.length;
  return [
    Math.log(tint + 1e-3),
    Math.log(light + 1e-3),
    busy,
    1 / fourth,
    ...directions(picture.width, signal, isIn, spread),
    ...spots(picture.width, signal, inside, spread),
    ...repeats(picture.width, signal, isIn, inside),
  ];
}

/** Minus the mean of the garment's own pixels around it, by sums that run along rows and columns. */
function differenceFromSurroundings(
  { data, width, height }: LabPixels,
  isIn: Uint8Array,
  c: number,
) {
  const sums = new Float64Array((width + 1) * (height + 1));
  const counts = new Float64Array(sums.length);
  const stride = width + 1;
  for (let y = 0; y < height; y++) {
    let sum = 0;
    let count = 0;
    for (let x = 0; x < width; x++) {
      const n = y * width + x;
      if (isIn[n]) {
        sum += data[n * 3 + c]!;
        count++;
      }
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + sum;
      counts[(y + 1) * stride + x + 1] = counts[y * stride + x + 1]! + count;
    }
  }
  const apart = new Float32Array(width * height);
  for (let n = 0; n < apart.length; n++) {
    if (!isIn[n]) continue;
    const x = n % width;
    const y = Math.floor(n / width);
    const x0 = Math.max(0, x - SMOOTH);
    const x1 = Math.min(width, x + SMOOTH + 1);
    const y0 = Math.max(0, y - SMOOTH) * stride;
    const y1 = Math.min(height, y + SMOOTH + 1) * stride;
    const within = (table: Float64Array) =>
      table[y1 + x1]! - table[y0 + x1]! - table[y1 + x0]! + table[y0 + x0]!;
    apart[n] = data[n * 3 + c]! - within(sums) / within(counts);
  }
  return apart;
}

/** One number a pixel: how far it lies along the direction of colour that varies most. */
function alongStrongest(apart: Float32Array[], inside: number[]): Float32Array {
  const spread = [0, 1, 2].map((i) =>
    [0, 1, 2].map((j) => inside.reduce((sum, n) => sum + apart[i]![n]! * apart[j]![n]!, 0)),
  );
  let way = [1, 0.5, 0.5];
  for (let round = 0; round < 12; round++) {
    const next = spread.map((row) => row.reduce((sum, value, j) => sum + value * way[j]!, 0));
    const length = Math.hypot(...next) || 1;
    way = next.map((value) => value / length);
  }
  const signal = new Float32Array(apart[0]!.length);
  for (const n of inside) {
    signal[n] = way[0]! * apart[0]![n]! + way[1]! * apart[1]![n]! + way[2]! * apart[2]![n]!;
  }
  return signal;
}

/** Of the edges in each small tile: do they run one way, one way and across it, or anyhow? */
function directions(width: number, signal: Float32Array, isIn: Uint8Array, spread: number) {
  type Tile = { energy: number; c2: number; s2: number; c4: number; s4: number };
  const tiles = new Map<number, Tile>();
  let level = 0;
  let upright = 0;
  for (let n = width + 1; n < signal.length - width - 1; n++) {
    if (!isIn[n] || !isIn[n - 1] || !isIn[n + 1] || !isIn[n - width] || !isIn[n + width]) continue;
    const dx = signal[n + 1]! - signal[n - 1]!;
    const dy = signal[n + width]! - signal[n - width]!;
    const energy = dx * dx + dy * dy;
    if (energy < (0.3 * spread) ** 2) continue;
    const angle = Math.atan2(dy, dx);
    const x = n % width;
    const key = Math.floor(n / width / TILE) * 1000 + Math.floor(x / TILE);
    const tile = tiles.get(key) ?? { energy: 0, c2: 0, s2: 0, c4: 0, s4: 0 };
    tile.energy += energy;
    tile.c2 += energy * Math.cos(2 * angle);
    tile.s2 += energy * Math.sin(2 * angle);
    tile.c4 += energy * Math.cos(4 * angle);
    tile.s4 += energy * Math.sin(4 * angle);
    tiles.set(key, tile);
    level += energy * Math.cos(2 * angle);
    upright += energy * Math.cos(4 * angle);
  }
  const sum = (of: (tile: Tile) => number) =>
    [...tiles.values()].reduce((all, tile) => all + of(tile), 0);
  const energy = sum((tile) => tile.energy) || 1;
  return [
    sum(({ c2, s2 }) => Math.hypot(c2, s2)) / energy,
    sum(({ c4, s4 }) => Math.hypot(c4, s4)) / energy,
    Math.abs(level / energy),
    upright / energy,
  ];
}

/** Joined regions of the rarer level: how many, how large, how alike, how round. */
function spots(width: number, signal: Float32Array, inside: number[], spread: number): number[] {
  const above = inside.filter((n) => signal[n]! > 0.5 * spread);
  const below = inside.filter((n) => signal[n]! < -0.5 * spread);
  const open = new Set(above.length < below.length ? above : below);
  const share = open.size / inside.length;
  const found: { area: number; round: number }[] = [];
  for (const start of open) {
    open.delete(start);
    const stack = [start];
    let area = 0;
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    while (stack.length > 0) {
      const n = stack.pop()!;
      area++;
      const x = n % width;
      const y = Math.floor(n / width);
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]; // prettier-ignore
      for (const next of [n - 1, n + 1, n - width, n + width])
        if (open.delete(next)) stack.push(next);
    }
    const wide = right - left + 1;
    const high = bottom - top + 1;
    if (area >= 6) found.push({ area, round: (Math.min(wide, high) / Math.max(wide, high)) * Math.min(1, area / (wide * high * 0.785)) }); // prettier-ignore
  }
  if (found.length < 3) return [found.length / 10, 0, 0, 0, share];
  const areas = found.map(({ area }) => area).toSorted((a, b) => a - b);
  const typical = areas[areas.length >> 1]!;
  const alike = areas.filter((area) => area > typical * 0.6 && area < typical * 1.6).length;
  const round = found.reduce((sum, spot) => sum + spot.round, 0) / found.length;
  return [
    Math.log(1 + (found.length / inside.length) * 10_000),
    Math.log(typical),
    alike / found.length,
    round,
    share,
  ];
}

/** How well the cloth looks like itself some steps to the right and down: prints repeat, folds do not. */
function repeats(
  width: number,
  signal: Float32Array,
  isIn: Uint8Array,
  inside: number[],
): number[] {
  const both = [1, width].map((way) => {
    let low = 1;
    let best = 0;
    for (let step = 1; step <= 40; step++) {
      let product = 0;
      let power = 1e-9;
      for (let k = 0; k < inside.length; k += 5) {
        const n = inside[k]!;
        const other = n + step * way;
        if (other >= signal.length || !isIn[other]) continue;
        product += signal[n]! * signal[other]!;
        power += signal[n]! ** 2;
      }
      low = Math.min(low, product / power);
      best = Math.max(best, product / power - low);
    }
    return best;
  });
  return [Math.max(...both), Math.min(...both)];
}
