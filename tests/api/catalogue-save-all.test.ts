// Many products in one request: Save All and the changes of bulk mode.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SAVE_ALL_MAX_PRODUCTS } from "../../src/contract/limits.ts";
import type { Product } from "../../src/contract/products.ts";
import { contentOfNew } from "../../src/server/features/catalogue/check-content.ts";
import { saveProducts } from "../../src/server/features/catalogue/save-products.ts";
import {
  createEntryMaker,
  type EntryMaker,
} from "../../src/server/features/products/search-entry.ts";
import { ask, inArabic, refusal } from "../support/ask.ts";
import { hashedEmbeddings } from "../support/hashed-embeddings.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { DRAFT, wholeness, workbenchOf, type Workbench } from "../support/workbench.ts";

let server: TestServer;
let brand: TestBrand;
let bench: Workbench;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  brand = await makeBrand(server.parts);
  bench = workbenchOf(server.address, brand);
});

const isMarked = async () => {
  const { body } = await ask(server.address, `/api/brands/${brand.id}`, { token: brand.token });
  return (body as { saved_in_vectordb: boolean }).saved_in_vectordb;
};
const seed = async (count: number, changes: Parameters<typeof newProduct>[0] = {}) => {
  const products = Array.from({ length: count }, (_, n) =>
    newProduct({ title: `Piece ${n}`, ...changes }),
  );
  await server.parts.products.addMany(brand.id, products);
  return bench.list();
};
const byTitle = (products: Product[]) => products.map(({ title }) => title).toSorted();

