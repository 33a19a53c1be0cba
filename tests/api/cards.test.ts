// Cards and totals are remembered. Whatever changes, and whoever changes it, nobody may see an old one.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ExplorePage, FilterPage, Product } from "../../src/contract/products.ts";
import { createCards } from "../../src/server/features/products/cards.ts";
import { ask } from "../support/ask.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let brand: TestBrand;
let piece: ReturnType<typeof newProduct>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Everything that is remembered has been asked for before the test changes something. */
beforeEach(async () => {
  await run("delete from brands where not is_administrator");
  brand = await makeBrand(server.parts);
  piece = newProduct({ title: "Before", category: "Shirts", price: 900 });
  await server.parts.products.addMany(brand.id, [
    piece,
    newProduct({ category: "Shirts" }),
    newProduct({ category: "Bags" }),
  ]);
  expect((await shown())!.title).toBe("Before");
  expect(await total()).toBe(2);
});

const run = (statement: string, values: unknown[] = []) =>
  server.parts.database.pool.query(statement, values);
const get = async (path: string) => (await ask(server.address, path)).body;

async function shirts(body: object = {}) {
  const { body: page } = await ask(server.address, "/api/products/filter", {
    method: "POST",
    body: { categories: ["Shirts"], ...body },
  });
  return page as FilterPage;
}
type FilterPage = ReturnType<typeof FilterPage.parse>;

const total = async () => (await shirts()).total;

/** The piece as it is shown everywhere: the three ways to it must agree. */
async function shown(): Promise<Product | undefined> {
  const feed = (await get("/api/products/explore")) as ExplorePage;
  // Its own page also tells what was concluded of it; everything else is the same.
  const { facts: _, ...detail } = (await get(`/api/products/${piece.id}`)) as Product & {
    detail?: string;
  };
  const ways = [
    feed.products.find(({ id }) => id === piece.id),
    (await shirts()).products.find(({ id }) => id === piece.id),
    detail.detail ? undefined : detail,
  ];
  expect(ways[1]).toEqual(ways[0]);
  expect(ways[2]).toEqual(ways[0]);
  return ways[0];
}

describe("a change is seen by the next who looks", () => {
  test.each([
    ["a title", "title = 'After'", { title: "After" }],
    ["a price", "price = 1200", { price: 1200 }],
    ["a sale", "current_price = 450", { current_price: 450 }],
    ["sold out", "sold_out = true", { sold_out: true }],
    ["a picture", "image_url = 'https://brand.example/2.jpg'", { image: expect.anything() }],
  ])("of %s", async (_, change, expected) => {
    await run(`update products set ${change} where id = $1`, [piece.id]);
    expect(await shown()).toMatchObject(expected);
  });

  test.each([
    ["sold out", "update variants set in_stock = false where product_id = $1", [false]],
    ["taken away", "delete from variants where product_id = $1", []],
    [
      "added",
      "insert into variants (product_id, position, size, in_stock) values ($1, 7, 'XL', true)",
      [true, true],
    ],
  ])("of a variant that is %s", async (_, change, inStock) => {
    await run(change, [piece.id]);
    expect((await shown())!.variants.map((variant) => variant.in_stock)).toEqual(inStock);
  });

  test("of a variant that moves from one product to another, on both", async () => {
    const { id: other } = (await shirts()).products.find(({ id }) => id !== piece.id)!;
    await run("update variants set product_id = $2, position = 9 where product_id = $1", [
      piece.id,
      other,
    ]);
    expect((await shown())!.variants).toEqual([]);
    expect(((await get(`/api/products/${other}`)) as Product).variants.length).toBe(2);
  });

  test("of the brand's name and site, on all its products", async () => {
    await run(
      "update brands set name = 'New Name', website = 'https://new.example' where id = $1",
      [brand.id],
    );
    expect(await shown()).toMatchObject({
      brand: "New Name",
      brand_website: "https://new.example",
    });
  });

  test("of several together, in a transaction", async () => {
    await server.parts.database.sql.transaction().execute(async (tx) => {
      await tx.updateTable("products").set({ title: "After" }).where("id", "=", piece.id).execute();
      await tx.deleteFrom("variants").where("product_id", "=", piece.id).execute();
    });
    expect(await shown()).toMatchObject({ title: "After", variants: [] });
  });
});

describe("what is no longer public is gone at once", () => {
  test.each([
    ["hidden", "update products set hidden = true where id = $1"],
    ["switched off", "update products set active = false where id = $1"],
    ["deleted", "delete from products where id = $1"],
  ])("when it is %s", async (_, change) => {
    await run(change, [piece.id]);
    expect([await shown(), await total()]).toEqual([undefined, 1]);
  });

  test("with its brand, and back with it", async () => {
    await run("update brands set is_active = false where id = $1", [brand.id]);
    expect([await shown(), await total()]).toEqual([undefined, 0]);
    await run("update brands set is_active = true where id = $1", [brand.id]);
    expect([(await shown())!.title, await total()]).toEqual(["Before", 2]);
  });

  test("when its brand is deleted", async () => {
    await run("delete from brands where id = $1", [brand.id]);
    expect([await shown(), await total()]).toEqual([undefined, 0]);
  });
});

