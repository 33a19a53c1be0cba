// What cannot be put on convincingly is laid out: thrown down, folded over, cut with part of the ground.
import type { Figure } from "../figure/figure.ts";
import type { Landmarks } from "../garment/marks.ts";
import { evenness, type Silhouette } from "../garment/silhouette.ts";
import type { Slot } from "../garment/slot.ts";
import { alphaAt, type Layer } from "../pixels/raster.ts";

const EVEN_ENOUGH = 0.86;
/** No armhole reaches farther down a top than this: its sleeves lie over it, and its chest is unknown. */
const LOWEST_ARMHOLE = 0.6;
/** Length over chest width of the shortest top there is; less is a part of one. */
const SHORTEST_TOP = 0.62;
/** Legs end about equally far down. */
const UNEQUAL_LEGS = 0.12;

export function canBePutOn(shape: Silhouette, marks: Landmarks, slot: Slot): boolean {
  const { chest, shoulder, hem, legs } = marks;
  if (evenness(shape, marks.axis) < EVEN_ENOUGH) return false;
  if (slot === "trousers" && !legs) return false;
  if (legs && Math.abs(legs.left.end.y - legs.right.end.y) > shape.height * UNEQUAL_LEGS)
    return false;
  if (slot !== "top" && slot !== "outer") return true;
  const length = hem - shoulder.y;
  return (
    chest.y - shoulder.y < length * LOWEST_ARMHOLE &&
    length > (chest.right - chest.left) * SHORTEST_TOP
  );
}

/** Nothing is worn wider than this share of the picture: a cut that took the floor along is. */
const WIDEST = 0.72;
/** Above the elbows nothing but sleeves is this many times as wide as the chest. */
const WIDEST_CHEST = 1.8;

export type Placed = { slot: Slot; trunk: Layer; sleeves: Layer | null };

export function sitsWell(
  figure: Figure,
  { slot, trunk, sleeves }: Placed,
  hasArms: boolean,
): boolean {
  if (trunk.width >= figure.width * WIDEST) return false;
  if (!hasArms || sleeves || slot === "gown") return true;
  // Sleeves that were not found stand out, or hang beside the arms, empty.
  const { armpit, elbow } = figure.anchors;
  const last = Math.round(elbow.left.y);
  if (runsIn(trunk, last) > 2) return false;
  for (let y = Math.round(armpit.left.y) - 60; y <= last; y += 6)
    if (widthIn(trunk, y) > (armpit.right.x - armpit.left.x) * WIDEST_CHEST) return false;
  return true;
}

function runsIn(layer: Layer, y: number): number {
  let runs = 0;
  for (let x = layer.left; x < layer.left + layer.width; x++)
    if (alphaAt(layer, x, y) > 127 && alphaAt(layer, x - 1, y) <= 127) runs++;
  return runs;
}

export function widthIn(layer: Layer, y: number): number {
  let [from, to] = [-1, -1];
  for (let x = layer.left; x < layer.left + layer.width; x++) {
    if (alphaAt(layer, x, y) < 128) continue;
    if (from < 0) from = x;
    to = x;
  }
  return to - from;
}
