// Migrations that run while the shop is open: outside a transaction, again after a crash, in nobody's way.
import { createHash } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { migrate, readMigrations } from "../../src/server/database/migrate.ts";
import { statementsOf } from "../../src/server/database/online-migration.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";
import { isEmbedded } from "../support/test-server.ts";

let database: TestDatabase;
const ours = readMigrations();

beforeAll(async () => {
  database = await openTestDatabase();
  await run("create table things (id int primary key, word text not null)");
  await run("insert into things select n, 'word ' || n from generate_series(1, 500) as n");
});
afterAll(() => database.remove());

const run = async (text: string) => (await database.pool.query(text)).rows;

const migration = (name: string, sql: string) => ({
  name,
  sql,
  checksum: createHash("sha256").update(sql).digest("hex"),
});
const online = (name: string, ...statements: string[]) =>
  migration(name, `-- online\n${statements.join(";\n")};\n`);

/** Impatient, so that nobody has to wait. */
const patience = { lockMs: 50, tries: 400, pauseMs: 20 };
const apply = (...more: ReturnType<typeof migration>[]) =>
  migrate(database.pool, [...ours, ...more], patience);
const isApplied = async (name: string) =>
  (await run(`select from migrations where name = '${name}'`)).length === 1;
const forget = (name: string) => run(`delete from migrations where name = '${name}'`);

const indexes = async () =>
  (await run(
    `select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'things'::regclass and not i.indisprimary order by 1`,
  )) as { name: string; valid: boolean }[];

/** A connection of its own, with an open transaction. */
async function beginBeside(...statements: string[]): Promise<pg.Client> {
  const client = new pg.Client(database.connection);
  await client.connect();
  await client.query("begin");
  for (const statement of statements) await client.query(statement);
  return client;
}

test("a file is taken apart at its semicolons, and nowhere inside a text, a body or a comment", () => {
  expect(
    statementsOf(`-- online; not a statement
      select 'a;b''c;d' as "odd;name"; /* no; */ do $$ begin perform 1; end $$;
      do $body$ begin execute 'x;$$;y'; end $body$ ; -- the end;
      select $1`),
  ).toEqual([
    `select 'a;b''c;d' as "odd;name"`,
    "do $$ begin perform 1; end $$",
    "do $body$ begin execute 'x;$$;y'; end $body$",
    "select $1",
  ]);
});

test("an index is built concurrently, on both engines", async () => {
  const made = online(
    "910-a.sql",
    "create index concurrently if not exists by_word on things (word)",
  );
  expect(await apply(made)).toEqual(["910-a.sql"]);
  expect(await indexes()).toEqual([{ name: "by_word", valid: true }]);
  expect(await apply(made)).toEqual([]);
  await run("drop index by_word");
  await forget("910-a.sql");
});

test("a file that failed in the middle goes on from its beginning: what was done is found done", async () => {
  const name = "911-b.sql";
  const statements = [
    "create table if not exists first_half (id int)",
    "create index concurrently if not exists first_half_ids on first_half (id)",
    "select count(*) from second_half",
  ];
  await expect(apply(online(name, ...statements))).rejects.toThrow(
    `Migration ${name} failed: relation "second_half" does not exist`,
  );
  expect(await isApplied(name)).toBe(false);
  await run("create table second_half (id int)");
  expect(await apply(online(name, ...statements))).toEqual([name]);
  await run("drop table first_half, second_half");
  await forget(name);
});

test("an index that was left half built is built again", async () => {
  await run("update things set word = 'word 1' where id = 2");
  const name = "912-c.sql";
  const unique = online(
    name,
    "create unique index concurrently if not exists one_word on things (word)",
  );
  await expect(apply(unique)).rejects.toThrow("could not create unique index");
  expect(await indexes()).toEqual([{ name: "one_word", valid: false }]);
  await run("update things set word = 'word 2' where id = 2");
  expect(await apply(unique)).toEqual([name]);
  expect(await indexes()).toEqual([{ name: "one_word", valid: true }]);
  await run("drop index one_word");
  await forget(name);
});

