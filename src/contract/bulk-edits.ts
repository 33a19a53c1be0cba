// What a bulk change makes of one product: the server writes it, and the screen shows it at once.
import type { Variant } from "./products.ts";

type Stocked = { colors: string[]; sizes: string[]; variants: Variant[]; sold_out: boolean };
type Priced = { price: number; current_price: number | null };

/** As many as a product may have. */
export const VARIANTS_MAX = 500;

/** One for each colour and size; none where neither is known. */
export function variantsOf(
  { colors, sizes }: Pick<Stocked, "colors" | "sizes">,
  in_stock: boolean,
): Variant[] {
  if (colors.length === 0 && sizes.length === 0) return [];
  return orNone(colors)
    .flatMap((color) => orNone(sizes).map((size): Variant => ({ color, size, in_stock })))
    .slice(0, VARIANTS_MAX);
}

/** For a product without colours, sizes alone, and the other way round. */
const orNone = (words: string[]): (string | null)[] =>
  words.length > 0 ? [...new Set(words)] : [null];

/** Every size is there, or none of a piece that is sold out. A stock that is known stays as it is. */
export const withStock = <P extends Stocked>(piece: P): P =>
  piece.variants.length > 0 || piece.sizes.length === 0
    ? piece
    : { ...piece, variants: variantsOf(piece, !piece.sold_out) };

/** What is asked now is the price, and no other is struck through beside it. */
export const withoutFormerPrice = <P extends Priced>(piece: P): P =>
  piece.current_price === null
    ? piece
    : { ...piece, price: piece.current_price, current_price: null };
