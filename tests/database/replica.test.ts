// Who is asked what: a second database, in which the same pieces have other titles, plays the read replica.
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { howFarBehind } from "../../src/server/database/replica-watch.ts";
import { openDatabase, type Database } from "../../src/server/database/open.ts";
import { syncCategories } from "../../src/server/database/sync-categories.ts";
import { createBrandRepository } from "../../src/server/features/brands/repository.ts";
import type { NewProduct } from "../../src/server/features/products/queries/add-products.ts";
import { createProductRepository } from "../../src/server/features/products/repository.ts";
import { createEntryMaker } from "../../src/server/features/products/search-entry.ts";
import { ask } from "../support/ask.ts";
import { hashedEmbeddings } from "../support/hashed-embeddings.ts";
import { newProduct, tokenOf } from "../support/people.ts";
import { makePostgresDatabase } from "../support/postgres.ts";
import { isEmbedded, startTestServer, type TestServer } from "../support/test-server.ts";

describe("how far a replica is behind", () => {
  const marks = [0, 2000, 4000, 12_000].map((at, n) => ({ at, position: [10, 20, 20, 30][n]! }));
  test.each([
    ["not at all where it has everything", 30, 0],
    ["not at all where it is ahead of the last look", 35, 0],
    ["as long as ago the primary stood where it stands", 29, 8000],
    ["from the last moment on at which it still had everything", 20, 8000],
    ["since the first look", 10, 12_000],
    ["without end where it never had as much", 9, Number.POSITIVE_INFINITY],
  ])("%s", (_, replayed, behind) => {
    expect(howFarBehind(marks, replayed)).toBe(behind);
  });

  test("on a primary where nothing happens it falls behind by nothing", () => {
    const still = [0, 60_000, 120_000].map((at) => ({ at, position: 10 }));
    expect(howFarBehind(still, 10)).toBe(0);
  });
});

type Listed = { products: { title: string }[]; total?: number };

