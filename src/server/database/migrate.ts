// Runs the SQL files of migrations/ that this database has not seen, each in a transaction of its own, or
// statement by statement where it says `-- online`.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { withAdvisoryLock } from "./advisory-lock.ts";
import { isOnline, mayWait, runOnline, statementsOf } from "./online-migration.ts";

const FOLDER = join(import.meta.dirname, "migrations");
type Migration = { name: string; sql: string; checksum: string };

/**
 * Who waits for a table keeps everybody waiting who comes after: so it waits shortly and stands in line
 * anew, often.
 */
export type LockWaits = { lockMs: number; tries: number; pauseMs: number };
const PATIENCE: LockWaits = { lockMs: 2000, tries: 100, pauseMs: 1000 };
/** Not now: somebody has the table, or we stood in each other's way. */
const BUSY = new Set(["55P03", "40P01"]);

export function readMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

/** Returns the names that were applied. Several servers may start at once: one migrates, others wait. */
export async function migrate(
  pool: pg.Pool,
  migrations = readMigrations(),
  patience = PATIENCE,
): Promise<string[]> {
  return withAdvisoryLock(pool, "migrate", async (client) => {
    try {
      // Validating a large table takes as long as it takes.
      await client.query("set statement_timeout = 0");
      return await applyMissing(client, migrations, patience);
    } finally {
      // On a connection that is gone there is nothing to put back.
      await client.query("reset statement_timeout; reset lock_timeout").catch(() => {});
    }
  });
}

async function applyMissing(
  client: pg.PoolClient,
  migrations: Migration[],
  patience: LockWaits,
): Promise<string[]> {
  await client.query(
    `create table if not exists migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now()
     )`,
  );
  const known = await client.query<Migration>("select name, checksum from migrations");
  const seen = new Map(known.rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const migration of migrations) {
    const checksum = seen.get(migration.name);
    if (checksum === undefined) {
      await apply(client, migration, patience);
      applied.push(migration.name);
    } else if (checksum !== migration.checksum) {
      throw new Error(`Migration ${migration.name} was changed after it had been applied.`);
    }
  }
  return applied;
}

async function apply(client: pg.PoolClient, migration: Migration, patience: LockWaits) {
  try {
    if (isOnline(migration.sql)) await applyOnline(client, migration, patience);
    else await patiently(patience, () => applyAtOnce(client, migration, patience));
  } catch (cause) {
    throw new Error(`Migration ${migration.name} failed: ${(cause as Error).message}`, { cause });
  }
}

async function applyAtOnce(client: pg.PoolClient, migration: Migration, { lockMs }: LockWaits) {
  try {
    await client.query("begin");
    await client.query(`set local lock_timeout = ${lockMs}`);
    await client.query(migration.sql);
    await enlist(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function applyOnline(client: pg.PoolClient, migration: Migration, patience: LockWaits) {
  for (const statement of statementsOf(migration.sql)) {
    await client.query(`set lock_timeout = ${mayWait(statement) ? 0 : patience.lockMs}`);
    await patiently(patience, () => runOnline(client, statement));
  }
  await enlist(client, migration);
}

const enlist = (client: pg.PoolClient, { name, checksum }: Migration) =>
  client.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum]);

async function patiently({ tries, pauseMs }: LockWaits, work: () => Promise<void>): Promise<void> {
  for (let n = 1; ; n++) {
    try {
      return await work();
    } catch (error) {
      if (n >= tries || !BUSY.has((error as { code?: string }).code ?? "")) throw error;
      await wait(pauseMs);
    }
  }
}
