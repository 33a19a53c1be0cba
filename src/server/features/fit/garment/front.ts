// The front of a cardigan, kaftan or coat that hangs open: its picture shows the lining of the back between the two
// sides. Over another piece that lining must give way, since the piece under it is what one would see.
import type { Raster } from "../pixels/raster.ts";
import type { Landmarks } from "./marks.ts";
import { cutOpening } from "./opening.ts";
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

/**
 * A front that hangs open down to its hem, or the lapels of a jacket down to their button. One that is closed, or
 * whose lining cannot be told from its cloth, is left as it is.
 */
export function openFront(raster: Raster, { axis, chest, top, hem }: Landmarks): Raster {
  const half = (chest.right - chest.left) / 2;
  const first = Math.round(top + half * BELOW);
  const last = lastRow(raster, axis, hem);
  if (last - first < half) return raster;
  const lining = colourOf(raster, axis, first, Math.round(first + half * LONG));
  const rows = rowsOf((y) => edgesAt(raster, axis, y, lining, half), first, last);
  if (rows.length < half * LONG) return raster;
  const wide = median(rows.map(widthOf)) / half;
  if (wide < WIDE.least || wide > WIDE.most) return raster;
  // Open to its hem, nothing of the lining's own hem stays between the two sides.
  const isToHem = first + rows.length > last - HEM;
  if (isToHem) rows.push(...Array.from({ length: 2 * HEM }, () => rows.at(-1)!));
  return cutOpening(raster, strip(raster, rows, first));
}

const HEM = 8;

/** The rows whose two sides go on from those around them; the few that do not take their neighbour's. */
function rowsOf(edges: (y: number) => Edges | undefined, first: number, last: number): Edges[] {
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
  return rows.slice(0, buttonAmong(rows));
}

const widthOf = ({ left, right }: Edges) => right - left;

/** Where lapels meet: from the narrowest row on, if the front has become much narrower and widens again. */
function buttonAmong(rows: readonly Edges[]): number {
  const widths = rows.map((_, n) =>
    median(rows.slice(Math.max(0, n - CALM), n + CALM).map(widthOf)),
  );
  let narrowest = 0;
  for (const [n, width] of widths.entries()) {
    if (width <= widths[narrowest]!) narrowest = n;
    const isMet = widths[narrowest]! < widths[0]! * NARROW;
    if (isMet && width > widths[narrowest]! + WIDENS) return narrowest;
  }
  return rows.length;
}

const NARROW = 0.55;
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

/** The commonest colour down the middle, as medians of its three parts. */
function colourOf({ width, data }: Raster, axis: number, first: number, last: number): number[] {
  return [0, 1, 2].map((c) => {
    const values: number[] = [];
    for (let y = first; y <= last; y++) values.push(data[(y * width + Math.round(axis)) * 4 + c]!);
    return median(values);
  });
}

/** From the middle outward to where three pixels together are no lining; undefined where there is none or no end to it. */
function edgesAt({ width, data }: Raster, axis: number, y: number, lining: number[], half: number) {
  const isOther = (x: number) => {
    const at = (y * width + x) * 4;
    return Math.hypot(...lining.map((part, c) => data[at + c]! - part)) > OTHER;
  };
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

/** The lining as an opening, its edges calm, up to where the neckline is open already. */
function strip(raster: Raster, rows: readonly Edges[], first: number) {
  const middle = Math.round((rows[0]!.left + rows[0]!.right) / 2);
  let top = first;
  while (top > 0 && raster.data[(top * raster.width + middle) * 4 + 3]! > 200) top--;
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
      mask[n * frame.width + x] = 1;
      area++;
    }
  }
  return { frame, mask, area };
}
