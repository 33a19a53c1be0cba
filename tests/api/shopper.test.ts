import { fastify } from "fastify";
import { createGuardedFetch } from "../../src/server/net/guarded-fetch.ts";
import { tellSearchEngines } from "../../src/server/features/products/index-now.ts";
import { serveIndexNowKey } from "../../src/server/features/products/routes.ts";
import { serveShop } from "../support/shops/serve.ts";
import { readRobots } from "../../src/server/features/crawl/visit/robots.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Product } from "../../src/contract/products.ts";
import type { NewProduct } from "../../src/server/features/products/queries/add-products.ts";
import { administratorToken, makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { ask, refusal, type Asked } from "../support/ask.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const BROWSER = {
  "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36",
};
const BOT = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };

let server: TestServer;
let atelier: TestBrand;
let sahel: TestBrand;

const pieces: Record<string, Partial<NewProduct>> = {
  dress: {
    title: "Red satin evening dress",
    category: "Dresses",
    colors: ["red"],
    sizes: ["S"],
    price: 1600,
    current_price: 1200,
    style: "evening",
    materials: ["satin"],
  },
  gown: {
    title: "Navy gown",
    category: "Dresses",
    colors: ["navy", "black"],
    sizes: ["M"],
    price: 4000,
    style: "evening",
  },
  abaya: { title: "عباية سودا واسعة", category: "Abayas", colors: ["black"], price: 850 },
  kaftan: {
    title: "Teal kaftan",
    category: "Kaftans & Kimonos",
    colors: ["teal"],
    price: 2000,
    sold_out: true,
  },
  shirt: { title: "Linen shirt", category: "Shirts", colors: ["white"], price: 900 },
};

beforeAll(async () => {
  server = await startTestServer();
  atelier = await makeBrand(server.parts, "Atelier");
  sahel = await makeBrand(server.parts, "Sahel");
  const make = (key: string) => newProduct({ id: `p_${key}`, ...pieces[key] });
  await server.parts.products.addMany(atelier.id, ["dress", "gown", "abaya"].map(make));
  await server.parts.products.addMany(sahel.id, ["kaftan", "shirt"].map(make));
  await server.parts.products.addMany(sahel.id, [
    newProduct({ id: "p_hidden", hidden: true }),
    newProduct({ id: "p_inactive", active: false }),
    newProduct({ id: "p_nolink", category: "Bags", url: null }),
    newProduct({ id: "p_trap", category: "Bags", url: "javascript:alert(1)" }),
    newProduct({ id: "p_cred", category: "Bags", url: "https://brand.example@evil.example/" }),
    newProduct({ id: "p_slashes", category: "Bags", url: "//evil.example/x" }),
    newProduct({ id: "p_demo", category: "Bags", url: "/demo-shop/sahel/products/shirt" }),
  ]);
});
afterAll(() => server.stop());
beforeEach(() => server.parts.database.pool.query("delete from events"));

const get = (path: string, asked: Asked = {}) => ask(server.address, path, asked);
const post = (path: string, body: unknown) => get(path, { method: "POST", body });
const filter = async (body: unknown, query = "") => {
  const { status, body: answer } = await post(`/api/products/filter${query}`, body);
  expect(status).toBe(200);
  const page = answer as { products: Product[]; total: number; page: number; has_more: boolean };
  return { ...page, products: page.products.map(({ id }) => id).toSorted() };
};
const events = async () =>
  (await server.parts.database.pool.query("select event_type, source, product_id from events"))
    .rows;