describe.skipIf(isEmbedded)("with a replica", () => {
  const brand = {
    id: "b_sea",
    name: "Sea",
    username: "sea",
    email: "sea@brand.example",
    website: "https://sea.example",
    mobile_number: null,
    password_hash: "none",
    email_verified: true,
  };
  const [one, two] = ["p_one", "p_two"];
  const pieces = (where: string): NewProduct[] => [
    newProduct({ id: one, title: `Linen shirt ${where}` }),
    newProduct({ id: two, title: `Linen trousers ${where}`, price: 700 }),
  ];
  const entries = createEntryMaker(hashedEmbeddings());
  let second: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let replica: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    second = await makePostgresDatabase();
    replica = await openDatabase({ url: second.url });
    // A real one has the same revisions; here equal ones would mean different things.
    await replica.pool.query("alter sequence product_revisions restart with 1000");
    await fill(replica, "replica");
    server = await startTestServer({ env: { DATABASE_REPLICA_URL: second.url } });
    await fill(server.parts.database, "primary");
    token = await tokenOf(server.parts, brand.id);
    await isAsked("replica");
  });
  beforeEach(() => isAsked("replica"));
  afterAll(async () => {
    await server.stop();
    await replica.close();
    await second.drop();
  });

  async function fill(database: Database, where: string): Promise<void> {
    await syncCategories(database.sql);
    await createBrandRepository(database.sql).add(brand);
    await createProductRepository(database.sql, entries).addMany(brand.id, pieces(where));
  }

  const get = async (path: string, asked: Parameters<typeof ask>[2] = {}) => {
    const { status, text } = await ask(server.address, path, asked);
    return { status, text };
  };
  /** On a busy machine it may have been left out for a moment. */
  const isAsked = (where: string) =>
    vi.waitFor(
      async () =>
        expect((await get(`/api/products/${one}`)).text).toContain(`Linen shirt ${where}`),
      { timeout: 60_000, interval: 50 },
    );
  const post = (path: string, body: unknown) => get(path, { method: "POST", body });
  const filter = async (body: object = {}) => {
    const { text } = await post("/api/products/filter?page=1&limit=10", {
      brands: [],
      categories: [],
      ...body,
    });
    const { products, total } = JSON.parse(text) as Listed;
    return { titles: products.map(({ title }) => title).toSorted(), total };
  };
  const addTo = (database: Database, product: NewProduct) =>
    createProductRepository(database.sql, entries).addMany(brand.id, [product]);

  /** Every way in which the public sees products. */
  const PUBLIC: [string, () => Promise<{ status: number; text: string }>][] = [
    ["the feed", () => get("/api/products/explore?page=1&limit=10")],
    ["the first page", () => get("/")],
    [
      "a filter",
      () => post("/api/products/filter?page=1&limit=10", { brands: [], categories: [] }),
    ],
    ["a product", () => get(`/api/products/${one}`)],
    ["a product's page", () => get(`/product/${one}`)],
    ["what is related to it", () => get(`/api/products/${one}/related`)],
    ["a brand's pieces", () => get("/api/products/by-brand/Sea")],
    ["a brand's page", () => get("/brand/Sea")],
    ["pins", () => post("/api/products/by-ids", { ids: [one, two] })],
    ["a search", () => post("/api/search", { query: "linen shirt" })],
  ];

  test.each(PUBLIC)("%s is read from the replica", async (_, read) => {
    const { status, text } = await read();
    expect([
      status,
      text.includes("replica"),
      text.includes("Linen"),
      /Linen \w+ primary/.test(text),
    ]).toEqual([200, true, true, false]);
  });

  test("the sitemap and the filter's choices are read from the replica", async () => {
    await addTo(
      replica,
      newProduct({ id: "p_only_there", title: "Silk dress", category: "Dresses" }),
    );
    expect((await get("/sitemap-products.xml")).text).toContain("p_only_there");
    expect((await get("/api/products/filter-options")).text).toContain("Dresses");
    await replica.sql.deleteFrom("products").where("id", "=", "p_only_there").execute();
  });

  test("an owner reads back what was written: its list, its product, the preview of its picture", async () => {
    const list = await get(`/api/brands/${brand.id}/products`, { token });
    expect([list.status, list.text.includes("replica")]).toEqual([200, false]);
    const product = await get(`/api/products/${one}`, { token });
    expect(JSON.parse(product.text)).toMatchObject({ title: "Linen shirt primary" });
  });

  test("what the replica has not heard of is looked for on the primary, not called missing", async () => {
    const fresh = newProduct({ id: "p_fresh", title: "Fresh silk scarf" });
    await addTo(server.parts.database, fresh);
    const found = await Promise.all([
      get("/api/products/p_fresh"),
      get("/product/p_fresh"),
      get("/api/products/p_fresh/related"),
      post("/api/products/by-ids", { ids: ["p_fresh", one] }),
    ]);
    expect(found.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(found[3].text).toContain("Fresh silk scarf");
    expect(found[3].text).toContain("Linen shirt replica");

    const shared = await post("/api/collections", { product_ids: ["p_fresh", two] });
    const { id } = JSON.parse(shared.text) as { id: string };
    expect(await get(`/api/collections/${id}`)).toMatchObject({
      status: 200,
      text: expect.stringContaining("Fresh silk scarf"),
    });
    expect((await get("/api/products/p_nowhere")).status).toBe(404);
    await server.parts.database.sql.deleteFrom("products").where("id", "=", "p_fresh").execute();
  });

  test("what is remembered of a choice follows the replica's changes, and not the primary's", async () => {
    const both = { titles: ["Linen shirt replica", "Linen trousers replica"], total: 2 };
    expect(await filter()).toEqual(both);
    await addTo(server.parts.database, newProduct({ id: "p_there", title: "Linen hat primary" }));
    expect(await filter()).toEqual(both);
    await addTo(replica, newProduct({ id: "p_here", title: "Linen hat replica" }));
    expect(await filter()).toEqual({ titles: ["Linen hat replica", ...both.titles], total: 3 });
    for (const { sql } of [replica, server.parts.database]) {
      await sql.deleteFrom("products").where("id", "in", ["p_here", "p_there"]).execute();
    }
    expect(await filter()).toEqual(both);
  });

  test("nothing is written there, and nothing is asked of it in a transaction", async () => {
    const { reads } = server.parts.database;
    await expect(reads.transaction().execute(async () => {})).rejects.toThrow("no transactions");
  });

  test("when it goes away nobody notices, and the primary is asked until it is back", async () => {
    const name = new URL(second.url).pathname.slice(1);
    const house = new pg.Client({ connectionString: process.env["TEST_DATABASE_URL"]! });
    await house.connect();
    await filter();
    const before = server.log.length;
    const statuses: number[] = [];
    const over = new AbortController();
    const shoppers = PUBLIC.slice(0, 6).map(async ([, read]) => {
      while (!over.signal.aborted) statuses.push((await read()).status);
    });
    await house.query(`alter database ${name} with allow_connections false`);
    await house.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [
      name,
    ]);
    await isAsked("primary");
    expect(await filter()).toEqual({
      titles: ["Linen shirt primary", "Linen trousers primary"],
      total: 2,
    });
    for (const [, read] of PUBLIC) expect((await read()).text).not.toContain("replica");
    over.abort();
    await Promise.all(shoppers);
    expect([statuses.length > 10, [...new Set(statuses)]]).toEqual([true, [200]]);

    await house.query(`alter database ${name} with allow_connections true`);
    await house.end();
    await isAsked("replica");
    expect((await filter()).titles).toEqual(["Linen shirt replica", "Linen trousers replica"]);
    const told = server.log.slice(before).filter((line) => line.includes("read replica"));
    expect(told.map((line) => /left out|is back/.exec(line)?.[0])).toEqual(["left out", "is back"]);
  });
});
