/** Sizes a product comes in, and which of its variants are left. */
import type { Variant } from "../../contract/products.ts";
import type { Chance } from "./chance.ts";

/** Small labels do not cut every size: one end of a long run is sometimes missing. */
export function sizesFor(run: readonly string[], chance: Chance): string[] {
  if (run.length < 5 || chance.happens(0.55)) return [...run];
  return chance.happens(0.5) ? run.slice(0, -1) : run.slice(1);
}

export function variantsFor(
  colours: readonly string[],
  sizes: readonly string[],
  isSoldOut: boolean,
  chance: Chance,
): Variant[] {
  const variants = colours.flatMap((color) =>
    sizes.map((size) => ({ color, size, in_stock: !isSoldOut && chance.happens(0.86) })),
  );
  const [first] = variants;
  if (!isSoldOut && first && variants.every((variant) => !variant.in_stock)) first.in_stock = true;
  return variants;
}
