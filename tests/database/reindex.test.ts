// The search index made anew in the background: after a new model, a new vocabulary or a lost entry.
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withAdvisoryLock } from "../../src/server/database/advisory-lock.ts";
import { syncCategories } from "../../src/server/database/sync-categories.ts";
import { createBrandRepository } from "../../src/server/features/brands/repository.ts";
import { analyze } from "../../src/server/database/analyze.ts";
import { createCards, productsOf } from "../../src/server/features/products/cards.ts";
import { countWords, reindex } from "../../src/server/features/products/reindex.ts";
import { createProductRepository } from "../../src/server/features/products/repository.ts";
import { asVector } from "../../src/server/database/vectors.ts";
import {
  createEntryMaker,
  gistOf,
  type EntryMaker,
} from "../../src/server/features/products/search-entry.ts";
import { createCatalogueFacts } from "../../src/server/features/stylist/find/catalogue-facts.ts";
import { followIndex } from "../../src/server/features/stylist/find/index/follow-index.ts";
import { createCatalogueVersion } from "../../src/server/features/products/catalogue-version.ts";
import { createPieces } from "../../src/server/features/stylist/find/kept-pieces.ts";
import { ENTRY, type Found } from "../../src/server/features/stylist/find/queries/pieces.ts";
import { createSearch } from "../../src/server/features/stylist/find/search.ts";
import { hashedEmbeddings } from "../support/hashed-embeddings.ts";
import { newProduct } from "../support/people.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";
import { isEmbedded } from "../support/test-server.ts";

let database: TestDatabase;
const entries = createEntryMaker(hashedEmbeddings());
const newer = createEntryMaker({ ...hashedEmbeddings(), name: "newer-words" });
const pieces = ["Blue linen shirt", "Black velvet dress", "Straw bag"].map((title) =>
  newProduct({ title }),
);

beforeAll(async () => {
  database = await openTestDatabase();
  await syncCategories(database.sql);
  await createBrandRepository(database.sql).add({
    id: "b_index",
    name: "Index",
    username: "index",
    email: "index@brand.example",
    website: "https://brand.example",
    mobile_number: null,
    password_hash: "none",
    email_verified: true,
  });
  await createProductRepository(database.sql, entries).addMany("b_index", pieces);
});
afterAll(() => database.remove());

const makers = async () => {
  const rows = await database.sql.selectFrom("search_entries").select("made_by").execute();
  return rows.map(({ made_by }) => made_by);
};

beforeEach(async () => void (await reindex(database.sql, entries)));

