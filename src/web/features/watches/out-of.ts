// What of a piece can be waited for: sizes that are out in every color, and those that are out in one of theirs.
import type { Product } from "../../../contract/products.ts";

export type Out = { size: string; color?: string };

/** Before the size, in the value of a choice. */
export const IN_SIZE = "back:";
export const valueOf = ({ size, color }: Out): string =>
  IN_SIZE + size + (color ? ` ${color}` : "");

export function outOf({ sizes, variants }: Pick<Product, "sizes" | "variants">): Out[] {
  const left = new Set(variants.flatMap(({ size, in_stock }) => (in_stock && size ? size : [])));
  return sizes.flatMap((size): Out[] =>
    left.has(size)
      ? variants.flatMap((one) =>
          one.size === size && one.color && !one.in_stock ? { size, color: one.color } : [],
        )
      : [{ size }],
  );
}
