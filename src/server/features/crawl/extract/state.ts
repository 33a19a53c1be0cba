// Products in the data a shop's own scripts carry: Next data, Shopify, WooCommerce, Magento, Salla, Zid, dataLayer.
// They hold other products, too: only one whose name is the page's title is believed.
import type { Page } from "./page.ts";
import { scriptOf } from "./page.ts";
import { endOfValue, type Json, parseLoosely } from "./loose-json.ts";
import { type Claim, anyAvailable, emptyClaim } from "./claim.ts";
import { isNode, listOf, type Node, wordOf } from "./json-ld-nodes.ts";
import { stockOf } from "../witnesses/stock-words.ts";
import { readVariants, variantNodes } from "../witnesses/variant-rows.ts";
import { likeness, wordsOf } from "./text.ts";

const MAX_SCRIPT = 3_000_000;
const MAX_VALUES = 60_000;
/** Where a value begins in a script: "= {", "({", ": [{" of a push, or a whole JSON script. */
const OPENING = /(?:[=(,:]|return)\s*(?=\{|\[\s*\{)/g;
const HAS_PRICE = /price|amount|سعر/i;

export function stateClaims(page: Page, titles: string[]): Claim[] {
  const wanted = titles.map(wordsOf).filter((words) => words.length > 0);
  if (wanted.length === 0) return [];
  const found: { claim: Claim; score: number }[] = [];
  const budget = { left: MAX_VALUES };
  for (const value of scriptValues(page)) search(value, wanted, found, budget, 0);
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 5)
    .map(({ claim }) => claim);
}

function* scriptValues(page: Page): Generator<Json> {
  for (const script of page.tagged("script")) {
    const type = script.attribs["type"] ?? "";
    if (/ld\+json/i.test(type)) continue;
    const text = scriptOf(script);
    if (text.length < 20 || text.length > MAX_SCRIPT || !HAS_PRICE.test(text)) continue;
    if (/^\s*[[{]/.test(text)) {
      const value = parseLoosely(text);
      if (value !== undefined) yield value;
    } else yield* valuesIn(text);
  }
  const attributes = ["data-product_variations", "data-product-json", "data-product", "data-page"];
  for (const tag of ["form", "div", "section", "product-form", "variant-selects"])
    for (const { attribs } of page.tagged(tag))
      for (const name of attributes) {
        const text = attribs[name];
        const value = text && /^\s*[[{]/.test(text) ? parseLoosely(text) : undefined;
        if (value !== undefined) yield value;
      }
}

/** Each value once: what lies inside one that was read is not read again. */
function* valuesIn(text: string): Generator<Json> {
  OPENING.lastIndex = 0;
  let tries = 0;
  for (let found = OPENING.exec(text); found && tries < 200; found = OPENING.exec(text)) {
    const from = found.index + found[0].length;
    const end = endOfValue(text, from);
    if (end < 0) return;
    if (end - from < 20) continue;
    const slice = text.slice(from, end);
    if (!HAS_PRICE.test(slice)) {
      OPENING.lastIndex = end;
      continue;
    }
    tries++;
    const value = parseLoosely(slice);
    if (value === undefined) continue;
    yield value;
    OPENING.lastIndex = end;
  }
}

const TITLE_KEYS = [
  "name",
  "title",
  "product_name",
  "productName",
  "item_name",
  "product_title",
  "displayName",
];
const PRICE_KEYS = [
  "sale_price",
  "salePrice",
  "special_price",
  "specialPrice",
  "final_price",
  "finalPrice",
  "current_price",
  "currentPrice",
  "discounted_price",
  "discountedPrice",
  "price_amount",
  "price",
  "display_price",
  "unit_price",
  "regular_price",
  "lowPrice",
  "price_min",
];
const REGULAR_KEYS = [
  "compare_at_price",
  "compareAtPrice",
  "regular_price",
  "regularPrice",
  "old_price",
  "oldPrice",
  "original_price",
  "originalPrice",
  "list_price",
  "listPrice",
  "was_price",
  "display_regular_price",
  "price_before",
];
function search(
  value: Json,
  wanted: string[][],
  found: { claim: Claim; score: number }[],
  budget: { left: number },
  depth: number,
): void {
  if (depth > 40 || budget.left-- < 0) return;
  if (Array.isArray(value)) {
    for (const one of value) search(one, wanted, found, budget, depth + 1);
    return;
  }
  if (!isNode(value)) return;
  const title = firstOf(value, TITLE_KEYS, wordOf);
  if (title && title.length <= 400) {
    const words = wordsOf(title);
    const score = Math.max(...wanted.map((one) => likeness(one, words)));
    if (score >= 0.7) {
      const claim = claimOf(value, title);
      if (claim) found.push({ claim, score: score + (claim.variants.length > 0 ? 0.2 : 0) });
    }
  }
  for (const inner of Object.values(value))
    if (typeof inner === "object" && inner !== null)
      search(inner, wanted, found, budget, depth + 1);
}

function firstOf<Value>(
  node: Node,
  keys: string[],
  read: (value: Json | undefined) => Value | null,
): Value | null {
  for (const key of keys) {
    if (!(key in node)) continue;
    const value = read(node[key]);
    if (value !== null) return value;
  }
  return null;
}

export function amountIn(value: Json | undefined): string | number | null {
  if (typeof value === "number") return value > 0 ? value : null;
  if (typeof value === "string") return /[1-9٠-٩]/.test(value) && value.length < 60 ? value : null;
  if (!isNode(value)) return null;
  return firstOf(
    value,
    ["amount", "value", "current", "final", "sale", "selling", "price", "min", "formatted", "text"],
    amountIn,
  );
}

/** Shopify's own object counts in hundredths. */
const isShopify = (node: Node): boolean =>
  "price_varies" in node || ("compare_at_price_min" in node && "variants" in node);

function claimOf(node: Node, title: string): Claim | null {
  const price = firstOf(node, PRICE_KEYS, amountIn);
  const variants = variantNodes(node);
  const prices = variants.flatMap((one) => firstOf(one, PRICE_KEYS, amountIn) ?? []);
  if (price === null && prices.length === 0) return null;
  const scale = (amount: string | number | null) =>
    amount !== null && isShopify(node) && /^\d+$/.test(String(amount))
      ? Number(amount) / 100
      : amount;
  const told = readVariants(node, variants, scale);
  const own = stockOf(node);
  return {
    ...emptyClaim("state", "script data"),
    shopId: wordOf(node["id"] ?? node["product_id"] ?? node["sku"]),
    title,
    description: typeof node["description"] === "string" ? node["description"] : null,
    price: scale(price ?? prices[0] ?? null),
    prices: [price, ...prices].flatMap((one) => scale(one) ?? []),
    regularPrice: scale(firstOf(node, REGULAR_KEYS, amountIn)),
    currency: firstOf(
      node,
      ["currency", "currency_code", "currencyCode", "priceCurrency", "price_currency"],
      wordOf,
    ),
    isAvailable:
      told.variants.length > 0 ? anyAvailable(told.variants.map((one) => one.isAvailable)) : own,
    images: listOf(node["images"] ?? node["image"]).flatMap((image) => {
      const address =
        typeof image === "string"
          ? image
          : isNode(image)
            ? wordOf(image["url"] ?? image["src"])
            : null;
      return address ? [address] : [];
    }),
    brand: wordOf(node["vendor"] ?? node["brand"]),
    category: wordOf(node["type"] ?? node["product_type"] ?? node["category"]),
    tags: listOf(node["tags"]).flatMap((tag) => (typeof tag === "string" ? [tag] : [])),
    ...told,
  };
}
