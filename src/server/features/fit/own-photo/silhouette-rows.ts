// What a person's outline says of its rows: where it is, how wide, in how many parts.
import { areasOf } from "../pixels/planes.ts";

/** From the first column to the last. */
export type Run = { from: number; to: number };

export type Rows = {
  width: number;
  height: number;
  /** The person alone, one byte a pixel. */
  mask: Uint8Array;
  runs(y: number): Run[];
};

/** Threads and specks are no part of a person. */
const THINNEST = 5;

/** The largest thing in the mask. */
export function rowsOfPerson(seen: Uint8Array, width: number, height: number): Rows {
  const { labels, sizes } = areasOf(
    seen.map((value) => (value > 127 ? 1 : 0)),
    width,
    height,
  );
  const largest = sizes.indexOf(Math.max(...sizes));
  const mask = new Uint8Array(seen.length);
  if (largest > 0) for (let i = 0; i < mask.length; i++) if (labels[i] === largest) mask[i] = 1;
  const known = new Map<number, Run[]>();
  const runs = (at: number): Run[] => {
    const y = Math.round(at);
    const found = known.get(y) ?? runsIn(mask, width, y);
    known.set(y, found);
    return found;
  };
  return { width, height, mask, runs };
}

function runsIn(mask: Uint8Array, width: number, y: number): Run[] {
  const found: Run[] = [];
  for (let x = 0; x < width; x++) {
    if (!mask[y * width + x]) continue;
    const from = x;
    while (x + 1 < width && mask[y * width + x + 1]) x++;
    if (x - from + 1 >= THINNEST) found.push({ from, to: x });
  }
  return found;
}

export type Box = { left: number; right: number; top: number; bottom: number };

export function boxOfPerson({ mask, width, height }: Rows): Box | null {
  const box = { left: width, right: -1, top: height, bottom: -1 };
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = y;
  }
  return box.right < 0 ? null : box;
}

export const widthOf = ({ from, to }: Run): number => to - from + 1;
export const middleOf = ({ from, to }: Run): number => (from + to) / 2;

/** The run that holds the axis, or the nearest one. */
export function runAt({ runs }: Rows, y: number, axis: number): Run | undefined {
  const away = (run: Run) => Math.max(run.from - axis, axis - run.to, 0);
  return runs(y).toSorted((a, b) => away(a) - away(b))[0];
}
