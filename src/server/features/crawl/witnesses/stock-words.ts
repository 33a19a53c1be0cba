// Whether something is there to be bought, as a shop's own data say it: a word, a count, or that it is gone.
import { availabilityOf } from "../extract/claim.ts";
import { isNode, type Node } from "../extract/json-ld-nodes.ts";

const GONE_KEYS = [
  "sold_out",
  "soldOut",
  "is_sold_out",
  "isSoldOut",
  "out_of_stock",
  "outOfStock",
  "is_out_of_stock",
  "isOutOfStock",
  "is_out",
];
/** Says that it is gone where it is true; where it is not, others may know more. */
const NOT_OFFERED_KEYS = [
  "unavailable",
  "is_unavailable",
  "isUnavailable",
  "disabled",
  "is_disabled",
];
const STOCK_KEYS = [
  "available",
  "availableForSale",
  "available_for_sale",
  "in_stock",
  "inStock",
  "isInStock",
  "is_in_stock",
  "is_available",
  "isAvailable",
  "salable",
  "is_salable",
  "isSalable",
  "purchasable",
  "availability",
  "stock_status",
  "stockStatus",
  "stock_availability",
  "stockLevel",
  "stock_level",
  // What is left of a count when the orders under way are taken off stands before the count.
  "quantityAvailable",
  "available_quantity",
  "availableQuantity",
  "stock",
  "quantity",
  "qty",
  "stock_quantity",
  "stockQuantity",
  "inventory_quantity",
  "inventoryQuantity",
  "inventory",
  "units",
  "units_left",
  "remaining",
  "on_hand",
  "onHand",
  "count",
  "left",
  "status",
];

const DEEPEST = 2;

/** What can be ordered although none is left can be ordered. */
export function stockOf(node: Node, depth = 0): boolean | null {
  if (NOT_OFFERED_KEYS.some((key) => node[key] === true)) return false;
  for (const key of GONE_KEYS) {
    const isGone = flagOf(node[key]);
    if (isGone !== null) return !isGone;
  }
  if (
    node["is_infinite"] === true ||
    node["unlimited_quantity"] === true ||
    node["unlimited"] === true
  )
    return true;
  for (const key of STOCK_KEYS) {
    const value = node[key];
    // { inventory: { isAvailable: false } }: told a level deeper, under the same names.
    const told =
      isNode(value) && depth < DEEPEST
        ? stockOf(value, depth + 1)
        : value === undefined || value === null || typeof value === "object"
          ? null
          : typeof value === "string" && /^\d+$/.test(value.trim())
            ? Number(value) > 0
            : availabilityOf(value);
    if (told !== null) return told || (key !== "status" && isCount(value) && isSoldUncounted(node));
  }
  const counted = countedBy(node) ?? countedAt(node, depth);
  if (counted !== null) return counted || isSoldUncounted(node);
  return node["unavailable"] === false ? true : saidBy(node);
}

/** Databases keep a yes as 1. */
const flagOf = (value: unknown): boolean | null =>
  typeof value === "boolean"
    ? value
    : /^(?:[01]|true|false)$/.test(String(value))
      ? /^(?:1|true)$/.test(String(value))
      : null;

const HELD_AT =
  /^(?:stocks|inventor(?:y|ies)|inventory_?levels|warehouses|branches|locations|stores)$/i;

/** { warehouses: [{ name: "Giza", quantity: 2 }, { name: "Cairo", quantity: 0 }] }: there where one of them has it. */
function countedAt(node: Node, depth: number): boolean | null {
  for (const [key, places] of Object.entries(node)) {
    if (!HELD_AT.test(key) || !Array.isArray(places) || depth >= DEEPEST) continue;
    const told = places.map((place) => (isNode(place) ? stockOf(place, depth + 1) : null));
    if (told.length > 0 && !told.includes(null)) return told.includes(true);
  }
  return null;
}

const SAYS =
  /^(?:(?:in|out[\s_-]?of)[\s_-]?stock|available|unavailable|not[\s_-]available|sold[\s_-]?out)$/i;

/** { state: "sold_out" }: under any name these words are about nothing else. */
function saidBy(node: Node): boolean | null {
  for (const value of Object.values(node))
    if (typeof value === "string" && SAYS.test(value.trim())) return availabilityOf(value);
  return null;
}

const isCount = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && /^\s*-?\d+\s*$/.test(value));

const SOLD_ON =
  /^(?:(?:is|can|allows?|accepts?|has|enable|inventory)_?)*(?:back_?order(?:s|able|ed)?|over_?sell(?:ing|able)?|continue_?selling|sell_?when_?\w+|pre_?order(?:s|able)?|negative_?stock|policy)(?:_?(?:allowed|enabled|when_\w+))?$/i;
const UNCOUNTED =
  /^(?:is_?)?(?:(?:manages?|tracks?|managed|tracked)_?(?:inventory|stock|quantity)?|(?:inventory|stock|quantity)_?(?:managed|tracked|tracking|management)|(?:disables?|stops?|blocks?)_?(?:orders?|selling|sales?)_?(?:for|when|on)_?(?:no|out_?of)_?stock)$/i;
const YES = /^(?:true|yes|1|continue|notify|allow(?:ed)?)$/i;
const NO = /^(?:false|no|0|none)$/i;

/** What is said of a piece holds for what it is sold as, where a count is all that these say. */
export const asCountedIn = (product: Node, variants: Node[]): Node[] =>
  isSoldUncounted(product) ? variants.map((one) => ({ track_stock: false, ...one })) : variants;

/** Nothing is left by the count, and it is sold all the same: what is ordered ahead, what nobody counts. */
function isSoldUncounted(node: Node): boolean {
  return Object.entries(node).some(([name, value]) => {
    if (value !== null && typeof value === "object") return false;
    const key = name.replace(/([a-z])([A-Z])/g, "$1_$2");
    return (
      (SOLD_ON.test(key) && YES.test(String(value))) ||
      (UNCOUNTED.test(key) && NO.test(String(value)))
    );
  });
}

const SHOWN_KEYS = /^(?:is_?)?(?:visible|active|enabled|published|purchasable|buyable|orderable)$/i;
const UNSHOWN_KEYS = /^(?:is_?)?(?:hidden|disabled|archived|deleted|inactive)$/i;

/** One of several that is kept from sight, or switched off, cannot be chosen by anybody. */
export function variantStock(node: Node): boolean | null {
  const isKeptBack = Object.entries(node).some(
    ([key, value]) =>
      (value === false && SHOWN_KEYS.test(key)) || (value === true && UNSHOWN_KEYS.test(key)),
  );
  return isKeptBack ? false : stockOf(node);
}

const COUNTS = /stock|qty|quantity|inventory|avail|متاح|متوفر|مخزون|كمية/i;
const NO_COUNT =
  /manage|track|min|max|low|limit|threshold|id$|allow|show|display|back_?order|step|status|label|text|date|notify|sold/i;

/** "qtyInStock", "stockLevel": named as shops like, a count or a truth all the same. */
function countedBy(node: Node): boolean | null {
  for (const [key, value] of Object.entries(node)) {
    const isTold = typeof value === "boolean" || typeof value === "number";
    if (isTold && COUNTS.test(key) && !NO_COUNT.test(key)) return availabilityOf(value);
  }
  return null;
}
