/** Everything that is kept about one brand, and its end: in the tables that are said to be its own (`tables/whose.ts`). */
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { WHOSE } from "../../../database/tables/whose.ts";

/** What would open doors, and what only machines read. */
const SECRET = /(?:hash|secret|token|salt|meaning|lexemes|words_index)$/u;
const PORTION = 1000;

/** What a table shows of itself: its columns without secrets, and the key by which it is read in portions. */
type OpenTable = { name: string; columns: string[]; key: { name: string; type: string }[] };

async function openTables(db: Sql): Promise<OpenTable[]> {
  const { rows } = await sql<OpenTable>`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select json_agg(json_build_object('name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod)) order by k.at)
        from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, at)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname = any(${Object.keys(WHOSE).filter(isBrands)}::text[])
    order by c.relname <> 'brands', c.relname`.execute(db);
  return rows.map((table) => ({
    ...table,
    columns: table.columns.filter((column) => !SECRET.test(column)),
    // A table without one is read in the order in which its rows lie.
    key: table.key ?? [{ name: "ctid", type: "tid" }],
  }));
}

const isBrands = (table: string): boolean => {
  const whose = WHOSE[table];
  return whose === "brand" || (typeof whose === "object" && "through" in whose);
};

/** That a row `t` of the table is the brand's. */
function isOwn(table: string, brandId: string) {
  const whose = WHOSE[table];
  if (typeof whose === "object" && "through" in whose)
    return sql`${sql.ref(`t.${whose.by}`)} in
      (select id from ${sql.table(whose.through)} where brand_id = ${brandId})`;
  return sql`${sql.ref(table === "brands" ? "t.id" : "t.brand_id")} = ${brandId}`;
}

/** Most brands have rows in a few tables alone; asked one by one, the empty ones would take most of the time. */
async function tablesWithRows(db: Sql, tables: OpenTable[], brandId: string): Promise<OpenTable[]> {
  const looks = tables.map(
    ({ name }) => sql`select ${name}::text as name where exists
      (select from ${sql.table(name)} t where ${isOwn(name, brandId)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  const filled = new Set(rows.map(({ name }) => name));
  return tables.filter(({ name }) => filled.has(name));
}

type Portion = { line: string; at: string[] };

/** Rows as JSON written by the database, in the order of their key, after the one that was read last. */
async function readPortion(
  db: Sql,
  { name, columns, key }: OpenTable,
  brandId: string,
  after: string[] | null,
): Promise<Portion[]> {
  const keys = sql.join(key.map((one) => sql.ref(`t.${one.name}`)));
  const texts = sql.join(key.map((one) => sql`${sql.ref(`t.${one.name}`)}::text`));
  const last = sql.join(
    key.map((one, n) => sql`cast(${after?.[n] ?? null}::text as ${sql.raw(one.type)})`),
  );
  const { rows } = await sql<Portion>`
    select to_json(o)::text as line, array[${texts}]::text[] as at
    from ${sql.table(name)} t
    cross join lateral (select ${sql.join(columns.map((column) => sql.ref(`t.${column}`)))}) o
    where ${isOwn(name, brandId)} and (${after === null}::boolean or (${keys}) > (${last}))
    order by ${keys} limit ${PORTION}`.execute(db);
  return rows;
}

/** The tables and their rows as the inside of a JSON object, portion by portion: never all of it at once in memory. */
export async function* writeOwnData(db: Sql, brandId: string): AsyncGenerator<string> {
  let isFirstTable = true;
  for (const table of await tablesWithRows(db, await openTables(db), brandId)) {
    let after: string[] | null = null;
    for (;;) {
      const rows: Portion[] = await readPortion(db, table, brandId, after);
      const lines = rows.map(({ line }) => line).join(",\n");
      if (rows.length > 0) {
        const opening = `${isFirstTable ? "" : ","}${JSON.stringify(table.name)}:[`;
        yield after === null ? opening + lines : `,\n${lines}`;
        isFirstTable = false;
      }
      const isAll = rows.length < PORTION;
      if (isAll && (after !== null || rows.length > 0)) yield "]";
      if (isAll) break;
      after = elementAt(rows, -1).at;
    }
  }
}

/** Paid for and renewed by itself: somebody would go on paying for a brand that is gone. */
export async function isBeingCharged(db: Sql, brandId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from subscriptions where brand_id = ${brandId}
      and status in ('active', 'trialing', 'past_due') and not cancel_at_period_end
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The rows of other tables go with the brand's own; what has no reference to it goes first. */
export async function eraseBrandRows(
  db: Sql,
  brandId: string,
  alongside: (tx: Sql) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const counted of ["demand_counts", "demand_marks"])
      await sql`delete from ${sql.table(counted)} where split_part(subject, '#', 1) = ${brandId}
        or split_part(subject, '#', 1) in (select id from products where brand_id = ${brandId})`.execute(
        tx,
      );
    await sql`delete from payment_events where subscription_id in
      (select id from subscriptions where brand_id = ${brandId})`.execute(tx);
    await sql`delete from brands where id = ${brandId}`.execute(tx);
    await alongside(tx);
  });
}
