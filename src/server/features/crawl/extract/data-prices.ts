// What a node of a shop's own data is sold for, and was: plain amounts, amounts within a price, and those that
// are counted in hundredths and say so.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { isNode, type Node } from "./json-ld-nodes.ts";
import type { Json } from "./loose-json.ts";
import { FORMER, PRICE_KEYS, REGULAR_KEYS } from "./product-keys.ts";

export function firstOf<Value>(
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

const AMOUNTS = [
  "amount",
  "value",
  "now",
  "current",
  "final",
  "sale",
  "selling",
  "price",
  "min",
  "gross",
  "start",
  "formatted",
  "text",
];
const MINOR = ["centAmount", "cent_amount", "amount_minor", "minor", "cents"];
const DIGITS = ["precision", "fractionDigits", "fraction_digits", "decimals", "exponent", "scale"];

function amountIn(value: Json | undefined, depth = 0): string | number | null {
  if (typeof value === "number") return value > 0 ? value : null;
  if (typeof value === "string") return /[1-9٠-٩]/.test(value) && value.length < 60 ? value : null;
  if (!isNode(value) || depth > 4) return null;
  return minorIn(value) ?? firstOf(value, AMOUNTS, (one) => amountIn(one, depth + 1));
}

/** { amount: 47500, precision: 2 }, { centAmount: 47500 } */
function minorIn(node: Node): number | null {
  const digits = DIGITS.map((key) => node[key]).find((one) => typeof one === "number");
  const cents = MINOR.map((key) => node[key]).find((one) => typeof one === "number");
  const amount = cents ?? (digits === undefined ? undefined : (node["amount"] ?? node["value"]));
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount <= 0) return null;
  return amount / 10 ** Math.min(4, Math.max(0, digits ?? 2));
}

const BOX = /^(?:pric(?:e|es|ing)|price_?info|price_?range|calculated_?price|money)$/i;

/** The nodes that hold a product's prices, the product's own first; of a list of prices the first counts. */
const boxesOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) => {
    const box = Array.isArray(value) ? value[0] : value;
    return BOX.test(key) && isNode(box) ? [box] : [];
  });

export const askedIn = (node: Node): string | number | null =>
  firstOf(node, PRICE_KEYS, amountIn) ??
  boxesOf(node)
    .map((box) => firstOf(box, [...PRICE_KEYS, ...INNER], amountIn))
    .find((amount) => amount !== null) ??
  lonePrice(node);

const NOT_ASKED =
  /old|was|before|compare|regular|list|original|former|cost|tax|vat|unit|discount|saving|shipping|wholesale|min|max/i;

/** "basePrice": called a price in whatever words, where there is no other. */
function lonePrice(node: Node): string | number | null {
  const amounts = Object.entries(node).flatMap(([key, value]) =>
    /price$/i.test(key) && !NOT_ASKED.test(key) ? (amountIn(value) ?? []) : [],
  );
  return new Set(amounts).size === 1 ? elementAt(amounts, 0) : null;
}

const INNER = [
  "discounted",
  "calculated_amount",
  "final",
  "now",
  "current",
  "selling",
  "start",
  "amount",
  "value",
];

/** Shopify's own object counts in hundredths. */
export const isShopify = (node: Node): boolean =>
  "price_varies" in node || ("compare_at_price_min" in node && "variants" in node);

/** What was asked before: by a name of its own, beside what is asked, or as the plain price beside a sale's. */
export function formerIn(node: Node): string | number | null {
  const named = firstOf(node, REGULAR_KEYS, amountIn);
  if (named !== null) return named;
  for (const box of boxesOf(node)) {
    const former = firstOf(box, [...FORMER, ...REGULAR_KEYS], amountIn);
    if (former !== null) return former;
    if (amountIn(box["discounted"]) !== null) return amountIn(box["value"] ?? box["amount"]);
  }
  return fullPrice(node);
}

/** Beside what it is sold for now, "price" is what it was. */
function fullPrice(node: Node): string | number | null {
  const sold = firstOf(node, PRICE_KEYS.slice(0, PRICE_KEYS.indexOf("price_amount")), amountIn);
  return sold === null ? null : amountIn(node["price"]);
}
