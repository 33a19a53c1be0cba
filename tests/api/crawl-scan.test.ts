// 'Scan my website': nobody is asked what the shop is made with.
import { afterAll, beforeAll, expect, test } from "vitest";
import { crawlCalls, makeBrandAt, startCrawlServer } from "../support/crawl-calls.ts";
import { startPlainShop } from "../support/shops/plain.ts";
import { html, serveShop, type ShopServer } from "../support/shops/serve.ts";
import { startShopify } from "../support/shops/shopify.ts";
import { startZammit } from "../support/shops/zammit.ts";
import type { TestServer } from "../support/test-server.ts";

let server: TestServer;
const shops: ShopServer[] = [];
beforeAll(async () => {
  server = await startCrawlServer();
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await server.stop();
});

async function scan(shop: ShopServer) {
  shops.push(shop);
  const calls = crawlCalls(server.address, await makeBrandAt(server, shop.url));
  const { events } = await calls.scan();
  const [crawl] = await calls.list();
  return { last: events.at(-1), crawl };
}

test("a Shopify shop is read as one", async () => {
  const { last, crawl } = await scan(await startShopify(30));
  expect(crawl).toMatchObject({ crawler: "standard", platform: "shopify", status: "done" });
  expect(last).toMatchObject({ event: "done", saved: 30 });
});

test("a Zammit shop is read as one", async () => {
  const { last, crawl } = await scan(await startZammit(20));
  expect(crawl).toMatchObject({ crawler: "standard", platform: "zammit", status: "done" });
  expect(last).toMatchObject({ event: "done", saved: 20 });
});

test("any other shop is learned", async () => {
  const { last, crawl } = await scan(await startPlainShop({ pieces: 8 }));
  expect(crawl).toMatchObject({ crawler: "adaptive", platform: null, status: "done" });
  expect(last).toMatchObject({ event: "done", saved: 8 });
});

test("a website without a shop gets a sentence, not a guess", async () => {
  const { last, crawl } = await scan(await serveShop(() => html("<h1>Coming soon</h1>")));
  expect(crawl).toMatchObject({ crawler: "adaptive", status: "failed", totals: null });
  expect(last).toMatchObject({ event: "error", error: expect.stringContaining("no products") });
});

test("another brand's website is not scanned", async () => {
  const shop = await startShopify(1);
  shops.push(shop);
  const brand = await makeBrandAt(server, shop.url);
  const other = await makeBrandAt(server, shop.url);
  const { status } = await crawlCalls(server.address, { ...brand, token: other.token }).scan();
  expect(status).toBe(404);
  expect(shop.asked).toEqual([]);
});
