// What the tables themselves promise, whatever the code above them does.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CATEGORIES } from "../../src/contract/categories.ts";
import { syncCategories } from "../../src/server/database/sync-categories.ts";
import { SAID_COLUMNS, sqlTypeOf } from "../../src/server/database/tables/product-columns.ts";
import { createRecordEvent } from "../../src/server/features/analytics/queries/record-event.ts";
import {
  createBrandRepository,
  type BrandRepository,
  type NewBrand,
} from "../../src/server/features/brands/repository.ts";
import {
  createProductRepository,
  type ProductRepository,
} from "../../src/server/features/products/repository.ts";
import { newId } from "../../src/server/ids.ts";
import { createEntryMaker } from "../../src/server/features/products/search-entry.ts";
import { hashedEmbeddings } from "../support/hashed-embeddings.ts";
import { newProduct } from "../support/people.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";

let database: TestDatabase;
let brands: BrandRepository;
let products: ProductRepository;

beforeAll(async () => {
  database = await openTestDatabase();
  await syncCategories(database.sql);
  brands = createBrandRepository(database.sql);
  products = createProductRepository(database.sql, createEntryMaker(hashedEmbeddings()));
});
afterAll(() => database.remove());

async function addBrand(changes: Partial<NewBrand> = {}): Promise<string> {
  const id = newId("b");
  const word = id.slice(2).toLowerCase();
  await brands.add({
    id,
    name: `Brand ${word}`,
    username: word,
    email: `${word}@brand.example`,
    website: "https://brand.example",
    mobile_number: null,
    password_hash: "none",
    email_verified: true,
    ...changes,
  });
  return changes.id ?? id;
}

const count = async (table: "products" | "events" | "variants", column: string, value: string) =>
  (
    await database.pool.query(`select count(*)::int as n from ${table} where ${column} = $1`, [
      value,
    ])
  ).rows[0].n as number;

test("what is declared of a product's columns is what the table has", async () => {
  const { rows } = await database.pool.query<{ name: string; type: string }>(
    `select attname as name, split_part(format_type(atttypid, null), '(', 1) as type
     from pg_attribute where attrelid = 'products'::regclass and attnum > 0`,
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  expect(SAID_COLUMNS.map((name) => [name, types.get(name)])).toEqual(
    SAID_COLUMNS.map((name) => [name, sqlTypeOf(name)]),
  );
});

describe("prices", () => {
  test.each([
    ["equal to the price", 900, 900],
    ["above the price", 900, 901],
    ["below nothing", 900, -1],
  ])("a sale %s is refused", async (_, price, current_price) => {
    const brand = await addBrand();
    await expect(products.addMany(brand, [newProduct({ price, current_price })])).rejects.toThrow(
      /violates check constraint/,
    );
    expect(await count("products", "brand_id", brand)).toBe(0);
  });

  test("a price below nothing is refused, no price at all too", async () => {
    const brand = await addBrand();
    await expect(products.addMany(brand, [newProduct({ price: -1 })])).rejects.toThrow(/check/);
    await expect(
      products.addMany(brand, [newProduct({ price: null as unknown as number })]),
    ).rejects.toThrow(/null/);
  });

  test("what a shopper pays is the sale's price where there is a sale", async () => {
    const brand = await addBrand();
    const sale = newProduct({ price: 900, current_price: 450.5 });
    const full = newProduct({ price: 12.34 });
    await products.addMany(brand, [sale, full]);
    const { rows } = await database.pool.query(
      "select id, price_paid from products where brand_id = $1",
      [brand],
    );
    expect(Object.fromEntries(rows.map((row) => [row.id, row.price_paid]))).toEqual({
      [sale.id]: 450.5,
      [full.id]: 12.34,
    });
  });
});

describe("names", () => {
  test.each(["name", "username", "email"] as const)(
    "a second brand with the same %s is refused, whatever its case",
    async (field) => {
      const value = `Same-${field}@brand.example`;
      await addBrand({ [field]: value });
      await expect(addBrand({ [field]: value.toUpperCase() })).rejects.toThrow(/unique/);
      await expect(addBrand({ [field]: value.toLowerCase() })).rejects.toThrow(/unique/);
    },
  );

  test("of fifty brands that take a name at once, one gets it", async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => addBrand({ name: "Wanted Name" })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled").length).toBe(1);
  });

  test("there is one administrator at most", async () => {
    await addBrand({ is_administrator: true });
    await expect(addBrand({ is_administrator: true })).rejects.toThrow(/unique/);
  });

  test.each(["brand", "b_", "p_1", "b_with space", "b_é", `b_${"x".repeat(101)}`])(
    "%s cannot be a brand's id",
    async (id) => {
      await expect(addBrand({ id })).rejects.toThrow(/check/);
    },
  );

  test("a product has a product's id and one of the 38 categories, or none", async () => {
    const brand = await addBrand();
    await expect(products.addMany(brand, [newProduct({ id: "b_1" })])).rejects.toThrow(/check/);
    await expect(products.addMany(brand, [newProduct({ category: "Hats" })])).rejects.toThrow(
      /foreign key/,
    );
    await products.addMany(brand, [newProduct({ category: null })]);
    const { rows } = await database.pool.query("select name from categories order by position");
    expect(rows.map(({ name }) => name)).toEqual([...CATEGORIES]);
  });

  test("a shop's own product id is there once for each brand", async () => {
    const [one, two] = await Promise.all([addBrand(), addBrand()]);
    await products.addMany(one, [newProduct({ shop_id: "shirt-1" })]);
    await products.addMany(two, [newProduct({ shop_id: "shirt-1" })]);
    await expect(products.addMany(one, [newProduct({ shop_id: "shirt-1" })])).rejects.toThrow(
      /unique/,
    );
  });
});

