// A shop that speaks the assistants' protocol is imported through it: the same door inward.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Product } from "../../src/contract/products.ts";
import { ask } from "../support/ask.ts";
import { crawlCalls, makeBrandAt, startCrawlServer } from "../support/crawl-calls.ts";
import { startUcpShop } from "../support/shops/ucp.ts";
import type { TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startCrawlServer();
});
afterAll(() => server.stop());

test.each(["rest", "mcp"] as const)(
  "over %s: every piece with its price, sale and stock; a broken row takes no other along",
  async (kind) => {
    const shop = await startUcpShop(120, kind);
    try {
      const brand = await makeBrandAt(server, shop.url);
      const { events } = await crawlCalls(server.address, brand).scan();
      expect(events.at(-1)).toMatchObject({ event: "done", saved: 120 });
      expect(shop.count(kind === "rest" ? "/ucp/catalog/search" : "/ucp")).toBe(3);
      const { body } = await ask(server.address, `/api/brands/${brand.id}/products`, {
        token: brand.token,
      });
      const products = body as Product[];
      expect(products).toHaveLength(120);
      const plain = products.find(({ title }) => title === "Linen dress 7")!;
      expect(plain).toMatchObject({ price: 407, current_price: null, category: "Dresses" });
      expect(plain.variants).toEqual([
        { color: null, size: "M", in_stock: true },
        { color: null, size: "L", in_stock: false },
      ]);
      const onSale = products.find(({ title }) => title === "Linen dress 9")!;
      expect(onSale).toMatchObject({ price: 600, current_price: 409 });
    } finally {
      await shop.stop();
    }
  },
);
