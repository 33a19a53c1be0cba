// Open Graph, product: and Twitter tags in the head.
import type { Page } from "./page.ts";
import { type Claim, availabilityOf, emptyClaim } from "./claim.ts";
import { oneLine } from "./text.ts";

export type Meta = Map<string, string[]>;

export function metaOf(page: Page): Meta {
  const meta: Meta = new Map();
  for (const { attribs } of page.tagged("meta")) {
    const name = (attribs["property"] ?? attribs["name"] ?? "").toLowerCase().trim();
    const content = oneLine(attribs["content"] ?? "");
    if (!name || !content) continue;
    const same = meta.get(name);
    if (same) same.push(content);
    else meta.set(name, [content]);
  }
  return meta;
}

export const isProductByMeta = (meta: Meta): boolean =>
  /(?:^|[.:])(?:product|item|offer)/i.test(meta.get("og:type")?.[0] ?? "") ||
  [...meta.keys()].some((name) => /^(?:product|og):(?:price|sale_price)(?::amount)?$/.test(name));

export function metaClaim(meta: Meta): Claim {
  const first = (...names: string[]): string | null => {
    for (const name of names) {
      const value = meta.get(name)?.[0];
      if (value) return value;
    }
    return null;
  };
  const priced = (name: string | null) => (name && /\d/.test(name) ? name : null);
  const sale = priced(first("product:sale_price:amount", "og:sale_price:amount"));
  const plain = priced(
    first(
      "product:price:amount",
      "og:price:amount",
      "product:price",
      "og:price",
      "product:amount",
      "twitter:price",
    ),
  );
  const original = priced(
    first(
      "product:original_price:amount",
      "og:price:standard_amount",
      "product:pretax_price:amount",
    ),
  );
  const data = twitterPrice(meta);
  return {
    ...emptyClaim("meta", "meta og:/product:"),
    shopId: first("product:retailer_item_id", "product:sku", "og:product_id"),
    url: first("og:url"),
    title: first("og:title", "twitter:title"),
    description: first("og:description", "description", "twitter:description"),
    price: sale ?? plain ?? data,
    prices: [sale, plain, data].filter((price) => price !== null),
    regularPrice: sale ? (plain ?? original) : original,
    currency: first(
      "product:price:currency",
      "og:price:currency",
      "product:sale_price:currency",
      "og:currency",
    ),
    isAvailable: availabilityOf(first("product:availability", "og:availability", "availability")),
    images: [
      ...(meta.get("og:image") ?? []),
      ...(meta.get("og:image:secure_url") ?? []),
      ...(meta.get("twitter:image") ?? []),
    ],
    brand: first("product:brand", "og:brand"),
    category: first("product:category", "og:category"),
  };
}

/** <meta name="twitter:label1" content="Price"> and its data. */
function twitterPrice(meta: Meta): string | null {
  for (const n of ["1", "2"]) {
    const label = meta.get(`twitter:label${n}`)?.[0] ?? "";
    const data = meta.get(`twitter:data${n}`)?.[0] ?? "";
    if (/price|preis|prix|precio|prezzo|السعر|سعر/i.test(label) && /\d/.test(data)) return data;
  }
  return null;
}