describe("what goes and what stays", () => {
  test("a brand takes its products, their variants and its events along; others keep theirs", async () => {
    const [gone, stays] = await Promise.all([addBrand(), addBrand()]);
    const record = createRecordEvent(database.sql);
    const pieces: Record<string, string> = {};
    for (const brand of [gone, stays]) {
      const piece = newProduct();
      pieces[brand] = piece.id;
      await products.addMany(brand, [piece]);
      await record({ event_type: "product_view", source: "explore", product_id: piece.id });
    }
    await brands.remove([gone]);
    const left = async (brand: string) => [
      await count("products", "brand_id", brand),
      await count("variants", "product_id", pieces[brand]!),
      await count("events", "brand_id", brand),
    ];
    expect([await left(gone), await left(stays)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  });

  test("a product leaves its events behind: the brand's numbers do not change", async () => {
    const brand = await addBrand();
    const piece = newProduct();
    await products.addMany(brand, [piece]);
    const record = createRecordEvent(database.sql);
    await record({ event_type: "redirect", source: "ProductDetail", product_id: piece.id });
    await database.sql.deleteFrom("products").where("id", "=", piece.id).execute();
    expect([
      await count("products", "id", piece.id),
      await count("variants", "product_id", piece.id),
      await count("events", "product_id", piece.id),
    ]).toEqual([0, 0, 1]);
  });

  test("products of a brand switched off are not listed, and new ones of it neither", async () => {
    const brand = await addBrand();
    const { sql } = database;
    await products.addMany(brand, [newProduct()]);
    await sql.updateTable("brands").set({ is_active: false }).where("id", "=", brand).execute();
    await products.addMany(brand, [newProduct()]);
    const listed = async () =>
      (
        await sql.selectFrom("products").select("listed").where("brand_id", "=", brand).execute()
      ).map((row) => row.listed);
    expect(await listed()).toEqual([false, false]);
    await sql.updateTable("brands").set({ is_active: true }).where("id", "=", brand).execute();
    expect(await listed()).toEqual([true, true]);
  });

  test("thousands of products and variants go in whole, or not at all", async () => {
    const brand = await addBrand();
    const variants = Array.from({ length: 12 }, (_, n) => ({
      color: "white",
      size: String(n),
      in_stock: n % 2 === 0,
    }));
    await products.addMany(
      brand,
      Array.from({ length: 1000 }, () => newProduct({ variants })),
    );
    const batch = Array.from({ length: 300 }, () => newProduct());
    batch[299] = newProduct({ price: -1 });
    await expect(products.addMany(brand, batch)).rejects.toThrow(/check/);
    expect(await count("products", "brand_id", brand)).toBe(1000);
    const { rows } = await database.pool.query("select count(*)::int as n from variants");
    expect(rows[0].n).toBeGreaterThanOrEqual(12_000);
    const brandRow = await database.pool.query("select products_made from brands where id = $1", [
      brand,
    ]);
    expect(brandRow.rows[0].products_made).toBe(1000);
  });
});
