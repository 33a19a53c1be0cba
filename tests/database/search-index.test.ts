// The index in memory finds what the database finds, whatever is wished for and whatever happened since.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { syncCategories } from "../../src/server/database/sync-categories.ts";
import { createBrandRepository } from "../../src/server/features/brands/repository.ts";
import { createCatalogueVersion } from "../../src/server/features/products/catalogue-version.ts";
import {
  createProductRepository,
  type ProductRepository,
} from "../../src/server/features/products/repository.ts";
import { createEntryMaker } from "../../src/server/features/products/search-entry.ts";
import { followIndex } from "../../src/server/features/stylist/find/index/follow-index.ts";
import {
  findMissing,
  readLists,
  type List,
  type Within,
} from "../../src/server/features/stylist/find/queries/candidates.ts";
import type { Words } from "../../src/server/features/stylist/find/wanted-words.ts";
import { missingOf } from "../../src/server/features/stylist/find/gather.ts";
import { hashedEmbeddings } from "../support/hashed-embeddings.ts";
import { newProduct } from "../support/people.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";

const BRANDS = ["b_one", "b_two"];
const COLOURS = ["black", "red", "o'clock", "فستان"];
const KINDS = ["dress", "abaya", "bag"];
/** More than there are, so that neither side has to choose among equals. */
const ALL = 1000;

let database: TestDatabase;
let products: ProductRepository;
let meaning: Float32Array;
const version = createCatalogueVersion();
const follow = () => followIndex((work) => work(database.sql), version);
let index: ReturnType<typeof follow>;

beforeAll(async () => {
  database = await openTestDatabase();
  await syncCategories(database.sql);
  const brands = createBrandRepository(database.sql);
  for (const id of BRANDS)
    await brands.add({
      id,
      name: id,
      username: id,
      email: `${id}@shop.example`,
      website: `https://${id}.example`,
      mobile_number: null,
      password_hash: "",
      email_verified: true,
    });
  const entries = createEntryMaker(hashedEmbeddings());
  products = createProductRepository(database.sql, entries);
  for (const brand of BRANDS) await add(brand, 60);
  [meaning] = (await hashedEmbeddings().embed(["red dress"])) as [Float32Array];
  index = follow();
  await index.load();
});
afterAll(() => database.close());

let added = 0;
async function add(brand: string, count: number): Promise<void> {
  const pieces = Array.from({ length: count }, () => {
    const n = added++;
    const price = 100 + (n % 17) * 50;
    return newProduct({
      id: `p_${n}`,
      title: `${COLOURS[n % COLOURS.length]} ${KINDS[n % KINDS.length]} number${n}`,
      price,
      current_price: n % 5 === 0 ? price - 20 : null,
      sizes: n % 2 === 0 ? ["S", "M"] : ["L"],
      sold_out: n % 11 === 0,
    });
  });
  await products.addMany(brand, pieces);
}

const change = (statement: string) => sql.raw(statement).execute(database.sql);

const WITHIN: [string, Within][] = [
  ["nothing said", { limits: {}, not: null, exclude: [] }],
  ["a price", { limits: { minPrice: 150, maxPrice: 600 }, not: null, exclude: [] }],
  [
    "a brand, a size and a sale in a search field",
    {
      limits: { brands: [{ id: "b_one", name: "b_one" }], sizes: ["S"], onSale: true },
      not: null,
      exclude: [],
      isPlain: true,
    },
  ],
  [
    "another brand's, in stock, no bags, not these",
    {
      limits: { notBrands: [{ id: "b_one", name: "b_one" }], inStock: true },
      not: "bag",
      exclude: ["p_70", "p_71"],
      onlyBrands: ["b_two"],
    },
  ],
];
const WORDS: (Words | null)[] = [
  null,
  "dress",
  "o'clock",
  { any: ["red", "فستان"] },
  { all: ["black", { any: ["dress", "abaya"] }] },
  { all: ["red", "nobodyhasthis"] },
];
const BY: List["by"][] = ["nearest", "cheapest", "dearest", "newest"];

async function expectAlike(): Promise<void> {
  const kept = (await index.now())!;
  for (const [, within] of WITHIN)
    for (const words of WORDS)
      for (const by of BY) {
        const list = { words, by, limit: ALL };
        const inMemory = kept.read([list], within, meaning);
        const inDatabase = await readLists(database.sql, [list], within, meaning);
        const keysOf = (found: typeof inMemory) =>
          found.map(({ id, revision, entry }) => `${id} ${revision} ${entry}`).toSorted();
        expect(keysOf(inMemory)).toEqual(keysOf(inDatabase));
        const distances = new Map(inDatabase.map(({ id, distance }) => [id, distance]));
        for (const { id, distance } of inMemory)
          expect(Math.abs(distance - distances.get(id)!)).toBeLessThan(0.01);
      }
}

describe("the search index in memory", () => {
  test("finds the same by words, limits and order", expectAlike);

  test("keeps the first of an order and the nearest of a list", async () => {
    const kept = (await index.now())!;
    const within = WITHIN[0]![1];
    // Two of one price are equals: which of them comes first is not said.
    const pricesOf = async (found: { id: string }[]) => {
      const { rows } = await sql<{ price: number }>`select price_paid as price from products
        where id = any(${found.map(({ id }) => id)}::text[]) order by price`.execute(database.sql);
      return rows.map(({ price }) => price);
    };
    for (const by of ["cheapest", "dearest"] as const) {
      const list = { words: "dress", by, limit: 7 };
      const inMemory = kept.read([list], within, meaning);
      const inDatabase = await readLists(database.sql, [list], within, meaning);
      expect(await pricesOf(inMemory)).toEqual(await pricesOf(inDatabase));
    }
    const [nearest] = kept.read([{ words: null, by: "nearest", limit: 1 }], within, meaning);
    const [same] = await readLists(
      database.sql,
      [{ words: "dress", by: "nearest", limit: 1 }],
      within,
      meaning,
    );
    expect(nearest!.distance).toBeCloseTo(same!.distance, 2);
  });

  test.each([
    ["pieces came", () => add("b_one", 30)],
    ["prices changed", () => change("update products set price = price + 100 where mix < .5")],
    ["pieces were hidden", () => change("update products set active = false where mix > .7")],
    [
      "words were made anew apart from their product",
      () =>
        change(
          `update search_entries set lexemes = array_to_tsvector(array['dress']),
             meaning = (select array_agg(-number)::vector from unnest(meaning::real[]) as number)
           where product_id in (select id from products where mix < .2)`,
        ),
    ],
    ["most of them left", () => change("delete from products where mix < .6")],
    ["others came again", () => add("b_two", 80)],
  ])("finds the same after %s", async (_, happened) => {
    await happened();
    if (!(await index.now())) await index.load();
    await expectAlike();
  });

  test("knows which kinds nobody has", async () => {
    const asked = ["dress", "nobodyhasthis", "o'clock"];
    const known = await missingOf({ db: database.sql, index }, asked);
    expect(known).toEqual(await findMissing(database.sql, asked));
    expect(known).toContain("nobodyhasthis");
  });

  test("a catalogue that is too large stays with the database", async () => {
    const small = followIndex((work) => work(database.sql), version, 20);
    await small.load();
    expect(await small.now()).toBeUndefined();
  });
});