describe("reindexing", () => {
  test("does nothing when every entry is as it should be", async () => {
    expect(await reindex(database.sql, entries)).toBe(0);
    expect(await makers()).toEqual(pieces.map(() => entries.madeBy));
  });

  test("makes all entries of another model anew", async () => {
    expect(await reindex(database.sql, newer)).toBe(3);
    expect(await makers()).toEqual(pieces.map(() => newer.madeBy));
  });

  test("finds an entry that is missing", async () => {
    const lost = pieces[1]!.id;
    await database.sql.deleteFrom("search_entries").where("product_id", "=", lost).execute();
    expect(await reindex(database.sql, entries)).toBe(1);
    expect(await makers()).toHaveLength(3);
  });

  test.skipIf(isEmbedded)("is done once by two workers that begin together", async () => {
    const counting = counted(newer);
    const work = () => reindex(database.sql, counting.entries);
    const done = await Promise.all(
      [1, 2].map(() => withAdvisoryLock(database.pool, "reindex", work)),
    );
    expect([done.toSorted((a, b) => a - b), counting.made()]).toEqual([[0, 3], 3]);
  });

  test("broken off in the middle goes on where it was; a worker that has to stop leaves it there", async () => {
    const many = Array.from({ length: 250 }, (_, n) => newProduct({ title: `Linen shirt ${n}` }));
    await createProductRepository(database.sql, entries).addMany("b_index", many);
    const stopping = new AbortController();
    const counting = counted(newer, () => stopping.abort());
    await expect(reindex(database.sql, counting.entries, stopping.signal)).rejects.toThrow("abort");
    expect(counting.made()).toBe(100);
    expect(await reindex(database.sql, newer)).toBe(153);
    expect([...new Set(await makers())]).toEqual([newer.madeBy]);
    await database.sql
      .deleteFrom("products")
      .where(
        "id",
        "in",
        many.map(({ id }) => id),
      )
      .execute();
  });

  test("meanwhile shoppers find the pieces by their words, and their brand can save them", async () => {
    const search = createSearch({
      db: database.sql,
      embeddings: { ...hashedEmbeddings(), name: "newer-words" },
      facts: createCatalogueFacts(database.sql),
      pieces: createPieces(database.sql),
      index: followIndex((work) => work(database.sql), createCatalogueVersion()),
      show: async (keys) => productsOf(await createCards(database.sql).of(keys)),
    });
    const found: string[] = [];
    const watching = counted(newer, async () => {
      const answer = await search({ query: "black velvet dress", limit: 1, language: "en" });
      found.push(answer.products[0]!.title);
      await rename(pieces[2]!.id, "Small straw bag");
    });
    await reindex(database.sql, watching.entries);
    expect([...new Set(found)]).toEqual(["Black velvet dress"]);
    await rename(pieces[2]!.id, "Straw bag");
  });

  test("never puts old words over a product that was saved meanwhile", async () => {
    const { id } = pieces[0]!;
    const slow: EntryMaker = {
      ...newer,
      async make(products) {
        const made = await newer.make(products);
        if (products.some((product) => product.id === id)) await rename(id, "Green wool coat");
        return made;
      },
    };
    await reindex(database.sql, slow);
    const { title_words } = await database.sql
      .selectFrom("search_entries")
      .select("title_words")
      .where("product_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(title_words).toEqual(["green", "wool", "coat"]);
  });
});

test("what is kept of a piece follows its product, its stock and its entry", async () => {
  const { id } = pieces[1]!;
  const kept = createPieces(database.sql);
  const now = async () => (await kept.of(await asFound(id)))[0]!;
  const first = await now();
  expect(first).toMatchObject({ title_words: ["black", "velvet", "dress"], likeness: 0.75 });
  expect((await now()).terms).toBe(first.terms);
  await change("products", id, { price: 77, current_price: null });
  expect((await now()).price_paid).toBe(77);
  await database.sql.deleteFrom("variants").where("product_id", "=", id).execute();
  expect((await now()).stocked).toBeNull();
  const variant = { product_id: id, color: null, size: "M", position: 0, in_stock: false };
  await database.sql.insertInto("variants").values(variant).execute();
  expect((await now()).stocked).toEqual([]);
  await database.sql.updateTable("variants").set({ in_stock: true }).execute();
  expect((await now()).stocked).toEqual(["M"]);
  await change("search_entries", id, { title_words: ["other"] });
  expect((await now()).title_words).toEqual(["other"]);
});

test("where a piece lies is read once, exactly, and anew with its entry", async () => {
  const { id, title } = pieces[1]!;
  const kept = createPieces(database.sql);
  await kept.of(await asFound(id));
  const lies = async () => (await kept.meaningsOf([id, "p_nobody"])).get(id)!;
  const before = await lies();
  const [wanted] = await hashedEmbeddings().embed([gistOf({ ...pieces[1]!, title })]);
  expect([...before]).toEqual([...wanted!]);
  expect(await lies()).toBe(before);
  const elsewhere = new Float32Array(384);
  elsewhere[7] = 1;
  await change("search_entries", id, { meaning: asVector(elsewhere) });
  await kept.of(await asFound(id));
  expect([...(await lies())]).toEqual([...elsewhere]);
});

test("a word is as rare as the number of products that use it", async () => {
  await countWords(database.sql);
  const { documents } = await database.sql
    .selectFrom("search_words")
    .select("documents")
    .where("word", "=", "velvet")
    .executeTakeFirstOrThrow();
  expect(documents).toBe(1);
});

test("a table that was empty when it was last looked at is looked at again", async () => {
  await database.pool.query("create table filled_later (n int, words text[])");
  await database.pool.query("vacuum filled_later");
  await database.pool.query(
    "insert into filled_later select n, '{a}' from generate_series(1, 5) n",
  );
  await analyze(database.sql, ["filled_later"]);
  const { rows } = await database.pool.query(
    "select reltuples::int as n from pg_class where relname = 'filled_later'",
  );
  await database.pool.query("drop table filled_later");
  expect(rows).toEqual([{ n: 5 }]);
});

/** Counts what is made, and lets something happen after each batch was made and before it is written. */
function counted(maker: EntryMaker, then: () => unknown = () => {}) {
  let made = 0;
  const make: EntryMaker["make"] = async (products) => {
    made += products.length;
    const fresh = await maker.make(products);
    await then();
    return fresh;
  };
  return { entries: { ...maker, make }, made: () => made };
}

/** As a search finds it. */
async function asFound(id: string): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select p.id, p.revision, ${ENTRY}, 0.25::float8 as distance
    from products p join search_entries e on e.product_id = p.id where p.id = ${id}`.execute(
    database.sql,
  );
  return rows;
}

async function change(
  table: "products" | "search_entries",
  id: string,
  values: Record<string, unknown>,
): Promise<void> {
  const key = table === "products" ? "id" : "product_id";
  await database.sql.updateTable(table).set(values).where(sql.ref(key), "=", id).execute();
}

/** Once, as an owner who saves while the index is being made. */
async function rename(id: string, title: string): Promise<void> {
  await database.sql
    .updateTable("products")
    .set({ title, updated_at: new Date() })
    .where("id", "=", id)
    .where("title", "!=", title)
    .execute();
}
