// The administrator deletes: what goes with a row, what stays, what is written down, and all or nothing.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Consequences } from "../../src/contract/database.ts";
import { ask, inArabic, refusal } from "../support/ask.ts";
import { administratorToken, makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let administrator: string;
let house: string;
let brand: TestBrand;
let other: TestBrand;

const run = (text: string, values: unknown[] = []) =>
  server.parts.database.pool.query(text, values);

beforeAll(async () => {
  server = await startTestServer();
  administrator = await administratorToken(server.parts);
  house = (await run("select id from brands where is_administrator")).rows[0].id;
});
afterAll(() => server.stop());

/** Two brands with two pieces each, a view of every piece, and an import with two steps. */
beforeEach(async () => {
  await run("delete from brands where not is_administrator");
  [brand, other] = [await makeBrand(server.parts), await makeBrand(server.parts)];
  for (const [n, { id }] of [brand, other].entries()) {
    const pieces = [1, 2].map((piece) =>
      newProduct({ id: `p_${n}_${piece}`, title: `Piece ${n} ${piece}` }),
    );
    await server.parts.products.addMany(id, pieces);
    for (const piece of pieces) {
      await server.parts.recordEvent({
        event_type: "product_view",
        source: "explore",
        product_id: piece.id,
      });
    }
    await run(
      "insert into crawl_jobs (id, brand_id, crawler, target) values ($1, $2, 'standard', 'x')",
      [`j_${n}`, id],
    );
    await run(`insert into crawl_events (job_id, seq, event) values ($1, 1, '{}'), ($1, 2, '{}')`, [
      `j_${n}`,
    ]);
  }
});

const db = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const { status, body } = await ask(server.address, `/api/v1/db/tables/${path}`, {
    method,
    headers,
    token: administrator,
  });
  return { status, body };
};
const remove = (path: string) => db("DELETE", path);
const consequences = async (path: string) => (await db("GET", path)).body as Consequences;
const rowPath = (table: string, id: string) => `${table}/rows/${encodeURIComponent(id)}`;

const COUNTED = [
  "brands",
  "products",
  "variants",
  "search_entries",
  "events",
  "crawl_jobs",
  "crawl_events",
  "categories",
] as const;

async function counts(): Promise<Record<string, number>> {
  const { rows } = await run(
    `select ${COUNTED.map((name) => `(select count(*)::int from ${name}) as ${name}`).join(", ")}`,
  );
  return rows[0];
}

const audit = async () =>
  (await run("select actor, action, subject, detail from audit order by id")).rows;
const auditSince = async (before: unknown[]) => (await audit()).slice(before.length);

const ONE_BRAND_GONE = {
  brands: 2,
  products: 2,
  variants: 2,
  search_entries: 2,
  events: 2,
  crawl_jobs: 1,
  crawl_events: 2,
  categories: 38,
};

