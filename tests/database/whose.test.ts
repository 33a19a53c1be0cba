// Every table has somebody whose data it holds, or a reason why it is nobody's to take along and to erase.
import { afterAll, beforeAll, expect, test } from "vitest";
import { WHOSE } from "../../src/server/database/tables/whose.ts";
import { ask } from "../support/ask.ts";
import { makeBrand, newProduct } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

type Column = { name: string; type: string; isNeeded: boolean };
type Table = { name: string; columns: Column[]; parents: Record<string, string> };

let server: TestServer;
let tables: Map<string, Table>;

beforeAll(async () => {
  server = await startTestServer();
  const { rows } = await server.parts.database.pool.query<Table>(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
          'isNeeded', a.attnotnull and not a.atthasdef and a.attidentity = '' ) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_object_agg(a.attname, f.confrelid::regclass::text), '{}')
        from pg_constraint f join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
        where f.conrelid = c.oid and f.contype = 'f' and f.confdeltype = 'c') as parents
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`);
  tables = new Map(rows.map((table) => [table.name, table]));
});
afterAll(() => server.stop());

const tableOf = (name: string): Table => {
  const found = tables.get(name);
  if (!found) throw new Error(`There is no table ${name}.`);
  return found;
};
const has = (table: Table, column: string) => table.columns.some(({ name }) => name === column);

test("no table is forgotten, and none is named that is not there", () => {
  expect([...tables.keys()].toSorted()).toEqual(Object.keys(WHOSE).toSorted());
});

/** Their files have to go before their rows; what has no reference is erased by name. Both are tested below. */
const ERASED_BY_NAME = new Set(["uploads", "payment_events"]);

test("what is a brand's or a watcher's names its owner and goes with the owner's row", () => {
  for (const [name, whose] of Object.entries(WHOSE)) {
    if (name === "brands" || name === "watchers" || ERASED_BY_NAME.has(name)) continue;
    const { parents } = tableOf(name);
    if (whose === "brand") expect([name, parents["brand_id"]]).toEqual([name, "brands"]);
    else if (whose === "watcher") expect([name, parents["watcher_id"]]).toEqual([name, "watchers"]);
    else if ("through" in whose) expect([name, parents[whose.by]]).toEqual([name, whose.through]);
  }
});

test("a table with a brand's number, a watcher's or an address is nobody's only for a reason of its own", () => {
  const shared = Object.values(WHOSE).flatMap((whose) =>
    typeof whose === "object" && "exception" in whose ? [whose.exception] : [],
  );
  for (const [name, whose] of Object.entries(WHOSE)) {
    if (typeof whose === "string" || "through" in whose) continue;
    const table = tableOf(name);
    const owned = ["brand_id", "watcher_id"].filter((column) => has(table, column));
    expect([name, owned]).toEqual([name, []]);
    const personal = table.columns.filter((column) =>
      /email|addressee|phone|mobile|contact|reporter|actor|caller|browser/u.test(column.name),
    );
    if (personal.length === 0) continue;
    expect([name, shared.filter((reason) => reason === whose.exception)]).toHaveProperty(
      "1.length",
      1,
    );
  }
});

/** Something of the column's type, different for each row. */
function valueOf({ type, name }: Column, n: number): unknown {
  if (type.endsWith("[]")) return [];
  if (/^(?:text|character)/u.test(type)) return name === "id" ? `x_${n}` : `said ${n}`;
  if (/int|numeric|double|real/u.test(type)) return n;
  if (type === "boolean") return false;
  if (type === "jsonb" || type === "json") return "{}";
  if (type === "date") return "2026-11-01";
  if (type.startsWith("timestamp")) return "2026-11-01T10:00:00Z";
  throw new Error(`No value of ${type} for ${name} is known to this test.`);
}

/** What only some values are allowed in. */
const ALLOWED: Record<string, Record<string, unknown>> = {
  sessions: { id: "s_whose" },
  subscriptions: { id: "sub_whose", status: "canceled" },
  crawl_jobs: { id: "j_whose", status: "done" },
};

test("a row in each of a brand's tables is in its copy, and in none of them after its erasure", async () => {
  const { pool } = server.parts.database;
  const brand = await makeBrand(server.parts);
  const piece = newProduct({ title: "Whose dress" });
  await server.parts.products.addMany(brand.id, [piece]);
  const own = Object.entries(WHOSE).filter(
    ([, whose]) => whose === "brand" || (typeof whose === "object" && "through" in whose),
  );
  const keys: Record<string, string> = {
    products: piece.id,
    crawl_jobs: "j_whose",
    subscriptions: "sub_whose",
  };
  const count = async (name: string) => {
    const whose = WHOSE[name];
    const [column, value] =
      typeof whose === "object" && "through" in whose
        ? [whose.by, keys[whose.through]]
        : [name === "brands" ? "id" : "brand_id", brand.id];
    const { rows } = await pool.query(`select from ${name} where ${column} = $1`, [value]);
    return rows.length;
  };
  let n = 0;
  const order = [...own].toSorted(([one], [other]) => Number(other in keys) - Number(one in keys));
  for (const [name, whose] of order) {
    if ((await count(name)) > 0) continue;
    n++;
    const given: Record<string, unknown> = {};
    for (const column of tableOf(name).columns)
      if (column.isNeeded) given[column.name] = valueOf(column, n);
    Object.assign(given, ALLOWED[name]);
    if (has(tableOf(name), "product_id")) given["product_id"] = piece.id;
    if (typeof whose === "object" && "through" in whose) given[whose.by] = keys[whose.through];
    else given["brand_id"] = brand.id;
    const columns = Object.keys(given);
    const places = columns.map((_, at) => `$${at + 1}`);
    await pool.query(
      `insert into ${name} (${columns.join(", ")}) values (${places.join(", ")})`,
      Object.values(given),
    );
  }
  const copy = await ask(server.address, `/api/brands/${brand.id}/data`, { token: brand.token });
  const copied = Object.keys((copy.body as { tables: object }).tables);
  expect(copied.toSorted()).toEqual(own.map(([name]) => name).toSorted());
  const erased = await ask(server.address, `/api/brands/${brand.id}/erase`, {
    method: "POST",
    token: brand.token,
    body: { password: "Correct-Horse-7" },
  });
  expect(erased.status).toBe(200);
  await server.parts.uploads.sweep();
  const left = await Promise.all(own.map(async ([name]) => [name, await count(name)] as const));
  expect(left.filter(([, rows]) => rows > 0)).toEqual([]);
});
