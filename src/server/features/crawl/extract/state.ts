// Products in the data a shop's own scripts carry: Next data, Shopify, WooCommerce, Magento, Salla, Zid, dataLayer.
// They hold other products, too: only one whose name is the page's title is believed.
import type { Page } from "./page.ts";
import { scriptData } from "../witnesses/script-data.ts";
import type { Json } from "./loose-json.ts";
import { type Claim, anyAvailable, emptyClaim } from "./claim.ts";
import { isNode, listOf, type Node, wordOf } from "./json-ld-nodes.ts";
import { stockOf } from "../witnesses/stock-words.ts";
import { readVariants, variantNodes } from "../witnesses/variant-rows.ts";
import { foldKey } from "../witnesses/choice-labels.ts";
import {
  DESCRIPTIONS,
  FORMER,
  PICTURES,
  PRICE_KEYS,
  REGULAR_KEYS,
  TITLE_KEYS,
  TITLE_LIKE,
} from "./product-keys.ts";
import { likeness, wordsOf } from "./text.ts";

const MAX_VALUES = 60_000;
const EXACT = 0.95;

export function stateClaims(page: Page, titles: string[]): Claim[] {
  const wanted = titles.map(wordsOf).filter((words) => words.length > 0);
  if (wanted.length === 0) return [];
  const found: Candidate[] = [];
  const budget = { left: MAX_VALUES };
  const place = placeOf(page.url);
  for (const value of scriptData(page)) search(value, { wanted, place }, found, budget, 0);
  // Beside the piece itself, one that is only called much like it is another.
  const best = Math.max(0, ...found.map(({ alike }) => alike));
  return found
    .filter(({ alike }) => best < EXACT || alike >= EXACT)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 5)
    .map(({ claim }) => claim);
}

/** `alike`: to the title of the page; `score` also counts what it tells. */
type Candidate = { claim: Claim; alike: number; score: number };

function search(
  value: Json,
  page: Sought,
  found: Candidate[],
  budget: { left: number },
  depth: number,
): void {
  if (depth > 40 || budget.left-- < 0) return;
  if (Array.isArray(value)) {
    for (const one of value) search(one, page, found, budget, depth + 1);
    return;
  }
  if (!isNode(value)) return;
  const score = likenessOf(value, page);
  if (score >= 0.7) {
    const claim = claimOf(value, titleIn(value));
    if (claim)
      found.push({ claim, alike: score, score: score + (claim.variants.length > 0 ? 0.2 : 0) });
  }
  for (const inner of Object.values(value))
    if (typeof inner === "object" && inner !== null) search(inner, page, found, budget, depth + 1);
}

type Sought = { wanted: string[][]; place: string | null };

/** The step of the address that names the piece. */
function placeOf(address: string): string | null {
  const url = URL.parse(address);
  const last = url?.pathname
    .split("/")
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.\w{2,5}$/, "");
  return last && last.length >= 3 && !/^(?:index|product|item|products?)$/i.test(last)
    ? foldKey(last)
    : null;
}

const titleKeys = (node: Node): string[] => [
  ...TITLE_KEYS,
  ...Object.keys(node).filter((key) => TITLE_LIKE.test(key) && !TITLE_KEYS.includes(key)),
];

/** By its name in any of the page's languages, or by the address that it stands under. */
function likenessOf(node: Node, { wanted, place }: Sought): number {
  let best = 0;
  for (const key of titleKeys(node)) {
    const value = node[key];
    const names = isNode(value) ? Object.values(value) : [value];
    for (const name of names) {
      if (typeof name !== "string" || name.length > 400) continue;
      const words = wordsOf(name);
      for (const one of wanted) best = Math.max(best, likeness(one, words));
    }
  }
  if (best > 0 || place === null) return best;
  const own = ["slug", "handle", "url_key", "urlKey", "seo_name", "permalink", "url", "link"].map(
    (key) => node[key],
  );
  return own.some(
    (value) =>
      typeof value === "string" &&
      foldKey(
        value
          .replace(/[?#].*$/, "")
          .split("/")
          .filter(Boolean)
          .at(-1) ?? "",
      ) === place,
  )
    ? 0.75
    : 0;
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
    [
      "amount",
      "value",
      "now",
      "current",
      "final",
      "sale",
      "selling",
      "price",
      "min",
      "formatted",
      "text",
    ],
    amountIn,
  );
}

/** Shopify's own object counts in hundredths. */
const isShopify = (node: Node): boolean =>
  "price_varies" in node || ("compare_at_price_min" in node && "variants" in node);

/** What stands inside a price beside what is asked. */
function formerIn(node: Node): string | number | null {
  const prices = [node["price"], node["prices"], node["pricing"]].filter(isNode);
  for (const price of prices) {
    const former = firstOf(price, FORMER, amountIn);
    if (former !== null) return former;
  }
  return null;
}

/** Beside what it is sold for now, "price" is what it was. */
function fullPrice(node: Node): string | number | null {
  const sold = firstOf(node, PRICE_KEYS.slice(0, PRICE_KEYS.indexOf("price_amount")), amountIn);
  return sold === null ? null : amountIn(node["price"]);
}

function picturesIn(node: Node): string[] {
  for (const key of PICTURES) {
    const found = listOf(node[key]).flatMap((image) => {
      if (typeof image === "string") return /[./]/.test(image) ? [image] : [];
      if (!isNode(image)) return [];
      const { original, large, url, src, full, href, path, source } = image;
      return wordOf(original ?? large ?? url ?? src ?? full ?? href ?? path ?? source) ?? [];
    });
    if (found.length > 0) return found;
  }
  return [];
}

const descriptionIn = (node: Node): string | null => {
  for (const key of DESCRIPTIONS) {
    const value = node[key];
    const text = isNode(value)
      ? Object.values(value).find((one) => typeof one === "string" && one !== "")
      : value;
    if (typeof text === "string" && text.trim()) return text;
  }
  return null;
};

export const titleIn = (node: Node): string | null => {
  for (const key of titleKeys(node)) {
    const value = node[key];
    const text = isNode(value)
      ? (Object.values(value).find((one) => typeof one === "string" && one !== "") ?? null)
      : value;
    if (typeof text === "string" && text.trim() && text.length <= 400) return text.trim();
  }
  return null;
};

export function claimOf(node: Node, title: string | null): Claim | null {
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
    description: descriptionIn(node),
    price: scale(price ?? prices[0] ?? null),
    prices: [price, ...prices].flatMap((one) => scale(one) ?? []),
    regularPrice: scale(firstOf(node, REGULAR_KEYS, amountIn) ?? formerIn(node) ?? fullPrice(node)),
    currency: firstOf(
      node,
      ["currency", "currency_code", "currencyCode", "priceCurrency", "price_currency"],
      wordOf,
    ),
    isAvailable:
      told.variants.length > 0 ? anyAvailable(told.variants.map((one) => one.isAvailable)) : own,
    images: picturesIn(node),
    brand: wordOf(node["vendor"] ?? node["brand"]),
    category: wordOf(node["type"] ?? node["product_type"] ?? node["category"]),
    tags: listOf(node["tags"]).flatMap((tag) => (typeof tag === "string" ? [tag] : [])),
    ...told,
  };
}
