// Where a standing person's shoulders, waist, hips, hands and feet are, read from the outline alone: heights by what
// the outline shows and by how people are built, widths from the outline. No face is looked for.
import type { Anchors, Pair, Point } from "../figure/anchors.ts";
import { middleOf, runAt, widthOf, type Rows, type Run } from "./silhouette-rows.ts";

type Side = "left" | "right";

/** What the outline has to show; else a sentence asks for another photo. */
const NARROWEST_SHOULDERS = 1.25;

/** Thighs that touch are seen to part lower than they do. */
const TOUCHING = 24;

/**
 * The person stands in the picture as the figure of `like` does: head and feet at the same heights. Null for what is
 * no person who stands upright and faces the camera.
 */
export function readPose(rows: Rows, like: Anchors): Anchors | null {
  const [top, floor] = [like.head.top.y, like.toe.left.y];
  const tall = floor - top;
  const axis = axisOf(rows, top, tall);
  if (axis === null) return null;
  const neck = narrowest(rows, axis, top + tall * 0.1, top + tall * 0.19);
  const broad = runAt(rows, neck.y + tall * 0.075, axis);
  if (!broad || widthOf(broad) < neck.width * NARROWEST_SHOULDERS) return null;
  const parted = crotchOf(rows, axis, top + tall * 0.42, top + tall * 0.62) ?? like.crotch.y;
  const crotch = Math.min(parted, like.crotch.y + TOUCHING);
  const height = heights([
    [top, top],
    [like.neck.sides.left.y, neck.y],
    [like.crotch.y, crotch],
    [floor, floor],
  ]);
  return anchorsFrom({ rows, like, axis, height, broad, head: neck });
}

/** The middle of the head, over which the trunk stands. */
function axisOf(rows: Rows, top: number, tall: number): number | null {
  const middles: number[] = [];
  for (let y = top + tall * 0.02; y < top + tall * 0.11; y += 4) {
    const [run, ...others] = rows.runs(y);
    if (run && others.length === 0) middles.push(middleOf(run));
  }
  return middles.length < 8 ? null : middles.toSorted((a, b) => a - b)[middles.length >> 1]!;
}

type Neck = { y: number; width: number };

function narrowest(rows: Rows, axis: number, from: number, to: number): Neck {
  let best: Neck = { y: (from + to) / 2, width: Infinity };
  for (let y = from; y <= to; y += 2) {
    const run = runAt(rows, y, axis);
    if (run && widthOf(run) < best.width) best = { y, width: widthOf(run) };
  }
  return best;
}

/** Where one begins to see between the legs; null for a skirt, or legs that touch. */
function crotchOf(rows: Rows, axis: number, from: number, to: number): number | null {
  const reach = 26;
  const isOpen = (y: number) => {
    const beside = rows.runs(y).filter((run) => Math.abs(middleOf(run) - axis) < 150);
    return (
      beside.some((run) => run.to < axis + reach) && beside.some((run) => run.from > axis - reach)
    );
  };
  for (let y = from; y < to; y += 2)
    if ([0, 12, 24, 40].every((down) => isOpen(y + down))) return y - 6;
  return null;
}

/** From heights of the figure to heights of the person, straight between those that are known. */
function heights(known: readonly (readonly [number, number])[]): (y: number) => number {
  return (y) => {
    let n = 0;
    while (n < known.length - 2 && y > known[n + 1]![0]) n++;
    const [[a, to], [b, until]] = [known[n]!, known[n + 1]!];
    return to + ((y - a) * (until - to)) / (b - a);
  };
}

type Found = {
  rows: Rows;
  like: Anchors;
  axis: number;
  height: (y: number) => number;
  broad: Run;
  head: Neck;
};

/** Where arms lie against the trunk, how wide it is beside the shoulders. */
const TRUNK = { armpit: 0.8, waist: 0.68, hip: 0.84 };