describe("save all", () => {
  test("saves what is right and names what is not, with its place, field and reason", async () => {
    const [one, two, three] = await seed(3);
    const answer = await bench.saveAll([
      { ...one, title: "Saved one" },
      { ...two, title: " " },
      { ...three, category: "Hats" },
      { ...one, title: "Again" },
      { ...DRAFT, title: "Added" },
      { ...DRAFT, price: "a lot" },
      { ...DRAFT, id: "p_nobodys" },
      { ...DRAFT, id: 7 },
    ]);
    expect(answer).toEqual({
      saved: 2,
      failed: [
        { index: 1, id: two!.id, ...refusal("invalid", "titleRequired", { field: "title" }) },
        {
          index: 2,
          id: three!.id,
          ...refusal("invalid", "categoryUnknown", { field: "category" }),
        },
        { index: 3, id: one!.id, ...refusal("invalid", "sentTwice", { field: "id" }) },
        { index: 5, ...refusal("invalid", "priceRequired", { field: "price" }) },
        { index: 6, id: "p_nobodys", ...refusal("not_found", "productNotFound") },
        {
          index: 7,
          ...refusal("invalid", "fieldInvalid", { field: "id", values: { field: "id" } }),
        },
      ],
    });
    const titles = byTitle(await bench.list());
    expect(titles).toEqual(["Added", "Saved one", two!.title, three!.title].toSorted());
  });

  test("a pasted address, a code or a text without spaces is a word like no other, and is saved", async () => {
    const long = [
      `https://shop.example/${"a".repeat(4000)}`,
      "QUJD".repeat(1000),
      "قميص".repeat(900),
      "x".repeat(2047),
    ];
    const rows = long.map((word) => ({ ...DRAFT, title: "Linen shirt", description: word }));
    expect(await bench.saveAll(rows)).toEqual({ saved: 4, failed: [] });
    expect(await wholeness(server, brand.id)).toEqual({ products: 4, entries: 4 });
  });

  test("of 500 the one that cannot be stored is named, and 499 are saved", async () => {
    const { pool } = server.parts.database;
    await pool.query(`
      create function refuse_poison() returns trigger language plpgsql as $$
      begin
        if new.title = 'Poison' then raise exception 'cannot be stored' using errcode = '22000'; end if;
        return new;
      end $$;
      create trigger refuse_poison before insert or update on products
        for each row execute function refuse_poison()`);
    try {
      const rows = Array.from({ length: 500 }, (_, n) => ({ ...DRAFT, title: `Piece ${n}` }));
      rows[347]!.title = "Poison";
      expect(await bench.saveAll(rows)).toEqual({
        saved: 499,
        failed: [{ index: 347, ...refusal("not_saved", "productFault") }],
      });
      const titles = byTitle(await bench.list());
      expect([titles.length, titles.includes("Poison")]).toEqual([499, false]);
    } finally {
      await pool.query("drop function refuse_poison() cascade");
    }
  });

  test("marks the brand as saved with the first one that leaves nothing behind", async () => {
    const [one] = await seed(1);
    expect(await isMarked()).toBe(false);
    await bench.saveAll([]);
    expect(await isMarked()).toBe(false);
    await bench.saveAll([one!, { ...DRAFT, title: "" }]);
    expect(await isMarked()).toBe(false);
    expect(await bench.saveAll([one!])).toEqual({ saved: 1, failed: [] });
    expect(await isMarked()).toBe(true);
    await bench.saveAll([{ ...DRAFT, title: "" }]);
    expect(await isMarked()).toBe(true);
  });

  test("adds what has no id as new and not public, and not twice when sent again", async () => {
    const rows = [
      { ...DRAFT, title: "Alone", active: true, isNew: false },
      { ...DRAFT, title: "Twin" },
      { ...DRAFT, title: "Twin", id: "" },
    ];
    expect(await bench.saveAll(rows)).toEqual({ saved: 3, failed: [] });
    const added = await bench.list();
    expect(byTitle(added)).toEqual(["Alone", "Twin", "Twin"]);
    expect(added.every(({ active, isNew }) => !active && isNew)).toBe(true);
    expect(await bench.saveAll(rows)).toEqual({ saved: 3, failed: [] });
    expect(await bench.list()).toEqual(added);
  });

  test("leaves alone what it added once and somebody edited since", async () => {
    await bench.saveAll([DRAFT]);
    const [added] = await bench.list();
    const edited = await bench.save({ ...added!, title: "Edited since" });
    expect(await bench.saveAll([DRAFT])).toEqual({ saved: 1, failed: [] });
    expect(await bench.list()).toEqual([edited]);
  });

  test("of two brands with the same words makes two products", async () => {
    const neighbour = workbenchOf(server.address, await makeBrand(server.parts));
    await Promise.all([bench.saveAll([DRAFT]), neighbour.saveAll([DRAFT])]);
    const [own, theirs] = [await bench.list(), await neighbour.list()];
    expect([own.length, theirs.length]).toEqual([1, 1]);
    expect(own[0]!.id).not.toBe(theirs[0]!.id);
  });

  test("sent five times at once adds everything once", async () => {
    const rows = Array.from({ length: 450 }, (_, n) => ({ ...DRAFT, title: `Piece ${n}` }));
    const answers = await Promise.all(Array.from({ length: 5 }, () => bench.saveAll(rows)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ saved: 450, failed: [] })));
    expect(await wholeness(server, brand.id)).toEqual({ products: 450, entries: 450 });
  });

  test("tells who saved meanwhile and lets either be kept", async () => {
    const [one, two] = await seed(2);
    const changed = await bench.save({ ...one!, title: "Meanwhile" });
    const rows = [
      { ...one!, title: "Mine" },
      { ...two!, title: "Mine too" },
    ];
    expect(await bench.saveAll(rows)).toEqual({
      saved: 1,
      failed: [
        {
          index: 0,
          id: one!.id,
          ...refusal("changed_meanwhile", "productChangedMeanwhile"),
          current: changed,
        },
      ],
    });
    const forced = [{ ...rows[0]!, updated_at: changed.updated_at }, rows[1]!];
    expect(await bench.saveAll(forced)).toEqual({ saved: 2, failed: [] });
    expect(byTitle(await bench.list())).toEqual(["Mine", "Mine too"]);
  });

  test("touches no other brand's product and does not say that it exists", async () => {
    const neighbour = workbenchOf(server.address, await makeBrand(server.parts));
    const theirs = await neighbour.add();
    const answer = await bench.saveAll([
      { ...theirs, title: "Stolen" },
      { ...theirs, id: "p_nothing" },
    ]);
    const missing = refusal("not_found", "productNotFound");
    expect(answer).toEqual({
      saved: 0,
      failed: [
        { index: 0, id: theirs.id, ...missing },
        { index: 1, id: "p_nothing", ...missing },
      ],
    });
    expect(await neighbour.list()).toEqual([theirs]);
  });

  test("answers in the brand's language", async () => {
    const { body } = await bench.call("POST", "/save-all", [{}], { "accept-language": "ar" });
    expect(body).toMatchObject({ failed: [{ detail: inArabic("titleRequired") }] });
  });

  test("refuses one more than it can take, and what is no list", async () => {
    const rows = Array.from({ length: SAVE_ALL_MAX_PRODUCTS + 1 }, () => ({}));
    const answer = await bench.call("POST", "/save-all", rows);
    expect(answer).toMatchObject({ status: 400, body: refusal("invalid", "saveAllTooMany") });
    expect(await bench.call("POST", "/save-all", DRAFT)).toMatchObject({ status: 400 });
  });

  test("of 5,000 saves all but those that are wrong, each with its search entry", async () => {
    const rows = Array.from({ length: SAVE_ALL_MAX_PRODUCTS }, (_, n) => ({
      ...DRAFT,
      title: `Piece number ${n}`,
      variants: [{ color: "red", size: "M", in_stock: n % 2 === 0 }],
      ...(n % 1000 === 500 && { category: "Hats" }),
    }));
    const answer = await bench.saveAll(rows);
    expect(answer.saved).toBe(4995);
    expect(answer.failed.map(({ index }) => index)).toEqual([500, 1500, 2500, 3500, 4500]);
    expect(await wholeness(server, brand.id)).toEqual({ products: 4995, entries: 4995 });

    const edited = (await bench.list()).map((product) => ({ ...product, price: 77 }));
    expect(await bench.saveAll(edited)).toEqual({ saved: 4995, failed: [] });
    expect((await bench.list()).every(({ price }) => price === 77)).toBe(true);
  }, 240_000);

  test("a model that goes away in between keeps what it has read, whole, and the rest can be sent again", async () => {
    const hashed = hashedEmbeddings();
    let read = 0;
    const mortal = createEntryMaker({
      ...hashed,
      embed(texts) {
        read += texts.length;
        return read > 300 ? Promise.reject(new Error("away")) : hashed.embed(texts);
      },
    });
    const { sql: db } = server.parts.database;
    const wishes = Array.from({ length: 450 }, (_, n) => {
      const added = contentOfNew({ ...DRAFT, title: `Piece ${n}` }, new Set());
      return { id: `p_${brand.id}_${n}`, added, contentAfter: () => added };
    });
    const save = (entries: EntryMaker) =>
      saveProducts({ db, asOwnerSees: (product) => product, entries }, brand.id, wishes);
    await expect(save(mortal)).rejects.toThrow("away");
    expect(await wholeness(server, brand.id)).toEqual({ products: 200, entries: 200 });
    expect(await save(createEntryMaker(hashed))).toEqual(new Map());
    expect(await wholeness(server, brand.id)).toEqual({ products: 450, entries: 450 });
  });
});

