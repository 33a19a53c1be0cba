// Stock by colour and size. `sold_out` and the variants must not contradict each other.
import { variantsOf } from "../../../../contract/bulk-edits.ts";
import type { Variant } from "../../../../contract/products.ts";
import { splitWords, type ProductForm } from "./product-form.ts";

type Stock = Pick<ProductForm, "variants" | "sold_out">;

/** Sold out, or back again, speaks for every variant. */
export const withSoldOut = ({ variants }: Stock, sold_out: boolean): Stock => ({
  sold_out,
  variants: variants.map((variant) => ({ ...variant, in_stock: !sold_out })),
});

export function withVariantStock({ variants }: Stock, at: number, in_stock: boolean): Stock {
  const changed = variants.map((variant, n) => (n === at ? { ...variant, in_stock } : variant));
  return { variants: changed, sold_out: changed.every((variant) => !variant.in_stock) };
}

/** One variant per colour and size; those that are known keep their stock, new ones are there. */
export function variantsFor(form: Pick<ProductForm, "colors" | "sizes" | "variants">): Variant[] {
  const colors = splitWords(form.colors).map((color) => color.toLowerCase());
  const known = new Map(form.variants.map((variant) => [keyOf(variant), variant]));
  return variantsOf({ colors, sizes: splitWords(form.sizes) }, true).map(
    (variant) => known.get(keyOf(variant)) ?? variant,
  );
}

/** Whether the stock list speaks of exactly the colours and sizes of the form. */
export function isStockComplete(form: ProductForm): boolean {
  const wanted = new Set(variantsFor(form).map(keyOf));
  return (
    wanted.size === form.variants.length && form.variants.every((one) => wanted.has(keyOf(one)))
  );
}

const keyOf = ({ color, size }: Variant): string => JSON.stringify([color?.toLowerCase(), size]);
