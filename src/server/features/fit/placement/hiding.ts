// What of the body a garment hides: nothing of it may show beside the cloth that covers it.
import { REGION, type Figure } from "../figure/figure.ts";
import type { Landmarks } from "../garment/marks.ts";
import { isShoulderHung, type Slot } from "../garment/slot.ts";
import { alphaAt, type Layer } from "../pixels/raster.ts";
import type { Limb } from "./limbs.ts";
import type { Hang } from "./trunk.ts";

export type Hides = (region: number, x: number, y: number) => boolean;

type Rows = {
  top: number;
  bottom: number;
  left: Int32Array;
  right: Int32Array;
  lowest: Int32Array;
  highest: Int32Array;
};

/** How far the painted trunk reaches in each row, and down each column. */
export function rowsOf(layer: Layer, canvas: { width: number; height: number }): Rows {
  const left = new Int32Array(canvas.height).fill(-1);
  const right = new Int32Array(canvas.height).fill(-1);
  const lowest = new Int32Array(canvas.width).fill(-1);
  const highest = new Int32Array(canvas.width).fill(-1);
  let [top, bottom] = [canvas.height, 0];
  for (let row = 0; row < layer.height; row++)
    for (let column = 0; column < layer.width; column++) {
      if (layer.data[(row * layer.width + column) * 4 + 3]! < 100) continue;
      const [x, y] = [column + layer.left, row + layer.top];
      if (left[y] === -1) left[y] = x;
      right[y] = x;
      lowest[x] = y;
      if (highest[x] === -1) highest[x] = y;
      if (y < top) top = y;
      bottom = y;
    }
  return { top, bottom, left, right, lowest, highest };
}

type Painted = {
  slot: Slot;
  marks: Landmarks;
  hang: Hang;
  trunk: Layer;
  sleeves: Layer | null;
  rows: Rows;
  arms: Limb[];
  legs: Limb[];
};

/** Nothing of the body shows beside the cloth that covers it. */
export function hiding(figure: Figure, painted: Painted): Hides {
  const { slot, marks, hang, trunk, sleeves, rows, arms, legs } = painted;
  const sleeveEnd = sleeves ? rowsOf(sleeves, figure).lowest : null;
  const { anchors } = figure;
  const isHung = isShoulderHung(slot);
  const from = isHung && !marks.sleeves ? hang.row(marks.chest.y) : wholeFrom(rows) + 2;
  const isSleeveless = !marks.sleeves && isHung;
  // A wide garment whose sleeves were not found still has the arms inside.
  const swallowsArms =
    slot === "cape" ||
    slot === "prayer" ||
    (isSleeveless && (slot === "gown" || slot === "outer") && isWide(rows, anchors));
  const bare = (x: number, y: number) => alphaAt(trunk, x, y) < 128;
  const { left: neckLeft, right: neckRight } = anchors.shoulderNeck;
  const isOverShoulder = (x: number, y: number) =>
    isHung &&
    marks.sleeves !== null &&
    Math.max(neckLeft.x - x, x - neckRight.x) > BESIDE_NECK &&
    y < rows.highest[x]! &&
    y > rows.highest[x]! - SHOULDER;
  return (region, x, y) => {
    if (
      region === REGION.armL ||
      region === REGION.armR ||
      region === REGION.handL ||
      region === REGION.handR
    ) {
      // The map's left is the figure's own, which the viewer sees on the right.
      const side = region === REGION.armR || region === REGION.handR ? "left" : "right";
      const arm = arms.find((limb) => limb.side === side);
      if (arm) return arm.isWide ? y < lowestNear(sleeveEnd!, x) - 6 : arm.covers(x, y);
      return swallowsArms && (slot === "prayer" || y < lowestNear(rows.lowest, x));
    }
    if (slot === "prayer" && region === REGION.hair) return true;
    if (region === REGION.torso && isOverShoulder(x, y)) return true;
    const isLeg = region === REGION.legL || region === REGION.legR;
    if (region !== REGION.torso && !isLeg) return false;
    // Where the cloth of this column has ended above, this is below a slanting hem.
    const lowest = rows.lowest[x]!;
    const isBelowHem = lowest !== -1 && lowest <= y;
    if (legs.length > 0 && isLeg && y > anchors.crotch.y) {
      const leg = legs.find(({ side }) => side === (region === REGION.legR ? "left" : "right"))!;
      if (isBelowHem && y > leg.end.y - UNEVEN_HEM) return false;
      // Between the legs of shorts one sees what is under them; long legs hide it all.
      const isBetween = x > rows.left[y]! && x < rows.right[y]!;
      if (isBetween && leg.end.y < anchors.levels.knee) return false;
      return y < leg.end.y - 3 && bare(x, y);
    }
    if (isBelowHem) return false;
    if (y < from || y >= rows.bottom - 2 || rows.left[y] === -1) return false;
    return isJustBeside(x, rows.left[y]!, rows.right[y]!);
  };
}

/** So far beside the neck, and so little above a sleeved piece, the shoulder is inside of it. */
const BESIDE_NECK = 30;
const SHOULDER = 40;

/** Of a waistband that is not level only the middle, or one side, reaches higher: the body shows beside that. */
const LEVEL = { within: 40, share: 0.94 };

function wholeFrom({ top, left, right }: Rows): number {
  const wide = (y: number) => right[y]! - left[y]!;
  let y = top;
  while (y < top + LEVEL.within && wide(y) < wide(top + LEVEL.within) * LEVEL.share) y++;
  return y;
}

/** The last row that cloth reaches in a column or a little beside it. */
const lowestNear = (lowest: Int32Array, x: number): number =>
  Math.max(lowest[x]!, lowest[x + 12] ?? -1, lowest[x - 12] ?? -1);

/** The legs of shorts that lie crumpled do not end in one row. */
const UNEVEN_HEM = 70;

/** What shows farther out than this was never meant to be under the cloth: a slanting hem, a slit. */
const BESIDE_MAX = 30;
export const isJustBeside = (x: number, left: number, right: number) =>
  (x < left && x > left - BESIDE_MAX) || (x > right && x < right + BESIDE_MAX);

const isWide = (rows: Rows, { armpit, elbow }: Figure["anchors"]) => {
  const y = Math.round(elbow.left.y);
  return (
    rows.left[y]! >= 0 && rows.right[y]! - rows.left[y]! > (armpit.right.x - armpit.left.x) * 1.5
  );
};
