// Whether the database is as this version of the code expects it: an older backup may have been restored
// under a running process.
import type pg from "pg";
import { readMigrations } from "./migrate.ts";

let expected: string[] | undefined;

export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  expected ??= readMigrations().map(({ name }) => name);
  const { rows } = await pool.query<{ name: string }>("select name from migrations");
  const applied = new Set(rows.map(({ name }) => name));
  return expected.filter((name) => !applied.has(name));
}
