// The outline of a cut-out, row by row.
import { boxOf, type Box, type Raster } from "../pixels/raster.ts";

export type Run = readonly [from: number, to: number];

export type Silhouette = {
  box: Box;
  width: number;
  height: number;
  /** Stretches of cloth in a row, left to right; specks are left out. */
  runs(y: number): readonly Run[];
  /** The stretch that holds this column. */
  runAt(y: number, x: number): Run | undefined;
  /** The first row with cloth in a column; undefined where there is none. */
  topOf(x: number): number | undefined;
};

const SPECK = 4;

export function silhouetteOf(raster: Raster): Silhouette | undefined {
  const box = boxOf(raster);
  if (!box) return undefined;
  const { width, data } = raster;
  const rows: Run[][] = [];
  for (let y = 0; y < raster.height; y++) rows.push(runsOf(data, width, y));
  const runs = (y: number) => rows[Math.round(y)] ?? [];
  return {
    box,
    width: box.right - box.left + 1,
    height: box.bottom - box.top + 1,
    runs,
    runAt: (y, x) => runs(y).find(([from, to]) => from <= x && x <= to),
    topOf(x) {
      const column = Math.round(x);
      for (let y = box.top; y <= box.bottom; y++)
        if (data[(y * width + column) * 4 + 3]! > 127) return y;
      return undefined;
    },
  };
}

function runsOf(data: Uint8ClampedArray, width: number, y: number): Run[] {
  const found: Run[] = [];
  let start = -1;
  for (let x = 0; x <= width; x++) {
    const isCloth = x < width && data[(y * width + x) * 4 + 3]! > 127;
    if (isCloth && start < 0) start = x;
    if (isCloth || start < 0) continue;
    if (x - start >= SPECK) found.push([start, x - 1]);
    start = -1;
  }
  return found;
}

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Share of the outline that lies on its own mirror image: 1 for a piece laid out straight. */
export function evenness(shape: Silhouette, axis: number): number {
  let both = 0;
  let either = 0;
  const row = new Uint8Array(shape.box.right + 1);
  for (let y = shape.box.top; y <= shape.box.bottom; y += 3) {
    row.fill(0);
    for (const [from, to] of shape.runs(y)) row.fill(1, from, to + 1);
    for (let x = shape.box.left; x <= shape.box.right; x += 3) {
      if (!row[x]) continue;
      either++;
      if (row[Math.round(2 * axis) - x]) both++;
    }
  }
  return either === 0 ? 0 : both / either;
}
