// A Shopify shop becomes a catalogue, and stays one when it is read again.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillMessage } from "../../src/contract/messages.ts";
import { crawlCalls, makeBrandAt, startCrawlServer } from "../support/crawl-calls.ts";
import { administratorToken } from "../support/people.ts";
import { sentences } from "../support/sentences.ts";
import { html, serveShop, type ShopServer } from "../support/shops/serve.ts";
import { shopifyItem, startShopify, type ShopifyItem } from "../support/shops/shopify.ts";
import type { TestServer } from "../support/test-server.ts";
import { wholeness, workbenchOf } from "../support/workbench.ts";

let server: TestServer;
const shops: ShopServer[] = [];
beforeAll(async () => {
  server = await startCrawlServer();
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await server.stop();
});

async function openBrand(shop: ShopServer, path = "") {
  shops.push(shop);
  const brand = await makeBrandAt(server, shop.url + path);
  return {
    brand,
    website: shop.url + path,
    calls: crawlCalls(server.address, brand),
    bench: workbenchOf(server.address, brand),
  };
}

async function openShop(products: number) {
  const shop = await startShopify(products);
  return { shop, ...(await openBrand(shop)) };
}

const hostOf = (shop: ShopServer) => new URL(shop.url).host;

describe("a shop of 1,200 products", () => {
  test("is imported whole, as new products that nobody sees yet, and its progress is told", async () => {
    const { shop, brand, website, calls, bench } = await openShop(1200);
    const { status, events } = await calls.shopify({ website });
    expect(status).toBe(200);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, n) => n + 1));
    const { job } = events[0]!;
    expect(events.every((event) => event.job === job)).toBe(true);
    const reading = events.filter((each) => each.event === "progress" && each.status === "reading");
    expect(reading).toEqual(
      [250, 500, 750, 1000, 1200].map((productsFound, n) => ({
        event: "progress",
        job,
        seq: expect.any(Number),
        status: "reading",
        productsFound,
        currentPage: n + 1,
        totalPages: 5,
        // The last ones of a step, for those who watch.
        pieces: expect.arrayContaining([
          {
            title: expect.any(String),
            price: expect.any(Number),
            current_price: null,
            currency: "EGP",
          },
        ]),
      })),
    );
    expect(events.at(-1)).toEqual({
      event: "done",
      job,
      seq: events.length,
      saved: 1200,
      updated: 0,
      unchanged: 0,
      failed: 0,
      gone: 0,
      differing: 0,
    });
    const products = await bench.list();
    expect(new Set(products.map(({ url }) => url)).size).toBe(1200);
    expect(products.every(({ isNew, active }) => isNew && !active)).toBe(true);
    expect(await wholeness(server, brand.id)).toEqual({ products: 1200, entries: 1200 });
    expect(products.find(({ title }) => title === "Cotton dress 3")).toMatchObject({
      description: "A dress of soft cotton, number 3.",
      category: "Dresses",
      colors: ["red", "blue"],
      sizes: ["S"],
      price: 330,
      current_price: 230,
      currency: "EGP",
      url: `${shop.url}/products/piece-3`,
      image_url: "https://cdn.shop.example/3-a.jpg",
      sold_out: false,
      variants: [
        { color: "red", size: "S", in_stock: true },
        { color: "blue", size: "S", in_stock: false },
      ],
    });
    // 'No sale' in each of the ways there are.
    for (const n of [1, 2, 4, 7]) {
      const product = products.find(({ title }) => title === `Cotton dress ${n}`);
      expect([product?.price, product?.current_price]).toEqual([200 + n * 10, null]);
    }
    expect(await calls.list()).toEqual([
      {
        job,
        crawler: "standard",
        platform: "shopify",
        parse_type: "brand_website",
        target: `${website}/`,
        given: null,
        status: "done",
        totals: expect.objectContaining({ saved: 1200 }),
        created_at: expect.any(String),
        finished_at: expect.any(String),
      },
    ]);
  });
});

