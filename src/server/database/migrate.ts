// Runs the SQL files of migrations/ that this database has not seen, each in a transaction of its own.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

const FOLDER = join(import.meta.dirname, "migrations");
/** Any number will do as long as every Ribby process asks for the same one. */
const MIGRATION_LOCK = 7_240_115;

type Migration = { name: string; sql: string; checksum: string };

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
export async function migrate(pool: pg.Pool, migrations = readMigrations()): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
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
        await apply(client, migration);
        applied.push(migration.name);
      } else if (checksum !== migration.checksum) {
        throw new Error(`Migration ${migration.name} was changed after it had been applied.`);
      }
    }
    return applied;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query("begin");
    await client.query(sql);
    await client.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
