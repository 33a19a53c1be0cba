// What every connection to a PostgreSQL server is told, and what it is not.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type Database } from "../../src/server/database/open.ts";
import { withLongStatementTimeout } from "../../src/server/database/statement-timeout.ts";
import { makePostgresDatabase } from "../support/postgres.ts";
import { isEmbedded } from "../support/test-server.ts";

describe.skipIf(isEmbedded)("connections to a server", () => {
  let made: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let database: Database;
  beforeAll(async () => {
    made = await makePostgresDatabase();
    database = await openDatabase({ url: made.url, connections: 3 }, { role: "worker" });
  });
  afterAll(async () => {
    await database.close();
    await made.drop();
  });

  const settings = async (db = database.sql) =>
    (
      await sql<Record<string, string>>`
        select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle,
          current_setting('application_name') as name`.execute(db)
    ).rows[0];
  const usual = { statement: "30s", idle: "1min", name: "ribby worker" };

  test("are no more than was said, and say whose they are", async () => {
    const seen = await Promise.all(Array.from({ length: 12 }, () => settings()));
    expect([...new Set(seen.map((one) => JSON.stringify(one)))]).toEqual([JSON.stringify(usual)]);
    const { rows } = await database.pool.query(
      "select count(*)::int as n from pg_stat_activity where application_name = 'ribby worker' and datname = current_database()",
    );
    expect(rows[0].n).toBeLessThanOrEqual(3);
  });

  test("work in the background may take longer, and leaves no trace for who comes next", async () => {
    const during = await withLongStatementTimeout(database.sql, (tx) => settings(tx));
    expect(during).toEqual({ ...usual, statement: "10min" });
    await expect(
      withLongStatementTimeout(
        database.sql,
        async (tx) => void (await sql`select 1 / 0`.execute(tx)),
      ),
    ).rejects.toThrow("division by zero");
    const after = await Promise.all(Array.from({ length: 6 }, () => settings()));
    expect(after).toEqual(after.map(() => usual));
  });

  test("without a replica all reads are the primary's own", async () => {
    expect(database.reads).toBe(database.sql);
    expect(await database.fromOne(async (db) => db)).toBe(database.sql);
  });
});
