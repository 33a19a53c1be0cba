import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { demoEvents } from "../../src/demo/events.ts";
import { seedDemo } from "../../src/demo/seed.ts";
import { verifyPassword } from "../../src/server/features/brands/passwords.ts";
import { ask } from "../support/ask.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const catalogue = demoCatalogue();
const all = catalogue.flatMap((brand) => brand.products);
const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36" };

let server: TestServer;
const get = (path: string, headers = BROWSER) => ask(server.address, path, { headers });
const count = async (table: string) =>
  (await server.parts.database.pool.query(`select count(*) as n from ${table}`)).rows[0]
    .n as number;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO: "on" } });
});
afterAll(() => server.stop());

describe("the first start", () => {
  test("fills the shop window with the whole demo catalogue", async () => {
    expect([await count("brands"), await count("products")]).toEqual([
      catalogue.length + 1,
      all.length,
    ]);
    const shown = all.filter((product) => product.active && !product.hidden).length;
    expect((await server.parts.products.countListed()).products).toBe(shown);
  });

  test("prints a demo brand's login that is right", async () => {
    const line = server.said.find((said) => said.includes("Demo brand"))!;
    const [, username, password] = /Demo brand:\s+(\S+)\s+password: (\S+)/.exec(line)!;
    const brand = await server.parts.brands.byUsernameOrEmail(username!);
    expect(await verifyPassword(brand!.password_hash, password!)).toBe(true);
    const { status } = await ask(server.address, "/api/brands/login", {
      method: "POST",
      body: { username_or_email: username, password },
    });
    expect(status).toBe(200);
  });

  test("brings ninety days of events that end in redirects, and none of hidden pieces", async () => {
    const { rows } = await server.parts.database.pool.query(`
      select count(*) as n, count(distinct e.brand_id) as brands, count(distinct event_type) as types,
        extract(day from max(e.created_at) - min(e.created_at)) as days,
        count(*) filter (where event_type = 'redirect') as redirects,
        count(*) filter (where not p.listed) as hidden,
        count(*) filter (where e.created_at > now()) as future
      from events e join products p on p.id = e.product_id`);
    expect(rows[0]).toMatchObject({ brands: catalogue.length, types: 7, hidden: 0, future: 0 });
    expect(Number(rows[0].days)).toBeGreaterThanOrEqual(85);
    expect(rows[0].n).toBeGreaterThan(10_000);
    expect(rows[0].redirects).toBeGreaterThan(1000);
  });

  test("leaves one brand in the middle of reviewing an import", async () => {
    const { rows } = await server.parts.database.pool.query(`
      select b.saved_in_vectordb as saved, count(*) filter (where p.is_new) as waiting
      from crawl_jobs c join brands b on b.id = c.brand_id join products p on p.brand_id = b.id
      where c.status = 'done' group by b.id`);
    expect(rows).toHaveLength(1);
    expect(rows[0].saved).toBe(false);
    expect(rows[0].waiting).toBeGreaterThanOrEqual(10);
  });
});

describe("the demo seed", () => {
  test("is not sown twice", async () => {
    await seedDemo(server.parts);
    expect([await count("products"), await count("brands")]).toEqual([
      all.length,
      catalogue.length + 1,
    ]);
  });

  test("that was interrupted is sown anew without doubles", async () => {
    const { pool } = server.parts.database;
    await pool.query(`update settings set value = '"seeding"' where name = 'demo'`);
    await pool.query("delete from products where id in (select id from products limit 100)");
    const now = Date.now();
    await seedDemo(server.parts, now);
    expect([await count("products"), await count("variants"), await count("brands")]).toEqual([
      all.length,
      all.reduce((sum, product) => sum + product.variants.length, 0),
      catalogue.length + 1,
    ]);
    expect(await count("events")).toBe(demoEvents(catalogue, now).length);
  });

  test("never touches a database that belongs to somebody else", async () => {
    const { pool } = server.parts.database;
    await pool.query("delete from settings where name = 'demo'");
    expect(await seedDemo(server.parts)).toBeNull();
    await pool.query(`insert into settings values ('demo', '"done"')`);
  });
});

describe("a demo shop", () => {
  const product = all.find((candidate) => candidate.active && !candidate.hidden)!;

  test("is where Buy Now leads", async () => {
    const answer = await get(`/api/redirect/p_${product.key}`);
    expect(answer.status).toBe(302);
    const shop = await fetch(answer.headers.get("location")!);
    expect(shop.status).toBe(200);
    expect(await shop.text()).toContain("Demo shop. Nothing is sold here.");
  });

  test.each(["json-ld", "microdata", "plain"] as const)(
    "of the make %s says title and price in its own way",
    async (make) => {
      const brand = catalogue.find(({ shopMake }) => shopMake === make)!;
      const piece = brand.products[0]!;
      const { status, text } = await get(`/demo-shop/${brand.key}/products/${piece.key}`);
      expect(status).toBe(200);
      const price = (piece.currentPrice ?? piece.price).toFixed(2);
      expect(text.includes("application/ld+json")).toBe(make === "json-ld");
      expect(text.includes(`itemprop="price" content="${price}"`)).toBe(make === "microdata");
      expect(text.includes("schema.org")).toBe(make !== "plain");
    },
  );

  test("answers /products.json like a Shopify storefront, page by page", async () => {
    const brand = catalogue[0]!;
    const feed = async (query: string) =>
      ((await get(`/demo-shop/${brand.key}/products.json${query}`)).body as { products: unknown[] })
        .products;
    const first = await feed("?limit=10&page=1");
    const second = await feed("?limit=10&page=2");
    expect([first.length, second.length]).toEqual([10, 10]);
    expect(await feed("?limit=250&page=99")).toEqual([]);
    const piece = brand.products[0]!;
    expect(first[0]).toMatchObject({
      handle: piece.key,
      title: piece.title,
      vendor: brand.name,
      variants: piece.variants.map(({ color, size, in_stock }) => ({
        option1: color,
        option2: size,
        available: in_stock,
        price: (piece.currentPrice ?? piece.price).toFixed(2),
      })),
    });
  });

  test("shows its pictures and nothing else from the disk", async () => {
    const picture = await fetch(
      `${server.address}/demo-shop/pictures/${product.pictures[0]!.file}`,
    );
    expect(picture.headers.get("content-type")).toBe("image/webp");
    for (const name of ["..%2Fseed.ts", "manifest.json", "nothing.webp", "%2e%2e%2fcatalogue.ts"]) {
      expect((await get(`/demo-shop/pictures/${name}`)).status).toBe(404);
    }
  });

  test("knows its own pages only, and asks not to be indexed", async () => {
    expect((await get("/demo-shop/nobody")).status).toBe(404);
    const home = await get(`/demo-shop/${catalogue[0]!.key}`);
    expect([home.status, home.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  });
});
