// Where a garment's neck, shoulders, armpits, sleeves, crotch and legs are, read from its outline.
import type { Point } from "../figure/anchors.ts";
import { median, type Run, type Silhouette } from "./silhouette.ts";

/** A tube of cloth: where it leaves the garment, where it ends, and how wide it is at both. */
export type Tube = {
  root: Point;
  end: Point;
  rootHalf: number;
  endHalf: number;
  /** Whether a point below the armpit, or beside a leg, is cloth of this tube. */
  holds(x: number, y: number): boolean;
};

export type Sides<T> = { left: T; right: T };

export type Sleeves = Sides<Tube> & {
  /** The armhole, from the tip of the shoulder to the armpit. */
  tip: Sides<Point>;
  pit: Sides<Point>;
};

export type Landmarks = {
  axis: number;
  top: number;
  /** Below this the trunk of the garment has ended; ties and sleeves may hang lower. */
  hem: number;
  /** Trunk at the height of the armpits. */
  chest: { left: number; right: number; y: number };
  /** Height of the shoulder line at a distance from the axis, and how steeply it falls outward. */
  shoulder: { away: number; y: number; slope: number; isStrap?: true };
  sleeves: Sleeves | null;
  legs: (Sides<Tube> & { crotch: Point }) | null;
  /** Edges of the trunk in a row. */
  trunk(y: number): Run | undefined;
};

export type Expected = { sleeves: boolean; legs: boolean };

