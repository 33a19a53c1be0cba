// What a variant costs and cost, under the names that shops have for it.
import { isNode, type Node } from "../extract/json-ld-nodes.ts";
import { ASKED_NOW_KEYS } from "../extract/product-keys.ts";

export const PRICE = [...ASKED_NOW_KEYS, "display_price", "price", "amount"];
export const REGULAR = [
  "compare_at_price",
  "compareAtPrice",
  "compare_at",
  "display_regular_price",
  "regular_price",
  "regularPrice",
  "original_price",
  "originalPrice",
  "old_price",
  "oldPrice",
  "list_price",
  "was",
  "price_before",
];

export function amountOf(node: Node, keys: string[]): string | number | null {
  for (const key of keys) {
    const value = node[key];
    const amount = isNode(value) ? (value["amount"] ?? value["value"]) : value;
    if (typeof amount === "number" && amount > 0) return amount;
    if (typeof amount === "string" && /[1-9٠-٩]/.test(amount) && amount.length < 40) return amount;
  }
  return null;
}
