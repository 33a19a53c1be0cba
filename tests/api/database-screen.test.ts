// The administrator looks at the tables: what is shown, what is not, and who may look.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResponseOf } from "../../src/contract/endpoint.ts";
import type {
  databaseRow,
  databaseTables,
  TableDetail,
  TableRows,
} from "../../src/contract/database.ts";
import { ask, inArabic, refusal, type Answer } from "../support/ask.ts";
import { HOSTILE_STRINGS } from "../support/hostile.ts";
import { administratorToken, makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const SECRETS = {
  link: "link-hash-5f1d0c",
  mail: "letter-words-77aa",
  setting: "setting-key-91bc",
  key: "failure-key-20fe",
  customer: "cus_secret_4411",
  nested: "nested-token-8c8c",
  later: "a-later-secret-3d",
};
const LONG = "linen ".repeat(60);
const EVENTS = 120;

let server: TestServer;
let administrator: string;
let brand: TestBrand;
let passwordHash: string;

const run = (text: string, values: unknown[] = []) =>
  server.parts.database.pool.query(text, values);

beforeAll(async () => {
  server = await startTestServer();
  administrator = await administratorToken(server.parts);
  brand = await makeBrand(server.parts, `O'Neil "the" brand`);
  await server.parts.products.addMany(brand.id, [
    newProduct({ id: "p_shown", description: LONG, price: 950.5 }),
  ]);
  const { rows } = await run("select password_hash from brands where id = $1", [brand.id]);
  passwordHash = rows[0].password_hash;
  await run(
    `insert into account_links (hash, purpose, brand_id, email, expires_at)
     select $1 || n, 'verify', $2, 'a@b.example', now() from generate_series(1, 7) n`,
    [SECRETS.link, brand.id],
  );
  await run(
    `insert into mails (id, kind, brand_id, addressee, language, details)
     values ('m_1', 'listing-report', $1, 'a@b.example', 'en', $2)`,
    [brand.id, JSON.stringify({ words: SECRETS.mail })],
  );
  await run("insert into settings (name, value) values ('service', $1)", [
    JSON.stringify(SECRETS.setting),
  ]);
  await run("insert into sign_in_failures (key, failures, last_at) values ($1, 1, now())", [
    SECRETS.key,
  ]);
  await run(
    `insert into subscriptions (id, brand_id, provider, customer_id, status)
     values ('s_1', $1, 'stripe', $2, 'active')`,
    [brand.id, SECRETS.customer],
  );
  await run(
    `insert into events (event_type, source, product_id, brand_id, metadata)
     select 'product_view', 'explore', 'p_shown', $1,
       case when n = 5 then $2::jsonb else jsonb_build_object('place', n) end
     from generate_series(1, $3::int) n`,
    [brand.id, JSON.stringify({ of: [{ explore_token: SECRETS.nested }] }), EVENTS],
  );
  // A table of a later version, whose author did not think of this screen.
  await run(
    `create table later_things (
       id bigint primary key, "api Secret" text, ResetTokens text[], "odd ""name""" numeric, nothing text,
       ratio float8, until timestamptz)`,
  );
  await run(
    "insert into later_things values ($1, $2, array[$2], 12.340, null, 'NaN', 'infinity')",
    ["9007199254740993", SECRETS.later],
  );
});
afterAll(() => server.stop());

const db = (path: string, asked: Parameters<typeof ask>[2] = {}): Promise<Answer> =>
  ask(server.address, `/api/v1/db/tables${path}`, { token: administrator, ...asked });

async function get<Body>(path: string): Promise<Body> {
  const { status, body, text } = await db(path);
  expect(status === 200 ? "shown" : text).toBe("shown");
  return body as Body;
}

const table = (name: string) => get<TableDetail>(`/${encodeURIComponent(name)}`);

/** Every row of a table, page by page, and all that was answered on the way. */
async function allPages(name: string, limit: number) {
  const pages: TableRows[] = [];
  for (let after: string | null = null; pages.length === 0 || after !== null;) {
    const from: string = after === null ? "" : `&after=${encodeURIComponent(after)}`;
    const page = await get<TableRows>(`/${name}/rows?limit=${limit}${from}`);
    pages.push(page);
    after = page.next;
  }
  return {
    rows: pages.flatMap(({ rows }) => rows),
    about: pages.flatMap(({ about }) => about),
    sizes: pages.map(({ rows }) => rows.length),
  };
}

describe("who may look", () => {
  const paths = [
    "",
    "/brands",
    "/brands/rows",
    "/brands/row?key=x",
    "/brands/consequences",
    "/nowhere",
  ];

  test.each(paths)("nobody but the administrator sees anything at /tables%s", async (path) => {
    expect(await db(path, { token: undefined })).toMatchObject({
      status: 401,
      body: refusal("sign_in_first", "signInFirst"),
    });
    expect(await db(path, { token: brand.token })).toMatchObject({
      status: 403,
      body: refusal("not_allowed", "notAllowed"),
    });
    expect((await db(path)).status).not.toBe(403);
  });

  test("a brand that calls itself the house is not the house", async () => {
    await run("update brands set name = 'ribby ' where id = $1", [brand.id]);
    expect((await db("", { token: brand.token })).status).toBe(403);
    await run("update brands set name = 'Test' where id = $1", [brand.id]);
  });
});

describe("the tables", () => {
  test("are those of the product, each with the number of its rows", async () => {
    const { tables, counts } = await get<ResponseOf<typeof databaseTables>>("");
    const known = await run(
      "select table_name from information_schema.tables where table_schema = 'public'",
    );
    expect(tables).toEqual(known.rows.map((row): string => row.table_name).toSorted());
    expect(tables).toEqual(expect.arrayContaining(["brands", "products", "audit", "migrations"]));
    expect(Object.keys(counts).toSorted()).toEqual(tables);
    expect(counts["events"]).toEqual({ n: EVENTS, is_exact: true });
    expect(counts["brands"]).toEqual({ n: 2, is_exact: true });
  });

  test("show their columns with types, in the order they were made", async () => {
    const { columns, total, read_only } = await table("products");
    expect(columns.slice(0, 4)).toEqual([
      { name: "id", type: "text", is_masked: false },
      { name: "brand_id", type: "text", is_masked: false },
      { name: "shop_id", type: "text", is_masked: false },
      { name: "title", type: "text", is_masked: false },
    ]);
    expect(columns).toContainEqual({ name: "price", type: "numeric(12,2)", is_masked: false });
    expect([total, read_only]).toEqual([{ n: 1, is_exact: true }, null]);
    const entries = await table("search_entries");
    expect(entries.columns).toContainEqual(
      expect.objectContaining({ name: "meaning", type: "vector(384)" }),
    );
  });

  test("show an empty one as empty", async () => {
    expect(await table("shared_collections")).toMatchObject({
      rows: [],
      about: [],
      next: null,
      total: { n: 0, is_exact: true },
    });
  });

  test("beyond a hundred thousand rows the number is an estimate, and says so", async () => {
    await run("create table many_things (n int primary key)");
    await run("insert into many_things select generate_series(1, 100500)");
    await run("analyze many_things");
    const { counts } = await get<ResponseOf<typeof databaseTables>>("");
    expect(counts["many_things"]).toEqual({ n: 100_500, is_exact: false });
    await run("drop table many_things");
  });
});

describe("rows", () => {
  test("hold what the database holds: numbers exactly, moments in one form, nothing as nothing", async () => {
    const { rows } = await table("later_things");
    expect(rows).toEqual([
      {
        id: "9007199254740993",
        "api Secret": "••••••",
        resettokens: "••••••",
        'odd "name"': "12.340",
        nothing: null,
        ratio: "NaN",
        until: "Infinity",
      },
    ]);
    const [product] = (await table("products")).rows;
    expect(product).toMatchObject({
      id: "p_shown",
      brand_id: brand.id,
      price: "950.50",
      active: true,
      colors: "{white}",
      shop_id: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  test("long cells are shortened, and there is a way to see them whole", async () => {
    const { rows, about } = await table("products");
    expect(rows[0]!["description"]).toBe(LONG.slice(0, 120));
    expect(about[0]!.shortened).toContain("description");
    expect(about[0]!.shortened).not.toContain("title");
    const key = encodeURIComponent(about[0]!.key);
    const whole = await get<ResponseOf<typeof databaseRow>>(`/products/row?key=${key}`);
    expect(whole.row["description"]).toBe(LONG);
    expect(whole.shortened).toEqual([]);

    const entries = await table("search_entries");
    expect(entries.about[0]!.shortened).toContain("meaning");
    expect(String(entries.rows[0]!["meaning"]).length).toBe(120);
    const entry = await get<ResponseOf<typeof databaseRow>>(
      `/search_entries/row?key=${encodeURIComponent(entries.about[0]!.key)}`,
    );
    expect(JSON.parse(String(entry.row["meaning"]))).toHaveLength(384);
  });

  test("come page by page, each once, the newest of a rising number first", async () => {
    const first = await table("events");
    expect([first.rows.length, first.next === null]).toEqual([50, false]);
    const { rows, sizes } = await allPages("events", 37);
    expect(sizes).toEqual([37, 37, 37, 9]);
    const ids = rows.map((row) => Number(row["id"]));
    expect(ids).toEqual(Array.from({ length: EVENTS }, (_, n) => EVENTS - n));
    expect(first.rows.map((row) => row["id"])).toEqual(rows.slice(0, 50).map((row) => row["id"]));
  });

  test("rows that come and go between two pages shift nothing", async () => {
    const { next } = await get<TableRows>("/events/rows?limit=10");
    await run(
      "insert into events (event_type, source, product_id, brand_id) values ('redirect', 'direct', 'p_shown', $1)",
      [brand.id],
    );
    const second = await get<TableRows>(`/events/rows?limit=5&after=${encodeURIComponent(next!)}`);
    expect(second.rows.map((row) => Number(row["id"]))).toEqual([110, 109, 108, 107, 106]);
    await run("delete from events where event_type = 'redirect'");
  });

  test("a key of several columns, and one that is a secret, lead through the table too", async () => {
    await run(
      "insert into variants (product_id, position, in_stock) select 'p_shown', n, true from generate_series(100, 120) n",
    );
    const variants = await allPages("variants", 4);
    const { rows } = await run("select position from variants order by product_id, position");
    expect(variants.rows.map((row) => row["position"])).toEqual(rows.map((row) => row.position));
    const links = await allPages("account_links", 2);
    expect(links.sizes).toEqual([2, 2, 2, 1]);
    expect(new Set(links.about.map(({ key }) => key)).size).toBe(7);
  });

  test("tables without an id of their own are read-only, the audit log is kept", async () => {
    const reasons = await Promise.all(
      ["settings", "variants", "account_links", "migrations", "audit", "brands"].map(
        async (name) => [name, (await table(name)).read_only],
      ),
    );
    expect(Object.fromEntries(reasons)).toEqual({
      settings: "no_id",
      variants: "no_id",
      account_links: "no_id",
      migrations: "no_id",
      audit: "kept",
      brands: null,
    });
  });

  test("the administrator's own row is marked as one that stays", async () => {
    const { rows, about } = await table("brands");
    for (const [at, row] of rows.entries()) {
      expect(about[at]!.is_kept).toBe(row["is_administrator"]);
    }
    expect(about.filter(({ is_kept }) => is_kept)).toHaveLength(1);
  });
});

test("no answer of any kind, about any table, holds a secret", async () => {
  const { tables } = await get<ResponseOf<typeof databaseTables>>("");
  const texts: string[] = [];
  const read = async (path: string) => void texts.push((await db(path)).text);
  for (const name of tables) {
    await read(`/${name}`);
    const { about } = await allPages(name, 200);
    await read(`/${name}/rows?limit=200`);
    for (const { key } of about.slice(0, EVENTS)) {
      await read(`/${name}/row?key=${encodeURIComponent(key)}`);
    }
  }
  const all = texts.join("\n");
  // The search itself works: what is no secret is found.
  expect(all).toContain("linen linen");
  expect(all).toContain("a@b.example");
  for (const [kind, secret] of Object.entries({ ...SECRETS, passwordHash })) {
    expect([kind, all.includes(secret)]).toEqual([kind, false]);
  }
  expect(all).not.toContain("$argon2");
});

describe("hostile names and keys", () => {
  const NAMES = [
    ...HOSTILE_STRINGS.filter((name) => name.length < 300 && !/[\p{Cs}\p{Cc}]/u.test(name)),
    "pg_class",
    "pg_catalog.pg_authid",
    "public.brands",
    '"brands"',
    "BRANDS",
    "brands; delete from events",
    'brands" where false; delete from "events',
    "brands--",
    "brands,events",
    "events ",
  ].filter((name) => name !== "");

  test.each(NAMES)("%j is no table, and nothing happens", async (name) => {
    const segment = encodeURIComponent(name);
    const missing = { status: 404, body: refusal("not_found", "tableNotFound") };
    for (const [path, method] of [
      ["", "GET"],
      ["/rows", "GET"],
      ["/row?key=x", "GET"],
      ["/consequences", "GET"],
      ["/rows", "DELETE"],
      ["/rows/1", "DELETE"],
    ] as const) {
      const { status, body } = await db(`/${segment}${path}`, { method });
      expect([path, method, { status, body }]).toEqual([path, method, missing]);
    }
  });

  test("a name longer than names can be is no table, though its beginning is one", async () => {
    const long = "t".repeat(63);
    await run(`create table ${long} (id int primary key)`);
    expect((await db(`/${long}`)).status).toBe(200);
    expect((await db(`/${long}x`)).status).toBe(404);
    await run(`drop table ${long}`);
  });

  test("names with bytes no database holds are found nowhere", async () => {
    for (const name of ["%00", "brands%00", "a%1b"]) {
      expect(await db(`/${name}`)).toMatchObject({
        status: 404,
        body: refusal("not_found", "notFound"),
      });
    }
  });

  test("a key nobody was given leads nowhere, in the reader's language", async () => {
    const wrong = [
      "x",
      "[]",
      "[1]",
      '["1","2"]',
      '["x"]',
      '["99999999999999999999"]',
      '["1 or 1=1"]',
      '["\\u0000"]',
      "null",
      "{}",
    ];
    for (const key of wrong) {
      const sent = encodeURIComponent(key);
      expect([key, await db(`/events/row?key=${sent}`)]).toMatchObject([
        key,
        { status: 404, body: refusal("not_found", "rowNotFound") },
      ]);
      expect([key, await db(`/events/rows?after=${sent}`)]).toMatchObject([
        key,
        {
          status: 400,
          body: refusal("invalid", "fieldInvalid", { field: "after", values: { field: "after" } }),
        },
      ]);
    }
    const arabic = await db("/nowhere", { headers: { "accept-language": "ar" } });
    expect(arabic.body).toEqual({ detail: inArabic("tableNotFound"), code: "not_found" });
  });

  test("pages have a size between one and two hundred", async () => {
    for (const limit of ["0", "201", "-1", "1.5", "many", "1e9"]) {
      expect([limit, (await db(`/events/rows?limit=${limit}`)).status]).toEqual([limit, 400]);
    }
  });
});
