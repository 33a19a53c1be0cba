import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate, readMigrations } from "../../src/server/database/migrate.ts";
import { openDatabase } from "../../src/server/database/open.ts";
import { makePostgresDatabase } from "../support/postgres.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";
import { isEmbedded } from "../support/test-server.ts";

let database: TestDatabase;
const ours = readMigrations();

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

const migration = (name: string, sql: string) => ({
  name,
  sql,
  checksum: createHash("sha256").update(sql).digest("hex"),
});

const tables = async () =>
  (
    await database.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
  ).rows.map(({ name }) => name);

const applied = async () =>
  (
    await database.pool.query<{ name: string }>("select name from migrations order by name")
  ).rows.map(({ name }) => name);

describe("migrations", () => {
  test("are numbered, no number twice, and run in the order of their numbers", () => {
    const numbers = ours.map(({ name }) => Number(/^(\d{3})-[a-z0-9-]+\.sql$/.exec(name)?.[1]));
    expect(numbers).not.toContain(Number.NaN);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  });

  test("are applied once: a second run does nothing", async () => {
    expect(await applied()).toEqual(ours.map(({ name }) => name));
    expect(await migrate(database.pool)).toEqual([]);
  });

  test("run in a transaction of their own: what came before a failing one stays, it leaves nothing", async () => {
    const more = [
      ...ours,
      migration("900-good.sql", "create table good (id int);"),
      migration("901-bad.sql", "create table half (id int); select 1 / 0;"),
      migration("902-never.sql", "create table never (id int);"),
    ];
    await expect(migrate(database.pool, more)).rejects.toThrow(
      "Migration 901-bad.sql failed: division by zero",
    );
    expect((await tables()).filter((name) => ["good", "half", "never"].includes(name))).toEqual([
      "good",
    ]);
    expect(await applied()).toEqual([...ours.map(({ name }) => name), "900-good.sql"]);
    const mended = [...more.slice(0, -2), migration("901-bad.sql", "create table whole (id int);")];
    expect(await migrate(database.pool, mended)).toEqual(["901-bad.sql"]);
  });

  test("and their entry in the list are one: without the entry nothing of them stays", async () => {
    const entry = "insert into migrations (name, checksum) values ('920-taken.sql', 'x');";
    const taken = migration("920-taken.sql", `create table unlisted (id int); ${entry}`);
    await expect(migrate(database.pool, [...ours, taken])).rejects.toThrow(
      "Migration 920-taken.sql failed: duplicate key",
    );
    expect(await tables()).not.toContain("unlisted");
    expect(await applied()).not.toContain("920-taken.sql");
  });

  test("that were changed after they had been applied are refused, with a sentence", async () => {
    const [first, ...others] = ours;
    const changed = migration(first!.name, `${first!.sql}\n-- only a remark`);
    await expect(migrate(database.pool, [changed, ...others])).rejects.toThrow(
      `Migration ${first!.name} was changed after it had been applied.`,
    );
    expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});

test.skipIf(isEmbedded)(
  "two servers that start at once on one empty PostgreSQL share the work",
  async () => {
    const made = await makePostgresDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url: made.url })));
    const { rows } = await opened[0]!.pool.query("select name from migrations order by name");
    expect(rows.map(({ name }) => name)).toEqual(ours.map(({ name }) => name));
    await Promise.all(opened.map((one) => one.close()));
    await made.drop();
  },
);
