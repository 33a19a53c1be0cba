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
/** Where it answers is known once its shop is there. */
const easyOrders = { at: "http://127.0.0.1:9/", pauseMs: 0 };
const shops: ShopServer[] = [];
beforeAll(async () => {
  server = await startCrawlServer({ easyOrders });
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

const FEED = (at: string) =>
  [
    "id,title,price,sale_price,link,image_link,availability,size,item_group_id",
    `1,Robe,800 EGP,640 EGP,${at}/robe,${at}/r.png,in stock,S,r`,
    `2,Robe,800 EGP,640 EGP,${at}/robe,${at}/r.png,out of stock,M,r`,
    `3,Foreign,90 EGP,,https://elsewhere.example/x,https://elsewhere.example/x.png,in stock,,x`,
  ].join("\n");

async function handOver(website: string, path: "feed" | "easyorders", data: object) {
  const brand = await makeBrandAt(server, website);
  const calls = crawlCalls(server.address, brand);
  const { status, events } = await calls.give(path, data);
  const [crawl] = await calls.list();
  return {
    status,
    last: events.at(-1),
    crawl,
    products: await workbenchOf(server.address, brand).list(),
  };
}

test("a feed is handed over as a file or an address; only pieces of the brand's website are taken", async () => {
  const website = "https://robes.example";
  const feeds = await serveShop(({ pathname }) =>
    pathname === "/my.csv"
      ? { status: 200, type: "text/csv", body: FEED(website) }
      : html("<h1>no feed</h1>"),
  );
  shops.push(feeds);
  for (const data of [{ text: FEED(website) }, { url: `${feeds.url}/my.csv` }]) {
    const { last, products, crawl } = await handOver(website, "feed", data);
    expect(last).toMatchObject({ event: "done", saved: 1 });
    expect(crawl).toMatchObject({ given: "feed", status: "done" });
    expect(products).toMatchObject([
      { title: "Robe", price: 800, current_price: 640, url: `${website}/robe` },
    ]);
  }
  const refused = async (data: object) => (await handOver(website, "feed", data)).last;
  expect(await refused({ url: `${feeds.url}/none` })).toMatchObject({
    error: expect.stringContaining("no product feed"),
  });
  expect(await refused({ text: FEED("https://another.example") })).toMatchObject({
    error: expect.stringContaining("robes.example"),
  });
  expect((await handOver(website, "feed", {})).status).toBe(400);
  // What was handed over is not kept.
  const left = await server.parts.database.sql.selectFrom("crawl_given").selectAll().execute();
  expect(left).toEqual([]);
});

test("EasyOrders is read with the brand's key, which goes nowhere else", async () => {
  const website = "https://robes.example";
  const interfaceOf = (request: { headers: Record<string, unknown> }, path: string) => {
    if (request.headers["api-key"] !== "key-of-robes") return { status: 401, body: "{}" };
    if (/\/products\?/.test(path))
      return { status: 200, body: path.includes("page=1") ? '[{"id":"e1"},{"id":"e2"}]' : "[]" };
    if (path.endsWith("/e2")) return { status: 500, body: "{}" };
    return {
      status: 200,
      body: JSON.stringify({
        id: "e1",
        name: "عباية",
        slug: "abaya",
        price: 900,
        sale_price: 750,
        description: "<p>عباية واسعة</p>",
        thumb: "https://files.example/a.png",
        track_stock: true,
        quantity: 4,
        variants: [
          { quantity: 2, variation_props: [{ variation: "المقاس", variation_prop: "M" }] },
          { quantity: 0, variation_props: [{ variation: "المقاس", variation_prop: "L" }] },
        ],
      }),
    };
  };
  const easy = await serveShop(({ pathname, search }, request) =>
    pathname.startsWith("/v1/")
      ? { type: "application/json", ...interfaceOf(request, pathname + search) }
      : nothing,
  );
  shops.push(easy);
  easyOrders.at = `${easy.url}/v1/`;
  const { last, products } = await handOver(website, "easyorders", { api_key: "key-of-robes" });
  expect(last).toMatchObject({ event: "done", saved: 1, failed: 1 });
  expect(products).toMatchObject([
    {
      title: "عباية",
      price: 900,
      current_price: 750,
      url: `${website}/products/abaya`,
      variants: [
        { size: "M", in_stock: true },
        { size: "L", in_stock: false },
      ],
    },
  ]);
  const wrong = await handOver(website, "easyorders", { api_key: "a-wrong-key" });
  expect(wrong.last).toMatchObject({ error: expect.stringContaining("does not accept this key") });
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
