// A brand takes its data along, and leaves, by itself.
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownData } from "../../src/contract/own-data.ts";
import { breachForm, toCsv } from "../../scripts/breach-form.ts";
import {
  CLOSED,
  concernedBrands,
  concernedReporters,
  concernedWatchers,
  whoIsConcerned,
} from "../../src/server/database/concerned.ts";
import { newUploadAddress } from "../../src/server/features/catalogue/upload-address.ts";
import { createSeal, type Seal } from "../../src/server/features/watches/seal.ts";
import { ask } from "../support/ask.ts";
import { administratorToken, makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const PASSWORD = "Correct-Horse-7";
let server: TestServer;
let brand: TestBrand;
let neighbour: TestBrand;
const dress = newProduct({ title: "Dress" });

beforeAll(async () => {
  server = await startTestServer();
  brand = await makeBrand(server.parts);
  neighbour = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, [dress]);
  await server.parts.products.addMany(neighbour.id, [newProduct({ title: "Theirs" })]);
});
afterAll(() => server.stop());

const erase = (of: TestBrand, password: string, token = of.token) =>
  ask(server.address, `/api/brands/${of.id}/erase`, { method: "POST", token, body: { password } });
const rowsOf = async (table: string, id: string) =>
  (
    await server.parts.database.pool.query(
      `select count(*)::int as n from ${table} where brand_id = $1`,
      [id],
    )
  ).rows[0] as { n: number };

test("the copy holds the account and its pieces, no secret, and nothing of others", async () => {
  const answer = await ask(server.address, `/api/brands/${brand.id}/data`, { token: brand.token });
  expect(answer.status).toBe(200);
  const { tables } = answer.body as { tables: Record<string, Record<string, unknown>[]> };
  expect(tables["brands"]).toHaveLength(1);
  expect(tables["brands"]![0]).toMatchObject({ id: brand.id });
  expect(tables["products"]!.map(({ title }) => title)).toEqual(["Dress"]);
  expect(answer.text).not.toMatch(/argon2|password_hash|"salt"/u);
  expect(answer.text).not.toContain(neighbour.id);
});

test("a copy of thousands of rows is whole", async () => {
  const { pool } = server.parts.database;
  const many = await makeBrand(server.parts);
  await pool.query(
    `insert into import_deletions (brand_id, address, title)
     select $1, 'shop.example/' || n, 'Piece ' || n from generate_series(1, 2300) n`,
    [many.id],
  );
  const answer = await ask(server.address, `/api/brands/${many.id}/data`, { token: many.token });
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  const { tables } = ownData.response!.parse(answer.body);
  expect(new Set(tables["import_deletions"]!.map(({ address }) => address)).size).toBe(2300);
});

test("nobody takes another's data or ends another's account", async () => {
  const data = await ask(server.address, `/api/brands/${brand.id}/data`, {
    token: neighbour.token,
  });
  expect(data.status).toBe(404);
  const nobodys = await ask(server.address, "/api/brands/b_nobody/data", {
    token: await administratorToken(server.parts),
  });
  expect(nobodys.status).toBe(404);
  expect((await erase(brand, PASSWORD, neighbour.token)).status).toBe(404);
});

test("a wrong password deletes nothing", async () => {
  const answer = await erase(brand, "Wrong-Horse-8");
  expect(answer.status).toBe(400);
  expect(await rowsOf("products", brand.id)).toEqual({ n: 1 });
});

test("a subscription that is renewed has to be cancelled first", async () => {
  await server.parts.database.pool.query(
    `insert into subscriptions (id, brand_id, provider, customer_id, status)
     values ('sub_1', $1, 'sandbox', 'cus_1', 'active')`,
    [brand.id],
  );
  expect((await erase(brand, PASSWORD)).status).toBe(409);
  await server.parts.database.pool.query("delete from subscriptions");
});

test("the house's own account stays", async () => {
  const token = await administratorToken(server.parts);
  const { rows } = await server.parts.database.pool.query(
    "select id from brands where is_administrator",
  );
  const house = { id: (rows[0] as { id: string }).id, name: "", token };
  expect((await erase(house, PASSWORD)).status).toBe(409);
});

