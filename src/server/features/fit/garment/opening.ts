// The opening of a garment, through which neck and chest (or a face) show. A picture of a garment without
// its wearer shows the inside of its back there; on a figure that inside must give way.
import { grown } from "../pixels/grown.ts";
import type { Raster } from "../pixels/raster.ts";
import type { Point } from "../figure/anchors.ts";

type Frame = { left: number; top: number; width: number; height: number };

/** Cost of a step that crosses nothing; the rest is how much the colour changes. */
const STEP = 1.5;
const BUCKETS = 4096;

/** Colour change around each pixel of a part of the picture, slightly smoothed. */
function changes({ data, width }: Raster, frame: Frame): Float32Array {
  const cost = new Float32Array(frame.width * frame.height);
  for (let y = 1; y < frame.height - 1; y++)
    for (let x = 1; x < frame.width - 1; x++) {
      const at = ((y + frame.top) * width + x + frame.left) * 4;
      let sum = 0;
      for (let c = 0; c < 3; c++) {
        const across = data[at + 4 + c]! - data[at - 4 + c]!;
        const down = data[at + width * 4 + c]! - data[at - width * 4 + c]!;
        sum += Math.abs(across) + Math.abs(down);
      }
      cost[y * frame.width + x] = STEP + sum / 3;
    }
  return cost;
}

/**
 * Two floods run against each other, slow where colours change; each pixel belongs to whichever comes
 * first. `seeds` holds 1 for the inside, 2 for the outside, 3 for where nothing may run.
 */
function raceOf(cost: Float32Array, seeds: Uint8Array, width: number): Uint8Array {
  const owner = new Uint8Array(cost.length);
  const best = new Float32Array(cost.length).fill(Infinity);
  const buckets: number[][] = Array.from({ length: BUCKETS }, () => []);
  const push = (i: number, by: number, at: number) => {
    if (at >= best[i]!) return;
    best[i] = at;
    owner[i] = by;
    buckets[Math.min(BUCKETS - 1, Math.floor(at / 2))]!.push(i);
  };
  seeds.forEach((seed, i) => (seed === 1 || seed === 2) && push(i, seed, 0));
  for (let level = 0; level < BUCKETS; level++)
    for (let n = 0; n < buckets[level]!.length; n++) {
      const i = buckets[level]![n]!;
      const at = best[i]!;
      if (Math.floor(at / 2) < level && level < BUCKETS - 1) continue;
      const column = i % width;
      const next = [column > 0 ? i - 1 : -1, column < width - 1 ? i + 1 : -1, i - width, i + width];
      for (const j of next) {
        if (j < 0 || j >= cost.length || seeds[j] === 3) continue;
        push(j, owner[i]!, at + cost[j]!);
      }
    }
  return owner;
}

export type Opening = { frame: Frame; mask: Uint8Array; area: number };

/**
 * @param inside  a few points that surely lie in the opening
 * @param outside points on the cloth around it
 */
export function findOpening(
  raster: Raster,
  frame: Frame,
  inside: readonly Point[],
  outside: (x: number, y: number) => boolean,
): Opening | null {
  const cost = changes(raster, frame);
  const seeds = new Uint8Array(cost.length);
  for (let y = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++) {
      const at = (y + frame.top) * raster.width + x + frame.left;
      if (raster.data[at * 4 + 3]! < 128) seeds[y * frame.width + x] = 3;
      else if (outside(x + frame.left, y + frame.top)) seeds[y * frame.width + x] = 2;
    }
  let started = 0;
  for (const { x, y } of inside) {
    const [column, row] = [Math.round(x) - frame.left, Math.round(y) - frame.top];
    const i = row * frame.width + column;
    if (column < 0 || row < 0 || column >= frame.width || row >= frame.height) continue;
    if (seeds[i] === 3) continue;
    seeds[i] = 1;
    started++;
  }
  if (started === 0) return null;
  const owner = raceOf(cost, seeds, frame.width);
  const mask = owner.map((by) => (by === 1 ? 1 : 0));
  return { frame, mask, area: mask.reduce((sum, on) => sum + on, 0) };
}

/**
 * Necks are even: each column takes the shallower of itself and its mirror image, and neighbours agree.
 * This turns a ragged flood into a clean neckline. One that was found in a photo (`isFound`) bends one way only, and
 * no rim is left above it.
 */
