// A product as EasyOrders tells it: `price` is the full one, `sale_price` is asked where it is above zero.
import { z } from "zod";
import type { RawProduct, RawVariant } from "../found-product.ts";

const Prices = z.object({ price: z.number().nullish(), sale_price: z.number().nullish() });

const Variant = Prices.extend({
  quantity: z.number().nullish(),
  variation_props: z
    .array(z.object({ variation: z.string(), variation_prop: z.string() }))
    .catch([]),
});

export const EasyOrdersProduct = Prices.extend({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  slug: z.string().nullish(),
  description: z.string().nullish(),
  thumb: z.string().nullish(),
  images: z.array(z.string()).nullish().catch(null),
  quantity: z.number().nullish(),
  track_stock: z.boolean().nullish(),
  custom_currency: z.string().nullish(),
  categories: z
    .array(z.object({ name: z.string() }))
    .nullish()
    .catch(null),
  variants: z.array(Variant).nullish().catch(null),
});
export type EasyOrdersProduct = z.infer<typeof EasyOrdersProduct>;

export function rawEasyOrdersProduct(product: EasyOrdersProduct, url: string): RawProduct {
  const rows = (product.variants ?? []).filter(({ variation_props }) => variation_props.length > 0);
  const names = [
    ...new Set(rows.flatMap((row) => row.variation_props.map(({ variation }) => variation))),
  ];
  // Who does not count what is there sells on.
  const isThere = (quantity: number | null | undefined): boolean | null =>
    product.track_stock === false ? true : typeof quantity === "number" ? quantity > 0 : null;
  const variants = rows.map((row): RawVariant => ({
    values: names.map(
      (name) =>
        row.variation_props.find(({ variation }) => variation === name)?.variation_prop ?? null,
    ),
    ...pricesOf(row),
    isAvailable: isThere(row.quantity),
  }));
  return {
    shopId: String(product.id),
    url,
    title: product.name,
    description: product.description ?? null,
    ...pricesOf(product),
    currency: product.custom_currency || null,
    isAvailable: isThere(product.quantity),
    images: [product.thumb ?? "", ...(product.images ?? [])].filter(Boolean),
    brand: null,
    category: product.categories?.map(({ name }) => name).join(" > ") || null,
    tags: [],
    options: names.map((name, n) => ({
      name,
      values: [...new Set(variants.flatMap(({ values }) => values[n] ?? []))],
    })),
    variants,
  };
}

function pricesOf({ price, sale_price: asked }: z.infer<typeof Prices>) {
  const full = price ?? null;
  const isSale = typeof asked === "number" && asked > 0 && full !== null && asked < full;
  return { price: isSale ? asked : full, regularPrice: isSale ? full : null };
}
