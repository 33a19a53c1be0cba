// Whether the chosen colour and size can be had.
import type { Product } from "../../../contract/products.ts";

export type Chosen = { color: string | null; size: string | null };

export const firstChoice = ({ colors, sizes }: Product): Chosen => ({
  color: colors[0] ?? null,
  size: sizes[0] ?? null,
});

/** A variant without a colour or size stands for every one; a product without variants for itself. */
export function isInStock(product: Product, { color, size }: Chosen): boolean {
  if (product.sold_out) return false;
  if (product.variants.length === 0) return true;
  return product.variants.some(
    (variant) => variant.in_stock && fits(variant.color, color) && fits(variant.size, size),
  );
}

const fits = (offered: string | null, wanted: string | null): boolean =>
  offered === null || wanted === null || offered.toLowerCase() === wanted.toLowerCase();
