// Brings the planner's statistics up to date, a column at a time: the embedded database answers nobody while a
// statement runs, and a whole table of words and vectors takes it a second.
import { sql } from "kysely";
import { leaveHalf } from "./leave-half.ts";
import type { Sql } from "./sql.ts";

/** Without names: every table of ours. */
export async function analyze(db: Sql, tables?: readonly string[]): Promise<void> {
  for (const { name, column } of await columnsOf(db, tables)) {
    const began = performance.now();
    await sql`analyze ${sql.table(name)} (${sql.ref(column)})`.execute(db);
    await leaveHalf(began);
  }
}

async function columnsOf(db: Sql, tables?: readonly string[]) {
  const { rows } = await sql<{ name: string; column: string }>`
    select relname as name, attname as "column"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and (
        relkind = 'p' or relkind = 'r' and pg_relation_size(pg_class.oid) > 0)
      and attnum > 0 and not attisdropped
      and (${tables ?? null}::text[] is null or relname = any(${tables ?? null}::text[]))
    order by relname, attnum`.execute(db);
  return rows;
}
