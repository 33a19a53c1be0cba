// A count of none is not the end where the shop sells on: what is ordered ahead, what nobody counts.
import { expect, test } from "vitest";
import { stockOf } from "../../src/server/features/crawl/witnesses/stock-words.ts";

test.each([
  [{ quantity: 0 }, false],
  [{ quantity: 3, backorder: false }, true],
  [{ quantity: 0, allowBackorders: true }, true],
  [{ inventory_quantity: 0, inventory_policy: "continue" }, true],
  [{ inventory_quantity: 0, inventory_policy: "deny" }, false],
  [{ stock: "0", backorders: "notify" }, true],
  [{ stock: "0", backorders: "no" }, false],
  [{ stockLevel: 0, trackInventory: false }, true],
  [{ stockLevel: 0, track_quantity: true }, false],
  [{ qtyInStock: 0, sellWhenSoldOut: true }, true],
  // A word, a truth and being switched off are no counts.
  [{ available: false, allow_backorder: true }, false],
  [{ stock_status: "outofstock", manage_stock: false }, false],
  [{ status: 0, manage_stock: false }, false],
])("%o: %s", (data, isThere) => expect(stockOf(data)).toBe(isThere));
