// 'Scan my website' on shops of other makes: each is read by the way that fits it, whole, and nothing else.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Product } from "../../src/contract/products.ts";
import { crawlCalls, makeBrandAt, startCrawlServer } from "../support/crawl-calls.ts";
import { startMagento } from "../support/shops/magento.ts";
import { startDoor, startMall, startStoreApi, startTsvFeed } from "../support/shops/makes.ts";
import { html, nothing, serveShop, type ShopServer } from "../support/shops/serve.ts";
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

test.each([false, true])(
  "Magento's GraphQL is read to its last page (wants a search: %s); a broken row is one failure",
  async (refusesFilter) => {
    const shop = await startMagento(60, refusesFilter);
    const { last, products } = await scan(shop);
    expect(last).toMatchObject({ event: "done", saved: 59, failed: 1 });
    expect(last).not.toHaveProperty("notice");
    expect(products.find(({ title }) => title === "Robe 2")).toMatchObject({
      url: `${shop.url}/robe-2.html`,
      price: 500,
      current_price: 400,
      image_url: "https://pictures.example/a.jpg",
      other_image_urls: ["https://pictures.example/b.jpg"],
      variants: [
        { color: null, size: "S", in_stock: true },
        { color: null, size: "M", in_stock: false },
      ],
    });
  },
);

test("a list whose first page shows only what others showed is walked to its end", async () => {
  const card = (n: number) =>
    `<li><a href="/robe-${n}"><img src="/${n}.png">Robe ${n}</a> <b>EGP ${300 + n}</b></li>`;
  const list = (from: number, to: number, next = "") =>
    html(
      `<nav><a href="/shop/new">New</a><a href="/shop/all">All</a></nav><ul>${Array.from({ length: to - from + 1 }, (_, n) => card(from + n)).join("")}</ul>${next}`,
    );
  const { last } = await scan(
    await serveShop(({ pathname, search }) => {
      const found = /^\/robe-(\d+)$/.exec(pathname);
      if (found)
        return html(
          `<h1>Robe ${found[1]}</h1><img src="/${found[1]}.png"><b class="price">EGP ${300 + Number(found[1])}</b><button>Add to cart</button>`,
        );
      if (pathname === "/" || pathname === "/shop/new") return list(1, 4);
      if (pathname !== "/shop/all") return nothing;
      return search ? list(5, 8) : list(1, 4, '<a href="/shop/all?p=2">Next</a>');
    }),
  );
  expect(last).toMatchObject({ event: "done", saved: 8, failed: 0 });
});
