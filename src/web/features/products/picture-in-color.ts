// Which of a product's pictures shows a colour: as it was seen in the pictures themselves.
import type { Product } from "../../../contract/products.ts";

/** Undefined where no picture is known to show it. */
export function pictureIn({ picture_colors = [] }: Product, color: string): number | undefined {
  const main = picture_colors.findIndex(([first]) => first === color);
  const any = picture_colors.findIndex((shown) => shown.includes(color));
  const n = main >= 0 ? main : any;
  return n >= 0 ? n : undefined;
}
