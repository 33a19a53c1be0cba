// The front of a cardigan, kaftan or coat that hangs open: its picture shows the lining of the back between the two
// sides. Over another piece that lining must give way, since the piece under it is what one would see.
import type { Raster } from "../pixels/raster.ts";
import type { Landmarks } from "./marks.ts";
import type { Opening } from "./opening.ts";
import { median } from "./silhouette.ts";

/** So unlike the lining, as a distance of red, green and blue, is the cloth at its sides. */
const OTHER = 34;
/** Rows that may be missing before the lining has ended: a button lies on a front that is closed. */
const GAP = 7;
/** How long it is at least, and how wide in the middle of its rows, of half the chest. */
const LONG = 0.5;
const WIDE = { least: 0.12, most: 1.1 };
/** How far below the upper edge it is looked for, of half the chest: below a label. */
const BELOW = 0.55;
/** Neighbouring rows agree on where the sides are. */
const CALM = 9;

type Edges = { left: number; right: number };

/** A front that hangs open down to its hem, or the lapels of a jacket down to their button. */
export type Front = { lining: readonly number[]; opening: Opening };

/** Undefined where it is closed, or its lining cannot be told from its cloth. */
export function frontOf(raster: Raster, { axis, chest, top, hem }: Landmarks): Front | undefined {
  const half = (chest.right - chest.left) / 2;
  const first = Math.round(top + half * BELOW);
  const last = lastRow(raster, axis, hem);
  if (last - first < half) return undefined;
  const lining = colourOf(raster, axis, first, Math.round(first + half * LONG));
  // Toward the hem more light falls on it.
  let here = lining;
  const edges = (y: number) => {
    const row = edgesAt(raster, axis, y, here, half);
    if (row) here = here.map((part, c) => part + (colourAt(raster, axis, y, c) - part) * FOLLOWS);
    return row;
  };
  const rows = rowsOf(edges, first, last, half * MET);
  if (rows.length < half * LONG) return undefined;
  const wide = median(rows.map(widthOf)) / half;
  if (wide < WIDE.least || wide > WIDE.most) return undefined;
  // Open to its hem, nothing of the lining's own hem stays between the two sides.
  const isToHem = first + rows.length > last - HEM;
  const atHem = isToHem ? Array.from({ length: 2 * HEM }, () => rows.at(-1)!) : [];
  const areLapels = !isToHem && median(rows.slice(-CALM).map(widthOf)) < half * MET;
  const sides = areLapels ? betweenLapels(rows) : [...rows, ...atHem];
  const isLining = (x: number, y: number) => isLike(raster, x, y, lining);
  return { lining, opening: strip(raster, sides, first, isLining) };
}

const HEM = 8;

/** The rows whose two sides go on from those around them; the few that do not take their neighbour's. */
function rowsOf(
  edges: (y: number) => Edges | undefined,
  first: number,
  last: number,
  met: number,
): Edges[] {
  const all: (Edges | undefined)[] = [];
  for (let y = first; y <= last; y++) all.push(edges(y));
  const rows: Edges[] = [];
  for (let n = 0, gap = 0; n < all.length && gap <= GAP; n++) {
    const near = all.slice(Math.max(0, n - CALM), n + CALM + 1).filter((row) => row !== undefined);
    const row = all[n];
    const isCalm = row !== undefined && goesOn(near, row);
    gap = isCalm ? 0 : gap + 1;
    const taken = isCalm ? row : rows.at(-1);
    if (taken) rows.push(taken);
    if (gap > GAP) rows.length = Math.max(0, rows.length - gap);
  }
  return rows.slice(0, buttonAmong(rows, met));
}

const widthOf = ({ left, right }: Edges) => right - left;

/** Where lapels meet: from the narrowest row on, if hardly anything is left of the front, much less than at the neck, and it widens again. */
function buttonAmong(rows: readonly Edges[], met: number): number {
  const widths = rows.map((_, n) =>
    median(rows.slice(Math.max(0, n - CALM), n + CALM).map(widthOf)),
  );
  let narrowest = 0;
  for (const [n, width] of widths.entries()) {
    if (width <= widths[narrowest]!) narrowest = n;
    const isMet = widths[narrowest]! < Math.min(met, widths[0]! * NARROW);
    if (isMet && width > widths[narrowest]! + WIDENS) return narrowest;
  }
  return rows.length;
}

/** Of the front's width at the neck, and of half the chest. */
const NARROW = 0.55;
const MET = 0.15;
const WIDENS = 3;

/** A side of the front is no further from those of its neighbours than cloth hangs. */
const JUMP = 12;

const goesOn = (near: readonly Edges[], { left, right }: Edges) =>
  Math.abs(left - median(near.map((row) => row.left))) <= JUMP &&
  Math.abs(right - median(near.map((row) => row.right))) <= JUMP;