function anchorsFrom({ rows, like, axis, height, broad, head }: Found): Anchors {
  const shoulders = widthOf(broad);
  const centre = middleOf(broad);
  const trunkAt = (y: number, usual: number): Run => {
    const run = runAt(rows, y, centre);
    const isApart = rows.runs(y).length >= 3 && run && widthOf(run) < shoulders * 1.05;
    const isBare = run && widthOf(run) < shoulders * usual * 1.12;
    const middle = run ? (middleOf(run) + centre) / 2 : centre;
    const half = (shoulders * usual) / 2;
    return run && (isApart || isBare) ? run : { from: middle - half, to: middle + half };
  };
  const scaleX = shoulders / (like.shoulderOuter.right.x - like.shoulderOuter.left.x);
  const likeCentre = (like.shoulderOuter.left.x + like.shoulderOuter.right.x) / 2;
  /** As the figure has it, in this person's breadth. */
  const usual = ({ x, y }: Point): Point => ({
    x: centre + (x - likeCentre) * scaleX,
    y: height(y),
  });
  const usualPair = ({ left, right }: Pair): Pair => ({ left: usual(left), right: usual(right) });
  const ends = (run: Run, y: number): Pair => ({
    left: { x: run.from, y },
    right: { x: run.to, y },
  });
  const level = (pair: Pair) => height((pair.left.y + pair.right.y) / 2);
  const armAt = (pair: Pair): Pair => {
    const y = level(pair);
    return {
      left: armPoint(rows, usual(pair.left), y, centre, "left"),
      right: armPoint(rows, usual(pair.right), y, centre, "right"),
    };
  };
  const wrist = armAt(like.wrist);
  const below = (pair: Pair, by: Pair): Pair => ({
    left: { x: pair.left.x + (by.left.x - like.wrist.left.x) * scaleX, y: height(by.left.y) },
    right: { x: pair.right.x + (by.right.x - like.wrist.right.x) * scaleX, y: height(by.right.y) },
  });
  const legs = (joint: "knee" | "ankle") => legPoints(rows, like[joint], height, usualPair, axis);
  const row = (pair: Pair, share: number) => ends(trunkAt(level(pair), share), level(pair));
  const hip = row(like.hip, TRUNK.hip);
  return {
    head: headOf(like, axis, head),
    neck: { base: usual(like.neck.base), sides: neckSides(like, axis, head) },
    shoulderNeck: usualPair(like.shoulderNeck),
    shoulderTip: usualPair(like.shoulderTip),
    shoulderOuter: ends(broad, level(like.shoulderOuter)),
    armpit: row(like.armpit, TRUNK.armpit),
    elbow: armAt(like.elbow),
    wrist,
    armHalfWidths: mapped(like.armHalfWidths, (half) => half * scaleX),
    hand: { grip: below(wrist, like.hand.grip), fingertips: below(wrist, like.hand.fingertips) },
    bust: row(like.bust, TRUNK.armpit),
    waist: row(like.waist, TRUNK.waist),
    hip,
    crotch: { x: (hip.left.x + hip.right.x) / 2, y: height(like.crotch.y) },
    knee: legs("knee"),
    ankle: legs("ankle"),
    toe: usualPair(like.toe),
    heel: usualPair(like.heel),
    levels: mapped(like.levels, height),
  };
}

const mapped = <T extends Record<string, number>>(from: T, to: (value: number) => number): T =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value)])) as T;

/** The arm's own run beside the trunk, where it hangs apart; else where the figure's would be. */
function armPoint(rows: Rows, usual: Point, y: number, centre: number, side: Side): Point {
  const runs = rows
    .runs(y)
    .filter((run) => (side === "left" ? run.to < centre : run.from > centre));
  const outer = side === "left" ? runs[0] : runs.at(-1);
  if (outer) return { x: middleOf(outer), y };
  const whole = runAt(rows, y, centre);
  if (!whole) return { x: usual.x, y };
  // Against the trunk: at most at the outline's edge.
  const x = side === "left" ? Math.max(usual.x, whole.from + 12) : Math.min(usual.x, whole.to - 12);
  return { x, y };
}

type Joint = { outer: Pair; inner: Pair };

function legPoints(
  rows: Rows,
  like: Joint,
  height: (y: number) => number,
  usualPair: (pair: Pair) => Pair,
  axis: number,
): Joint {
  const y = height(like.outer.left.y);
  const runs = rows.runs(y);
  const left = runs.filter((run) => middleOf(run) < axis).at(-1);
  const right = runs.find((run) => middleOf(run) >= axis);
  if (!left || !right || runs.length < 2)
    return { outer: usualPair(like.outer), inner: usualPair(like.inner) };
  return {
    outer: { left: { x: left.from, y }, right: { x: right.to, y } },
    inner: { left: { x: left.to, y }, right: { x: right.from, y } },
  };
}

/** As the figure's head, as high as this one. */
function headOf(like: Anchors, axis: number, neck: Neck): Anchors["head"] {
  const from = like.head.top;
  const scale = (neck.y - from.y) / (like.neck.sides.left.y - from.y);
  const at = ({ x, y }: Point): Point => ({
    x: axis + (x - from.x) * scale,
    y: from.y + (y - from.y) * scale,
  });
  const both = ({ left, right }: Pair): Pair => ({ left: at(left), right: at(right) });
  const { top, brow, eyes, ears, face, chin, widest } = like.head;
  return {
    top: at(top),
    brow: at(brow),
    eyes: both(eyes),
    ears: both(ears),
    face: at(face),
    chin: at(chin),
    widest: both(widest),
  };
}

const neckSides = (like: Anchors, axis: number, { y, width }: Neck): Pair => {
  // Long hair and scarves hide the neck behind them.
  const most = like.neck.sides.right.x - like.neck.sides.left.x;
  const half = Math.min(width, most * 1.3) / 2;
  return { left: { x: axis - half, y }, right: { x: axis + half, y } };
};
