// What is in stock. `sold_out` and the variants must not contradict each other.
import type { EditedProduct } from "../../../contract/catalogue.ts";
import type { Variant } from "../../../contract/products.ts";
import { isDeepStrictEqual } from "node:util";
import type { Content } from "./content.ts";

type Stock = Pick<Content, "variants" | "sold_out">;

/** Changed variants decide; where they are as they were, a changed `sold_out` speaks for all of them. */
export function stockOf(draft: Pick<EditedProduct, "variants" | "sold_out">, was: Content): Stock {
  const variants = draft.variants ? draft.variants.map(tidy) : was.variants;
  const sold_out = draft.sold_out ?? was.sold_out;
  if (variants.length === 0) return { variants, sold_out };
  const isAnyLeft = variants.some(({ in_stock }) => in_stock);
  const isSaidOfAll = isDeepStrictEqual(variants, was.variants) && sold_out !== was.sold_out;
  if (!isSaidOfAll || sold_out === !isAnyLeft) return { variants, sold_out: !isAnyLeft };
  return { variants: variants.map((variant) => ({ ...variant, in_stock: !sold_out })), sold_out };
}

/** Colours in small letters, like the product's own. */
const tidy = ({ color, size, in_stock }: Variant): Variant => ({
  color: color?.trim().toLowerCase() || null,
  size: size?.trim() || null,
  in_stock,
});