describe("a shopper narrows the shop window", () => {
  const BAGS = ["p_cred", "p_demo", "p_nolink", "p_slashes", "p_trap"];
  test.each([
    ["by a category", { categories: ["Dresses"] }, ["p_dress", "p_gown"]],
    [
      "by a group, which means all its children",
      { categories: ["Cover-ups"] },
      ["p_abaya", "p_kaftan"],
    ],
    [
      "by a group and another category",
      { categories: ["Cover-ups", "Shirts"] },
      ["p_abaya", "p_kaftan", "p_shirt"],
    ],
    [
      "by the price that is paid, not the one struck through",
      { max_price: 1300, categories: ["Dresses"] },
      ["p_dress"],
    ],
    ["by a price range", { min_price: 1000, max_price: 2000 }, ["p_dress", "p_kaftan"]],
    ["by colours", { colors: ["Black"] }, ["p_abaya", "p_gown"]],
    ["by sizes", { sizes: ["S"], categories: ["Dresses"] }, ["p_dress"]],
    ["to what is on sale", { on_sale: true }, ["p_dress"]],
    ["to what is in stock", { in_stock: true, categories: ["Cover-ups"] }, ["p_abaya"]],
    ["by words", { search: "satin evening" }, ["p_dress"]],
    ["by the beginning of a word", { search: "sat eve" }, ["p_dress"]],
    ["by Arabic words however they are written", { search: "عبايه سودآ" }, ["p_abaya"]],
    ["to nothing when nothing fits", { search: "umbrella" }, []],
    [
      "by several at once",
      { categories: ["Dresses"], colors: ["navy"], min_price: 3000 },
      ["p_gown"],
    ],
    ["by a category nobody knows", { categories: ["Umbrellas"] }, []],
    [
      "not at all with empty lists",
      { brands: [], categories: [], search: "  " },
      ["p_abaya", ...BAGS, "p_dress", "p_gown", "p_kaftan", "p_shirt"].toSorted(),
    ],
  ])("%s", async (_, body, expected) => {
    expect(await filter(body)).toEqual({
      products: expected,
      total: expected.length,
      page: 1,
      has_more: false,
    });
  });

  test("by brand names in any case", async () => {
    expect((await filter({ brands: [atelier.name.toUpperCase()] })).products).toEqual([
      "p_abaya",
      "p_dress",
      "p_gown",
    ]);
  });

  test("page by page, with a total that is right, up to page 500", async () => {
    const first = await filter({ categories: ["Bags"] }, "?limit=2&page=1");
    const last = await filter({ categories: ["Bags"] }, "?limit=2&page=3");
    expect([first.products.length, first.total, first.has_more]).toEqual([2, 5, true]);
    expect([last.products.length, last.total, last.page, last.has_more]).toEqual([1, 5, 3, false]);
    expect((await post("/api/products/filter?page=501", {})).status).toBe(400);
  });

  test("and sees what there is to choose from", async () => {
    const { body } = await get("/api/products/filter-options");
    expect(body).toEqual({
      brands: [atelier.name, sahel.name],
      brand_counts: { [atelier.name]: 3, [sahel.name]: 7 },
      category_counts: { Abayas: 1, Bags: 5, Dresses: 2, "Kaftans & Kimonos": 1, Shirts: 1 },
      colors: ["white", "black", "navy", "red", "teal"],
      sizes: ["M", "S"],
      min_price: 850,
      max_price: 4000,
      facts: {
        fabric: { linen: 10 },
        length: { hip: 6, long: 2 },
        sleeve: { long: 8 },
      },
    });
  });
});

describe("one piece", () => {
  test("is shown whole", async () => {
    const { status, body } = await get("/api/products/p_dress");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: "p_dress",
      title: "Red satin evening dress",
      brand: atelier.name,
      brand_website: "https://brand.example",
      price: 1600,
      current_price: 1200,
      currency: "EGP",
      variants: [{ color: "white", size: "S", in_stock: true }],
      isNew: false,
    });
  });

  test.each(["p_hidden", "p_inactive", "p_nothing", "b_x", "..%2F"])(
    "is not found when it is not public: %s",
    async (id) => {
      const { status, body } = await get(`/api/products/${id}`);
      expect([status, body]).toEqual([404, refusal("not_found", "productNotFound")]);
    },
  );

  test.each(["undefined", "null", "%20"])("needs an id, not '%s'", async (id) => {
    const { status, body } = await get(`/api/products/${id}`);
    expect([status, body]).toEqual([400, refusal("invalid", "invalidProductId", { field: "id" })]);
  });

  test("can be previewed by its owner and the administrator, and by nobody else", async () => {
    const see = async (token: string) => (await get("/api/products/p_hidden", { token })).status;
    expect(await see(sahel.token)).toBe(200);
    expect(await see(await administratorToken(server.parts))).toBe(200);
    expect(await see(atelier.token)).toBe(404);
  });

  test("comes with others like it and more from its brand", async () => {
    const { body } = await get("/api/products/p_dress/related");
    const { similar, more_from_brand } = body as Record<string, Product[]>;
    expect(similar!.map(({ id }) => id)).toEqual(["p_gown"]);
    expect(more_from_brand!.map(({ id }) => id).toSorted()).toEqual(["p_abaya", "p_gown"]);
    expect((await get("/api/products/p_hidden/related")).status).toBe(404);
  });

  test("pinned long ago is refreshed, and what is gone is left out", async () => {
    const { body } = await post("/api/products/by-ids", {
      ids: ["p_shirt", "p_hidden", "p_gone", "p_dress"],
    });
    expect((body as Product[]).map(({ id }) => id)).toEqual(["p_shirt", "p_dress"]);
  });
});

