// Where a garment's neck, shoulders, armpits, sleeves, crotch and legs are, read from its outline.
import { armpitsOf, widthsOf } from "./armpits.ts";
import { legsOf } from "./legs.ts";
import { median, type Run, type Silhouette } from "./silhouette.ts";
import type { Landmarks } from "./marks.ts";
import { sleevesOf } from "./sleeves.ts";

/** Depth of an armhole as a share of the chest's width: more than this is no armhole, and what it is then. */
const CLOSE = 0.8;
const ARMHOLE = 0.5;

export type Expected = {
  sleeves: boolean;
  legs: boolean;
  /** As people lay clothes down: a trunk that flares from its short sleeves on is told by its narrowest row. */
  isFlaring?: boolean;
};

export function landmarksOf(shape: Silhouette, expected: Expected): Landmarks {
  const { box, height } = shape;
  const axis = axisOf(shape);
  const hem = hemOf(shape, axis, expected.legs);
  const legs = expected.legs ? legsOf(shape, axis) : null;
  const end = legs?.crotch.y ?? hem;
  const pits = expected.sleeves ? armpitsOf(shape, axis, end, expected.isFlaring) : null;
  const armhole = pits ? pits.y : sleevelessChest(shape, axis, end);
  const wide = shape.runAt(armhole, axis) ?? [box.left, box.right];
  const [left, right] = [pits?.left ?? wide[0], pits?.right ?? wide[1]];
  const shoulder = shoulderOf(shape, axis, { left, right, y: armhole }, height);
  // Sleeves that lie close to the trunk leave it far below the armhole.
  const isClose = pits !== null && armhole - shoulder.y > (right - left) * CLOSE;
  const usual = Math.round(shoulder.y + (right - left) * ARMHOLE);
  const chest = { left, right, y: isClose ? usual : armhole };
  const parted = pits?.parted ?? armhole;
  // Below the hem only sleeves hang; below a crotch the legs are trunk as well.
  const trunk = (y: number) =>
    legs || y <= hem ? trunkAt(shape, axis, { ...chest, y: parted }, y, pits !== null) : undefined;
  return {
    axis,
    top: box.top,
    hem,
    chest,
    shoulder,
    trunk,
    armpits: pits?.how ?? null,
    isClose,
    sleeves: pits && sleevesOf(shape, { axis, chest, shoulder, trunk, parted }),
    legs,
  };
}

function axisOf(shape: Silhouette): number {
  const { box, height } = shape;
  const middles: number[] = [];
  for (let y = box.top + height * 0.08; y < box.top + height * 0.6; y += 2) {
    const runs = shape.runs(y);
    if (runs.length > 0) middles.push((runs[0]![0] + runs.at(-1)![1]) / 2);
  }
  return Math.round(median(middles));
}

function hemOf(shape: Silhouette, axis: number, hasLegs: boolean): number {
  const { box } = shape;
  if (hasLegs) return box.bottom;
  let y = box.bottom;
  while (y > box.top && !shape.runAt(y, axis)) y--;
  return y;
}

/** Under the armholes: where the trunk has first reached its width. */
function sleevelessChest(shape: Silhouette, axis: number, hem: number): number {
  // Long straps are no part of the length.
  const upper = shape.topOf(axis) ?? shape.box.top;
  const top = upper - shape.box.top > (hem - shape.box.top) * 0.14 ? upper : shape.box.top;
  const length = hem - top;
  const [from, to] = [top + length * 0.1, top + length * (length > shape.width * 1.7 ? 0.3 : 0.48)];
  const widthAt = widthsOf(shape, axis);
  let widest = 0;
  for (let y = from; y <= to; y++) widest = Math.max(widest, widthAt(y));
  for (let y = Math.round(from); y <= to; y++) if (widthAt(y) >= widest * 0.95) return y;
  return Math.round(to);
}

/** A line through the outline outside the collar and inside the sleeve. */
function shoulderOf(
  shape: Silhouette,
  axis: number,
  chest: Landmarks["chest"],
  height: number,
): Landmarks["shoulder"] {
  const half = (chest.right - chest.left) / 2;
  const at = (share: number) => {
    const heights = [-1, 1]
      .map((side) => shape.topOf(axis + side * half * share))
      .filter((y) => y !== undefined);
    return heights.length > 0 ? median(heights) : shape.box.top;
  };
  const near = at(0.62);
  const far = at(0.84);
  const slope = (far - near) / (half * 0.22);
  const strap = highest(shape, axis, half);
  const middle = shape.topOf(axis) ?? chest.y;
  if (strap && near - strap.y > half * 0.2 && middle - strap.y > half * 0.2)
    return { ...strap, slope: 0.3, isStrap: true };
  // Cut in to the neck: such a garment hangs from its upper edge.
  if (slope > 0.9) return { away: half * 0.3, y: at(0.3) - half * 0.14, slope: 0.3 };
  return {
    away: half * 0.73,
    y: Math.min((near + far) / 2, chest.y - height * 0.02),
    slope: Math.min(0.7, Math.max(0.05, slope)),
  };
}

/** The top of the straps. */
function highest(shape: Silhouette, axis: number, half: number) {
  let best: { away: number; y: number } | undefined;
  for (let away = half * 0.15; away < half; away += 2) {
    const tops = [shape.topOf(axis - away), shape.topOf(axis + away)].filter(
      (y) => y !== undefined,
    );
    const y = tops.length === 2 ? (tops[0]! + tops[1]!) / 2 : undefined;
    if (y !== undefined && (!best || y < best.y)) best = { away, y };
  }
  return best;
}

function trunkAt(
  shape: Silhouette,
  axis: number,
  chest: Landmarks["chest"],
  y: number,
  hasSleeves: boolean,
): Run | undefined {
  const run = shape.runAt(y, axis);
  if (hasSleeves && y <= chest.y)
    return run && [Math.max(run[0], chest.left), Math.min(run[1], chest.right)];
  return run ?? aroundAxis(shape, axis, y);
}

/** Where the axis runs between two legs, or between the tips of a hem, both sides are trunk. */
function aroundAxis(shape: Silhouette, axis: number, y: number): Run | undefined {
  const runs = shape.runs(y);
  const left = runs.filter(([, to]) => to < axis).at(-1);
  const right = runs.find(([from]) => from > axis);
  return left && right && [left[0], right[1]];
}