describe("one row", () => {
  test("takes along what belongs to it, as was said before, and is written down", async () => {
    const before = await audit();
    expect(await consequences(`brands/consequences?id=${brand.id}`)).toEqual({
      rows: 1,
      kept: 0,
      goes: [
        { table: "crawl_jobs", rows: 1 },
        { table: "crawl_events", rows: 2 },
        { table: "events", rows: 2 },
        { table: "products", rows: 2 },
        { table: "price_points", rows: 2 },
        { table: "search_entries", rows: 2 },
        { table: "variants", rows: 2 },
        { table: "sessions", rows: 1 },
      ],
      cleared: [],
      blocked: [],
    });
    expect(await remove(rowPath("brands", brand.id))).toEqual({
      status: 200,
      body: { message: "Row deleted." },
    });
    expect(await counts()).toEqual(ONE_BRAND_GONE);
    expect(await auditSince(before)).toEqual([
      {
        actor: house,
        action: "delete_row",
        subject: `brands/${brand.id}`,
        detail: {
          deleted: {
            brands: 1,
            crawl_jobs: 1,
            crawl_events: 2,
            events: 2,
            products: 2,
            price_points: 2,
            search_entries: 2,
            sessions: 1,
            variants: 2,
          },
          cleared: {},
        },
      },
    ]);
    expect(await remove(rowPath("brands", brand.id))).toEqual({
      status: 404,
      body: refusal("not_found", "rowNotFound"),
    });
  });

  test("of those who delete it at the same moment, one succeeds and one is written down", async () => {
    const before = await audit();
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => remove(rowPath("crawl_jobs", "j_0"))),
    );
    expect(tries.map(({ status }) => String(status)).toSorted()).toEqual([
      "200",
      "404",
      "404",
      "404",
      "404",
      "404",
    ]);
    expect(await auditSince(before)).toHaveLength(1);
  });

  test("shoppers stop seeing a product at once, and its events keep its title", async () => {
    const shown = async () => {
      const answer = await ask(server.address, "/api/products/filter?page=1&limit=20", {
        method: "POST",
        body: {},
      });
      return (answer.body as { products: { id: string }[] }).products
        .map(({ id }) => id)
        .toSorted();
    };
    const fed = async () => {
      const { body } = await ask(server.address, "/api/products/explore?page=1&limit=20");
      return (body as { products: { id: string }[] }).products.map(({ id }) => id).toSorted();
    };
    const found = async () => {
      const { body } = await ask(server.address, "/api/search", {
        method: "POST",
        body: { query: "linen shirt", limit: 12 },
      });
      return (body as { products: { id: string }[] }).products.map(({ id }) => id).toSorted();
    };
    const all = ["p_0_1", "p_0_2", "p_1_1", "p_1_2"];
    expect([await shown(), await fed(), await found()]).toEqual([all, all, all]);
    await remove(rowPath("products", "p_0_1"));
    const left = all.slice(1);
    expect([await shown(), await fed(), await found()]).toEqual([left, left, left]);
    expect((await ask(server.address, "/api/products/p_0_1")).status).toBe(404);
    const kept = await run("select id, title from deleted_products");
    expect(kept.rows).toEqual([{ id: "p_0_1", title: "Piece 0 1" }]);

    await remove(rowPath("brands", other.id));
    expect([await shown(), await fed(), await found()]).toEqual([["p_0_2"], ["p_0_2"], ["p_0_2"]]);
    const options = await ask(server.address, "/api/products/filter-options");
    expect((options.body as { brands: string[] }).brands).toEqual([brand.name]);
    const theirs = await ask(server.address, `/api/brands/${other.id}`, { token: other.token });
    expect(theirs.status).toBe(401);
  });

  test("a row that others need stays, and the answer says who needs it", async () => {
    const [shirts] = (await run("select id from categories where name = 'Shirts'")).rows;
    expect(await consequences(`categories/consequences?id=${shirts.id}`)).toMatchObject({
      rows: 1,
      goes: [],
      blocked: [{ table: "products", rows: 4 }],
    });
    const before = await audit();
    expect(await remove(rowPath("categories", shirts.id))).toEqual({
      status: 409,
      body: refusal("in_use", "rowInUse", { values: { table: "products" } }),
    });
    expect((await counts())["categories"]).toBe(38);
    expect(await auditSince(before)).toEqual([]);
  });

  test.each([
    ["events", "0"],
    ["events", "x"],
    ["events", "1 or 1=1"],
    ["events", "99999999999999999999999"],
    ["events", "1.0"],
    ["events", "NaN"],
    ["events", "'; drop table brands; --"],
    ["brands", "b_nobody"],
    ["brands", "' or '1'='1"],
    ["brands", "*"],
    ["brands", "%"],
    ["brands", "null"],
    ["brands", "b_x' union select password_hash from brands --"],
    ["products", "é".repeat(150)],
  ])("%s has no row %j, and nothing happens", async (table, id) => {
    const [before, log] = [await counts(), await audit()];
    const missing = { status: 404, body: refusal("not_found", "rowNotFound") };
    expect(await remove(rowPath(table, id))).toEqual(missing);
    expect(await db("GET", `${table}/consequences?id=${encodeURIComponent(id)}`)).toEqual(missing);
    expect([await counts(), await audit()]).toEqual([before, log]);
  });
});

