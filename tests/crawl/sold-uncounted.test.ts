// A count of none is not the end where the shop sells on: what is ordered ahead, what nobody counts.
import { expect, test } from "vitest";
import type { Node } from "../../src/server/features/crawl/extract/json-ld-nodes.ts";
import { asCountedIn, stockOf } from "../../src/server/features/crawl/witnesses/stock-words.ts";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";

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
  [{ quantity: 0, disable_orders_for_no_stock: false }, true],
  // A word, a truth and being switched off are no counts.
  [{ available: false, allow_backorder: true }, false],
  [{ stock_status: "outofstock", manage_stock: false }, false],
  [{ status: 0, manage_stock: false }, false],
  // A yes as databases keep it; what is promised to others; one count for each place.
  [{ sold_out: 1, price: 450 }, false],
  [{ is_sold_out: "0", quantity: 0 }, true],
  [{ sold_out: 37, quantity: 2 }, true],
  [{ quantity: 3, available_quantity: 0 }, false],
  [{ warehouses: [{ quantity: 0 }, { quantity: 2 }] }, true],
  [{ stocks: [{ branch: "Giza", quantity: 0 }] }, false],
  [{ stocks: [{ branch: "Giza", quantity: 0 }], manage_stock: false }, true],
  [{ locations: [{ city: "Giza" }] }, null],
])("%o: %s", (data, isThere) => expect(stockOf(data)).toBe(isThere));

test("what is said of a piece holds for its sizes, but for those that are called gone", () => {
  const sizes: Node[] = [{ quantity: 0 }, { quantity: 0, available: false }];
  const stocks = (piece: Record<string, boolean>) =>
    asCountedIn(piece, sizes).map((one) => stockOf(one));
  expect(stocks({ trackInventory: false })).toEqual([true, false]);
  expect(stocks({ trackInventory: true })).toEqual([false, false]);
});

test("an offer of the first size that is gone does not make the piece gone", () => {
  const page = (availability: string, url: string) =>
    readPage(
      `<h1>Linen coat</h1><p>EGP 900</p><button>Add to cart</button>
      <script type="application/ld+json">${JSON.stringify({
        "@type": "Product",
        name: "Linen coat",
        offers: [{ "@type": "Offer", price: 900, priceCurrency: "EGP", url, availability }],
      })}</script>`,
      "https://shop.test/coat",
    );
  const gone = "https://schema.org/OutOfStock";
  expect(page(gone, "/coat?variant=11")?.isAvailable).toBe(true);
  expect(page(gone, "/coat")?.isAvailable).toBe(false);
});