export function landmarksOf(shape: Silhouette, expected: Expected): Landmarks {
  const { box, height } = shape;
  const axis = axisOf(shape);
  const hem = hemOf(shape, axis, expected.legs);
  const legs = expected.legs ? legsOf(shape, axis) : null;
  const end = legs?.crotch.y ?? hem;
  const pits = expected.sleeves ? armpitsOf(shape, axis, end) : null;
  const chestY = pits ? pits.y : sleevelessChest(shape, axis, end);
  const wide = shape.runAt(chestY, axis) ?? [box.left, box.right];
  const chest = { left: pits?.left ?? wide[0], right: pits?.right ?? wide[1], y: chestY };
  const shoulder = shoulderOf(shape, axis, chest, height);
  const trunk = (y: number) => trunkAt(shape, axis, chest, y, pits !== null);
  return {
    axis,
    top: box.top,
    hem,
    chest,
    shoulder,
    trunk,
    sleeves: pits && sleevesOf(shape, { axis, chest, shoulder, trunk }),
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
  const { box } = shape;
  const length = hem - box.top;
  const [from, to] = [
    box.top + length * 0.1,
    box.top + length * (length > shape.width * 1.7 ? 0.3 : 0.48),
  ];
  const widthAt = (y: number) => {
    const run = shape.runAt(y, axis);
    return run ? run[1] - run[0] : 0;
  };
  let widest = 0;
  for (let y = from; y <= to; y++) widest = Math.max(widest, widthAt(y));
  for (let y = Math.round(from); y <= to; y++) if (widthAt(y) >= widest * 0.95) return y;
  return Math.round(to);
}

type Pits = { left: number; right: number; y: number };

/** The first rows in which a sleeve has left the trunk; without a gap, where the outline steps in. */
function armpitsOf(shape: Silhouette, axis: number, hem: number): Pits | null {
  const left = armpitOn(shape, axis, hem, -1);
  const right = armpitOn(shape, axis, hem, 1);
  if (!left && !right) return steppedArmpits(shape, axis, hem);
  const mirrored = ({ x, y }: Point): Point => ({ x: 2 * axis - x, y });
  const l = left ?? mirrored(right!);
  const r = right ?? mirrored(left!);
  const isEven =
    Math.abs(l.y - r.y) < shape.height * 0.16 &&
    Math.abs(axis - l.x - (r.x - axis)) < shape.width * 0.18;
  return isEven ? { left: l.x, right: r.x, y: Math.round((l.y + r.y) / 2) } : null;
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

function steppedArmpits(shape: Silhouette, axis: number, hem: number): Pits | null {
  const { box, height } = shape;
  const widthAt = (y: number) => {
    const run = shape.runAt(y, axis);
    return run ? run[1] - run[0] : 0;
  };
  const length = hem - box.top;
  const lower: number[] = [];
  for (let y = box.top + length * 0.55; y < hem - length * 0.06; y += 2) lower.push(widthAt(y));
  const trunk = median(lower);
  let last = -1;
  for (let y = box.top; y < box.top + length * 0.62; y++) if (widthAt(y) > trunk * 1.15) last = y;
  // Above it the outline must be clearly wider, or it is a trunk that merely tapers.
  if (last < 0 || widthAt(last - height * 0.03) < trunk * 1.2) return null;
  return { left: axis - trunk / 2, right: axis + trunk / 2, y: last + 1 };
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

type Known = Pick<Landmarks, "axis" | "chest" | "shoulder" | "trunk">;

function sleevesOf(shape: Silhouette, known: Known): Sleeves | null {
  const { axis, chest, shoulder } = known;
  const half = (chest.right - chest.left) / 2;
  const tipAway = half * 0.97;
  const tipY = Math.min(shoulder.y + shoulder.slope * (tipAway - shoulder.away), chest.y - 6);
  const tip = { left: { x: axis - tipAway, y: tipY }, right: { x: axis + tipAway, y: tipY } };
  const pit = { left: { x: chest.left, y: chest.y }, right: { x: chest.right, y: chest.y } };
  const left = sleeveOn(shape, known, tip.left, pit.left, -1);
  const right = sleeveOn(shape, known, tip.right, pit.right, 1);
  if (!left || !right) return null;
  const lengths = [left, right].map(({ root, end }) => Math.hypot(end.x - root.x, end.y - root.y));
  // One sleeve folded away: better no sleeves than one arm in the air.
  if (Math.max(...lengths) > 1.6 * Math.min(...lengths)) return null;
  return { left, right, tip, pit };
}

function sleeveOn(
  shape: Silhouette,
  { chest, trunk }: Known,
  tip: Point,
  pit: Point,
  side: -1 | 1,
): Tube | null {
  const root = { x: (tip.x + pit.x) / 2, y: (tip.y + pit.y) / 2 };
  const { cloth, rows } = sleeveCloth(shape, { chest, trunk }, tip, pit, side);
  if (cloth.length < 40) return null;
  // Toward the middle of its cloth, as far as the cloth reaches.
  const middle = {
    x: cloth.reduce((sum, p) => sum + p.x, 0) / cloth.length,
    y: cloth.reduce((sum, p) => sum + p.y, 0) / cloth.length,
  };
  const away = Math.hypot(middle.x - root.x, middle.y - root.y) || 1;
  const [dx, dy] = [(middle.x - root.x) / away, (middle.y - root.y) / away];
  const reaches = cloth
    .map((p) => (p.x - root.x) * dx + (p.y - root.y) * dy)
    .toSorted((a, b) => a - b);
  const reach = reaches[Math.floor(reaches.length * 0.985)]!;
  const end = { x: root.x + dx * reach, y: root.y + dy * reach };
  const found = tube(cloth, root, end);
  const holds = (x: number, y: number) =>
    (rows.get(Math.round(y)) ?? []).some(([from, to]) => x >= from - 2 && x <= to + 2);
  return found && { ...found, holds };
}

/** Outside the armhole, and from there downward as long as it hangs together. */
function sleeveCloth(
  shape: Silhouette,
  { chest, trunk }: Pick<Known, "chest" | "trunk">,
  tip: Point,
  pit: Point,
  side: -1 | 1,
): { cloth: Point[]; rows: Map<number, readonly Run[]> } {
  const cloth: Point[] = [];
  const rows = new Map<number, readonly Run[]>();
  const clip = ([from, to]: Run): Run =>
    side < 0 ? [from, Math.min(to, pit.x)] : [Math.max(from, pit.x), to];
  let last: readonly Run[] = [];
  for (let y = Math.floor(tip.y); y <= shape.box.bottom; y++) {
    const isAbove = y <= chest.y;
    const body = isAbove ? undefined : trunk(y);
    const runs = shape
      .runs(y)
      .filter((run) => run !== body && !(body && run[0] >= body[0] && run[1] <= body[1]))
      .map((run) => (isAbove ? clip(run) : run))
      .filter(([from, to]) => to > from && (side < 0 ? from < pit.x : to > pit.x));
    const connected = isAbove
      ? runs
      : runs.filter(([from, to]) => last.some(([a, b]) => from <= b + 3 && to >= a - 3));
    if (!isAbove && connected.length === 0) break;
    for (const [from, to] of connected) for (let x = from; x <= to; x += 2) cloth.push({ x, y });
    rows.set(y, connected);
    last = connected;
  }
  return { cloth, rows };
}

/** Half widths are measured across the line from root to end. */
function tube(cloth: Point[], root: Point, end: Point): Omit<Tube, "holds"> | null {
  const length = Math.hypot(end.x - root.x, end.y - root.y);
  if (length < 8) return null;
  const [dx, dy] = [(end.x - root.x) / length, (end.y - root.y) / length];
  const halfBetween = (from: number, to: number) => {
    let [low, high] = [1e9, -1e9];
    for (const { x, y } of cloth) {
      const along = ((x - root.x) * dx + (y - root.y) * dy) / length;
      if (along < from || along > to) continue;
      const across = (x - root.x) * dy - (y - root.y) * dx;
      low = Math.min(low, across);
      high = Math.max(high, across);
    }
    return high > low ? { half: (high - low) / 2, middle: (high + low) / 2 } : null;
  };
  const near = halfBetween(0.1, 0.3);
  const last = halfBetween(0.82, 0.97);
  if (!near || !last) return null;
  // The axis runs through the middle of the cuff, not through its farthest corner.
  const centred = { x: end.x + dy * last.middle, y: end.y - dx * last.middle };
  return { root, end: centred, rootHalf: near.half, endHalf: last.half };
}

function legsOf(shape: Silhouette, axis: number): Landmarks["legs"] {
  const { box, height } = shape;
  const lasting = Math.max(4, height * 0.015);
  let rows = 0;
  for (let y = Math.round(box.top + height * 0.18); y < box.bottom; y++) {
    const [left, right] = middleRuns(shape, axis, y);
    const isParted = left !== undefined && right !== undefined && !shape.runAt(y, axis);
    rows = isParted ? rows + 1 : 0;
    if (rows < lasting) continue;
    const crotchY = y - rows + 1;
    const crotch = { x: (left![1] + right![0]) / 2, y: crotchY };
    return { crotch, left: legOn(shape, crotch, -1), right: legOn(shape, crotch, 1) };
  }
  return null;
}

/** The runs on either side of the axis that are wide enough to be legs. */
function middleRuns(shape: Silhouette, axis: number, y: number): Run[] {
  const min = shape.width * 0.08;
  const runs = shape.runs(y).filter(([from, to]) => to - from > min);
  const left = runs.filter(([from, to]) => (from + to) / 2 < axis).at(-1);
  const right = runs.find(([from, to]) => (from + to) / 2 > axis);
  const isGap =
    left && right && left[1] < axis + shape.width * 0.12 && right[0] > axis - shape.width * 0.12;
  return isGap ? [left, right] : [];
}

function legOn(shape: Silhouette, crotch: Point, side: -1 | 1): Tube {
  const { box } = shape;
  const at = (y: number): Run => {
    const runs = shape
      .runs(y)
      .filter(([from, to]) => ((from + to) / 2 - crotch.x) * side > 0 && to - from > 6);
    if (runs.length === 0) return [crotch.x, crotch.x];
    return side < 0 ? runs.at(-1)! : runs[0]!;
  };
  let bottom = box.bottom;
  while (bottom > crotch.y + 4 && at(bottom)[1] - at(bottom)[0] < 8) bottom--;
  const length = bottom - crotch.y;
  const [r0, r1] = at(crotch.y + length * 0.05);
  const [e0, e1] = at(bottom - length * 0.05);
  return {
    root: { x: (r0 + r1) / 2, y: crotch.y },
    end: { x: (e0 + e1) / 2, y: bottom },
    rootHalf: (r1 - r0) / 2,
    endHalf: (e1 - e0) / 2,
    holds: (x) => (x - crotch.x) * side > 0,
  };
}