describe("a total is right", () => {
  test("after products were added, moved to another category and given another price", async () => {
    await server.parts.products.addMany(brand.id, [newProduct({ category: "Shirts" })]);
    expect(await total()).toBe(3);
    await run("update products set category = 'Bags' where id = $1", [piece.id]);
    expect(await total()).toBe(2);
    expect((await shirts({ max_price: 100 })).total).toBe(0);
    await run("update products set price = 50 where category = 'Shirts'");
    expect((await shirts({ max_price: 100 })).total).toBe(2);
  });

  test("also on later pages, which agree with the first", async () => {
    const page = async (n: number) =>
      (
        await ask(server.address, `/api/products/filter?limit=1&page=${n}`, {
          method: "POST",
          body: { categories: ["Shirts"] },
        })
      ).body as FilterPage;
    const [first, second] = [await page(1), await page(2)];
    expect([first.total, first.has_more, second.total, second.has_more]).toEqual([
      2,
      true,
      2,
      false,
    ]);
    expect(first.products[0]!.id).not.toBe(second.products[0]!.id);
    await run("delete from products where id = $1", [first.products[0]!.id]);
    expect(await page(1)).toMatchObject({ total: 1, has_more: false, products: second.products });
    expect(await page(2)).toMatchObject({ total: 1, has_more: false, products: [] });
  });

  test("when it was asked for while the change was still being made", async () => {
    const client = await server.parts.database.pool.connect();
    try {
      await client.query("begin");
      await client.query("update products set hidden = true where id = $1", [piece.id]);
      const asked = total();
      await client.query("commit");
      expect([1, 2]).toContain(await asked);
    } finally {
      client.release();
    }
    expect([await shown(), await total()]).toEqual([undefined, 1]);
  });

  test("after a change that was taken back", async () => {
    const client = await server.parts.database.pool.connect();
    await client.query("begin");
    await client.query("update products set hidden = true, title = 'Never'");
    await client.query("rollback");
    client.release();
    expect([(await shown())!.title, await total()]).toEqual(["Before", 2]);
  });

  test("after forty asked for it while products were added", async () => {
    const asking = Array.from({ length: 40 }, async (_, n) => {
      if (n % 4 === 0) {
        await server.parts.products.addMany(brand.id, [newProduct({ category: "Shirts" })]);
      }
      return total();
    });
    const totals = await Promise.all(asking);
    expect([Math.min(...totals) >= 2, Math.max(...totals) <= 12]).toEqual([true, true]);
    expect([await total(), (await shirts()).products.length]).toEqual([12, 12]);
  });
});

test("the home page's numbers follow the catalogue", async () => {
  const home = async () => (await ask(server.address, "/")).text;
  expect(await home()).toContain("Explore 3 pieces from 1 local brands");
  await run("update products set hidden = true where id = $1", [piece.id]);
  expect(await home()).toContain("Explore 2 pieces from 1 local brands");
});

test("answers put together from cards are what the contract says, field by field", async () => {
  const feed = await get("/api/products/explore");
  expect(ExplorePage.strict().parse(feed)).toEqual(feed);
  const filtered = await shirts();
  expect(FilterPage.strict().parse(filtered)).toEqual(filtered);
  for (const product of (feed as ExplorePage).products) {
    expect(Product.strict().parse(product)).toEqual(product);
    const answer = await ask(server.address, `/api/products/${product.id}`);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(Product.strict().parse(answer.body)).toEqual(answer.body);
    expect(answer.body).toMatchObject(product);
  }
});

test("an import writes every product once, though its variants come after it", async () => {
  const counter = async () =>
    Number((await run("select last_value from product_revisions")).rows[0].last_value);
  const before = await counter();
  await server.parts.products.addMany(brand.id, [newProduct(), newProduct(), newProduct()]);
  expect((await counter()) - before).toBe(3);
});

test("more products than fit into memory are shown all the same, in order", async () => {
  const { rows } = await run("select id, revision from products order by id");
  const cards = createCards(server.parts.database.sql, 1500);
  for (const keys of [rows, rows.toReversed(), rows]) {
    const found = (await cards.of(keys)).map(({ json }) => (JSON.parse(json) as Product).id);
    expect(found).toEqual(keys.map(({ id }) => id));
  }
});

test("a card that is gone before it could be read is left out", async () => {
  const cards = createCards(server.parts.database.sql);
  const { rows } = await run("select id, revision from products order by id");
  await run("update products set hidden = true where id = $1", [rows[0].id]);
  expect((await cards.of(rows)).length).toBe(2);
});
