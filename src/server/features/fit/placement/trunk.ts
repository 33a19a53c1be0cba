// Where the trunk of a garment goes: hung from the shoulders or from the waist, at one scale, so that
// prints keep their shape; widened only where the body would show beside it.
import type { Extent, Figure } from "../figure/figure.ts";
import type { Landmarks } from "../garment/marks.ts";
import type { Run } from "../garment/silhouette.ts";
import type { Slot } from "../garment/slot.ts";
import { lowerRise } from "./length.ts";
import { skirtRows, trouserRows } from "./waist-rows.ts";
import type { Deform } from "./mesh.ts";

export type Hang = {
  /** Pixels of the canvas per pixel of the source: across at the sides, and down. */
  scale: number;
  rise: number;
  deform: Deform;
  /** From a row of the source to a row of the canvas. */
  row(y: number): number;
};

/** How much wider than the body a garment is worn, at the chest or the hip. */
const EASE: Partial<Record<Slot, number>> = {
  tank: 1.06,
  top: 1.13,
  outer: 1.2,
  dress: 1.08,
  gown: 1.26,
  jumpsuit: 1.1,
  trousers: 1.05,
};

const WIDEN_MAX = 1.3;
const PAD = 5;

const lerp = (a: number, b: number, share: number) => a + (b - a) * share;
const clamp = (v: number, low: number, high: number) => Math.min(high, Math.max(low, v));
const ease = (from: number, to: number, v: number) => {
  const t = clamp((v - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};

/** The line down the middle of the body, which does not stand quite straight. */
export function axisOf({ anchors }: Figure): (y: number) => number {
  const middle = ({
    left,
    right,
  }: {
    left: { x: number; y: number };
    right: { x: number; y: number };
  }) => ({
    x: (left.x + right.x) / 2,
    y: (left.y + right.y) / 2,
  });
  const points = [
    anchors.neck.base,
    middle(anchors.waist),
    middle(anchors.hip),
    { x: (anchors.hip.left.x + anchors.hip.right.x) / 2, y: anchors.crotch.y },
    middle(anchors.ankle.inner),
  ];
  return (y) => {
    let i = 0;
    while (i < points.length - 2 && y > points[i + 1]!.y) i++;
    const [a, b] = [points[i]!, points[i + 1]!];
    return lerp(a.x, b.x, clamp((y - a.y) / (b.y - a.y), 0, 1));
  };
}

/**
 * A garment lies flat in its picture and goes round the body when worn: toward the sides it turns away.
 * In the middle, where prints are, it keeps its shape.
 */
const ROUND = 1.16;

function aroundBody(from: number, half: number): number {
  const side = Math.abs(from);
  const most = half * ROUND;
  const grown = side * ROUND;
  const share = 1 / ROUND;
  const turned =
    grown <= most
      ? grown * (1 - (1 - share) * (grown / most) ** 2)
      : most * share + (grown - most) * share;
  return from < 0 ? -turned : turned;
}

export function hangFromShoulders(
  figure: Figure,
  marks: Landmarks,
  slot: Slot,
  isLong = true,
): Hang {
  const { axis, chest, shoulder } = marks;
  const scale = shoulderScale(figure, marks, slot);
  const rise = scale * ROUND * graded(figure);
  const bodyAxis = axisOf(figure);
  const away = shoulder.away * scale;
  const centre = bodyAxis(figure.anchors.neck.base.y);
  const bodyAt = (distance: number) =>
    (figure.shoulderTop(centre - distance) + figure.shoulderTop(centre + distance)) / 2;
  const anchorY = bodyAt(away) - 2;
  const bodySlope = (bodyAt(away + 16) - bodyAt(away - 16)) / 32;
  const lean = clamp(bodySlope - shoulder.slope, -0.35, 0.5);
  // Straps can be any length; the cloth they hold begins where it should.
  const naturalChest = anchorY + (chest.y - shoulder.y) * rise;
  const armpit = figure.anchors.armpit.left.y;
  const chestRow = shoulder.isStrap ? clamp(naturalChest, armpit - 60, armpit - 26) : naturalChest;
  const upper = (chestRow - anchorY) / (chest.y - shoulder.y);
  const lower = lowerRise(figure, marks, slot, rise, chestRow, isLong);
  const row = (y: number) =>
    y <= chest.y ? anchorY + (y - shoulder.y) * upper : chestRow + (y - chest.y) * lower;
  const widen = widening(figure, marks, scale, row, slot);
  const chestHalf = (chest.right - chest.left) / 2;
  const halfAt = (y: number) => {
    const run = y > chest.y ? marks.trunk(y) : undefined;
    return (run ? Math.max(chestHalf, (run[1] - run[0]) / 2) : chestHalf) * scale;
  };
  return {
    scale,
    rise,
    row,
    deform: (x, y) => {
      const to = row(y);
      const from = aroundBody((x - axis) * scale, halfAt(y));
      const fade = 1 - ease(shoulder.y, chest.y, y);
      const slant = lean * (Math.min(Math.abs(from), away * 1.6) - away) * fade;
      const outward = ease(away * 0.35, away, Math.abs(from));
      return { x: bodyAxis(to) + from * widen(y), y: to + slant * outward };
    },
  };
}

/** A broader body wears a larger size, which is cut wider and hardly longer. */
const USUAL_CHEST = 204;
const GRADED = 0.8;
const graded = ({ anchors }: Figure): number =>
  Math.min(1, (USUAL_CHEST / (anchors.armpit.right.x - anchors.armpit.left.x)) ** GRADED);

/** By the width of the chest; a wide gown is let be wide, or it would end at the knee. */
function shoulderScale({ anchors }: Figure, marks: Landmarks, slot: Slot): number {
  const body = anchors.armpit.right.x - anchors.armpit.left.x;
  const byWidth = (worn: number) => (body * worn) / (marks.chest.right - marks.chest.left);
  const usual = byWidth(EASE[slot] ?? 1.1);
  if (slot !== "gown") return usual;
  const length = anchors.levels.maxi - anchors.shoulderTip.left.y;
  const byLength = length / (marks.hem - marks.shoulder.y) / (ROUND * 1.1);
  return clamp(byLength, usual, byWidth(1.65));
}

/** Rows in which the body is wider than the garment are widened, gently along the garment. */
function widening(
  figure: Figure,
  marks: Landmarks,
  scale: number,
  row: (y: number) => number,
  slot: Slot,
): (y: number) => number {
  const bodyAxis = axisOf(figure);
  const from = Math.round(marks.chest.y);
  const count = Math.max(2, Math.ceil((marks.hem - from) / 4));
  const raw = Array.from({ length: count }, (_, i) => {
    const y = from + i * 4;
    const to = row(y);
    const trunk = marks.trunk(y);
    const body: Extent | undefined = figure.trunk(to);
    const isBelowCrotch = marks.legs !== null && y > marks.legs.crotch.y;
    if (!trunk || !body || isBelowCrotch) return 1;
    const half = Math.min(marks.axis - trunk[0], trunk[1] - marks.axis) * scale;
    const needed = Math.max(bodyAxis(to) - body.left, body.right - bodyAxis(to)) + PAD;
    return half > 4 ? clamp(needed / half, 1, WIDEN_MAX) : 1;
  });
  const smooth = raw.map((_, i) => {
    const near = raw.slice(Math.max(0, i - 12), i + 13);
    return near.reduce((sum, v) => sum + v, 0) / near.length;
  });
  const isHung = slot !== "trousers" && slot !== "skirt";
  return (y) => {
    const at = clamp((y - from) / 4, 0, count - 1);
    const i = Math.min(count - 2, Math.floor(at));
    const value = lerp(smooth[i]!, smooth[i + 1] ?? smooth[i]!, at - i);
    return isHung && y < from ? lerp(1, smooth[0]!, ease(from - 40, from, y)) : value;
  };
}

/**
 * Laid on a floor, a waist is as wide as half its way round, which on a body is seen a quarter narrower: what is made
 * so much narrower keeps its length. Our own pictures are drawn as worn.
 */
const FLAT = 1.3;

/** Trousers, shorts, leggings and skirts. */
export function hangFromWaist(figure: Figure, marks: Landmarks, slot: Slot, isFlat = false): Hang {
  const { anchors } = figure;
  const { levels } = anchors;
  const bodyAxis = axisOf(figure);
  const { legs } = marks;
  const hipY = legs ? lerp(marks.top, legs.crotch.y, 0.72) : marks.top + 8;
  const run = waistRun(marks, hipY) ?? [marks.chest.left, marks.chest.right];
  const bodyRun = figure.trunk(legs ? levels.hip + 10 : levels.waist + 6)!;
  const bodyWidth = bodyRun.right - bodyRun.left;
  const scale = (bodyWidth * (legs ? (EASE[slot] ?? 1.05) : 1.03)) / (run[1] - run[0]);
  const rise = scale * (isFlat ? FLAT : 1.08);
  const hip = legs
    ? trouserRows(figure, marks, { crotch: legs.crotch.y, scale: rise, isFlat })
    : skirtRows(figure, marks, rise);
  const widen = widening(
    figure,
    { ...marks, chest: { ...marks.chest, y: marks.top } },
    scale,
    hip,
    slot,
  );
  return {
    scale,
    rise,
    row: hip,
    deform: (x, y) => ({ x: bodyAxis(hip(y)) + (x - marks.axis) * scale * widen(y), y: hip(y) }),
  };
}

/** The waist of a piece whose upper edge is not level is seen whole only a little further down. */
const LEVEL = 0.85;

function waistRun(marks: Landmarks, y: number): Run | undefined {
  const upper = marks.trunk(y);
  const lower = marks.trunk(y + (marks.hem - marks.top) * 0.05);
  if (!upper || !lower) return upper ?? lower;
  return upper[1] - upper[0] < (lower[1] - lower[0]) * LEVEL ? lower : upper;
}