describe("odd shops", () => {
  test("options in any language, no options at all, and a piece without a price", async () => {
    const { shop, website, calls, bench } = await openShop(0);
    const variant = { ...shopifyItem(1).variants[0]!, compare_at_price: null };
    shop.products.push(
      shopifyItem(1, {
        title: "عباية سوداء",
        product_type: "عبايات",
        options: [
          { name: "المقاس", values: ["M", "L"] },
          { name: "اللون", values: ["أسود"] },
        ],
        variants: [
          { ...variant, option1: "M", option2: "أسود", available: false },
          { ...variant, option1: "L", option2: "أسود", available: true },
        ],
      }),
      shopifyItem(2, {
        title: "Leather bag",
        product_type: "Bags",
        options: [{ name: "Title", values: ["Default Title"] }],
        variants: [{ ...variant, option1: "Default Title", option2: null, available: false }],
      }),
      shopifyItem(3, { variants: [] }),
    );
    const { events } = await calls.shopify({ website });
    expect(events.at(-1)).toMatchObject({
      event: "done",
      saved: 2,
      failed: 1,
      failures: [{ url: `${shop.url}/products/piece-3`, reason: sentences.crawlProductUnusable }],
    });
    const products = await bench.list();
    expect(products.find(({ title }) => title === "عباية سوداء")).toMatchObject({
      category: "Abayas",
      sizes: ["M", "L"],
      sold_out: false,
      variants: [
        { size: "M", in_stock: false },
        { size: "L", in_stock: true },
      ],
    });
    expect(products.find(({ title }) => title === "Leather bag")).toMatchObject({
      category: "Bags",
      colors: [],
      sizes: [],
      sold_out: true,
    });
  });

  test("its words in Arabic are kept beside the others, and each colour with its picture", async () => {
    const { shop, website, calls, bench } = await openShop(2);
    const [piece] = shop.products as [ShopifyItem];
    piece.images = [0, 1, 2].map((n) => ({ src: `https://cdn.shop.example/1-${n}.jpg` }));
    piece.variants[0]!.featured_image = { src: "https://cdn.shop.example/1-2.jpg" };
    piece.variants[1]!.featured_image = { src: "https://cdn.shop.example/1-1.jpg?v=3" };
    shop.state.arabic = {
      [piece.handle]: { title: "فستان قطن", body_html: "<p>فستان من القطن الناعم.</p>" },
    };
    const { events } = await calls.shopify({ website });
    expect(events.at(-1)).toMatchObject({ event: "done", saved: 2, failed: 0 });
    const [first, second] = (await bench.list()).toSorted((one, other) =>
      one.title.localeCompare(other.title),
    );
    expect(first).toMatchObject({
      title: "Cotton dress 1",
      title_ar: "فستان قطن",
      description_ar: "فستان من القطن الناعم.",
    });
    expect(second).not.toHaveProperty("title_ar");
    const { rows } = await server.parts.database.pool.query(
      "select color_pictures from product_imports where product_id = $1",
      [first!.id],
    );
    expect(rows).toEqual([
      {
        color_pictures: [
          { url: "https://cdn.shop.example/1-1.jpg", color: "Blue" },
          { url: "https://cdn.shop.example/1-2.jpg", color: "Red" },
        ],
      },
    ]);
    // The brand's own second name stays what it is.
    await bench.save({ ...first!, title_ar: "فستاني" });
    shop.products[0]!.variants[0]!.price = "777.00";
    await calls.shopify({ website });
    expect((await bench.list()).find(({ id }) => id === first!.id)).toMatchObject({
      title_ar: "فستاني",
    });
  });

  test("a password page is told as such", async () => {
    const { shop, website, calls } = await openShop(3);
    shop.state.isClosed = true;
    const { events } = await calls.shopify({ website });
    expect(events.at(-1)).toMatchObject({ event: "error", error: sentences.crawlPassword });
    expect(await calls.list()).toMatchObject([{ status: "failed", totals: null }]);
  });

  test.each([429, 430])("a shop that answers %i is given the time it asks for", async (status) => {
    const { shop, website, calls } = await openShop(3);
    shop.state.busy = { times: 3, status, retryAfter: "1" };
    const { events } = await calls.shopify({ website });
    expect(events.at(-1)).toMatchObject({ event: "done", saved: 3 });
    expect(events).toContainEqual(expect.objectContaining({ status: "shop_is_busy" }));
    const [first, second] = shop.asked.filter(({ path }) => path === "/meta.json");
    expect(second!.at - first!.at).toBeGreaterThanOrEqual(1000);
  });

  test("one that asks for more than we can wait is left alone, with a sentence", async () => {
    const { shop, website, calls } = await openShop(3);
    shop.state.busy = { times: 1000, status: 429, retryAfter: "3600" };
    const { events } = await calls.shopify({ website });
    const error = fillMessage(sentences.crawlAskedToWait, { host: hostOf(shop) });
    expect(events.at(-1)).toMatchObject({ event: "error", error });
  });

  test("another platform that answers /products.json with a page is no Shopify shop", async () => {
    const shop = await serveShop(() => html("<html><body>All our products</body></html>"));
    const { website, calls } = await openBrand(shop);
    const { events } = await calls.shopify({ website });
    const error = fillMessage(sentences.crawlNotShopify, { host: hostOf(shop) });
    expect(events.at(-1)).toMatchObject({ event: "error", error });
  });

  test("what the lists leave out is found through the sitemap", async () => {
    const { shop, website, calls, bench } = await openShop(8);
    for (const n of [2, 5]) shop.state.hidden.add(7_000_000 + n);
    const { events } = await calls.shopify({ website });
    expect(events.at(-1)).toMatchObject({ event: "done", saved: 8, failed: 0 });
    expect((await bench.list()).find(({ title }) => title === "Cotton dress 5")).toMatchObject({
      price: 250,
      current_price: null,
      image_url: "https://cdn.shop.example/5-a.jpg",
    });
  });

  test("a shop that lives below a path is read there, also from a single product's page", async () => {
    const inner = await startShopify(4);
    shops.push(inner);
    const shop = await serveShop(async (path) => {
      if (!path.pathname.startsWith("/shops/one/")) return { status: 404 };
      const answer = await fetch(
        inner.url + path.pathname.slice("/shops/one".length) + path.search,
      );
      const type = answer.headers.get("content-type") ?? "text/html";
      return { status: answer.status, type, body: await answer.text() };
    });
    const { website, calls, bench } = await openBrand(shop, "/shops/one");
    const single = await calls.shopify({ product_url: `${website}/products/piece-3` });
    expect(single.events.at(-1)).toMatchObject({ event: "done", saved: 1 });
    const { events } = await calls.shopify({ website });
    expect(events.at(-1)).toMatchObject({ event: "done", saved: 3, unchanged: 1 });
    const urls = (await bench.list()).map(({ url }) => String(url));
    expect(urls.toSorted()).toEqual([1, 2, 3, 4].map((n) => `${website}/products/piece-${n}`));
  });
});