function lastRow({ width, data }: Raster, axis: number, hem: number): number {
  let y = Math.round(hem);
  while (y > 0 && (data[(y * width + Math.round(axis)) * 4 + 3] ?? 0) < 200) y--;
  return y;
}

/** How far each row takes the lining's colour along. */
const FOLLOWS = 0.08;

const colourAt = ({ width, data }: Raster, axis: number, y: number, c: number): number =>
  data[(y * width + Math.round(axis)) * 4 + c]!;

/** The commonest colour down the middle, as medians of its three parts. */
function colourOf(raster: Raster, axis: number, first: number, last: number): number[] {
  return [0, 1, 2].map((c) => {
    const values: number[] = [];
    for (let y = first; y <= last; y++) values.push(colourAt(raster, axis, y, c));
    return median(values);
  });
}

const isLike = ({ width, data }: Raster, x: number, y: number, colour: readonly number[]) => {
  const at = (y * width + x) * 4;
  return Math.hypot(...colour.map((part, c) => data[at + c]! - part)) <= OTHER;
};

/** From the middle outward to where three pixels together are no lining; undefined where there is none or no end to it. */
function edgesAt(raster: Raster, axis: number, y: number, lining: number[], half: number) {
  const isOther = (x: number) => !isLike(raster, x, y, lining);
  const edge = (step: 1 | -1): number | undefined => {
    const start = Math.round(axis);
    for (let away = 0; away < half * 0.8; away++) {
      const x = start + away * step;
      if (isOther(x) && isOther(x + step) && isOther(x + 2 * step)) return away === 0 ? undefined : x; // prettier-ignore
    }
    return undefined;
  };
  const [left, right] = [edge(-1), edge(1)];
  return left === undefined || right === undefined ? undefined : { left, right };
}

/** What lapels leave open ends in a point: so far below the last row it is seen in, and from so far above, of its width there. */
const POINT = { below: 1, above: 3 };

/**
 * Lapels are even and meet in a point. A shadow along one of them looks like the lining, so each row is as narrow as
 * its shallower side, from the middle of the topmost rows down to where they meet; and nowhere narrower than below.
 */
function betweenLapels(rows: readonly Edges[]): Edges[] {
  const end = rows.length - 1;
  const middleOf = (some: readonly Edges[]) =>
    median(some.map(({ left, right }) => (left + right) / 2));
  const [neck, meet] = [middleOf(rows.slice(0, CALM)), middleOf(rows.slice(-CALM))];
  const middle = (n: number) => neck + ((meet - neck) * n) / end;
  const aways = rows.map(({ left, right }, n) => Math.max(0, Math.min(middle(n) - left, right - middle(n)))); // prettier-ignore
  for (let n = end - 1; n >= 0; n--) aways[n] = Math.max(aways[n]!, aways[n + 1]!);
  const wide = 2 * aways[end]!;
  const from = Math.max(0, Math.round(end - wide * POINT.above));
  const point = Math.round(end + wide * POINT.below);
  return Array.from({ length: point + 1 }, (_, n) => {
    const away = n < from ? aways[n]! : (aways[from]! * (point - n)) / Math.max(1, point - from);
    const at = middle(Math.min(n, end));
    return { left: at - away, right: at + away };
  });
}

/** The lining as an opening, its edges calm, up to where the neckline is open already. */
function strip(
  raster: Raster,
  rows: readonly Edges[],
  first: number,
  isLining: (x: number, y: number) => boolean,
): Opening {
  const isThere = (x: number, y: number) => raster.data[(y * raster.width + x) * 4 + 3]! > 200;
  const { left, right } = rows[0]!;
  let open = first;
  while (open > 0 && isThere(Math.round((left + right) / 2), open)) open--;
  /** Beside that, the neckline may have left some of it in the corners. */
  const topOf = (x: number) => {
    let [top, other] = [open, 0];
    for (let y = open; y > 0 && isThere(x, y) && other <= GAP; y--) {
      other = isLining(x, y) ? 0 : other + 1;
      if (other === 0) top = y;
    }
    return top;
  };
  const tops = new Map<number, number>();
  for (let x = Math.round(left); x <= right; x++) tops.set(x, topOf(x));
  const top = Math.min(...tops.values());
  const frame = {
    left: 0,
    top,
    width: raster.width,
    height: Math.min(raster.height, first + rows.length) - top,
  };
  const mask = new Uint8Array(frame.width * frame.height);
  let area = 0;
  for (let n = 0; n < frame.height; n++) {
    const at = Math.max(0, n + top - first);
    const near = rows.slice(Math.max(0, at - CALM), at + CALM + 1);
    const mean = (side: "left" | "right") =>
      near.reduce((sum, row) => sum + row[side], 0) / near.length;
    for (let x = Math.round(mean("left")); x <= mean("right"); x++) {
      if (n + top < (tops.get(x) ?? open)) continue;
      mask[n * frame.width + x] = 1;
      area++;
    }
  }
  return { frame, mask, area };
}