describe("bulk", () => {
  const flagsOf = async () =>
    Object.fromEntries(
      (await bench.list()).map(({ title, active, hidden, isNew }) => [
        title,
        { active, hidden, isNew },
      ]),
    );

  test.each([
    ["activate", { active: true, hidden: false, isNew: false }],
    ["deactivate", { active: false, hidden: false, isNew: false }],
    ["hide", { active: false, hidden: true, isNew: true }],
    ["show", { active: false, hidden: false, isNew: true }],
  ] as const)("%s changes the selection and nothing else", async (action, after) => {
    const products = await seed(3, { is_new: true, active: false, hidden: action === "show" });
    const chosen = products.filter(({ title }) => title !== "Piece 2");
    const ids = chosen.map(({ id }) => id);
    expect(await bench.bulk({ ids, action })).toEqual({ changed: 2, failed: [] });
    expect(await flagsOf()).toEqual({
      "Piece 0": after,
      "Piece 1": after,
      "Piece 2": { active: false, hidden: action === "show", isNew: true },
    });
    const once = await bench.list();
    expect(await bench.bulk({ ids, action })).toEqual({ changed: 2, failed: [] });
    expect(await bench.list()).toEqual(once);
  });

  test.each(["activate", "deactivate"] as const)(
    "%s of one piece clears the new flag of the others, as its toggle does",
    async (action) => {
      const [first] = await seed(3, { is_new: true, active: false });
      expect(await bench.bulk({ ids: [first!.id], action })).toEqual({ changed: 1, failed: [] });
      expect((await bench.list()).map(({ isNew }) => isNew)).toEqual([false, false, false]);
    },
  );

  test("set_category moves the selection, also for search", async () => {
    const products = await seed(2);
    const ids = products.map(({ id }) => id);
    expect(await bench.bulk({ ids, action: "set_category", category: "Abayas" })).toEqual({
      changed: 2,
      failed: [],
    });
    expect((await bench.list()).map(({ category }) => category)).toEqual(["Abayas", "Abayas"]);
    const { rows } = await server.parts.database.pool.query(
      "select distinct 'kind:abaya' = any(terms) as fits from search_entries where product_id = any($1)",
      [ids],
    );
    expect(rows).toEqual([{ fits: true }]);
    await bench.bulk({ ids: [ids[0]!], action: "set_category", category: "" });
    expect((await bench.list()).map(({ category }) => category).toSorted()).toEqual(["", "Abayas"]);
  });

  test("delete takes the selection away", async () => {
    const products = await seed(3);
    const ids = products.slice(0, 2).map(({ id }) => id);
    expect(await bench.bulk({ ids: [...ids, ids[0]!], action: "delete" })).toEqual({
      changed: 2,
      failed: [],
    });
    expect(await bench.list()).toEqual(products.slice(2));
  });

  test.each(["activate", "hide", "set_category", "delete"] as const)(
    "%s names what is not the brand's, and leaves it alone",
    async (action) => {
      const neighbour = workbenchOf(server.address, await makeBrand(server.parts));
      const theirs = await neighbour.add();
      const [own] = await seed(1);
      const answer = await bench.bulk({
        ids: [theirs.id, own!.id, "p_nothing"],
        action,
        category: "Bags",
      });
      const missing = refusal("not_found", "productNotFound");
      expect(answer.changed).toBe(1);
      expect(
        answer.failed.toSorted((a, b) =>
          a.id === "p_nothing" ? 1 : b.id === "p_nothing" ? -1 : 0,
        ),
      ).toEqual([
        { id: theirs.id, ...missing },
        { id: "p_nothing", ...missing },
      ]);
      expect(await neighbour.list()).toEqual([theirs]);
    },
  );

  test.each([
    ["an unknown action", { ids: ["p_x"], action: "sell" }, "action"],
    ["nothing selected", { ids: [], action: "hide" }, "ids"],
    ["no category", { ids: ["p_x"], action: "set_category" }, "category"],
    ["an unknown category", { ids: ["p_x"], action: "set_category", category: "Hats" }, "category"],
  ])("%s is refused", async (_, change, field) => {
    expect(await bench.call("POST", "/bulk", change)).toMatchObject({
      status: 400,
      body: { code: "invalid", field },
    });
  });

  test("while others save and switch, everything ends whole", async () => {
    const products = await seed(300, { is_new: true });
    const ids = products.map(({ id }) => id);
    const answers = await Promise.all([
      bench.bulk({ ids, action: "set_category", category: "Bags" }),
      bench.saveAll(products.map(({ updated_at: _, ...product }) => ({ ...product, price: 5 }))),
      bench.bulk({ ids: ids.toReversed(), action: "hide" }),
      ...ids.slice(0, 20).map((id) => bench.toggleActive(id)),
      server.parts.products.addMany(brand.id, [newProduct()]),
    ]);
    expect(answers.slice(0, 3)).toMatchObject([
      { changed: 300, failed: [] },
      { saved: 300, failed: [] },
      { changed: 300, failed: [] },
    ]);
    const after = (await bench.list()).filter(({ id }) => ids.includes(id));
    expect(after.every(({ isNew }) => !isNew)).toBe(true);
    expect(await wholeness(server, brand.id)).toEqual({ products: 301, entries: 301 });
  });
});
