// A product as Zammit's storefront interface tells it: prices in cents, stock as a number.
import { z } from "zod";
import type { RawProduct, RawVariant } from "../found-product.ts";

const Stock = z.object({
  priceCents: z.number().nullish(),
  discountedPriceCents: z.number().nullish(),
  isOnSale: z.boolean().nullish(),
  quantity: z.number().nullish(),
  isTracked: z.boolean().nullish(),
});
type Stock = z.infer<typeof Stock>;

const Variant = Stock.extend({ values: z.array(z.string()).nullish().catch(null) });

export const ZammitProduct = Stock.extend({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  handle: z.string().min(1),
  description: z.string().nullish(),
  type: z.string().nullish(),
  vendor: z.string().nullish(),
  tags: z.array(z.string()).nullish().catch(null),
  status: z.string().nullish(),
  thumbUrl: z.string().nullish(),
  thumbUrls: z.array(z.string()).nullish(),
  secondaryThumbUrls: z.array(z.string()).nullish(),
  productOptions: z
    .array(z.object({ name: z.string(), values: z.array(z.string()) }))
    .nullish()
    .catch(null),
  variants: z.array(Variant).nullish(),
});
export type ZammitProduct = z.infer<typeof ZammitProduct>;

export function rawZammitProduct(product: ZammitProduct, url: string): RawProduct {
  const options = (product.productOptions ?? []).map(({ name, values }) => ({ name, values }));
  const pictures = [
    product.thumbUrl,
    ...(product.thumbUrls ?? []),
    ...(product.secondaryThumbUrls ?? []),
  ];
  return {
    shopId: String(product.id),
    url,
    title: product.name,
    description: product.description ?? null,
    ...pricesOf(product),
    currency: null,
    isAvailable: isThere(product),
    images: [...new Set(pictures.filter((picture) => typeof picture === "string"))],
    brand: product.vendor || null,
    category: product.type || null,
    tags: product.tags ?? [],
    options,
    variants: variantsOf(product, options),
  };
}

function pricesOf({ priceCents, discountedPriceCents, isOnSale }: Stock) {
  const full = priceCents == null ? null : priceCents / 100;
  const reduced = discountedPriceCents == null ? null : discountedPriceCents / 100;
  const isReduced = isOnSale && full !== null && reduced !== null && reduced > 0 && reduced < full;
  return isReduced ? { price: reduced, regularPrice: full } : { price: full, regularPrice: null };
}

/** What is not counted is always there. */
const isThere = ({ quantity, isTracked }: Stock): boolean => !isTracked || (quantity ?? 0) > 0;

/** Variants may not say what they are; with one option and as many of them, their order does. */
function variantsOf(
  { variants }: ZammitProduct,
  options: { name: string; values: string[] }[],
): RawVariant[] {
  const own = variants ?? [];
  const only = options.length === 1 ? options[0] : undefined;
  const inOrder = only?.values.length === own.length ? only.values : undefined;
  const known = own.map((variant, n) => variant.values ?? (inOrder ? [inOrder[n] ?? ""] : null));
  if (known.some((values) => values === null)) return [];
  return own.map((variant, n) => ({
    values: options.map((_, at) => known[n]?.[at] ?? null),
    ...pricesOf(variant),
    isAvailable: isThere(variant),
  }));
}
