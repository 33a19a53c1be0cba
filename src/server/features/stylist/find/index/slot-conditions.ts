// The conditions that `fitsLimits` puts to the database, as the index in memory asks them of its slots.
import type { Within } from "../queries/candidates.ts";
import type { PieceColumns } from "./piece-columns.ts";

type Condition = (slot: number) => boolean;

/** Those of the slots that fit, in their order. */
export function fittingOf(slots: Int32Array, conditions: Condition[]): Int32Array {
  if (conditions.length === 0) return slots;
  let kept = 0;
  const fitting = new Int32Array(slots.length);
  for (const slot of slots) if (conditions.every((holds) => holds(slot))) fitting[kept++] = slot;
  return fitting.subarray(0, kept);
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