describe("all rows", () => {
  test("of the brands: everybody's go with all that is theirs, the administrator's own stays", async () => {
    await server.parts.products.addMany(house, [newProduct({ id: "p_house" })]);
    const before = await audit();
    expect(await consequences("brands/consequences")).toMatchObject({
      rows: 2,
      kept: 1,
      goes: expect.arrayContaining([{ table: "products", rows: 4 }]),
    });
    expect(await remove("brands/rows")).toEqual({
      status: 200,
      body: { message: "All rows of this table are deleted, except the administrator's own." },
    });
    expect(await counts()).toMatchObject({ brands: 1, products: 1, events: 0, crawl_events: 0 });
    expect(await auditSince(before)).toMatchObject([
      {
        actor: house,
        action: "delete_all_rows",
        subject: "brands",
        detail: { deleted: { brands: 2, products: 4 } },
      },
    ]);
    expect((await db("GET", "brands")).status).toBe(200);
    await run("delete from products where id = 'p_house'");
  });

  test("of another table: it is empty, its neighbours are not", async () => {
    expect(await remove("products/rows")).toEqual({
      status: 200,
      body: { message: "All rows of this table are deleted." },
    });
    expect(await counts()).toMatchObject({
      brands: 3,
      products: 0,
      variants: 0,
      search_entries: 0,
      events: 4,
    });
    expect((await run("select id from deleted_products order by id")).rows).toHaveLength(4);
    expect(await db("DELETE", "products/rows", { "accept-language": "ar" })).toEqual({
      status: 200,
      body: { message: inArabic("rowsDeleted") },
    });
  });
});

describe("what must stay", () => {
  const auditKept = { status: 403, body: refusal("kept", "auditKept") };
  const administratorKept = { status: 403, body: refusal("kept", "administratorKept") };
  const readOnly = { status: 403, body: refusal("read_only", "tableReadOnly") };

  test("the audit log, by row, as a whole, and by any other way", async () => {
    await remove(rowPath("crawl_jobs", "j_0"));
    const before = await audit();
    expect(await remove(rowPath("audit", "1"))).toEqual(auditKept);
    expect(await remove("audit/rows")).toEqual(auditKept);
    expect(await db("GET", "audit/consequences")).toEqual(auditKept);
    for (const statement of [
      "delete from audit",
      "truncate audit",
      "update audit set actor = 'x'",
    ]) {
      await expect(run(statement)).rejects.toMatchObject({ code: "RBKEP" });
    }
    expect(await audit()).toEqual(before);
  });

  test("the administrator's own row", async () => {
    const before = await counts();
    expect(await remove(rowPath("brands", house))).toEqual(administratorKept);
    await expect(run("delete from brands")).rejects.toMatchObject({ code: "RBKEP" });
    expect(await counts()).toEqual(before);
  });

  test.each(["variants", "settings", "search_entries", "account_links", "migrations"])(
    "%s, whose rows have no id of their own",
    async (table) => {
      const before = await counts();
      expect(await remove(`${table}/rows`)).toEqual(readOnly);
      expect(await remove(rowPath(table, "1"))).toEqual(readOnly);
      expect(await counts()).toEqual(before);
    },
  );

  test("also when another table would take them along", async () => {
    await run("create table groups (id bigint primary key)");
    await run("insert into groups values (1), (2)");
    await run("alter table brands add column group_id bigint references groups on delete cascade");
    await run("alter table audit add column group_id bigint references groups on delete cascade");
    await run("update brands set group_id = 1 where is_administrator");
    await run("insert into audit (actor, action, subject, group_id) values ('x', 'x', 'x', 2)");
    const [before, log] = [await counts(), await audit()];
    expect(await remove(rowPath("groups", "1"))).toEqual({
      status: 403,
      body: refusal("kept", "rowKept"),
    });
    expect(await remove(rowPath("groups", "2"))).toEqual(auditKept);
    expect((await remove("groups/rows")).status).toBe(403);
    expect([await counts(), await audit()]).toEqual([before, log]);
    expect((await run("select id from groups order by id")).rows).toEqual([{ id: 1 }, { id: 2 }]);
    await run("alter table brands drop column group_id");
    await run("alter table audit drop column group_id");
    await run("drop table groups");
  });
});