test("nothing it set for itself stays with the connection", async () => {
  await apply(online("913-d.sql", "select 1"));
  const settings = await Promise.all(
    Array.from({ length: 4 }, () =>
      run("select current_setting('statement_timeout') as s, current_setting('lock_timeout') as l"),
    ),
  );
  const usual = { s: isEmbedded ? "0" : "30s", l: "0" };
  expect(settings.flat()).toEqual([usual, usual, usual, usual]);
  await forget("913-d.sql");
});

// Somebody else has to be there at the same time, which the embedded database's one session cannot have.
describe.skipIf(isEmbedded)("while the shop is open", () => {
  const waitingFor = (text: string) =>
    vi.waitFor(
      async () => {
        const rows = await run(
          `select from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query ilike '${text}%'`,
        );
        expect(rows.length).toBe(1);
      },
      { timeout: 60_000, interval: 20 },
    );

  test("the index of meanings is built while others read and write its table", async () => {
    const writer = await beginBeside(
      `insert into brands (id, name, username, email, name_key, username_key, email_key, website, password_hash)
       values ('b_1', 'n', 'u', 'e', 'n', 'u', 'e', 'w', 'x')`,
      "insert into products (id, brand_id, title, price, mix) values ('p_1', 'b_1', 't', 1, 0.5)",
      `insert into search_entries (product_id, made_by, title_words, other_words, terms, lexemes, meaning)
       values ('p_1', 'm', '{}', '{}', '{}', '', array_fill(0.1, array[384])::vector)`,
    );
    const name = "914-e.sql";
    const building = apply(
      online(
        name,
        `create index concurrently if not exists other_meaning
         on search_entries using hnsw (meaning vector_l2_ops)`,
      ),
    );
    // It waits for the writer who was there first; nobody waits for it.
    await waitingFor("create index concurrently");
    await run(
      `insert into products (id, brand_id, title, price, mix)
       select 'p_2', id, 't', 1, 0.6 from brands limit 0`,
    );
    await run("delete from search_entries where product_id = 'p_none'");
    expect(await run("select count(*)::int as n from search_entries")).toEqual([{ n: 0 }]);
    await writer.query("commit");
    expect(await building).toEqual([name]);
    expect(
      await run(`select indisvalid from pg_index where indexrelid = 'other_meaning'::regclass`),
    ).toEqual([{ indisvalid: true }]);
    await writer.end();
    await run("drop index other_meaning");
    await run("delete from brands");
    await forget(name);
  });

  test.each([
    ["a transaction", (sql: string) => migration("915-f.sql", `${sql};`)],
    ["an online file", (sql: string) => online("915-f.sql", sql)],
  ])(
    "a change in %s that waits for a long reader lets the other readers by, and comes through in the end",
    async (_, make) => {
      const reader = await beginBeside("select count(*) from things");
      const changing = apply(make("alter table things add column if not exists later int"));
      await waitingFor("alter table things");
      // Behind a change that waits as long as it takes, this would wait as well.
      for (let n = 0; n < 3; n++) await run("select count(*) from things");
      expect(await isApplied("915-f.sql")).toBe(false);
      await reader.query("commit");
      expect(await changing).toEqual(["915-f.sql"]);
      await reader.end();
      await run("alter table things drop column later");
      await forget("915-f.sql");
    },
  );

  test("of several processes one migrates; the others wait longer than a statement may take", async () => {
    const reader = await beginBeside("insert into things values (1000, 'new')");
    const name = "916-g.sql";
    const slow = online(name, "create index concurrently if not exists by_word on things (word)");
    const three = [1, 2, 3].map(() => apply(slow));
    await waitingFor("create index concurrently");
    await reader.query("commit");
    const applied = await Promise.all(three);
    expect(applied.toSorted((a, b) => a.length - b.length)).toEqual([[], [], [name]]);
    await reader.end();
  });
});
