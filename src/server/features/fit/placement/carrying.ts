// Whether the figure bends its arm for a bag.
import { landmarksOf } from "../garment/landmarks.ts";
import { silhouetteOf } from "../garment/silhouette.ts";
import type { Described, Plan } from "../outfit.ts";
import type { Raster } from "../pixels/raster.ts";
import { bagOf } from "./bag.ts";

/** A sleeve that ends wider than this share of half the chest would hang from a bent arm in a heap. */
const NARROW = 0.4;
/** Cloth that falls over the arms leaves no forearm to hang a bag from. */
const OVER_ARMS: ReadonlySet<string> = new Set(["cape", "prayer", "gown"]);

export function canCarry(
  { slots, worn }: Plan,
  pieces: readonly Described[],
  cuts: readonly Raster[],
): boolean {
  const bag = worn.find((n) => slots[n] === "bag");
  if (bag === undefined || worn.length < 2) return false;
  if (bagOf(cuts[bag]!, pieces[bag]!.title)?.carry !== "forearm") return false;
  return worn.every((n) => n === bag || (!OVER_ARMS.has(slots[n]!) && bendsWell(cuts[n]!)));
}

function bendsWell(raster: Raster): boolean {
  const shape = silhouetteOf(raster);
  if (!shape) return false;
  const { sleeves, chest } = landmarksOf(shape, { sleeves: true, legs: false });
  if (!sleeves) return true;
  const half = (chest.right - chest.left) / 2;
  return Math.max(sleeves.left.endHalf, sleeves.right.endHalf) < half * NARROW;
}
