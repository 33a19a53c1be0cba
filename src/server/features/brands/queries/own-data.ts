/** Everything that is kept about one brand, and its end. Tables are found by their column, so that a new one cannot be forgotten. */
import { sql } from "kysely";
import type { Sql } from "../../../database/open.ts";

/** What would open doors, and what only machines read. */
const SECRET = /(?:hash|secret|token|salt|meaning|lexemes|words_index)$/u;
const MOST_ROWS = 20_000;

type Row = Record<string, unknown>;

async function tablesOf(db: Sql): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t
      on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and c.column_name = 'brand_id' and t.table_type = 'BASE TABLE'
    order by c.table_name`.execute(db);
  return rows.map(({ name }) => name);
}

const openly = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.test(column)));

export async function readOwnData(db: Sql, brandId: string): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  const brand = await sql<Row>`select * from brands where id = ${brandId}`.execute(db);
  found["brands"] = brand.rows.map(openly);
  for (const name of await tablesOf(db)) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} where brand_id = ${brandId} limit ${MOST_ROWS}`.execute(db);
    if (rows.length > 0) found[name] = rows.map(openly);
  }
  return found;
}

/** Paid for and renewed by itself: somebody would go on paying for a brand that is gone. */
export async function isBeingCharged(db: Sql, brandId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from subscriptions where brand_id = ${brandId}
      and status in ('active', 'trialing', 'past_due') and not cancel_at_period_end
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The rows of other tables go with the brand's own; counts of its pieces have no reference and go first. */
export async function eraseBrandRows(
  db: Sql,
  brandId: string,
  alongside: (tx: Sql) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`delete from demand_counts where split_part(subject, '#', 1) = ${brandId}
      or split_part(subject, '#', 1) in (select id from products where brand_id = ${brandId})`.execute(
      tx,
    );
    await sql`delete from brands where id = ${brandId}`.execute(tx);
    await alongside(tx);
  });
}
