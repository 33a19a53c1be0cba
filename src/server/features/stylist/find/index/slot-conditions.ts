// The conditions that `fitsLimits` puts to the database, as the index in memory asks them of its slots.
import type { Within } from "../queries/candidates.ts";
import type { PieceColumns } from "./piece-columns.ts";

export type Condition = (slot: number) => boolean;

/** Those of the slots that fit, in their order. */
export function fittingOf(slots: Int32Array, conditions: Condition[]): Int32Array {
  let fitting = slots;
  // One after the other: each is a short loop, and most leave little for the next.
  for (const holds of conditions) {
    const kept = fitting === slots ? new Int32Array(slots.length) : fitting;
    let count = 0;
    for (let n = 0; n < fitting.length; n++) {
      const slot = fitting[n]!;
      if (holds(slot)) kept[count++] = slot;
    }
    fitting = kept.subarray(0, count);
  }
  return fitting;
}

export function conditionsOf(
  { limits, exclude, isPlain, onlyBrands }: Within,
  pieces: PieceColumns,
): Condition[] {
  const { minPrice, maxPrice, brands, notBrands, onSale, sizes, inStock } = limits;
  const { prices } = pieces;
  const all: Condition[] = [];
  if (minPrice !== undefined) all.push((slot) => prices[slot]! >= minPrice);
  if (maxPrice !== undefined) all.push((slot) => prices[slot]! <= maxPrice);
  if (brands?.length) all.push(pieces.isOfBrands(brands.map(({ id }) => id)));
  if (notBrands?.length) {
    const isRefused = pieces.isOfBrands(notBrands.map(({ id }) => id));
    all.push((slot) => !isRefused(slot));
  }
  if (isPlain && onSale) all.push((slot) => pieces.isOnSale(slot));
  if (isPlain && sizes?.length)
    all.push((slot) => pieces.sizesOf(slot).some((size) => sizes.includes(size)));
  if (inStock) all.push((slot) => !pieces.isSoldOut(slot));
  if (exclude.length > 0) {
    const excluded = new Set(exclude.map((id) => pieces.slotOf(id)));
    all.push((slot) => !excluded.has(slot));
  }
  if (onlyBrands) all.push(pieces.isOfBrands(onlyBrands));
  return all;
}
