// What a node of a shop's own data is sold for, and was: plain amounts, amounts within a price, and those that
// are counted in hundredths and say so.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { isNode, type Node, wordOf } from "./json-ld-nodes.ts";
import type { Json } from "./loose-json.ts";
import { ASKED_NOW_KEYS, FORMER, PRICE_KEYS, REGULAR_KEYS } from "./product-keys.ts";
import { remembered } from "./text.ts";

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
  "minVariantPrice",
  "minimum",
  "lowest",
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

const MINOR_UNIT = /minor_?unit$|decimal_?places$/i;

/** How many digits behind the point the amounts of a box have, where it says so. */
const digitsOf = (node: Node): number | undefined =>
  [
    ...DIGITS.map((key) => node[key]),
    ...Object.keys(node).flatMap((key) => (MINOR_UNIT.test(key) ? [node[key]] : [])),
  ].find((one) => typeof one === "number");

/** { price: "45000", currency_minor_unit: 2 }: counted in the smallest coin, and said so beside it. */
function inCoins(amount: string | number | null, box: Node): string | number | null {
  const digits = Object.keys(box).some((key) => MINOR_UNIT.test(key)) ? digitsOf(box) : undefined;
  if (digits === undefined || amount === null || !/^\d+$/.test(String(amount))) return amount;
  return Number(amount) / 10 ** Math.min(4, Math.max(0, digits));
}

/** { amount: 47500, precision: 2 }, { centAmount: 47500 } */
function minorIn(node: Node): number | null {
  const digits = digitsOf(node);
  const cents = MINOR.map((key) => node[key]).find((one) => typeof one === "number");
  const amount = cents ?? (digits === undefined ? undefined : (node["amount"] ?? node["value"]));
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount <= 0) return null;
  return amount / 10 ** Math.min(4, Math.max(0, digits ?? 2));
}

const BOX =
  /^(?:pric(?:e|es|ing)(?:_?data)?|price_?info|price_?range|calculated_?price|money|minimum_?price|min_?variant_?price)$/i;
const BOXES_DEEP = 2;

/** The nodes that hold a product's prices, the product's own first; of a list of prices the first counts. */
const boxesOf = (node: Node, depth = 0): Node[] =>
  Object.entries(node).flatMap(([key, value]) => {
    const box = Array.isArray(value) ? value[0] : value;
    if (!BOX.test(key) || !isNode(box)) return [];
    return [box, ...(depth < BOXES_DEEP ? boxesOf(box, depth + 1) : [])];
  });

/** Keys as shops write them, one for all spellings: "salePriceMoney", "sale_price". */
const plainKey = remembered((key) =>
  key
    .toLowerCase()
    .replace(/[_-]/g, "")
    .replace(/^(?:display|initial|product|item|default|selected|variant)(?=.+price)/, "")
    .replace(/(?<=price)(?:money|amount|value|egp|sar|aed|usd)$/, ""),
);

const NOW_LIKE =
  /^(?:price)?(?:after(?:the)?(?:discount|sale|offer))(?:price)?$|^(?:sale|selling|special|final|current|discounted|discount|offer|promo(?:tion(?:al)?)?|new|deal|reduced|net)price$|^price(?:new|now|sale|final|current|discounted|offer)$/;
const FORMER_LIKE =
  /^(?:price)?before(?:the)?(?:discount|sale|offer)?(?:price)?$|^(?:compare(?:at|to)?|orig(?:inal)?|old|was|regular|previous|former|list|full|strike(?:d|through)?|crossed(?:out)?|undiscounted)price(?:range)?$|^price(?:old|was|original|regular|before|undiscounted|compareat)$|^compareatpricerange$|^pricerangeundiscounted$/;

/** What keys that are called so ask, the first of them. */
function amountLike(node: Node, pattern: RegExp): string | number | null {
  for (const [key, value] of Object.entries(node)) {
    const amount = pattern.test(plainKey(key)) ? inCoins(amountIn(value), node) : null;
    if (amount !== null) return amount;
  }
  return null;
}

const numberOf = (amount: string | number | null): number =>
  typeof amount === "number" ? amount : Number(amount?.replace(/[^\d.]/g, "") || 0);

/** The share of a price that a sale leaves at least; "discount_price: 50" of 600 is what one saves. */
const LEFT = 0.3;

