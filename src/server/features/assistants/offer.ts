// A piece as others are told of it, whatever the door: its price, its variants with ids that stay, its
// pictures and its links. Every protocol and feed is written from this one reading.
import { createHash } from "node:crypto";
import { CURRENCY_DEFAULT } from "../../../contract/limits.ts";
import type { Product, Variant } from "../../../contract/products.ts";
import { isCurrency } from "./money.ts";

/** By which door somebody came: brands see it in their analytics. */
export type Door = "assistant" | "feed";

export type OfferVariant = Variant & {
  /** Made of the piece, its colour and its size: it stays when others come and go. */
  id: string;
  title: string;
};

export type Offer = {
  product: Product;
  currency: string;
  /** What is paid now. */
  paid: number;
  /** What it cost before, where it is on sale. */
  was: number | null;
  variants: OfferVariant[];
  pictures: string[];
  /** Our page of it. */
  page: string;
  /** The tracked way to the brand's shop; our page where the brand gave no address. */
  link: string;
};

/** In both languages where the brand wrote it in both: a feed without a field for the second says it below. */
export const wholeDescription = ({ description, title_ar, description_ar }: Product): string =>
  [description, title_ar, description_ar].filter(Boolean).join("\n\n");

const VARIANT_MARK = ".v-";
const PICTURE_WIDTH = 1200;

export function variantId(productId: string, { color, size }: Pick<Variant, "color" | "size">) {
  const named = JSON.stringify([color?.trim().toLowerCase(), size?.trim().toLowerCase()]);
  return productId + VARIANT_MARK + createHash("sha256").update(named).digest("hex").slice(0, 10);
}

/** The piece that an id of a piece or of one of its variants means. */
export const productIdIn = (id: string): string => id.split(VARIANT_MARK)[0] ?? "";

export function offerOf(product: Product, publicUrl: string, door: Door): Offer {
  const { price, current_price: current } = product;
  const isSale = current !== null && current < price;
  const page = `${publicUrl}/product/${product.id}`;
  return {
    product,
    currency: isCurrency(product.currency) ? product.currency : CURRENCY_DEFAULT,
    paid: isSale ? current : price,
    was: isSale ? price : null,
    variants: variantsOf(product),
    pictures: picturesOf(product, publicUrl),
    page,
    link: product.url ? `${publicUrl}/api/redirect/${product.id}?source=${door}` : page,
  };
}

/** What can be bought comes first; a piece without a choice is its own only variant. */
function variantsOf(product: Product): OfferVariant[] {
  const { variants, colors, sizes, sold_out } = product;
  const only = { color: colors[0] ?? null, size: sizes[0] ?? null, in_stock: !sold_out };
  const told = variants.length > 0 ? variants : [only];
  const seen = new Set<string>();
  return told
    .map((variant) => ({
      ...variant,
      in_stock: variant.in_stock && !sold_out,
      id: variantId(product.id, variant),
      title: [variant.color, variant.size].filter(Boolean).join(" / ") || product.title,
    }))
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .toSorted((a, b) => Number(b.in_stock) - Number(a.in_stock));
}

function picturesOf({ id, image_url, other_image_urls }: Product, publicUrl: string): string[] {
  const count = image_url ? 1 + other_image_urls.length : 0;
  return Array.from(
    { length: count },
    (_, n) => `${publicUrl}/api/images/${id}/${n}?w=${PICTURE_WIDTH}`,
  );
}
