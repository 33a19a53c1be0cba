// A top that lies over one half of its trousers or skirt, told apart.
import type { Raster } from "../pixels/raster.ts";
import { median, type Silhouette } from "./silhouette.ts";

export type TwoPieces = { upper: Raster; lower: Raster };

/** What a pixel is given: its alpha, and where its colour is, between pixels too. */
export type Taken = { alpha: number; x: number; y: number };
const NOTHING: Taken = { alpha: 0, x: 0, y: 0 };

/** How far the shadow of what lies on top reaches, of the height of both pieces. */
const SHADOW = 0.028;

/** A picture of the same size, pixel by pixel from elsewhere in it. */
export function redrawn(
  { width, height, data }: Raster,
  at: (x: number, y: number) => Taken,
): Raster {
  const out = new Uint8ClampedArray(data.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const { alpha, x, y } = at(column, row);
      if (alpha === 0) continue;
      const x0 = Math.max(0, Math.min(width - 2, Math.floor(x)));
      const y0 = Math.max(0, Math.min(height - 2, Math.floor(y)));
      const [fx, fy] = [x - x0, y - y0];
      const from = (y0 * width + x0) * 4;
      const below = from + width * 4;
      const to = (row * width + column) * 4;
      for (let c = 0; c < 3; c++)
        out[to + c] =
          (data[from + c]! * (1 - fx) + data[from + 4 + c]! * fx) * (1 - fy) +
          (data[below + c]! * (1 - fx) + data[below + 4 + c]! * fx) * fy;
      out[to + 3] = alpha;
    }
  return { width, height, data: out };
}

/** The upper lies over the left half of the lower: its own left half is seen whole. */
export function overlapped(raster: Raster, shape: Silhouette, axis: number): TwoPieces | null {
  const { width, height, data } = raster;
  const alpha = (x: number, y: number) =>
    x < 0 || x >= width || y < 0 || y >= height ? 0 : data[(y * width + x) * 4 + 3]!;
  const hem = hemOf(shape, axis, alpha);
  if (hem === null) return null;
  const lean = leanOf(shape, axis);
  const middle = (y: number) => axis - lean * (y - shape.box.top);
  const nearHem = hem - shape.height * 0.04;
  const edge = shape.runAt(nearHem, middle(nearHem) - shape.width * 0.04)?.[0] ?? axis;
  const half = (x: number, y: number) => (y <= hem + 2 || x < edge ? alpha(x, y) : 0);
  /** Where the mirror image of a point on the right is. */
  const other = (x: number, y: number) => {
    const away = x - middle(y);
    return { x: middle(y) - away, y: y - 2 * away * lean };
  };
  // Over its own trunk the picture is right; beyond that a sleeve may lie otherwise than its mirror image.
  const trunkEnd = other(edge, nearHem).x;
  const onUpper = (x: number, y: number) => {
    if (x <= middle(y)) return half(x, y);
    const from = other(x, y);
    return Math.min(half(Math.round(from.x), Math.round(from.y)), x < trunkEnd ? alpha(x, y) : 255);
  };
  // The shadow that the upper throws and the line around it are no cloth of the lower.
  const rim = Math.round(shape.height * SHADOW);
  const isCovered = (x: number, y: number) =>
    onUpper(x, y) > 0 ||
    onUpper(x - rim, y) > 0 ||
    onUpper(x + rim, y) > 0 ||
    onUpper(x, y - rim) > 0;
  const isLower = (x: number, y: number) =>
    alpha(x, y) > 127 && x > axis - shape.width * 0.02 && !isCovered(x, y);
  const line = lineThrough(shape, hem, isLower);
  const outline = line && rightHalf(shape, line, isLower);
  if (!outline) return null;
  const base = line(shape.box.bottom);
  const gap = gapBetweenLegs(shape, hem, line, outline);
  const seenBelow = nextBelow(width, height, isLower);
  return {
    // Both may lean: they are set upright.
    upper: redrawn(raster, (column, row) => {
      const away = column - axis;
      const y = row + away * lean;
      const x = middle(y) + away;
      const seen = x < trunkEnd ? { x, y } : other(x, y);
      return { alpha: onUpper(Math.round(x), Math.round(y)), ...seen };
    }),
    lower: redrawn(raster, (column, y) => {
      const right = outline(y);
      const away = column - base;
      const there = Math.round(line(y) + Math.abs(away));
      if (!right || there > right.to) return NOTHING;
      const x = Math.round(line(y) + away);
      // Where the upper hides this half and its mirror image, the cloth beside it goes on.
      const beside = Math.min(right.to - 2, Math.max(2 * right.from - there, right.from + 3));
      if (Math.abs(away) < gap(y)) return NOTHING;
      const own = isCovered(there, y) ? 255 : alpha(there, y);
      const taken = there >= right.to - 1 ? own >> 1 : own;
      if (isLower(there, y)) return { alpha: taken, x: there, y };
      if (isLower(x, y)) return { alpha: taken, x, y };
      // Right under the hem its own cloth goes on upward, mirrored: so stripes meet.
      const first = seenBelow(there, y);
      const mirrored = 2 * first - y;
      const along = Math.round(line(mirrored) + Math.abs(away));
      if (first - y < height * UNDER_HEM && isLower(along, mirrored))
        return { alpha: taken, x: along, y: mirrored };
      return { alpha: taken, x: beside, y };
    }),
  };
}

/** So far under a hem the other piece's cloth goes on as below it, of the picture's height. */
const UNDER_HEM = 0.12;

