// Where the sleeves leave a garment's trunk.
import type { Point } from "../figure/anchors.ts";
import { median, type Silhouette } from "./silhouette.ts";

export type Pits = {
  left: number;
  right: number;
  y: number;
  /** Below this row sleeves have left the trunk on both sides. */
  parted: number;
  /** A gap on both sides is seen, on one side mirrored; a step is a guess. */
  how: "seen" | "mirrored" | "stepped";
};

/** The first rows in which a sleeve has left the trunk; without a gap, where the outline steps in. */
export function armpitsOf(
  shape: Silhouette,
  axis: number,
  hem: number,
  isFlaring = false,
): Pits | null {
  const left = armpitOn(shape, axis, hem, -1);
  const right = armpitOn(shape, axis, hem, 1);
  if (!left && !right) {
    const stepped = steppedArmpits(shape, axis, hem);
    return stepped ?? (isFlaring ? flaredArmpits(shape, axis, hem) : null);
  }
  const mirrored = ({ x, y }: Point): Point => ({ x: 2 * axis - x, y });
  const l = left ?? mirrored(right!);
  const r = right ?? mirrored(left!);
  const isEven =
    Math.abs(l.y - r.y) < shape.height * 0.16 &&
    Math.abs(axis - l.x - (r.x - axis)) < shape.width * 0.18;
  const how = left && right ? "seen" : "mirrored";
  if (!isEven) return null;
  return { left: l.x, right: r.x, y: Math.round((l.y + r.y) / 2), parted: Math.max(l.y, r.y), how };
}

function armpitOn(shape: Silhouette, axis: number, hem: number, side: -1 | 1): Point | null {
  const { box, width, height } = shape;
  const lasting = Math.max(3, height * 0.012);
  let rows = 0;
  for (let y = Math.round(box.top + height * 0.1); y < hem - height * 0.05; y++) {
    const trunk = shape.runAt(y, axis);
    const isApart =
      trunk !== undefined &&
      trunk[1] - trunk[0] > width * 0.18 &&
      shape
        .runs(y)
        .some(
          ([from, to]) =>
            (side < 0 ? to < trunk[0] : from > trunk[1]) && to - from > Math.max(4, width * 0.02),
        );
    rows = isApart ? rows + 1 : 0;
    if (rows >= lasting) return { x: trunk![side < 0 ? 0 : 1], y: y - rows + 1 };
  }
  return null;
}

/** How wide the trunk is in a row. */
export const widthsOf = (shape: Silhouette, axis: number) => (y: number) => {
  const run = shape.runAt(y, axis);
  return run ? run[1] - run[0] : 0;
};

function steppedArmpits(shape: Silhouette, axis: number, hem: number): Pits | null {
  const { box, height } = shape;
  const widthAt = widthsOf(shape, axis);
  const length = hem - box.top;
  const lower: number[] = [];
  for (let y = box.top + length * 0.55; y < hem - length * 0.06; y += 2) lower.push(widthAt(y));
  const trunk = median(lower);
  let last = -1;
  for (let y = box.top; y < box.top + length * 0.62; y++) if (widthAt(y) > trunk * 1.15) last = y;
  // Above it the outline must be clearly wider, or it is a trunk that merely tapers.
  if (last < 0 || widthAt(last - height * 0.03) < trunk * 1.2) return null;
  const [left, right, y] = [axis - trunk / 2, axis + trunk / 2, last + 1];
  return { left, right, y, parted: y, how: "stepped" };
}

/** Short sleeves over a trunk that grows wider toward its hem: right below them it is narrowest. */
function flaredArmpits(shape: Silhouette, axis: number, hem: number): Pits | null {
  const widthAt = widthsOf(shape, axis);
  const { top } = shape.box;
  const length = hem - top;
  let [widest, sleeves] = [0, top];
  for (let y = top; y < top + length * 0.5; y++)
    if (widthAt(y) > widest) [widest, sleeves] = [widthAt(y), y];
  let [narrowest, waist] = [widest, sleeves];
  for (let y = sleeves; y < top + length * 0.7; y++)
    if (widthAt(y) < narrowest) [narrowest, waist] = [widthAt(y), y];
  if (widest < narrowest * 1.2) return null;
  let y = sleeves;
  while (y < waist && widthAt(y) > narrowest * 1.08) y++;
  const run = shape.runAt(y, axis);
  return run ? { left: run[0], right: run[1], y, parted: y, how: "stepped" } : null;
}
