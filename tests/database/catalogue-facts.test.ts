// What a search knows beforehand is read again after a while, and nobody waits for it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBrandRepository } from "../../src/server/features/brands/repository.ts";
import { createProductRepository } from "../../src/server/features/products/repository.ts";
import { createEntryMaker } from "../../src/server/features/products/search-entry.ts";
import { createCatalogueFacts } from "../../src/server/features/stylist/find/catalogue-facts.ts";
import { syncCategories } from "../../src/server/database/sync-categories.ts";
import { hashedEmbeddings } from "../support/hashed-embeddings.ts";
import { newProduct } from "../support/people.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";

const SECOND = 1000;
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await syncCategories(database.sql);
});
afterAll(() => database.remove());

async function addBrand(name: string): Promise<void> {
  const id = `b_${name}`;
  await createBrandRepository(database.sql).add({
    id,
    name,
    username: name,
    email: `${name}@example.com`,
    website: "https://shop.example",
    mobile_number: null,
    password_hash: "",
    email_verified: true,
  });
  const products = createProductRepository(database.sql, createEntryMaker(hashedEmbeddings()));
  await products.addMany(id, [newProduct({ title: `A dress of ${name}` })]);
}

test("a brand that came meanwhile is known after a while, without anybody waiting for it", async () => {
  let clock = 0;
  const facts = createCatalogueFacts(database.sql, () => clock);
  const names = async () => (await facts()).brands.map(({ name }) => name).toSorted();
  await addBrand("early");
  expect(await names()).toEqual(["early"]);
  const { brands } = await facts();
  clock += 90 * SECOND;
  expect((await facts()).brands, "the same list where nothing changed").toBe(brands);
  await addBrand("later");
  clock += 31 * SECOND;
  expect(await names(), "who comes first hears what was known").toEqual(["early"]);
  await expect.poll(names).toEqual(["early", "later"]);
  await addBrand("latest");
  clock += 90 * SECOND;
  expect(await names(), "what is too old is not told").toContain("latest");
});
