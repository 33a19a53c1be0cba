// A product as WooCommerce's Store API tells it.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { z } from "zod";
import type { RawOption, RawProduct, RawVariant } from "../found-product.ts";
import { foldKey } from "../witnesses/choice-labels.ts";

const Money = z.union([z.string(), z.number()]).nullish();
const Prices = z.object({
  price: Money,
  regular_price: Money,
  sale_price: Money,
  currency_code: z.string().nullish(),
  currency_minor_unit: z.number().int().min(0).max(6).nullish().catch(null),
});
const Named = z.object({ name: z.string() });
const Value = z.object({ name: z.string(), value: z.string().nullish() });

export const WooProduct = z.object({
  id: z.number(),
  name: z.string(),
  type: z.string().nullish(),
  permalink: z.string().nullish(),
  slug: z.string().nullish(),
  sku: z.string().nullish().catch(null),
  description: z.string().nullish(),
  short_description: z.string().nullish(),
  prices: Prices.nullish().catch(null),
  images: z
    .array(z.object({ src: z.string() }))
    .nullish()
    .catch(null),
  categories: z.array(Named).nullish().catch(null),
  tags: z.array(Named).nullish().catch(null),
  attributes: z
    .array(
      z.object({
        name: z.string(),
        has_variations: z.boolean().nullish(),
        terms: z.array(z.object({ name: z.string(), slug: z.string().nullish() })).nullish(),
      }),
    )
    .nullish()
    .catch(null),
  variations: z
    .array(z.object({ id: z.number(), attributes: z.array(Value).nullish() }))
    .nullish()
    .catch(null),
  is_in_stock: z.boolean().nullish(),
  is_purchasable: z.boolean().nullish(),
});
export type WooProduct = z.infer<typeof WooProduct>;

export const WooVariation = z.object({
  id: z.number(),
  parent: z.number().nullish(),
  /** "Colour: Red, Size: M" */
  variation: z.string().nullish(),
  attributes: z
    .array(
      z.object({ name: z.string(), value: z.string().nullish(), terms: z.array(Named).nullish() }),
    )
    .nullish()
    .catch(null),
  prices: Prices.nullish().catch(null),
  images: z
    .array(z.object({ src: z.string() }))
    .nullish()
    .catch(null),
  is_in_stock: z.boolean().nullish(),
});
export type WooVariation = z.infer<typeof WooVariation>;

export const wooAddress = ({ permalink, id }: WooProduct, base: URL): string =>
  permalink ?? new URL(`?p=${id}`, base).href;

export function rawWooProduct(
  product: WooProduct,
  variations: WooVariation[],
  base: URL,
): RawProduct {
  const options = optionsOf(product);
  const variants = variantsOf(product, variations, options);
  const buyable = variants.filter(({ isAvailable }) => isAvailable !== false);
  const own = pricesOf(product.prices);
  // What the shop shows for a variable product is the lowest of those that can be bought.
  const shown = own.price === null ? (buyable[0] ?? variants[0] ?? own) : own;
  return {
    shopId: String(product.id),
    url: wooAddress(product, base),
    title: product.name,
    description:
      [product.description, product.short_description].find((text) => text?.trim()) ?? null,
    price: shown.price,
    regularPrice: saleOf(shown, variants),
    currency: product.prices?.currency_code ?? null,
    isAvailable: product.is_in_stock ?? null,
    images: (product.images ?? []).map(({ src }) => src),
    brand: null,
    category: (product.categories ?? []).map(({ name }) => name).join(" > ") || null,
    tags: (product.tags ?? []).map(({ name }) => name),
    options,
    variants,
  };
}

/** The parent tells its lowest price; whether that one is reduced, its variation knows. */
function saleOf(shown: Pick<RawVariant, "price" | "regularPrice">, variants: RawVariant[]) {
  if (variants.length === 0) return shown.regularPrice;
  const same = variants.filter(({ price }) => price !== null && price === shown.price);
  if (same.length === 0) return shown.regularPrice;
  return same.every(({ regularPrice }) => regularPrice !== null)
    ? elementAt(same, 0).regularPrice
    : null;
}

function pricesOf(
  prices: z.infer<typeof Prices> | null | undefined,
): Pick<RawVariant, "price" | "regularPrice"> {
  const scale = 10 ** (prices?.currency_minor_unit ?? 2);
  const amount = (value: z.infer<typeof Money>) => {
    const number =
      value === null || value === undefined || value === "" ? Number.NaN : Number(value);
    return number > 0 ? number / scale : null;
  };
  const [asked, regular, sale] = [
    amount(prices?.price),
    amount(prices?.regular_price),
    amount(prices?.sale_price),
  ];
  const price = asked ?? sale ?? regular;
  return {
    price,
    regularPrice: price !== null && regular !== null && regular > price ? regular : null,
  };
}

const optionsOf = ({ attributes }: WooProduct): RawOption[] =>
  (attributes ?? [])
    .filter(({ has_variations, terms }) => has_variations !== false && (terms ?? []).length > 0)
    .map(({ name, terms }) => ({ name, values: (terms ?? []).map((term) => term.name) }));

function variantsOf(
  product: WooProduct,
  variations: WooVariation[],
  options: RawOption[],
): RawVariant[] {
  const byId = new Map(variations.map((one) => [one.id, one]));
  const listed = product.variations ?? [];
  const ids = listed.length > 0 ? listed.map(({ id }) => id) : variations.map(({ id }) => id);
  const rows = ids.flatMap((id): RawVariant[] => {
    const own = byId.get(id);
    const named =
      listed.find((one) => one.id === id)?.attributes ?? own?.attributes ?? inWords(own?.variation);
    const values = options.map(({ name, values: all }) =>
      labelIn(
        product,
        name,
        all,
        named.find((one) => foldKey(one.name) === foldKey(name)),
      ),
    );
    return [
      {
        values,
        ...pricesOf(own?.prices),
        image: own?.images?.[0]?.src ?? null,
        isAvailable:
          own?.is_in_stock ?? (variations.length > 0 ? false : (product.is_in_stock ?? null)),
      },
    ];
  });
  return opened(rows, options);
}

type Told = {
  name: string;
  value?: string | null | undefined;
  terms?: { name: string }[] | null | undefined;
};

const inWords = (text: string | null | undefined): Told[] =>
  (text ?? "").split(/\s*,\s*(?=[^,:]+:)/).flatMap((piece) => {
    const [name, value] = piece.split(/\s*:\s*/, 2);
    return name && value ? [{ name: name.trim(), value: value.trim() }] : [];
  });

/** By the term's slug or its name. */
function labelIn(
  { attributes }: WooProduct,
  name: string,
  values: string[],
  told: Told | undefined,
): string | null {
  const word = told?.value || told?.terms?.[0]?.name;
  if (!word) return null;
  const terms = attributes?.find((one) => one.name === name)?.terms ?? [];
  const key = foldKey(word);
  return (
    terms.find((term) => foldKey(term.slug ?? "") === key || foldKey(term.name) === key)?.name ??
    values.find((value) => foldKey(value) === key) ??
    word
  );
}

/** A variation that leaves an attribute open is there for every value of it. */
function opened(rows: RawVariant[], options: RawOption[]): RawVariant[] {
  let all = rows;
  for (const [n, { values }] of options.entries())
    all = all
      .flatMap((row) =>
        row.values[n] === null
          ? values.map((value) => ({ ...row, values: row.values.with(n, value) }))
          : [row],
      )
      .slice(0, 500);
  return all;
}