/** The first row below a point in which its column shows the lower piece. */
function nextBelow(
  width: number,
  height: number,
  isLower: (x: number, y: number) => boolean,
): (x: number, y: number) => number {
  const rows = new Int16Array(width * height).fill(height);
  for (let y = height - 1; y >= 0; y--)
    for (let x = 0; x < width; x++) {
      const under = y + 1 < height ? rows[(y + 1) * width + x]! : height;
      rows[y * width + x] = isLower(x, y) ? y : under;
    }
  return (x, y) => (x < 0 || x >= width ? height : rows[y * width + x]!);
}

/** How far the shoulder on the right is lower than the other, for each pixel between them. */
function leanOf(shape: Silhouette, axis: number): number {
  const leans: number[] = [];
  for (let away = shape.width * 0.1; away < shape.width * 0.18; away += 2) {
    const [left, right] = [shape.topOf(axis - away), shape.topOf(axis + away)];
    if (left !== undefined && right !== undefined) leans.push((right - left) / (2 * away));
  }
  return Math.max(-0.12, Math.min(0.12, median(leans)));
}

type Line = (y: number) => number;

/** Down the middle of the lower piece, from the rows in which both its sides are seen. */
function lineThrough(
  { box, height }: Silhouette,
  hem: number,
  isLower: (x: number, y: number) => boolean,
): Line | null {
  const rows: { y: number; x: number }[] = [];
  for (let y = Math.round(hem + height * 0.03); y < box.bottom - height * 0.02; y++) {
    let [from, to] = [-1, -1];
    for (let x = box.left; x <= box.right; x++) {
      if (!isLower(x, y)) continue;
      if (from < 0) from = x;
      to = x;
    }
    if (from >= 0) rows.push({ y, x: (from + to) / 2 });
  }
  if (rows.length < 6) return null;
  const mean = (of: (row: { y: number; x: number }) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const [y, x] = [mean((row) => row.y), mean((row) => row.x)];
  const spread = mean((row) => (row.y - y) ** 2);
  const lean = mean((row) => (row.y - y) * (row.x - x)) / spread;
  const slope = rows.length > height * 0.1 ? Math.max(-0.16, Math.min(0.16, lean)) : 0;
  return (at) => x + (at - y) * slope;
}

/** Last row of the upper piece, in the columns just left of its middle. */
function hemOf(
  { box, height, width }: Silhouette,
  axis: number,
  alpha: (x: number, y: number) => number,
): number | null {
  const ends: number[] = [];
  for (let x = axis - width * 0.12; x < axis - width * 0.02; x += 2) {
    let y = box.bottom;
    while (y > box.top && alpha(Math.round(x), y) < 128) y--;
    ends.push(y);
  }
  const hem = median(ends);
  return hem < box.bottom - height * 0.06 && hem > box.top + height * 0.2 ? hem : null;
}

type Edge = { from: number; to: number };

/** Of the lower piece's right half, what is seen in each row, from where to where. */
function rightHalf(
  { box, height }: Silhouette,
  line: Line,
  isLower: (x: number, y: number) => boolean,
): ((y: number) => Edge | undefined) | null {
  const rows = new Map<number, Edge>();
  const most = box.right;
  for (let y = box.top; y <= box.bottom; y++) {
    let [from, to] = [-1, -1];
    for (let x = Math.round(line(y)); x <= most; x++) {
      if (!isLower(x, y)) continue;
      if (from < 0) from = x;
      to = x;
    }
    if (to - from >= 8) rows.set(y, { from, to });
  }
  const seen = [...rows.keys()];
  if (seen.length < height * 0.25) return null;
  // A sleeve that lies over the outer edge leaves a notch there: the edge runs straight across it.
  const reach = Math.round(height * 0.09);
  const straight = new Map<number, Edge>();
  for (const y of seen) {
    const row = rows.get(y)!;
    const [above, below] = [rows.get(y - reach), rows.get(y + reach)];
    const across = above && below ? (above.to + below.to) / 2 : row.to;
    straight.set(y, { from: row.from, to: Math.max(row.to, Math.min(across, row.to + 60)) });
  }
  return (y) => (straight.has(y) ? calm(straight, y) : undefined);
}

/** Rows on either side that a row's ends agree with: drawn row by row an outline would be ragged. */
const CALM = 5;

function calm(rows: ReadonlyMap<number, Edge>, y: number): Edge {
  const near: Edge[] = [];
  for (let down = -CALM; down <= CALM; down++) {
    const row = rows.get(y + down);
    if (row) near.push(row);
  }
  const own = rows.get(y)!;
  const to = near.reduce((sum, row) => sum + row.to, 0) / near.length;
  return { from: median(near.map(({ from }) => from)), to: Math.min(own.to, Math.round(to)) };
}

/** Crotch of long trousers and of shorts, as a share of their height. */
const CROTCH = { long: 0.3, short: 0.56 };

/** Where the upper hides the crotch: half the gap between the legs, from there to where it is seen. */
function gapBetweenLegs(
  { box, height }: Silhouette,
  hem: number,
  line: Line,
  outline: (y: number) => Edge | undefined,
): Line {
  let top = box.top;
  while (top < box.bottom && !outline(top)) top++;
  const seenFrom = Math.round(hem + height * 0.035);
  const below = outline(seenFrom);
  const seen = below ? below.from - line(seenFrom) : 0;
  if (seen < 3 || !below) return () => 0;
  const long = (box.bottom - top) / (2 * (below.to - line(seenFrom)));
  const crotch = top + (box.bottom - top) * (long > 1.5 ? CROTCH.long : CROTCH.short);
  // A little below it the hem's shadow still hides where they part.
  const clear = seenFrom + height * SHADOW;
  return (y) =>
    y > clear ? 0 : seen * Math.max(0, Math.min(1, (y - crotch) / Math.max(1, seenFrom - crotch)));
}
