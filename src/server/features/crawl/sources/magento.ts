// Magento's GraphQL, which headless shops are drawn from: products in pages of 50, each with its pictures, what it
// can be bought as, and which of that is there. Only what every release since 2.4 knows is asked for.
import { z } from "zod";
import { isCommonPath } from "../discover/address-words.ts";
import type { RawProduct, RawVariant } from "../found-product.ts";
import { notThisMake, pageUnusable } from "../problems.ts";
import { parseJson } from "../shops/json.ts";
import type { PageRead, Shop, ReadingStep } from "../shops/shop.ts";
import { below } from "../visit/site.ts";

const AT_ONCE = 50;
const PAGES_MAX = 1000;

const PRICE =
  "price_range { minimum_price { regular_price { value currency } final_price { value currency } } }";
const QUERY = `query ($page: Int!, $size: Int!) { products(FILTER, pageSize: $size, currentPage: $page) {
  total_count
  items {
    uid sku name url_key url_suffix stock_status ${PRICE}
    description { html } short_description { html }
    media_gallery { __typename url disabled position } categories { name }
    ... on ConfigurableProduct {
      configurable_options { label attribute_code values { label } }
      variants { attributes { code label } product { stock_status ${PRICE} } }
    }
  }
} }`;
/** Some releases want something to search for, others something to filter by. */
const FILTERS = ["filter: {}", 'search: ""'];

const Money = z.object({ value: z.number().nullish(), currency: z.string().nullish() });
const Prices = z
  .object({ minimum_price: z.object({ regular_price: Money, final_price: Money }) })
  .nullish()
  .catch(null);
const Text = z.object({ html: z.string().nullish() }).nullish().catch(null);
const Product = z.object({
  uid: z.string().nullish(),
  sku: z.string(),
  name: z.string(),
  url_key: z.string().min(1),
  url_suffix: z.string().nullish(),
  stock_status: z.string().nullish(),
  price_range: Prices,
  description: Text,
  short_description: Text,
  media_gallery: z
    .array(
      z.object({
        __typename: z.string().nullish(),
        url: z.string(),
        disabled: z.boolean().nullish(),
        position: z.number().nullish(),
      }),
    )
    .nullish()
    .catch(null),
  categories: z
    .array(z.object({ name: z.string() }))
    .nullish()
    .catch(null),
  configurable_options: z
    .array(
      z.object({
        label: z.string(),
        attribute_code: z.string(),
        values: z.array(z.object({ label: z.string().nullish() })),
      }),
    )
    .nullish()
    .catch(null),
  variants: z
    .array(
      z.object({
        attributes: z.array(z.object({ code: z.string(), label: z.string().nullish() })),
        product: z.object({ stock_status: z.string().nullish(), price_range: Prices }),
      }),
    )
    .nullish()
    .catch(null),
});
type Product = z.infer<typeof Product>;

const Answer = z.object({
  data: z.object({
    products: z.object({ total_count: z.number().nullish(), items: z.array(z.unknown()) }),
  }),
});

type Cursor = { page: number };

/** Its address, where the shop answers it. */
export async function findMagento({
  visitor,
  base,
}: Pick<Shop, "visitor" | "base">): Promise<string | null> {
  // In somebody's corner of a mall the interface tells of everybody's pieces.
  if (!isCommonPath(base)) return null;
  const address = below(new URL(base.origin), "graphql");
  const json = { query: "{ storeConfig { store_code default_display_currency_code } }" };
  const answer = await visitor.get(address, { json }).catch(() => null);
  const told = answer?.status === 200 ? parseJson(answer.text) : undefined;
  const Config = z.object({ data: z.object({ storeConfig: z.object({}) }) });
  return Config.safeParse(told).success ? address : null;
}

export async function* readMagento(shop: Shop, api: string): AsyncGenerator<ReadingStep> {
  let [total, before] = [null as number | null, ""];
  let filter = FILTERS[0] ?? "";
  for (let page = ((shop.cursor as Cursor | null)?.page ?? 0) + 1; page <= PAGES_MAX; page++) {
    let found = await ask(shop, api, filter, page);
    if (!found && page === 1) found = await ask(shop, api, (filter = FILTERS[1] ?? ""), page);
    if (!found) {
      if (page === 1) throw notThisMake();
      break;
    }
    total = found.total_count ?? total;
    const told = found.items.map((one) => Product.safeParse(one).data ?? null);
    const products = told.filter((one) => one !== null);
    const fingerprint = products.map(({ sku }) => sku).join();
    if (found.items.length === 0 || fingerprint === before) break;
    before = fingerprint;
    const unusable = told.length - products.length;
    yield {
      pages: [
        {
          page: `${api}#${page}`,
          products: products.map((one) => rawProduct(one, shop.base)),
          validators: null,
        },
        ...Array.from({ length: unusable }, (): PageRead => ({
          page: api,
          problem: pageUnusable(),
        })),
      ],
      currency: products[0]?.price_range?.minimum_price.final_price.currency ?? null,
      currentPage: page,
      totalPages: total === null ? null : Math.ceil(total / AT_ONCE),
      cursor: { page } satisfies Cursor,
    };
    if (total !== null ? page * AT_ONCE >= total : found.items.length < AT_ONCE) break;
  }
  if (total !== null) yield { expected: total, reason: "shop_says_so" };
}

async function ask(shop: Shop, api: string, filter: string, page: number) {
  const json = {
    query: QUERY.replace("FILTER", filter),
    variables: { page, size: AT_ONCE },
  };
  const answer = await shop.visitor.get(api, { json });
  return Answer.safeParse(parseJson(answer.text)).data?.data.products;
}

function rawProduct(product: Product, base: URL): RawProduct {
  const options = product.configurable_options ?? [];
  const variants = (product.variants ?? []).map((variant): RawVariant => ({
    values: options.map(
      ({ attribute_code: code }) =>
        variant.attributes.find((attribute) => attribute.code === code)?.label ?? null,
    ),
    ...pricesOf(variant.product.price_range),
    isAvailable: isThere(variant.product.stock_status),
  }));
  const description = [product.description, product.short_description]
    .map((text) => text?.html?.trim())
    .find(Boolean);
  return {
    shopId: product.uid ?? product.sku,
    url: below(new URL(base.origin), `${product.url_key}${product.url_suffix ?? ""}`),
    title: product.name,
    description: description ?? null,
    ...pricesOf(product.price_range),
    currency: product.price_range?.minimum_price.final_price.currency ?? null,
    isAvailable: isThere(product.stock_status),
    images: (product.media_gallery ?? [])
      .filter(({ __typename: kind, disabled }) => kind !== "ProductVideo" && !disabled)
      .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
      .map(({ url }) => url),
    brand: null,
    category: (product.categories ?? []).map(({ name }) => name).join(" > ") || null,
    tags: [],
    options: options.map(({ label, values }) => ({
      name: label,
      values: values.flatMap((value) => value.label ?? []),
    })),
    variants,
  };
}

const isThere = (status: string | null | undefined): boolean | null =>
  status ? status === "IN_STOCK" : null;

function pricesOf(range: z.infer<typeof Prices>): Pick<RawVariant, "price" | "regularPrice"> {
  const price = range?.minimum_price.final_price.value ?? null;
  const before = range?.minimum_price.regular_price.value ?? null;
  return {
    price,
    regularPrice: price !== null && before !== null && before > price ? before : null,
  };
}
