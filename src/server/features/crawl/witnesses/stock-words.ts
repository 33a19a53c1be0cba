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
  "unavailable",
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
  "stock",
  "quantity",
  "qty",
  "stock_quantity",
  "stockQuantity",
  "inventory_quantity",
  "inventoryQuantity",
  "quantityAvailable",
  "available_quantity",
  "availableQuantity",
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

/** What can be ordered although none is left can be ordered. */
export function stockOf(node: Node): boolean | null {
  for (const key of GONE_KEYS) if (typeof node[key] === "boolean") return !node[key];
  if (node["is_infinite"] === true || node["unlimited_quantity"] === true) return true;
  for (const key of STOCK_KEYS) {
    const value = node[key];
    const inner = isNode(value)
      ? (value["available"] ??
        value["status"] ??
        value["quantity"] ??
        value["qty"] ??
        value["in_stock"])
      : value;
    const told =
      inner === undefined || inner === null
        ? null
        : typeof inner === "string" && /^\d+$/.test(inner.trim())
          ? Number(inner) > 0
          : availabilityOf(Array.isArray(inner) ? null : inner);
    if (told !== null) return told;
  }
  return null;
}