export function evened(
  raster: Raster,
  { frame, mask }: Opening,
  axis: number,
  smoothing: number,
  isFound = false,
): Opening {
  const { width, height } = frame;
  const first = new Float32Array(width).fill(-1);
  const last = new Float32Array(width).fill(-1);
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) {
      if (!mask[y * width + x]) continue;
      if (first[x] === -1) first[x] = y;
      last[x] = y;
    }
  const mirror = (x: number) => Math.round(2 * (axis - frame.left) - x);
  const shallow = last.map((depth, x) => {
    const other = last[mirror(x)];
    return depth < 0 || other === undefined || other < 0 ? -1 : Math.min(depth, other);
  });
  const calm = smoothed(shallow, smoothing);
  const depths = isFound ? arched(calm) : calm;
  const even = new Uint8Array(mask.length);
  let area = 0;
  for (let x = 0; x < width; x++) {
    if (depths[x]! < 0) continue;
    const rim = isFound ? width * RIM : EDGE_LINE;
    const from = first[x]! < 0 ? depths[x]! : first[x]!;
    for (
      let y = Math.round(startOf(raster, frame, x, { first: from, rim }));
      y <= depths[x]!;
      y++
    ) {
      even[y * width + x] = 1;
      area++;
    }
  }
  return { frame, mask: even, area };
}

/** An edge drawn as a dark line belongs to what it edges. */
const EDGE_LINE = 9;
/** In a photo the back of a collar is no wider than this, of the opening's frame; more is a hood. */
const RIM = 0.12;

function startOf(
  { data, width }: Raster,
  frame: Frame,
  x: number,
  { first, rim }: { first: number; rim: number },
): number {
  // prettier-ignore
  for (let y = 0; y < frame.height; y++) {
    if (data[((y + frame.top) * width + x + frame.left) * 4 + 3]! < 20) continue;
    return first - y <= rim ? y : first;
  }
  return first;
}

/** The middle of its neighbours, then their mean; −1 stands for no opening and stays. */
function smoothed(depths: Float32Array, reach: number): Float32Array {
  const around = (values: Float32Array, x: number) =>
    Array.from(values.subarray(Math.max(0, x - reach), x + reach + 1)).filter(
      (depth) => depth >= 0,
    );
  const calm = depths.map((depth, x) => {
    const near = around(depths, x).toSorted((a, b) => a - b);
    return depth < 0 ? -1 : near[near.length >> 1]!;
  });
  return calm.map((depth, x) => {
    const near = around(calm, x);
    return depth < 0 ? -1 : near.reduce((sum, d) => sum + d, 0) / near.length;
  });
}

/** The depths of a line that is nowhere hollow: over every dent it goes straight. */
function arched(depths: Float32Array): Float32Array {
  const hull: number[] = [];
  depths.forEach((depth, x) => {
    if (depth < 0) return;
    const isDent = (a: number, b: number) =>
      (depths[b]! - depths[a]!) * (x - a) <= (depth - depths[a]!) * (b - a);
    while (hull.length > 1 && isDent(hull.at(-2)!, hull.at(-1)!)) hull.pop();
    hull.push(x);
  });
  const out = depths.slice();
  for (let n = 0; n + 1 < hull.length; n++) {
    const [a, b] = [hull[n]!, hull[n + 1]!];
    for (let x = a; x <= b; x++)
      out[x] = depths[a]! + ((depths[b]! - depths[a]!) * (x - a)) / (b - a);
  }
  return out;
}

/** Takes the opening out of the cut-out; its rim is softened by one pixel. */
export function cutOpening(raster: Raster, { frame, mask }: Opening): Raster {
  const data = raster.data.slice();
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= frame.width || y >= frame.height ? 0 : mask[y * frame.width + x]!;
  for (let y = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++) {
      let near = 0;
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) near += at(x + dx, y + dy);
      if (near === 0) continue;
      const i = ((y + frame.top) * raster.width + x + frame.left) * 4 + 3;
      data[i] = data[i]! * (1 - Math.min(1, (near / 9) * 1.4));
    }
  return { ...raster, data };
}

/** What lies behind an opening goes on a little behind the cloth around it. */
const BEHIND = 4;

/** What `cutOpening` takes out. */
export function onlyIn(raster: Raster, { frame, mask }: Opening): Raster {
  const wide = grown(mask, frame.width, BEHIND);
  const { width, height, data } = raster;
  const only = { width, height, data: new Uint8ClampedArray(data.length) };
  for (let y = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++) {
      if (!wide[y * frame.width + x]) continue;
      const at = ((y + frame.top) * width + x + frame.left) * 4;
      only.data.set(data.subarray(at, at + 4), at);
    }
  return only;
}