describe("all or nothing", () => {
  /** Breaks in the middle: after other rows are gone, before the deletion is done. */
  async function breakAt(table: string, event: string, when: string): Promise<void> {
    await run(`create or replace function break_here() returns trigger language plpgsql as
      $$ begin raise exception 'a fault'; end $$`);
    await run(`create trigger fault before ${event} on ${table}
      for each row when (${when}) execute function break_here()`);
  }
  afterEach(() => run("drop function if exists break_here cascade"));

  const CALM = { status: 500, body: refusal("unexpected", "unexpected") };

  test.each([
    ["a row far down the cascade", "crawl_events", "delete", "old.seq = 2 and old.job_id = 'j_1'"],
    ["the last product", "products", "delete", "old.id = 'p_1_2'"],
    ["the entry in the audit log", "audit", "insert", "true"],
  ])("a fault at %s leaves everything as it was", async (_, table, event, when) => {
    await breakAt(table, event, when);
    const [before, log] = [await counts(), await audit()];
    const titles = async () => (await run("select id from deleted_products")).rows;
    const remembered = await titles();
    expect(await remove(rowPath("brands", other.id))).toEqual(CALM);
    expect(await remove("brands/rows")).toEqual(CALM);
    if (table !== "crawl_events") expect(await remove("products/rows")).toEqual(CALM);
    expect([await counts(), await audit(), await titles()]).toEqual([before, log, remembered]);
    await run("drop function break_here cascade");
    expect((await remove(rowPath("brands", brand.id))).status).toBe(200);
    expect(await counts()).toEqual(ONE_BRAND_GONE);
  });
});

test("references that clear, block, meet twice and run in a circle are counted as they will happen", async () => {
  await run(`
    create table shops (id int primary key, head int references shops on delete cascade);
    create table shelves (id int primary key, shop int not null references shops on delete cascade);
    create table boxes (
      id int primary key,
      shop int references shops on delete cascade,
      shelf int references shelves on delete cascade,
      spare int references shops on delete set null,
      twin int references boxes);
    insert into shops values (1, null), (2, 1), (3, null);
    insert into shelves values (1, 1), (2, 2), (3, 3);
    insert into boxes values
      (1, 1, 1, null, null), (2, null, 1, null, 1), (3, 3, 3, 1, null), (4, 3, null, 1, 3);
  `);
  // Shop 1 takes shop 2 along; boxes 1 and 2 are reached by two ways; 3 and 4 lose a reference.
  expect(await consequences("shops/consequences?id=1")).toEqual({
    rows: 2,
    kept: 0,
    goes: [
      { table: "boxes", rows: 2 },
      { table: "shelves", rows: 2 },
    ],
    cleared: [{ table: "boxes", rows: 2 }],
    blocked: [],
  });
  expect(await consequences("boxes/consequences?id=3")).toMatchObject({
    blocked: [{ table: "boxes", rows: 1 }],
  });
  expect((await remove(rowPath("boxes", "3"))).status).toBe(409);
  expect((await remove(rowPath("shops", "1"))).status).toBe(200);
  expect((await run("select id, spare from boxes order by id")).rows).toEqual([
    { id: 3, spare: null },
    { id: 4, spare: null },
  ]);
  expect((await run("select id from shops")).rows).toEqual([{ id: 3 }]);
  expect((await audit()).at(-1)).toMatchObject({
    subject: "shops/1",
    detail: { deleted: { shops: 2, boxes: 2, shelves: 2 }, cleared: { boxes: 2 } },
  });
  // Boxes that refer to each other are in nobody's way when all of them go.
  expect(await consequences("boxes/consequences")).toMatchObject({ rows: 2, blocked: [] });
  expect((await remove("boxes/rows")).status).toBe(200);
  await run("drop table boxes, shelves, shops");
});
