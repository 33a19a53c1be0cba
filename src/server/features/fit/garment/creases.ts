// Where a sleeve lies against its trunk, or one leg against the other, the outline shows no gap; but there
// is a crease, a line along which the picture changes. Cut open along it, the piece is read as any other.
import type { Raster } from "../pixels/raster.ts";
import type { Slot } from "./slot.ts";
import { silhouetteOf, type Silhouette } from "./silhouette.ts";

type Zone = {
  /** Columns in which the crease may run, and the rows between which its upper end may lie. */
  left: number;
  right: number;
  highest: number;
  lowest: number;
};
type Crease = {
  /** From the upper end downward, one column a row. */
  columns: number[];
  top: number;
};

const SLEEVED: ReadonlySet<Slot> = new Set(["top", "outer", "dress"]);

export function opened(raster: Raster, slot: Slot): Raster {
  const shape = silhouetteOf(raster);
  if (!shape) return raster;
  if (slot === "trousers") return cutOpen(raster, legCrease(raster, shape));
  return SLEEVED.has(slot) ? cutOpen(raster, sleeveCreases(raster, shape)) : raster;
}

function legCrease(raster: Raster, shape: Silhouette): Crease[] {
  const { box, width, height } = shape;
  // The longer they are, the higher up legs part.
  const parted = Math.min(0.6, Math.max(0.3, 0.95 - (0.27 * height) / width));
  const axis = middleOf(shape, 0.1, 0.35);
  const crease = creaseIn(raster, shape, {
    left: axis - width * 0.12,
    right: axis + width * 0.12,
    highest: box.top + height * parted,
    lowest: box.top + height * 0.88,
  });
  return crease ? [crease] : [];
}

/** Both or none: a crease on one side alone may be a fold or a print. */
function sleeveCreases(raster: Raster, shape: Silhouette): Crease[] {
  const { box, width, height } = shape;
  const axis = middleOf(shape, 0.05, 0.6);
  // No armhole is shallower than this.
  const highest = box.top + height * 0.07 + width * 0.27;
  const lowest = box.top + height * 0.62;
  // A trunk is wider than its two sleeves together.
  const [from, to] = [width * 0.26, width * 0.43];
  const left = creaseIn(raster, shape, { left: axis - to, right: axis - from, highest, lowest });
  const right = creaseIn(raster, shape, { left: axis + from, right: axis + to, highest, lowest });
  if (!left || !right) return [];
  const away = [axis - left.columns[0]!, right.columns[0]! - axis];
  const isEven =
    Math.abs(away[0]! - away[1]!) < width * 0.09 && Math.abs(left.top - right.top) < height * 0.12;
  if (!isEven) return [];
  // Armholes are equally deep.
  const top = Math.max(left.top, right.top);
  return [left, right].map((crease) => ({ top, columns: crease.columns.slice(top - crease.top) }));
}

function middleOf(shape: Silhouette, from: number, to: number): number {
  const { box, height } = shape;
  let [sum, count] = [0, 0];
  for (let y = box.top + height * from; y < box.top + height * to; y += 2) {
    const runs = shape.runs(y);
    if (runs.length === 0) continue;
    sum += (runs[0]![0] + runs.at(-1)![1]) / 2;
    count++;
  }
  return count === 0 ? (box.left + box.right) / 2 : sum / count;
}

/** How much stronger than what is around it, and how long at least, as a share of the height. */
const STRONGER = 1.5;
const LEAST = 4;
const MOST = 60;
const SHORTEST = 0.06;
/** Nearer to the outline than this share of the width it parts no sleeve and no leg from anything. */
const NARROWEST = 0.07;
/** Price of a step sideways. */
const ASIDE = 3;

/**
 * The line that gathers most: it starts where cloth ends below, at a notch or at the tip of a gap, and goes up
 * as long as there is something to follow.
 */
