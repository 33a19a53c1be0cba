// A product as Shopify tells it, in its three dialects: the list (prices as text), a single product's
// .json (no word on stock) and its .js (prices in cents).
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { z } from "zod";
import type { RawProduct, RawVariant } from "../found-product.ts";

const Price = z.union([z.string(), z.number()]).nullish();

const Variant = z.object({
  option1: z.string().nullish(),
  option2: z.string().nullish(),
  option3: z.string().nullish(),
  price: Price,
  compare_at_price: Price,
  available: z.boolean().nullish(),
  featured_image: z
    .union([z.string(), z.object({ src: z.string() })])
    .nullish()
    .catch(null),
  image_id: z.union([z.string(), z.number()]).nullish().catch(null),
});

const Picture = z.union([
  z.string(),
  z.object({ src: z.string(), id: z.union([z.string(), z.number()]).nullish().catch(null) }),
]);

export const ShopifyProduct = z.object({
  id: z.union([z.string(), z.number()]),
  handle: z.string().min(1),
  title: z.string(),
  body_html: z.string().nullish(),
  description: z.string().nullish(),
  vendor: z.string().nullish(),
  product_type: z.string().nullish(),
  type: z.string().nullish(),
  tags: z.union([z.array(z.string()), z.string()]).nullish(),
  options: z
    .array(
      z.union([
        z.string(),
        z.object({ name: z.string().nullish(), values: z.array(z.string()).nullish() }),
      ]),
    )
    .nullish(),
  variants: z.array(Variant).nullish(),
  images: z.array(Picture).nullish(),
});
export type ShopifyProduct = z.infer<typeof ShopifyProduct>;

/** What Shopify writes where a product has no options. */
const NO_OPTION = "Default Title";

type Reading = {
  url: string;
  currency: string | null;
  /** Prices come in hundredths. */
  inCents: boolean;
  /** What the shop's collections say of a product that has no type. */
  hint: string | undefined;
};

export function rawShopifyProduct(product: ShopifyProduct, reading: Reading): RawProduct {
  const { url, currency, inCents, hint } = reading;
  const money = (amount: string | number | null | undefined) =>
    inCents && amount != null ? Number(amount) / 100 : (amount ?? null);
  const variants = (product.variants ?? []).map((variant): RawVariant & { paid: number } => ({
    values: [variant.option1, variant.option2, variant.option3].map((value) => value ?? null),
    price: money(variant.price),
    regularPrice: above(money(variant.compare_at_price), money(variant.price)),
    isAvailable: variant.available ?? null,
    image: pictureOf(variant, product),
    paid: Number(money(variant.price) ?? Number.NaN),
  }));
  const options = optionsOf(product, variants);
  const shown = cheapest(variants);
  return {
    shopId: String(product.id),
    url,
    title: product.title,
    description: product.body_html ?? product.description ?? null,
    price: shown?.price ?? null,
    regularPrice: shown?.regularPrice ?? null,
    currency,
    isAvailable: availabilityOf(variants),
    images: (product.images ?? []).map(addressOf),
    brand: product.vendor ?? null,
    category: product.product_type || product.type || hint || null,
    tags: tagsOf(product.tags),
    options,
    variants: variants.map(({ paid: _, values, ...variant }) => ({
      ...variant,
      values: values.slice(0, options.length),
    })),
  };
}

/** The .js dialect leaves the protocol out; its pictures stand on a host of Shopify's. */
function addressOf(picture: z.infer<typeof Picture>): string {
  const address = typeof picture === "string" ? picture : picture.src;
  return address.startsWith("//") ? `https:${address}` : address;
}

/** The list names a variant's picture whole, a single product's .json by its id. */
function pictureOf(
  { featured_image: own, image_id: id }: z.infer<typeof Variant>,
  { images }: ShopifyProduct,
): string | null {
  if (own) return addressOf(own);
  const named = images?.find((one) => typeof one === "object" && id != null && one.id === id);
  return named ? addressOf(named) : null;
}

/** 'No sale' is written null, "", "0.00", or a price not above the one asked. */
function above(before: string | number | null, now: string | number | null) {
  return Number(before ?? 0) > Number(now ?? 0) ? before : null;
}

/** The price a shop shows first: the lowest that can be bought, or the lowest of all. */
function cheapest<V extends { paid: number; isAvailable: boolean | null }>(variants: V[]) {
  const priced = variants.filter(({ paid }) => !Number.isNaN(paid));
  const buyable = priced.filter(({ isAvailable }) => isAvailable !== false);
  const among = buyable.length > 0 ? buyable : priced;
  return among.toSorted((one, other) => one.paid - other.paid)[0];
}

function availabilityOf(variants: { isAvailable: boolean | null }[]): boolean | null {
  const known = variants.filter(({ isAvailable }) => isAvailable !== null);
  return known.length === 0 ? null : known.some(({ isAvailable }) => isAvailable);
}

function optionsOf({ options }: ShopifyProduct, variants: { values: (string | null)[] }[]) {
  const named = (options ?? []).map((option, n) => {
    const { name, values } = typeof option === "string" ? { name: option, values: null } : option;
    const used = variants.map(({ values: own }) => own[n]).filter((value) => value != null);
    return { name: name ?? "", values: values ?? [...new Set(used)] };
  });
  const isNone =
    named.length === 1 && elementAt(named, 0).values.every((value) => value === NO_OPTION);
  return isNone ? [] : named;
}

const tagsOf = (tags: string[] | string | null | undefined): string[] =>
  (typeof tags === "string" ? tags.split(",") : (tags ?? [])).map((tag) => tag.trim());