describe("a brand's public page", () => {
  test("shows what is public, by its name in any case", async () => {
    const { body } = await get(
      `/api/products/by-brand/${encodeURIComponent(atelier.name.toUpperCase())}`,
    );
    expect((body as Product[]).map(({ id }) => id).toSorted()).toEqual([
      "p_abaya",
      "p_dress",
      "p_gown",
    ]);
  });

  test("says so when there is nothing to show", async () => {
    const { status, body } = await get("/api/products/by-brand/Nobody");
    expect([status, body]).toEqual([404, refusal("not_found", "brandProductsMissing")]);
  });
});

describe("Buy Now", () => {
  test("leads to the product's own address and is counted", async () => {
    const answer = await get("/api/redirect/p_dress?source=Collection", { headers: BROWSER });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(
      "https://brand.example/products/linen-shirt?utm_source=ribby",
    );
    expect(await events()).toEqual([
      { event_type: "redirect", source: "Collection", product_id: "p_dress" },
    ]);
  });

  test("leads from a demo product to the demo shop on this server", async () => {
    const answer = await get("/api/redirect/p_demo", { headers: BROWSER });
    expect(answer.headers.get("location")).toBe(
      `${server.address}/demo-shop/sahel/products/shirt?utm_source=ribby`,
    );
  });

  test.each(["p_trap", "p_nolink", "p_cred", "p_slashes"])(
    "leads nowhere from %s, and is not counted",
    async (id) => {
      const answer = await get(`/api/redirect/${id}`, { headers: BROWSER });
      expect([answer.status, answer.body, answer.headers.get("location")]).toEqual([
        404,
        refusal("not_found", "shopLinkMissing"),
        null,
      ]);
      expect(await events()).toEqual([]);
    },
  );

  test.each(["p_nolink", "p_hidden", "p_not-here"])(
    "from %s shows a page to who reads HTML, and says a sentence to everybody else",
    async (id) => {
      const headers = { ...BROWSER, accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
      const page = await fetch(`${server.address}/api/redirect/${id}`, { headers });
      expect([page.status, page.headers.get("vary")]).toEqual([
        404,
        expect.stringContaining("accept"),
      ]);
      expect(page.headers.get("content-type")).toContain("text/html");
      expect(await page.text()).toContain("<!doctype html>");
      const told = await get(`/api/redirect/${id}`, { headers: BROWSER });
      expect([told.status, told.body]).toMatchObject([404, { code: "not_found" }]);
      expect(await events()).toEqual([]);
    },
  );

  test("of a bot is not counted, and of a hidden piece is not found", async () => {
    expect((await get("/api/redirect/p_dress", { headers: BOT })).status).toBe(302);
    expect((await get("/api/redirect/p_hidden", { headers: BROWSER })).status).toBe(404);
    expect(await events()).toEqual([]);
    expect((await get("/api/redirect/p_dress?source=elsewhere")).status).toBe(400);
  });
});

describe("a shared collection", () => {
  test("opens for a friend as the pieces are now", async () => {
    const { body } = await post("/api/collections", {
      product_ids: ["p_dress", "p_shirt", "p_dress", "p_hidden"],
    });
    const { id, url } = body as { id: string; url: string };
    expect(url).toBe(`${server.address}/collection/${id}`);
    const opened = await get(`/api/collections/${id}`);
    const shared = opened.body as { products: Product[]; gone: number };
    expect([shared.products.map((product) => product.id), shared.gone]).toEqual([
      ["p_dress", "p_shirt"],
      0,
    ]);
    const picture = await fetch(`${server.address}/api/collections/${id}/picture`);
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    const page = await get(`/collection/${id}`);
    expect(page.text).toContain(
      `<meta property="og:image" content="${server.address}/api/collections/${id}/picture">`,
    );
  });

  test("of nothing public cannot be made, and an unknown one is not found", async () => {
    expect((await post("/api/collections", { product_ids: ["p_hidden"] })).status).toBe(400);
    expect((await post("/api/collections", { product_ids: [] })).status).toBe(400);
    expect((await get("/api/collections/nothing")).body).toEqual(
      refusal("not_found", "collectionNotFound"),
    );
    expect((await get("/collection/nothing")).status).toBe(404);
  });
});

describe("a page for search engines and link previews", () => {
  test("of a product names it, its price and its availability, and counts the view", async () => {
    const { status, text } = await get("/product/p_dress", { headers: BROWSER });
    expect(status).toBe(200);
    expect(text).toContain(`<title>Red satin evening dress · ${atelier.name} · Ribby</title>`);
    expect(text).toContain(`<link rel="canonical" href="${server.address}/product/p_dress">`);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)![1]!;
    const [piece] = (JSON.parse(data) as { "@graph": unknown[] })["@graph"];
    expect(piece).toMatchObject({
      "@type": "Product",
      name: "Red satin evening dress",
      offers: {
        price: "1200.00",
        priceCurrency: "EGP",
        availability: "https://schema.org/InStock",
      },
    });
    expect(await events()).toEqual([
      { event_type: "product_view", source: "direct", product_id: "p_dress" },
    ]);
  });

  test("of a hidden or unknown product is 404 and not indexed", async () => {
    for (const path of ["/product/p_hidden", "/product/nothing", "/brand/Nobody"]) {
      const { status, text } = await get(path, { headers: BROWSER });
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain(`<meta name="robots" content="noindex">`);
    }
    expect(await events()).toEqual([]);
  });

  test("of a brand names it; with a brand's id it is the workbench and not indexed", async () => {
    const shown = await get(`/brand/${encodeURIComponent(atelier.name)}`);
    expect([shown.status, shown.text.includes(`<title>${atelier.name} · Ribby</title>`)]).toEqual([
      200,
      true,
    ]);
    const workbench = await get(`/brand/${atelier.id}/products`);
    expect([workbench.status, workbench.text.includes("noindex")]).toEqual([200, true]);
  });

  test("is listed in the sitemap when it is public", async () => {
    const index = (await get("/sitemap.xml")).text;
    const part = /<loc>([^<]*sitemap-products[^<]*)<\/loc>/.exec(index)![1]!;
    const { text } = await get(new URL(part).pathname + new URL(part).search);
    expect(text).toContain("/product/p_dress<");
    expect(text).not.toContain("p_hidden");
    expect(text).toContain(`/brand/${encodeURIComponent(atelier.name)}<`);
    expect(text).toContain("/agents.md<");
    expect((await get("/sitemap-products.xml?after='")).status).toBe(400);
    const robots = (await get("/robots.txt")).text;
    expect(robots).toContain(`Sitemap: ${server.address}/sitemap.xml`);
    // The demo's shops are nobody's to list, and an administrator's to scan.
    const demo = `${server.address}/demo-shop/layl-harir/products.json`;
    expect(readRobots(`${server.address}/robots.txt`, robots).isAllowed(demo)).toBe(true);
    expect(robots).toMatch(/^User-agent: \*\n(?:.+\n)*Disallow: \/demo-shop\//);
  });

  test("is told to search engines when it changes, once, however often they fail or are slow before", async () => {
    const heard: { key: string; keyLocation: string; urlList: string[] }[] = [];
    const answers: (number | "never")[] = [];
    const engines = await serveShop(async (_, request) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const answer = answers.shift() ?? 202;
      if (answer === "never") return undefined;
      if (answer < 300)
        heard.push(JSON.parse(Buffer.concat(chunks).toString()) as (typeof heard)[0]);
      return { status: answer };
    });
    const said: string[] = [];
    const look = (ahead: number, patienceMs = 60_000) =>
      tellSearchEngines({
        db: server.parts.database.sql,
        fetch: createGuardedFetch({ allowPrivate: true }),
        key: "a-key-of-ours",
        endpoint: engines.url,
        publicUrl: () => server.address,
        now: () => new Date(Date.now() + ahead),
        tell: (_, message) => void said.push(message),
        patienceMs,
      });
    const change = (id: string) =>
      server.parts.database.sql
        .updateTable("products")
        .set({ price: 1700, updated_at: new Date() })
        .where("id", "=", id)
        .execute();
    try {
      // What was there before a key was set is in the sitemap.
      expect(await look(60_000)).toBe(0);
      await change("p_dress");
      await change("p_hidden");
      answers.push(500, 429, "never");
      for (const patienceMs of [60_000, 60_000, 300])
        expect(await look(120_000, patienceMs)).toBe(0);
      expect(said).toHaveLength(3);
      expect(await look(120_000)).toBe(2);
      expect(await look(120_000)).toBe(0);
      expect(heard).toMatchObject([
        {
          key: "a-key-of-ours",
          keyLocation: `${server.address}/a-key-of-ours.txt`,
          urlList: [
            `${server.address}/product/p_dress`,
            `${server.address}/brand/${encodeURIComponent(atelier.name)}`,
          ],
        },
      ]);
    } finally {
      await engines.stop();
    }
    const app = fastify();
    serveIndexNowKey({ app } as never, { indexNowKey: "a-key-of-ours" });
    const { body, statusCode } = await app.inject("/a-key-of-ours.txt");
    expect([statusCode, body]).toEqual([200, "a-key-of-ours"]);
    await app.close();
  });
});