function creaseIn(raster: Raster, shape: Silhouette, zone: Zone): Crease | null {
  const { data, width } = raster;
  const { box, height } = shape;
  const [x0, x1] = [
    Math.max(box.left + 3, Math.round(zone.left)),
    Math.min(box.right - 3, Math.round(zone.right)),
  ];
  const wide = x1 - x0 + 1;
  const top = Math.round(zone.highest);
  const high = box.bottom - top + 1;
  if (wide < 8 || high < 12) return null;
  const isCloth = (x: number, y: number) =>
    y < raster.height && data[(y * width + x) * 4 + 3]! > 127;
  const strength = strengths(raster, { x0, y0: top, wide, high });
  const usual = mean(strength, (i) => isCloth(x0 + (i % wide), top + Math.floor(i / wide)));
  const gained = new Float32Array(wide * high).fill(-Infinity);
  const from = new Int8Array(wide * high);
  let best = { gain: 0, at: -1 };
  const rim = shape.width * NARROWEST;
  for (let row = high - 1; row >= 0; row--) {
    const runs = shape.runs(top + row);
    const [first, last] = [(runs[0]?.[0] ?? 0) + rim, (runs.at(-1)?.[1] ?? 0) - rim];
    for (let column = 0; column < wide; column++) {
      const [x, y, i] = [x0 + column, top + row, row * wide + column];
      if (!isCloth(x, y) || x < first || x > last) continue;
      let [before, step] = [startsAt(shape, x, y) ? 0 : -Infinity, 2];
      for (const aside of row + 1 < high ? [-1, 0, 1] : []) {
        const next = column + aside;
        if (next < 0 || next >= wide) continue;
        const gain = gained[i + wide + aside]! - Math.abs(aside) * ASIDE;
        if (gain > before) [before, step] = [gain, aside];
      }
      const gain = before + Math.min(MOST, strength[i]!) - usual * STRONGER - LEAST;
      gained[i] = gain;
      from[i] = step;
      if (gain > best.gain && y <= zone.lowest) best = { gain, at: i };
    }
  }
  if (best.at < 0) return null;
  const columns: number[] = [];
  for (let i = best.at; ; i += wide + from[i]!) {
    columns.push(x0 + (i % wide));
    if (from[i] === 2) break;
  }
  if (columns.length < height * SHORTEST) return null;
  return { columns: smoothed(columns), top: top + Math.floor(best.at / wide) };
}

/** Cloth has no steps. */
function smoothed(columns: readonly number[]): number[] {
  const reach = 5;
  return columns.map((_, n) => {
    const near = columns.slice(Math.max(0, n - reach), n + reach + 1);
    return Math.round(near.reduce((sum, x) => sum + x, 0) / near.length);
  });
}

/** Nothing below, and more of the piece further down on one side of it or the other. */
function startsAt(shape: Silhouette, x: number, y: number): boolean {
  if (shape.runAt(y + 1, x)) return false;
  const near = shape.width * 0.3;
  return shape
    .runs(y + 4)
    .some(([from, to]) => (to < x && to > x - near) || (from > x && from < x + near));
}

type Window = { x0: number; y0: number; wide: number; high: number };

/** How much light or tint changes from left to right, and how much darker a pixel is than both its sides. */
function strengths({ data, width }: Raster, { x0, y0, wide, high }: Window): Float32Array {
  const reach = 3;
  const raw = new Float32Array(wide * high);
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++) {
      const at = ((y0 + row) * width + x0 + column) * 4;
      let [change, valley] = [0, 0];
      for (let c = 0; c < 3; c++) {
        const [a, m, b] = [data[at - reach * 4 + c]!, data[at + c]!, data[at + reach * 4 + c]!];
        change += Math.abs(a - b);
        valley += Math.min(a, b) - m;
      }
      raw[row * wide + column] = Math.max(change / 3, (valley / 3) * 2);
    }
  // A crease is a line, not a speck.
  const calm = new Float32Array(raw.length);
  for (let i = 0; i < raw.length; i++) {
    let [sum, count] = [0, 0];
    for (let step = -3; step <= 3; step++) {
      const value = raw[i + step * wide];
      if (value === undefined) continue;
      sum += value;
      count++;
    }
    calm[i] = sum / count;
  }
  return calm;
}

function mean(values: Float32Array, isCounted: (i: number) => boolean): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < values.length; i++) {
    if (!isCounted(i)) continue;
    sum += values[i]!;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

function cutOpen(raster: Raster, creases: readonly Crease[]): Raster {
  if (creases.length === 0) return raster;
  const data = raster.data.slice();
  for (const { columns, top } of creases)
    columns.forEach((x, row) => {
      for (const column of [x, x + 1]) data[((top + row) * raster.width + column) * 4 + 3] = 0;
    });
  return { ...raster, data };
}
