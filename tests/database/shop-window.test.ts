// The window in memory says exactly what the database says, whatever was chosen and whatever happened since.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CATEGORIES } from "../../src/contract/categories.ts";
import type { FilterRequest } from "../../src/contract/products.ts";
import { syncCategories } from "../../src/server/database/sync-categories.ts";
import { keyOf } from "../../src/server/features/brands/names.ts";
import { createBrandRepository } from "../../src/server/features/brands/repository.ts";
import { createCatalogueVersion } from "../../src/server/features/products/catalogue-version.ts";
import { asCounts } from "../../src/server/features/products/option-counts.ts";
import { countInDatabase } from "../../src/server/features/products/queries/count-options.ts";
import { createFeedStretch } from "../../src/server/features/products/queries/feed-stretch.ts";
import { fitsChoice } from "../../src/server/features/products/queries/fits.ts";
import {
  createProductRepository,
  type ProductRepository,
} from "../../src/server/features/products/repository.ts";
import { createEntryMaker } from "../../src/server/features/products/search-entry.ts";
import { followWindow } from "../../src/server/features/products/window/window-answers.ts";
import { createWindowAnswers } from "../../src/server/features/products/window/window-answers.ts";
import { hashedEmbeddings } from "../support/hashed-embeddings.ts";
import { newProduct } from "../support/people.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";

const SEED = 20_261;
const BRANDS = ["b_one", "b_two", "b_three"];
const COLORS = ["black", "white", "navy", "dusty rose"];
const SIZES = ["S", "M", "L", "38", "One size"];
const PRICES = [0, 249.99, 250, 499.5, 999.99, 1000, 7300];
const FACTS = {
  sleeve: ["long", "short"],
  length: ["midi"],
  opacity: ["sheer"],
  fabric: ["linen"],
};

/** Mulberry32: the same numbers in every run. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(next() * n);
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const some = <T>(list: readonly T[], most = 3): T[] =>
    list.filter(() => next() < 0.4).slice(0, most);
  return { next, below, one, some, is: (share: number) => next() < share };
}
const random = chance(SEED);

let database: TestDatabase;
let products: ProductRepository;
const version = createCatalogueVersion();
// Two processes: each has a window of its own and hears of changes through the database alone.
const windows = [createWindowAnswers(keyOf), createWindowAnswers(keyOf)];

beforeAll(async () => {
  database = await openTestDatabase();
  await syncCategories(database.sql);
  const brands = createBrandRepository(database.sql);
  for (const id of BRANDS) {
    const word = id.slice(2);
    const mail = { email: `${word}@brand.example`, email_verified: true };
    const site = { website: "https://brand.example", mobile_number: null, password_hash: "none" };
    await brands.add({ id, name: `Brand ${word}`, username: word, ...mail, ...site });
  }
  products = createProductRepository(database.sql, createEntryMaker(hashedEmbeddings()));
  for (const brand of BRANDS) await add(brand, 60);
  await setFacts();
  for (const window of windows) await window.of(database.sql).load();
});
afterAll(() => database.remove());

const oneProduct = () => {
  const price = random.one(PRICES);
  return newProduct({
    title: random.one(["Linen shirt", "Satin dress", "Plain trousers"]),
    category: random.is(0.1) ? null : random.one(CATEGORIES.slice(0, 4)),
    colors: random.some(COLORS),
    sizes: random.some(SIZES, 4),
    price,
    current_price: price > 0 && random.is(0.3) ? price / 2 : null,
    sold_out: random.is(0.2),
    hidden: random.is(0.1),
    active: random.is(0.9),
    variants: [],
  });
};

const add = (brand: string, count: number) =>
  products.addMany(brand, Array.from({ length: count }, oneProduct));

/** As an import with other words or a newer reading would. */
async function setFacts(share = 1): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from products order by mix",
  );
  for (const { id } of rows.filter(() => random.is(share))) {
    const keys = Object.entries(FACTS).flatMap(([kind, values]) =>
      random.some(values).map((value) => `${kind}=${value}`),
    );
    await sql`update search_entries set fact_keys = ${keys}::text[]
      where product_id = ${id}`.execute(database.sql);
  }
}

const maybe = <Part extends object>(share: number, part: Part): Part | object =>
  random.is(share) ? part : {};

const anyChoice = (): FilterRequest => ({
  brands: random.is(0.3) ? random.some(["brand ONE", "Brand two", "Brand renamed", "Nobody"]) : [],
  categories: random.is(0.3) ? random.some([...CATEGORIES.slice(0, 5), "Unheard of"]) : [],
  ...maybe(0.3, { colors: random.some(["Black", "white", "dusty rose", "mauve"]) }),
  ...maybe(0.3, { sizes: random.some(SIZES) }),
  ...maybe(0.3, { min_price: random.one(PRICES) }),
  ...maybe(0.3, { max_price: random.one(PRICES) }),
  ...maybe(0.2, { on_sale: true }),
  ...maybe(0.2, { in_stock: true }),
  ...maybe(0.2, { dropped: true }),
  ...maybe(0.2, { search: random.one(["linen", "shirt", "nothing like it"]) }),
  ...maybe(0.2, { sleeve: random.some(FACTS.sleeve) }),
  ...maybe(0.2, { fabric: FACTS.fabric }),
});

