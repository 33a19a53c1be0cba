// Pulls a piece of cloth over a grid of points and paints it where they have come to lie.
import type { Point } from "../figure/anchors.ts";
import type { Box, Raster } from "../pixels/raster.ts";

const CELL = 7;

/** Where a point of the source comes to lie. */
export type Deform = (x: number, y: number) => Point;

export type Sheet = {
  columns: number;
  rows: number;
  /** x, y in the source and x, y on the canvas, for each point. */
  points: Float32Array;
};

export function stretchSheet({ left, top, right, bottom }: Box, deform: Deform): Sheet {
  const columns = Math.ceil((right - left + 4) / CELL) + 1;
  const rows = Math.ceil((bottom - top + 4) / CELL) + 1;
  const points = new Float32Array(columns * rows * 4);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = left - 2 + column * CELL;
      const y = top - 2 + row * CELL;
      const to = deform(x, y);
      points.set([x, y, to.x, to.y], (row * columns + column) * 4);
    }
  return { columns, rows, points };
}

/** Share of a part's cells that were turned inside out; a good placement has almost none. */
export function foldedShare(
  { columns, rows, points }: Sheet,
  width: number,
  labels: Uint8Array,
  part: number,
): number {
  let folded = 0;
  let all = 0;
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const a = (row * columns + column) * 4;
      const b = a + 4;
      const c = a + columns * 4;
      const middle = (points[a + 1]! + CELL / 2) * width + points[a]! + CELL / 2;
      if (!((labels[Math.floor(middle)] ?? 0) & part)) continue;
      all++;
      const cross =
        (points[b + 2]! - points[a + 2]!) * (points[c + 3]! - points[a + 3]!) -
        (points[b + 3]! - points[a + 3]!) * (points[c + 2]! - points[a + 2]!);
      if (cross <= 0) folded++;
    }
  return all === 0 ? 0 : folded / all;
}

/** Paints one part of the source over what the canvas holds. */
export function paintSheet(
  canvas: Raster,
  source: Raster,
  { columns, rows, points }: Sheet,
  labels: Uint8Array,
  part: number,
): void {
  const cloth = { source, labels, part };
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const a = (row * columns + column) * 4;
      const c = a + columns * 4;
      if (!isCellUsed(cloth, points[a]!, points[a + 1]!)) continue;
      paintTriangle(canvas, cloth, points, a, a + 4, c);
      paintTriangle(canvas, cloth, points, a + 4, c + 4, c);
    }
}

type Cloth = { source: Raster; labels: Uint8Array; part: number };

function isCellUsed({ source, labels, part }: Cloth, left: number, top: number): boolean {
  for (let y = Math.max(0, top); y <= Math.min(source.height - 1, top + CELL); y++)
    for (let x = Math.max(0, left); x <= Math.min(source.width - 1, left + CELL); x++)
      if (labels[y * source.width + x]! & part) return true;
  return false;
}

function paintTriangle(
  canvas: Raster,
  cloth: Cloth,
  p: Float32Array,
  a: number,
  b: number,
  c: number,
): void {
  const ax = p[a + 2]!;
  const ay = p[a + 3]!;
  const bx = p[b + 2]!;
  const by = p[b + 3]!;
  const cx = p[c + 2]!;
  const cy = p[c + 3]!;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 1e-3) return;
  const { width, height } = canvas;
  // How the place in the source changes from one pixel of the canvas to the next.
  const along = (of: 0 | 1) => ({
    x: (p[a + of]! * (by - cy) + p[b + of]! * (cy - ay) + p[c + of]! * (ay - by)) / area,
    y: (p[a + of]! * (cx - bx) + p[b + of]! * (ax - cx) + p[c + of]! * (bx - ax)) / area,
  });
  const step = { u: along(0), v: along(1) };
  const x1 = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
  const y1 = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
  for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy))); y <= y1; y++)
    for (let x = Math.max(0, Math.floor(Math.min(ax, bx, cx))); x <= x1; x++) {
      const wa = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
      const wb = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
      const wc = 1 - wa - wb;
      // A shared edge is painted by both neighbours: opaque over opaque leaves no seam.
      if (wa < -1e-6 || wb < -1e-6 || wc < -1e-6) continue;
      const u = wa * p[a]! + wb * p[b]! + wc * p[c]!;
      const v = wa * p[a + 1]! + wb * p[b + 1]! + wc * p[c + 1]!;
      paintPixel(canvas.data, (y * width + x) * 4, cloth, u, v, step);
    }
}

type Slope = { x: number; y: number };

/** Each pixel is four at twice the resolution; inside the cloth, where they are alike, one look is enough. */
const QUARTERS = [
  [-0.25, -0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
  [0.25, 0.25],
] as const;

/** Sum of what was seen: red, green, blue by their alpha, and alpha. */
const seen = new Float64Array(4);

function paintPixel(
  to: Uint8ClampedArray,
  at: number,
  cloth: Cloth,
  u: number,
  v: number,
  step: { u: Slope; v: Slope },
): void {
  seen.fill(0);
  let inside = 0;
  for (const [dx, dy] of QUARTERS)
    if (isWhole(cloth, u + dx * step.u.x + dy * step.u.y, v + dx * step.v.x + dy * step.v.y))
      inside++;
  if (inside === QUARTERS.length) look(cloth, u, v, 1);
  else
    for (const [dx, dy] of QUARTERS) {
      const su = u + dx * step.u.x + dy * step.u.y;
      const sv = v + dx * step.v.x + dy * step.v.y;
      if (isPart(cloth, su, sv)) look(cloth, su, sv, 1 / QUARTERS.length);
    }
  const alpha = seen[3]!;
  if (alpha < 0.004) return;
  const below = (to[at + 3]! / 255) * (1 - alpha);
  const sum = alpha + below;
  for (let c = 0; c < 3; c++) to[at + c] = (seen[c]! + to[at + c]! * below) / sum;
  to[at + 3] = sum * 255;
}

function isPart({ source: { width, height }, labels, part }: Cloth, u: number, v: number): boolean {
  if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) return false;
  return (labels[Math.round(v) * width + Math.round(u)]! & part) !== 0;
}

const isWhole = (cloth: Cloth, u: number, v: number): boolean =>
  isPart(cloth, u, v) &&
  cloth.source.data[(Math.round(v) * cloth.source.width + Math.round(u)) * 4 + 3] === 255;

/** Four neighbours, weighted by their alpha: the ground behind a cut-out must not bleed in. */
function look({ source: { data, width, height } }: Cloth, u: number, v: number, share: number) {
  const x = Math.min(width - 2, Math.max(0, Math.floor(u)));
  const y = Math.min(height - 2, Math.max(0, Math.floor(v)));
  const fx = u - x;
  const fy = v - y;
  const i = (y * width + x) * 4;
  const j = i + width * 4;
  const w0 = (data[i + 3]! / 255) * (1 - fx) * (1 - fy) * share;
  const w1 = (data[i + 7]! / 255) * fx * (1 - fy) * share;
  const w2 = (data[j + 3]! / 255) * (1 - fx) * fy * share;
  const w3 = (data[j + 7]! / 255) * fx * fy * share;
  for (let c = 0; c < 3; c++)
    seen[c]! +=
      data[i + c]! * w0 + data[i + 4 + c]! * w1 + data[j + c]! * w2 + data[j + 4 + c]! * w3;
  seen[3]! += w0 + w1 + w2 + w3;
}
