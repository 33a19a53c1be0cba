// What of the body a garment hides: nothing of it may show beside the cloth that covers it.
import { REGION, type Figure } from "../figure/figure.ts";
import type { Landmarks } from "../garment/landmarks.ts";
import { isShoulderHung, type Slot } from "../garment/slot.ts";
import type { Raster } from "../pixels/raster.ts";
import type { Limb } from "./limbs.ts";
import type { Hang } from "./trunk.ts";

export type Hides = (region: number, x: number, y: number) => boolean;

type Rows = {
  top: number;
  bottom: number;
  left: Int32Array;
  right: Int32Array;
  lowest: Int32Array;
};

/** How far the painted trunk reaches in each row, and down each column. */
export function rowsOf({ width, height, data }: Raster): Rows {
  const left = new Int32Array(height).fill(-1);
  const right = new Int32Array(height).fill(-1);
  const lowest = new Int32Array(width).fill(-1);
  let [top, bottom] = [height, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 100) continue;
      if (left[y] === -1) left[y] = x;
      right[y] = x;
      lowest[x] = y;
      top = Math.min(top, y);
      bottom = y;
    }
  return { top, bottom, left, right, lowest };
}

type Painted = {
  slot: Slot;
  marks: Landmarks;
  hang: Hang;
  trunk: Raster;
  sleeves: Raster | null;
  rows: Rows;
  arms: Limb[];
  legs: Limb[];
};

/** Nothing of the body shows beside the cloth that covers it. */
export function hiding(figure: Figure, painted: Painted): Hides {
  const { slot, marks, hang, trunk, sleeves, rows, arms, legs } = painted;
  const lowestSleeve = lowestOn(sleeves);
  const { width, anchors } = figure;
  const isHung = isShoulderHung(slot);
  const from = isHung && !marks.sleeves ? hang.row(marks.chest.y) : rows.top + 2;
  const isSleeveless = !marks.sleeves && isHung;
  // A wide garment whose sleeves were not found still has the arms inside.
  const swallowsArms =
    slot === "cape" ||
    slot === "prayer" ||
    (isSleeveless && (slot === "gown" || slot === "outer") && isWide(rows, anchors));
  const bare = (x: number, y: number) => trunk.data[(y * width + x) * 4 + 3]! < 128;
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
      if (arm) return y < (arm.isWide ? lowestSleeve[side] - 6 : arm.end.y - 4);
      return (
        swallowsArms &&
        (slot === "prayer" ||
          y < Math.max(rows.lowest[x]!, rows.lowest[x + 12]!, rows.lowest[x - 12]!))
      );
    }
    if (slot === "prayer" && region === REGION.hair) return true;
    const isLeg = region === REGION.legL || region === REGION.legR;
    if (region !== REGION.torso && !isLeg) return false;
    if (legs.length > 0 && isLeg && y > anchors.crotch.y) {
      const leg = legs.find(({ side }) => side === (region === REGION.legR ? "left" : "right"))!;
      return y < leg.end.y - 3 && bare(x, y);
    }
    if (y < from || y >= rows.bottom - 2 || rows.left[y] === -1) return false;
    // Where the cloth of this column has ended above, this is below a slanting hem.
    const lowest = rows.lowest[x]!;
    return (lowest === -1 || lowest > y) && isJustBeside(x, rows.left[y]!, rows.right[y]!);
  };
}

/** The last row that sleeves reach on either side of the canvas. */
function lowestOn(sleeves: Raster | null): { left: number; right: number } {
  const lowest = { left: 0, right: 0 };
  if (!sleeves) return lowest;
  const { width, height, data } = sleeves;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3]! > 127) lowest[x < width / 2 ? "left" : "right"] = y;
  return lowest;
}

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
