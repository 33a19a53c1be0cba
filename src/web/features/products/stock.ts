// Whether the chosen colour and size can be had.
import type { Product } from "../../../contract/products.ts";

export type Chosen = { color: string | null; size: string | null };

/** The first colour and size that can be had together; where none can, the first of each. */
export function firstChoice(product: Product): Chosen {
  const colors = product.colors.length > 0 ? product.colors : [null];
  const sizes = product.sizes.length > 0 ? product.sizes : [null];
  for (const color of colors) {
    const size = sizes.find((each) => isInStock(product, { color, size: each }));
    if (size !== undefined) return { color, size };
  }
  return { color: colors[0] ?? null, size: sizes[0] ?? null };
}

/**
 * What she chose herself stands; a size she did not choose is the one that fits her, where that is in stock. It stays
 * when she looks at further colours: a size that changes by itself would be ordered unseen.
 */
export function choiceOf(product: Product, own: Partial<Chosen>, advised: string | null): Chosen {
  const first = firstChoice(product);
  const isThere = (color: string | null = null) => isInStock(product, { color, size: advised });
  const canFit = advised !== null && (isThere(first.color) || isThere(own.color ?? first.color));
  return { ...first, ...(canFit && { size: advised }), ...own };
}

/** A variant without a colour or size stands for every one; a product without variants for itself. */
export function isInStock(product: Product, { color, size }: Chosen): boolean {
  if (product.sold_out) return false;
  if (product.variants.length === 0) return true;
  return product.variants.some(
    (variant) => variant.in_stock && fits(variant.color, color) && fits(variant.size, size),
  );
}

/** What somebody who chose this could wait for: the size that nobody can have, the whole piece, or nothing. */
export function awaitedIn(product: Product, { size }: Chosen): { size: string | null } | null {
  if (!isInStock(product, { color: null, size: null })) return { size: null };
  return size !== null && !isInStock(product, { color: null, size }) ? { size } : null;
}

const fits = (offered: string | null, wanted: string | null): boolean =>
  offered === null || wanted === null || offered.toLowerCase() === wanted.toLowerCase();