describe("scanning again", () => {
  test("asks only for what changed, updates it, and doubles nothing", async () => {
    const { shop, website, calls, bench } = await openShop(260);
    await calls.shopify({ website });
    const again = await calls.shopify({ website });
    expect(again.events.at(-1)).toMatchObject({
      event: "done",
      saved: 0,
      updated: 0,
      unchanged: 260,
    });
    const lists = shop.asked.filter(({ path }) => path.startsWith("/products.json"));
    expect(lists.map(({ headers }) => typeof headers["if-none-match"])).toEqual([
      "undefined",
      "undefined",
      "string",
      "string",
    ]);
    // One is cheaper, one is gone, one is new.
    shop.products[0]!.variants.forEach((variant) => {
      variant.compare_at_price = variant.price;
      variant.price = "99.00";
    });
    shop.products.splice(1, 1, shopifyItem(900));
    const third = await calls.shopify({ website });
    expect(third.events.at(-1)).toMatchObject({
      event: "done",
      saved: 1,
      updated: 1,
      unchanged: 258,
      gone: 1,
    });
    const products = await bench.list();
    expect(products.length).toBe(261);
    expect(products.find(({ title }) => title === "Cotton dress 1")).toMatchObject({
      price: 210,
      current_price: 99,
    });
    // What is gone from the shop is told, not taken away.
    expect(products.some(({ title }) => title === "Cotton dress 2")).toBe(true);
  });

  test("what the brand edited by hand stays, and the difference is shown until it is settled", async () => {
    const { shop, website, calls, bench } = await openShop(2);
    await calls.shopify({ website });
    const own = async (n: number) =>
      (await bench.list()).find(({ url }) => url!.endsWith(`/piece-${n}`))!;
    const first = await own(1);
    await bench.save({ ...first, title: "My own title", price: 500 });
    await bench.toggleActive(first.id);
    shop.products[0]!.title = "Renamed in the shop";
    shop.products[0]!.body_html = "<p>Rewritten in the shop.</p>";
    shop.products[0]!.variants.forEach((variant) => (variant.price = "300.00"));
    const { events } = await calls.shopify({ website });
    expect(events.at(-1)).toMatchObject({ event: "done", updated: 1, unchanged: 1, differing: 1 });
    // Not edited: it follows the shop. Edited: it stays.
    expect(await own(1)).toMatchObject({
      title: "My own title",
      description: "Rewritten in the shop.",
      price: 500,
      active: true,
      isNew: false,
    });
    const price = { current_price: null, currency: "EGP" };
    expect((await calls.differences()).body).toEqual([
      {
        product_id: first.id,
        title: "My own title",
        image: first.image,
        seen_at: expect.any(String),
        differences: [
          {
            field: "title",
            mine: { title: "My own title" },
            shop: { title: "Renamed in the shop" },
          },
          { field: "price", mine: { ...price, price: 500 }, shop: { ...price, price: 300 } },
        ],
      },
    ]);
    expect(await calls.settle(first.id, { fields: ["title"], take: "shop" })).toMatchObject({
      status: 200,
      body: { message: sentences.differencesSettled },
    });
    expect(await calls.settle(first.id, { fields: ["price"], take: "mine" })).toMatchObject({
      status: 200,
    });
    expect(await own(1)).toMatchObject({ title: "Renamed in the shop", price: 500 });
    expect((await calls.differences()).body).toEqual([]);
    // Settled is settled: the same shop says nothing new.
    shop.products[1]!.title = "Another change";
    await calls.shopify({ website });
    expect((await calls.differences()).body).toEqual([]);
    expect(await own(1)).toMatchObject({ title: "Renamed in the shop", price: 500 });
    expect(await own(2)).toMatchObject({ title: "Another change" });
  });

  test("a product that was typed in by hand is recognised by its address and not overwritten", async () => {
    const { shop, website, calls, bench } = await openShop(1);
    const typed = await bench.add({ title: "Typed in", url: `${shop.url}/products/piece-1/` });
    const { events } = await calls.shopify({ website });
    expect(events.at(-1)).toMatchObject({ event: "done", saved: 0, differing: 1 });
    expect(await bench.list()).toMatchObject([{ id: typed.id, title: "Typed in", price: 1200 }]);
  });

  test("two shops that count their products alike stay two shops", async () => {
    const { brand, website, bench } = await openShop(3);
    const other = await startShopify(3);
    shops.push(other);
    const token = await administratorToken(server.parts);
    const calls = crawlCalls(server.address, { id: brand.id, token });
    await calls.shopify({ website });
    const { events } = await calls.shopify({ website: other.url });
    expect(events.at(-1)).toMatchObject({ event: "done", saved: 3, gone: 0 });
    expect((await bench.list()).length).toBe(6);
  });

  test("a product that its brand deleted stays deleted until the brand wants it back", async () => {
    const { website, calls, bench } = await openShop(2);
    await calls.shopify({ website });
    const [product] = await bench.list();
    await bench.delete(product!.id);
    const again = await calls.shopify({ website });
    expect(again.events.at(-1)).toMatchObject({
      event: "done",
      saved: 0,
      unchanged: 1,
      deleted_earlier: 1,
    });
    expect(again.events.at(-1)).not.toHaveProperty("notice");
    expect((await bench.list()).length).toBe(1);
    expect((await calls.forgetDeletions()).status).toBe(200);
    const { events } = await calls.shopify({ website });
    expect(events.at(-1)).toMatchObject({ event: "done", saved: 1, unchanged: 1 });
    expect((await bench.list()).length).toBe(2);
  });
});
