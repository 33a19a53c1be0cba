// Events lie in one table for each month; nobody who writes or reads them has to know.
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  keepEventMonths,
  keepPriceMonths,
  readMonths,
} from "../../src/server/database/event-months.ts";
import { readMigrations, migrate } from "../../src/server/database/migrate.ts";
import { readMetrics } from "../../src/server/features/analytics/queries/metrics.ts";
import { writeEvents } from "../../src/server/features/analytics/queries/write-events.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await run(
    `insert into brands (id, name, username, email, name_key, username_key, email_key, website, password_hash)
     values ('b_1', 'n', 'u', 'e', 'n', 'u', 'e', 'w', 'x')`,
  );
});
afterAll(() => database.remove());
beforeEach(() => run("delete from events"));

const run = async (text: string, values?: unknown[]) =>
  (await database.pool.query(text, values)).rows;

const MONTH = /^m\d{4}_\d\d$/;
const monthNames = async () =>
  (await readMonths(database.sql)).map(({ name }) => name).filter((name) => MONTH.test(name));

/** The first month after the rows that were there before. */
async function firstMonth(): Promise<Date> {
  const months = await readMonths(database.sql);
  return months.find(({ name }) => name === "earlier")!.until!;
}
const later = (moment: Date, months: number, days = 0) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1 + days));
const nameOf = (moment: Date) => `m${moment.toISOString().slice(0, 7).replace("-", "_")}`;

const write = (...moments: Date[]) =>
  writeEvents(
    database.sql,
    moments.map((created_at) => ({
      event_type: "redirect" as const,
      source: "direct" as const,
      product_id: "p_1",
      brand_id: "b_1",
      created_at,
    })),
  );

const whereTheyLie = async () =>
  (await run("select tableoid::regclass::text as lies from events order by created_at")).map(
    ({ lies }) => lies,
  );

describe("months", () => {
  test("are made ahead, once, also by several at the same time", async () => {
    const first = await firstMonth();
    const now = later(first, 1, 14);
    await Promise.all([1, 2, 3].map(() => keepEventMonths(database.sql, 25, now)));
    const names = [0, 1, 2, 3, 4].map((n) => nameOf(later(first, n)));
    expect(await monthNames()).toEqual(names);
    await keepEventMonths(database.sql, 25, now);
    expect(await monthNames()).toEqual(names);
  });

  test("hold the events of that month, and the last moment of one is not the first of the next", async () => {
    const first = await firstMonth();
    await write(
      new Date(first.getTime() - 1),
      first,
      new Date(later(first, 1).getTime() - 1),
      later(first, 1),
    );
    expect(await whereTheyLie()).toEqual([
      "event_months.earlier",
      `event_months.${nameOf(first)}`,
      `event_months.${nameOf(first)}`,
      `event_months.${nameOf(later(first, 1))}`,
    ]);
  });

  test("an event beyond them is taken all the same, and moves into its month when that is made", async () => {
    const first = await firstMonth();
    const far = later(first, 7, 3);
    await write(far, later(first, 5));
    expect(await whereTheyLie()).toEqual(["event_months.unplanned", "event_months.unplanned"]);
    const before = await run("select * from events order by id");
    await keepEventMonths(database.sql, 25, later(first, 4));
    expect(await whereTheyLie()).toEqual([
      `event_months.${nameOf(later(first, 5))}`,
      `event_months.${nameOf(far)}`,
    ]);
    expect(await run("select * from events order by id")).toEqual(before);
  });

  test("and rows that have had their time go, whatever table they lie in; the others stay", async () => {
    const first = await firstMonth();
    const old = later(first, -30);
    await write(old, later(first, -1), first, later(first, 1), later(first, 2));
    // Kept for two months, seen from the third: those before the first month are gone but for one.
    await keepEventMonths(database.sql, 2, later(first, 1, 9));
    expect(
      (await run("select created_at from events order by 1")).map((r) => r.created_at),
    ).toEqual([later(first, -1), first, later(first, 1), later(first, 2)]);
    await keepEventMonths(database.sql, 1, later(first, 2, 20));
    expect(
      (await run("select created_at from events order by 1")).map((r) => r.created_at),
    ).toEqual([later(first, 1), later(first, 2)]);
    const left = (await readMonths(database.sql)).map(({ name }) => name);
    expect([left.includes("earlier"), left.includes(nameOf(first))]).toEqual([false, false]);
    // Even now there is a place for what comes late.
    await write(old);
    expect((await whereTheyLie())[0]).toBe("event_months.unplanned");
  });
});

test("a brand's numbers are read from the months that were asked for, and from their indexes alone", async () => {
  const months = await readMonths(database.sql);
  const [first, second] = months.filter(({ name }) => MONTH.test(name));
  const [start, end] = [first!.until!, second!.until!];
  await write(start, new Date(end.getTime() - 1), end);
  const metrics = await readMetrics(database.sql, "b_1", { start, end }, (id) => id);
  expect([metrics.total_clicks, metrics.event_counts]).toEqual([2, { redirect: 2 }]);
  const { rows } = await sql<{ "QUERY PLAN": string }>`
    explain select event_type, source, product_id, count(*) from events
    where brand_id = 'b_1' and created_at >= ${start} and created_at < ${end}
    group by event_type, source, product_id`.execute(database.sql);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan.match(/event|m\d{4}_\d\d/g)).not.toBeNull();
  expect([...new Set(plan.match(/\bon (m\d{4}_\d\d|earlier|unplanned)\b/g))]).toEqual([
    `on ${second!.name}`,
  ]);
});

