// The tables that events lie in, one for each month (migration 013): those to come are made ahead, those that
// have had their time are dropped. An event whose month was not made lies in `unplanned` until it is.
import { sql } from "kysely";
import type { Sql } from "./open.ts";
import { readSetting, writeSetting } from "./settings.ts";
import { withLongStatementTimeout } from "./statement-timeout.ts";

/** So many months are there beyond the present one: a process may rest for long. */
const AHEAD = 3;
/** The shop's readers wait behind whoever waits for their table; the next hour is early enough. */
const LOCK_TIMEOUT_MS = 3000;
const DELETED_AT_ONCE = 20_000;

type Month = { name: string; until: Date | null };

export async function keepEventMonths(db: Sql, kept: number, now = new Date()): Promise<void> {
  while (await makeNextMonth(db, startOfMonth(now, AHEAD)));
  await forgetBefore(db, startOfMonth(now, -kept));
}

const startOfMonth = (moment: Date, further: number): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + further, 1));

const monthTable = (name: string) => sql.id("event_months", name);

/** One process at a time, and no longer in anybody's way than that. */
const change = <Result>(db: Sql, work: (tx: Sql) => Promise<Result>): Promise<Result> =>
  withLongStatementTimeout(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('event months'))`.execute(tx);
    // Waiting for another process disturbs nobody; only waiting for a table does.
    await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`.execute(tx);
    return work(tx);
  });

export async function readMonths(db: Sql): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select c.relname::text as name, substring(
      pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''(.*)''\\)')::timestamptz as until
    from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.events'::regclass
    order by until`.execute(db);
  return rows;
}

/** False when there was nothing left to make. */
function makeNextMonth(db: Sql, last: Date): Promise<boolean> {
  return change(db, async (tx) => {
    const ends = (await readMonths(tx)).flatMap(({ until }) => (until ? [until.getTime()] : []));
    const begins = new Date(Math.max(...ends));
    if (begins > last) return false;
    await makeMonth(tx, begins, startOfMonth(begins, 1));
    return true;
  });
}

/** Made beside the others and put among them, which keeps nobody from reading or writing those. */
async function makeMonth(tx: Sql, begins: Date, ends: Date): Promise<void> {
  const month = monthTable(`m${begins.toISOString().slice(0, 7).replace("-", "_")}`);
  const [from, to] = [begins, ends].map((moment) => sql.lit(moment.toISOString()));
  await sql`create table ${month} (like public.events including all)`.execute(tx);
  // Nothing may come to lie there between the move and the moment when the month has its place.
  await sql`lock table event_months.unplanned in access exclusive mode`.execute(tx);
  await sql`
    with moved as (
      delete from event_months.unplanned where created_at >= ${from} and created_at < ${to} returning *
    )
    insert into ${month} select * from moved`.execute(tx);
  await sql`
    alter table public.events attach partition ${month} for values from (${from}) to (${to})`.execute(
    tx,
  );
}

async function forgetBefore(db: Sql, first: Date): Promise<void> {
  for (const { name, until } of await readMonths(db)) {
    if (!until || until > first) continue;
    await change(db, (tx) => sql`drop table if exists ${monthTable(name)}`.execute(tx));
  }
  // In the tables without a beginning row by row; once for each month, since it means reading them whole.
  if ((await readSetting(db, "events_kept_from")) === first.toISOString()) return;
  for (const { name } of await readMonths(db)) {
    if (name === "earlier" || name === "unplanned") await deleteBefore(db, name, first);
  }
  await writeSetting(db, "events_kept_from", first.toISOString());
}

async function deleteBefore(db: Sql, name: string, first: Date): Promise<void> {
  const month = monthTable(name);
  for (;;) {
    const { numAffectedRows } = await withLongStatementTimeout(db, (tx) =>
      sql`delete from ${month} where ctid = any(array(
        select ctid from ${month} where created_at < ${first} limit ${sql.lit(DELETED_AT_ONCE)}))`.execute(
        tx,
      ),
    );
    if (Number(numAffectedRows) < DELETED_AT_ONCE) return;
  }
}