async function pageInDatabase(request: FilterRequest, at: { offset: number; limit: number }) {
  const first = request.colors?.length ? sql`cardinality(colors) > 1,` : sql``;
  const { rows } = await sql<{ id: string; revision: number }>`
    select id, revision from products where ${fitsChoice(database.sql, request, keyOf)}
    order by ${first} mix, id limit ${at.limit} offset ${at.offset}`.execute(database.sql);
  return rows;
}

async function expectAlike(request: FilterRequest): Promise<void> {
  const said = `seed ${SEED}: ${JSON.stringify(request)}`;
  const edition = await version(database.sql);
  const right = asCounts(await countInDatabase(database.sql, request, keyOf));
  const at = { offset: random.below(30), limit: 1 + random.below(40) };
  const keys = await pageInDatabase(request, at);
  for (const window of windows) {
    expect(await window.counts(edition, request), said).toEqual(right);
    if (request.search) continue;
    const asked = { ...at, byColor: Boolean(request.colors?.length) };
    expect(await window.page(edition, request, asked), said).toEqual({ total: right.total, keys });
  }
}

async function expectAllAlike(choices: number): Promise<void> {
  await expectAlike({ brands: [], categories: [] });
  for (let n = 0; n < choices; n++) await expectAlike(anyChoice());
  await expectWalkAlike();
}

/** From any place of the circle, or from one where a piece lies, up to the top or around it. */
async function expectWalkAlike(): Promise<void> {
  const pieces = await pageInDatabase({ brands: [], categories: [] }, { offset: 0, limit: 500 });
  const { rows } = await database.pool.query<{ id: string; mix: number }>(
    "select id, mix from products where listed",
  );
  const edition = await version(database.sql);
  const read = createFeedStretch(database.sql);
  expect(rows).toHaveLength(pieces.length);
  for (let n = 0; n < 10; n++) {
    const from = rows.length > 0 && random.is(0.5) ? random.one(rows) : { id: "", mix: -1 };
    const walk = { ...from, start: random.next(), wrapped: random.is(0.5) };
    const asked = { cursor: walk, wanted: 1 + random.below(30) };
    const right = await read(asked);
    for (const window of windows) {
      const said = `seed ${SEED}: ${JSON.stringify(asked)}`;
      expect(await window.stretch(edition, asked), said).toEqual(right);
    }
  }
}

/** Where a window has to be loaded anew it says nothing meanwhile. */
async function allLoaded(): Promise<void> {
  for (const window of windows) {
    const followed = window.of(database.sql);
    if (!(await followed.at(await version(database.sql)))) await followed.load();
  }
}

const change = async (statement: string) => void (await database.pool.query(statement));

describe(`the window and the database (seed ${SEED})`, () => {
  test("find and count the same for any choice", () => expectAllAlike(60));

  test.each<[string, () => Promise<unknown>]>([
    ["pieces were added", () => add("b_two", 25)],
    [
      "prices, sizes and stock changed",
      () =>
        change(`update products set price = price + 10, current_price = null,
          sizes = array['S', 'XL'], sold_out = not sold_out where mix < .3`),
    ],
    ["prices fell", () => change("update products set dropped_from = price + 9 where mix < .5")],
    ["pieces were deleted", () => change("delete from products where mix between .2 and .45")],
    ["pieces were hidden and shown", () => change("update products set hidden = not hidden")],
    [
      "a brand was taken off",
      () => change("update brands set is_active = false where id = 'b_two'"),
    ],
    ["a brand came back", () => change("update brands set is_active = true where id = 'b_two'")],
    [
      "a brand has another name",
      () =>
        change(
          "update brands set name = 'Brand renamed', name_key = 'brand renamed' where id = 'b_one'",
        ),
    ],
    ["other facts were read", () => setFacts(0.5)],
    [
      "facts are not known yet",
      () =>
        change(
          "delete from search_entries where product_id in (select id from products where mix > .8)",
        ),
    ],
    ["a brand left", () => change("delete from brands where id = 'b_three'")],
    ["others moved in the feed", () => change("update products set mix = 1 - mix where mix < .1")],
    ["everything went", () => change("truncate products cascade")],
    ["something came again", () => add("b_one", 40)],
  ])("say the same after %s", async (_, happened) => {
    await happened();
    await allLoaded();
    await expectAllAlike(12);
  });

  test("changes nobody noted any more, or too many, make it load everything anew", async () => {
    const followed = followWindow(database.sql, 5);
    await followed.load();
    await change("update products set price = 77, current_price = null where mix < .9");
    const edition = await version(database.sql);
    expect(await followed.at(edition)).toBeUndefined();
    await followed.load();
    const prices = (await followed.at(edition))!.column("price");
    expect(prices.includes(77)).toBe(true);
    await change(
      "update products set price = 78, current_price = null where mix < .01 or mix > .1",
    );
    await change("delete from catalogue_log");
    expect(await followed.at(await version(database.sql))).toBeUndefined();
  });

  test("a change that is rolled back leaves no trace", async () => {
    await expect(
      database.sql.transaction().execute(async (tx) => {
        await sql`update products set price = 1, current_price = null`.execute(tx);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await allLoaded();
    await expectAllAlike(3);
  });
});