test("a brand takes its events of all months along, and the numbers of rows go on rising", async () => {
  await run(
    `insert into brands (id, name, username, email, name_key, username_key, email_key, website, password_hash)
     values ('b_2', 'm', 'v', 'f', 'm', 'v', 'f', 'w', 'x')`,
  );
  const [month] = (await readMonths(database.sql)).filter(({ name }) => MONTH.test(name));
  for (const at of [month!.until!, new Date("2001-01-01")]) {
    await run(
      `insert into events (event_type, source, product_id, brand_id, created_at)
       values ('redirect', 'direct', 'p_1', 'b_2', $1)`,
      [at],
    );
  }
  const ids = (await run("select id from events order by id")).map(({ id }) => id);
  expect(ids[1]).toBe(ids[0] + 1);
  await run("delete from brands where id = 'b_2'");
  expect(await run("select from events")).toEqual([]);
  await expect(
    run(
      `insert into events (event_type, source, product_id, brand_id) values ('a', 'b', 'c', 'b_2')`,
    ),
  ).rejects.toThrow(/foreign key/);
});

describe("the change to months", () => {
  const former = readMigrations();
  const change = former.find(({ name }) => name.startsWith("013-"))!;
  let old: TestDatabase;

  /** As it was before: one table, with rows in it. */
  beforeAll(async () => {
    old = await openTestDatabase();
    await old.pool.query(`
      drop table events; drop schema event_months cascade;
      delete from migrations where name = '${change.name}';
      create table events (
        id bigint generated always as identity primary key, event_type text not null,
        source text not null, product_id text not null,
        brand_id text not null references brands (id) on delete cascade,
        metadata jsonb, created_at timestamptz not null default now()
      );
      create index events_of_brand on events (brand_id, created_at)
        include (event_type, source, product_id);
      create index events_of_product on events (product_id, created_at);
      insert into brands (id, name, username, email, name_key, username_key, email_key, website, password_hash)
        values ('b_1', 'n', 'u', 'e', 'n', 'u', 'e', 'w', 'x');
      insert into events (event_type, source, product_id, brand_id, metadata, created_at)
        select 'redirect', 'direct', 'p_' || n, 'b_1', '{"n": 1}', now() - n * interval '1 day'
        from generate_series(1, 400) as n;`);
  });
  afterAll(() => old.remove());
  const all = async () => (await old.pool.query("select * from events order by id")).rows;

  test("keeps every row where it is on the disk, and runs again after it was broken off anywhere", async () => {
    const before = await all();
    const files = async (table: string) =>
      (await old.pool.query("select pg_relation_filenode($1::regclass) as file", [table])).rows;
    const [file] = await files("events");
    // Broken off before the exchange, and again after it but before it was written down.
    const half = {
      ...change,
      sql: `${change.sql.split("do $$").slice(0, 3).join("do $$")}select 1/0;`,
    };
    const others = former.filter(({ name }) => name !== change.name);
    await expect(migrate(old.pool, [...others, half])).rejects.toThrow("division by zero");
    expect(await all()).toEqual(before);
    expect(await migrate(old.pool, former)).toEqual([change.name]);
    await old.pool.query("delete from migrations where name = $1", [change.name]);
    expect(await migrate(old.pool, former)).toEqual([change.name]);
    expect(await all()).toEqual(before);
    expect(await files("event_months.earlier")).toEqual([file]);
  });

  test("leaves the same indexes and references as a table that was made in months", async () => {
    const describeTable = async ({ pool }: TestDatabase) =>
      (
        await pool.query(
          `select replace(indexdef, ' ONLY', '') as it from pg_indexes where tablename = 'events'
           union all select pg_get_constraintdef(oid) from pg_constraint
             where conrelid = 'events'::regclass and contype in ('f', 'p') order by 1`,
        )
      ).rows;
    const described = await describeTable(old);
    expect(described).toEqual(await describeTable(database));
    expect(described.length).toBe(5);
    await old.pool.query(
      `insert into events (event_type, source, product_id, brand_id) values ('redirect', 'direct', 'p', 'b_1')`,
    );
    expect((await all()).at(-1).id).toBe(401);
  });
});

test("prices are kept for two years and not longer", async () => {
  await run(
    `insert into products (id, brand_id, title, category, price, mix)
     values ('p_old', 'b_1', 'Dress', 'Dresses', 900, 0.5)`,
  );
  const now = new Date();
  const monthsAgo = [30, 25, 23, 1].map((months) => later(now, -months, 14));
  for (const [n, at] of monthsAgo.entries())
    await run(
      `insert into price_points (product_id, at, price, currency, in_stock, source, held_until)
       values ('p_old', $1, $2, 'EGP', true, 'import', $1)`,
      [at, 500 + n],
    );
  const kept = async () =>
    (await run("select price::int as price from price_points order by at")).map(
      ({ price }) => price,
    );
  await keepPriceMonths(database.sql, now);
  expect(await kept()).toEqual([502, 503]);
  await keepPriceMonths(database.sql, later(now, 23, 14));
  expect(await kept()).toEqual([503]);
});
