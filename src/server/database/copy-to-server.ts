// Every table of one database into another that has the same migrations. Rows travel as the text the database
// writes for them, which says exactly what every type holds; what was copied is compared by count and checksum.
import { elementAt } from "../../contract/get-or-throw.ts";
import { CompiledQuery, sql } from "kysely";
import type { Sql } from "./sql.ts";

export type CopiedTable = { table: string; rows: number; checksum: string };

type Table = { name: string; columns: string[]; needs: string[] };

const ROWS_AT_ONCE = 500;
/** Note what is written to the products, and so while those are copied: put right at the end. */
const COUNTERS = ["catalogue_changes", "catalogue_log"];

/** Both in a transaction. The names of the tables come one by one, as each is copied. */
export async function copyTables(
  from: Sql,
  to: Sql,
  onTable: (copied: CopiedTable) => void,
): Promise<CopiedTable[]> {
  await writeAlike(from);
  await writeAlike(to);
  const copied: CopiedTable[] = [];
  for (const table of inOrder(await readTables(from))) {
    if (COUNTERS.includes(table.name)) await sql`delete from ${sql.id(table.name)}`.execute(to);
    await copyRows(from, to, table);
    const [there, here] = [await describe(from, table), await describe(to, table)];
    if (there.rows !== here.rows || there.checksum !== here.checksum) {
      throw new Error(`${table.name} is not the same in both databases after it was copied.`);
    }
    copied.push(here);
    onTable(here);
  }
  await copySequences(from, to);
  return copied;
}

/** Moments and numbers are written by both in the same way. */
async function writeAlike(db: Sql): Promise<void> {
  const settings = { timezone: "UTC", datestyle: "ISO", extra_float_digits: "1" };
  for (const [name, value] of Object.entries(settings)) {
    await sql`select set_config(${name}, ${value}, true)`.execute(db);
  }
}

/** Without what the other database has by itself, and what no crash would have spared either. */
async function readTables(db: Sql): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct parent.relname::text from pg_constraint f
        join pg_class parent on parent.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and c.relpersistence = 'p' and c.relname <> 'migrations'
    order by c.relname`.execute(db);
  return rows;
}

/** What others refer to comes before them; the counters last. */
function inOrder(tables: Table[]): Table[] {
  const done: Table[] = [];
  const isReady = ({ needs }: Table) =>
    needs.every((name) => done.some((table) => table.name === name));
  let waiting = tables.filter(({ name }) => !COUNTERS.includes(name));
  while (waiting.length > 0) {
    const ready = waiting.filter(isReady);
    if (ready.length === 0) throw new Error("The tables refer to each other in a circle.");
    done.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return [...done, ...tables.filter(({ name }) => COUNTERS.includes(name))];
}

async function copyRows(from: Sql, to: Sql, { name, columns }: Table): Promise<void> {
  const table = sql.id("public", name);
  const list = sql.join(columns.map((column) => sql.id(column)));
  await sql`declare copied no scroll cursor for
    select copied_row::text as text from ${table} as copied_row`.execute(from);
  for (;;) {
    const { rows } = await sql<{ text: string }>`
      fetch ${sql.lit(ROWS_AT_ONCE)} from copied`.execute(from);
    if (rows.length === 0) break;
    await sql`
      insert into ${table} (${list}) overriding system value
      select ${list} from unnest(${rows.map(({ text }) => text)}::${table}[])`.execute(to);
  }
  await sql`close copied`.execute(from);
}

/** The sum of all rows' checksums: it needs no order, which two databases may see differently. */
async function describe(db: Sql, { name, columns }: Table): Promise<CopiedTable> {
  const row = sql`row(${sql.join(columns.map((column) => sql.id(column)))})::text`;
  const { rows } = await sql<Omit<CopiedTable, "table">>`
    select count(*) as rows,
      coalesce(sum(('x' || left(md5(${row}), 15))::bit(60)::bigint), 0)::text as checksum
    from ${sql.id("public", name)}`.execute(db);
  return { table: name, ...elementAt(rows, 0) };
}

async function copySequences(from: Sql, to: Sql): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select sequencename::text as name from pg_sequences where schemaname = 'public'`.execute(from);
  for (const { name } of rows) {
    const sequence = sql.id("public", name);
    const { rows: states } = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sequence}`.execute(from);
    const { last, called } = elementAt(states, 0);
    await to.executeQuery(
      CompiledQuery.raw("select setval(format('public.%I', $1::text), $2::bigint, $3)", [
        name,
        last,
        called,
      ]),
    );
  }
}
