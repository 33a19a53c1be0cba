// 'Scan my website' on shops of other makes: each is read by the way that fits it, whole, and nothing else.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Product } from "../../src/contract/products.ts";
import { crawlCalls, makeBrandAt, startCrawlServer } from "../support/crawl-calls.ts";
import { startDoor, startMall, startStoreApi, startTsvFeed } from "../support/shops/makes.ts";
import type { ShopServer } from "../support/shops/serve.ts";
import type { TestServer } from "../support/test-server.ts";
import { workbenchOf } from "../support/workbench.ts";

let server: TestServer;
const shops: ShopServer[] = [];
beforeAll(async () => {
  server = await startCrawlServer();
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await server.stop();
});

async function scan(shop: ShopServer, path = "/") {
  shops.push(shop);
  const brand = await makeBrandAt(server, shop.url + path);
  const calls = crawlCalls(server.address, brand);
  const { events } = await calls.scan();
  const products = await workbenchOf(server.address, brand).list();
  return {
    calls,
    last: events.at(-1),
    products: products.toSorted((one, other) => one.title.localeCompare(other.title)),
  };
}

const prices = (products: Product[]) =>
  products.map(({ price, current_price }) => [price, current_price]);

test("WooCommerce's Store API tells prices, sales and which variations are there", async () => {
  const { last, products } = await scan(await startStoreApi());
  expect(last).toMatchObject({ event: "done", saved: 5 });
  expect(last).not.toHaveProperty("notice");
  expect(prices(products)).toEqual([
    [450, 300],
    [300, null],
    [300, null],
    [450, 300],
    [300, null],
  ]);
  expect(products[0]).toMatchObject({
    currency: "EGP",
    sizes: ["M", "L"],
    variants: [
      { color: null, size: "M", in_stock: true },
      { color: null, size: "L", in_stock: false },
    ],
  });
});

test("a feed given as the website is read, one piece for all lines of a group", async () => {
  const { last, products, calls } = await scan(await startTsvFeed(), "/export/facebook.tsv");
  expect(last).toMatchObject({ event: "done", saved: 2 });
  expect(products.map(({ title }) => title)).toEqual(["Gallabeya a", "Gallabeya b"]);
  expect(prices(products)).toEqual([
    [800, null],
    [800, 640],
  ]);
  expect(products[0]!.url).toMatch(/\/g\/a$/);
  expect(products[0]!.variants).toEqual([
    { color: null, size: "S", in_stock: true },
    { color: null, size: "M", in_stock: false },
  ]);
  const { body } = await calls.evidence(products[1]!.id);
  expect(body).toMatchObject({
    fields: expect.arrayContaining([
      {
        field: "price",
        confidence: "sure",
        witnesses: [{ source: "interface", says: "640.00 EGP" }],
      },
    ]),
  });
});

test("of two brands on one host only the registered one's pieces are taken", async () => {
  const { last, products } = await scan(await startMall(), "/mina/");
  expect(last).toMatchObject({ event: "done", saved: 3 });
  expect(products.map(({ url }) => new URL(url!).pathname)).toEqual([
    "/mina/robes/1",
    "/mina/robes/2",
    "/mina/robes/3",
  ]);
});

test("a door that asks for a country is passed once, and every page behind it read", async () => {
  const shop = await startDoor();
  const { last, products } = await scan(shop);
  expect(last).toMatchObject({ event: "done", saved: 4 });
  expect(prices(products)).toEqual([
    [301, null],
    [302, null],
    [303, null],
    [304, null],
  ]);
  expect(shop.count("/enter")).toBe(1);
});