test("with the password everything is gone at once, and the others stay", async () => {
  const { pool } = server.parts.database;
  await pool.query("insert into uploads (address, brand_id) values ($1, $2), ($3, $4)", [
    newUploadAddress(brand.id),
    brand.id,
    newUploadAddress(neighbour.id),
    neighbour.id,
  ]);
  expect((await erase(brand, PASSWORD)).status).toBe(200);
  for (const table of ["products", "events", "sessions"])
    expect(await rowsOf(table, brand.id)).toEqual({ n: 0 });
  expect((await ask(server.address, `/api/products/${dress.id}`)).status).toBe(404);
  expect(await rowsOf("products", neighbour.id)).toEqual({ n: 1 });
  // The files it uploaded are asked to be removed with it, and its rows go with the files.
  const { rows } = await pool.query("select from jobs.job where name = 'sweep-uploads'");
  expect(rows.length).toBeGreaterThan(0);
  await server.parts.uploads.sweep();
  expect(await rowsOf("uploads", brand.id)).toEqual({ n: 0 });
  expect(await rowsOf("uploads", neighbour.id)).toEqual({ n: 1 });
});

test("after a breach it is known whose data was there, how much of each, and the form for the authority is filled in", async () => {
  const { sql: db, pool } = server.parts.database;
  const [mine, theirs] = [createSeal("the secret of then"), createSeal("another secret")];
  const watch = (id: string, seal: Seal, kind: string, contact: string) =>
    pool.query(
      `insert into watchers (id, kind, contact_hash, contact_secret, language, created_at)
       values ($1, $2, $3, $4, 'ar', '2026-11-01T10:00:00Z')`,
      [id, kind, seal.hashOf(contact), seal.close(contact)],
    );
  await watch("w_1", mine, "email", "mona@example.com");
  await watch("w_2", theirs, "email", "closed@example.com");
  await watch("w_3", mine, "push", "https://push.example/1");
  const counted = new Map((await whoIsConcerned(db)).map((one) => [one.what, one]));
  const [{ n }] = (await pool.query("select count(*)::int as n from brands")).rows as [
    { n: number },
  ];
  expect(counted.get("brands")).toMatchObject({ rows: n });
  expect(counted.get("people who asked for notices")).toMatchObject({
    rows: 3,
    from: new Date("2026-11-01T10:00:00Z"),
  });
  const brands = await concernedBrands(db);
  expect(brands).toHaveLength(n);
  expect(brands).toContainEqual(
    expect.objectContaining({ id: neighbour.id, name: neighbour.name, pieces: 1 }),
  );
  const watchers = await concernedWatchers(db, mine.open);
  expect(watchers.map(({ id, by, contact }) => [id, by, contact])).toEqual([
    ["w_1", "email", "mona@example.com"],
    ["w_2", "email", CLOSED],
    ["w_3", "push", "https://push.example/1"],
  ]);
  await pool.query(
    `insert into reports (id, product_id, reason, reporter, created_at)
     select 'r_' || n, (select id from products limit 1), 'other', '=mona@example.com',
       '2026-11-02T10:00:00Z' from generate_series(1, 2) n`,
  );
  const reporters = await concernedReporters(db);
  // What a spreadsheet would take for a formula is guarded.
  expect(toCsv(reporters)).toBe(
    "email,reports,first,last\n'=mona@example.com,2,2026-11-02 10:00,2026-11-02 10:00\n",
  );
  const madeAt = new Date("2026-11-19T10:00:00Z");
  const form = breachForm({ madeAt, counted: [...counted.values()], brands, watchers, reporters });
  expect(form).toContain(
    `${n} brands / علامة, 3 who asked for notices / طالب تنبيه, 1 who reported`,
  );
  expect(form).toContain("| people who asked for notices | 3 | 2026-11-01 | 2026-11-01 | e-mail");
  expect(form).toContain("لا يفتحها المفتاح الحالي: 1.");
  // Every kind that is counted is explained in both languages, and the form itself names nobody.
  expect(form).not.toMatch(/\| *\|/u);
  expect(form).not.toContain("mona@example.com");
});