/** What a sale asks, under a name of its own beside the plain price. */
function askedNow(node: Node): string | number | null {
  const now = amountLike(node, NOW_LIKE);
  const plain = firstOf(node, ["price"], amountIn);
  if (now === null || plain === null) return now;
  const isOff = Object.entries(node).some(
    ([key, value]) =>
      value === false && /^(?:is|has)?_?(?:on_?)?(?:sale|discount|offer)$/i.test(key),
  );
  const [one, other] = [numberOf(now), numberOf(inCoins(plain, node))];
  return isOff || one < other * LEFT ? null : now;
}

export const askedIn = (node: Node): string | number | null =>
  firstOf(node, ASKED_NOW_KEYS, amountIn) ??
  askedNow(node) ??
  firstOf(node, PRICE_KEYS, amountIn) ??
  boxesOf(node)
    .map((box) =>
      inCoins(
        firstOf(box, ASKED_NOW_KEYS, amountIn) ??
          askedNow(box) ??
          firstOf(box, [...PRICE_KEYS, ...INNER], amountIn),
        box,
      ),
    )
    .find((amount) => amount !== null) ??
  lonePrice(node);

const NOT_ASKED =
  /old|was|before|compare|regular|list|original|former|cost|tax|vat|unit|discount|saving|shipping|wholesale|min|max/i;

/** "basePrice": called a price in whatever words, where there is no other. */
function lonePrice(node: Node): string | number | null {
  const amounts = Object.entries(node).flatMap(([key, value]) =>
    /price$/.test(plainKey(key)) && !NOT_ASKED.test(key) ? (amountIn(value) ?? []) : [],
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
  "unitPrice",
  "totalPrice",
  "priceRange",
  "price_range",
];

/** Shopify's own object counts in hundredths. */
export const isShopify = (node: Node): boolean =>
  "price_varies" in node || ("compare_at_price_min" in node && "variants" in node);

/** What was asked before: by a name of its own, beside what is asked, or as the plain price beside a sale's. */
export function formerIn(node: Node): string | number | null {
  const named = firstOf(node, REGULAR_KEYS, amountIn) ?? amountLike(node, FORMER_LIKE);
  if (named !== null) return named;
  for (const box of boxesOf(node)) {
    const former =
      firstOf(box, [...FORMER, ...REGULAR_KEYS], amountIn) ?? amountLike(box, FORMER_LIKE);
    if (former !== null) return inCoins(former, box);
    if (amountIn(box["discounted"]) !== null) return amountIn(box["value"] ?? box["amount"]);
    // A catalogue's base price beside a sale's of its own.
    const base = amountIn(box["sale_price"] ?? box["salePrice"]) === null ? null : box["basePrice"];
    if (amountIn(base ?? null) !== null) return amountIn(base ?? null);
  }
  return fullPrice(node);
}

/** Beside what it is sold for now, "price" is what it was. */
function fullPrice(node: Node): string | number | null {
  const sold = firstOf(node, ASKED_NOW_KEYS, amountIn) ?? askedNow(node);
  const plain = firstOf(node, ["price", "priceMoney", "price_money"], amountIn);
  return sold === null ? null : plain;
}

const CURRENCY = /^(?:price_?)?currency(?:_?(?:code|iso))?$/i;
const CODE = /^[A-Z]{3}$/i;

/** The currency that a piece names, or that its prices name within them. */
export function currencyIn(node: Node): string | null {
  const own = firstOf(
    node,
    ["currency", "currency_code", "currencyCode", "priceCurrency", "price_currency"],
    (value) => wordOf(isNode(value) ? (value["code"] ?? value["iso_code"] ?? value) : value),
  );
  if (own !== null) return own;
  const search = (value: Node, depth: number): string | null => {
    for (const [key, one] of Object.entries(value)) {
      if (typeof one === "string" && CURRENCY.test(key) && CODE.test(one)) return one.toUpperCase();
      const inner = isNode(one) && depth < BOXES_DEEP * 2 ? search(one, depth + 1) : null;
      if (inner !== null) return inner;
    }
    return null;
  };
  return (
    boxesOf(node)
      .map((box) => search(box, 0))
      .find((code) => code !== null) ?? null
  );
}
