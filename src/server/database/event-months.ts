// The tables that events and prices lie in, one for each month (migrations 013 and 050): those to come are made
// ahead, those that have had their time are dropped. A row whose month was not made lies in `unplanned` until
// it is.
import { sql } from "kysely";
import type { Sql } from "./sql.ts";
import { readSetting, writeSetting, type SettingName } from "./settings.ts";
import { withLongStatementTimeout } from "./statement-timeout.ts";

/** So many months are there beyond the present one: a process may rest for long. */
const AHEAD = 3;
/** The shop's readers wait behind whoever waits for their table; the next hour is early enough. */
const LOCK_TIMEOUT_MS = 3000;
const DELETED_AT_ONCE = 20_000;

type Month = { name: string; until: Date | null };

/** A table that is kept month by month. */
type Kept = { table: string; schema: string; moment: string; setting: SettingName };

const EVENTS: Kept = {
  table: "events",
  schema: "event_months",
  moment: "created_at",
  setting: "events_kept_from",
};
const PRICES: Kept = {
  table: "price_points",
  schema: "price_months",
  moment: "at",
  setting: "prices_kept_from",
};

export const keepEventMonths = (db: Sql, kept: number, now = new Date()): Promise<void> =>
  keepMonths(db, EVENTS, kept, now);

/** Two years, whatever is kept of events. */
const PRICES_KEPT_MONTHS = 24;

export const keepPriceMonths = (db: Sql, now = new Date()): Promise<void> =>
  keepMonths(db, PRICES, PRICES_KEPT_MONTHS, now);

async function keepMonths(db: Sql, of: Kept, kept: number, now = new Date()): Promise<void> {
  while (await makeNextMonth(db, of, startOfMonth(now, AHEAD)));
  await forgetBefore(db, of, startOfMonth(now, -kept));
}

const startOfMonth = (moment: Date, further: number): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + further, 1));

const monthTable = ({ schema }: Kept, name: string) => sql.id(schema, name);

/** One process at a time, and no longer in anybody's way than that. */
const change = <Result>(db: Sql, work: (tx: Sql) => Promise<Result>): Promise<Result> =>
  withLongStatementTimeout(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('event months'))`.execute(tx);
    // Waiting for another process disturbs nobody; only waiting for a table does.
    await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`.execute(tx);
    return work(tx);
  });

export async function readMonths(db: Sql, of = EVENTS): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select c.relname::text as name, substring(
      pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''(.*)''\\)')::timestamptz as until
    from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${`public.${of.table}`}::regclass
    order by until`.execute(db);
  return rows;
}

/** False when there was nothing left to make. */
function makeNextMonth(db: Sql, of: Kept, last: Date): Promise<boolean> {
  return change(db, async (tx) => {
    const ends = (await readMonths(tx, of)).flatMap(({ until }) =>
      until ? [until.getTime()] : [],
    );
    const begins = new Date(Math.max(...ends));
    if (begins > last) return false;
    await makeMonth(tx, of, begins, startOfMonth(begins, 1));
    return true;
  });
}

/** Made beside the others and put among them, which keeps nobody from reading or writing those. */
async function makeMonth(tx: Sql, of: Kept, begins: Date, ends: Date): Promise<void> {
  const month = monthTable(of, `m${begins.toISOString().slice(0, 7).replace("-", "_")}`);
  const [from, to] = [begins, ends].map((moment) => sql.lit(moment.toISOString()));
  const [parent, unplanned] = [sql.id("public", of.table), monthTable(of, "unplanned")];
  const moment = sql.id(of.moment);
  await sql`create table ${month} (like ${parent} including all)`.execute(tx);
  // Nothing may come to lie there between the move and the moment when the month has its place.
  await sql`lock table ${unplanned} in access exclusive mode`.execute(tx);
  await sql`
    with moved as (
      delete from ${unplanned} where ${moment} >= ${from} and ${moment} < ${to} returning *
    )
    insert into ${month} select * from moved`.execute(tx);
  await sql`
    alter table ${parent} attach partition ${month} for values from (${from}) to (${to})`.execute(
    tx,
  );
}

async function forgetBefore(db: Sql, of: Kept, first: Date): Promise<void> {
  for (const { name, until } of await readMonths(db, of)) {
    if (!until || until > first) continue;
    await change(db, (tx) => sql`drop table if exists ${monthTable(of, name)}`.execute(tx));
  }
  // In the tables without a beginning row by row; once for each month, since it means reading them whole.
  if ((await readSetting(db, of.setting)) === first.toISOString()) return;
  for (const { name } of await readMonths(db, of)) {
    if (name === "earlier" || name === "unplanned") await deleteBefore(db, of, name, first);
  }
  await writeSetting(db, of.setting, first.toISOString());
}

async function deleteBefore(db: Sql, of: Kept, name: string, first: Date): Promise<void> {
  const [month, moment] = [monthTable(of, name), sql.id(of.moment)];
  for (;;) {
    const { numAffectedRows } = await withLongStatementTimeout(db, (tx) =>
      sql`delete from ${month} where ctid = any(array(
        select ctid from ${month} where ${moment} < ${first} limit ${sql.lit(DELETED_AT_ONCE)}))`.execute(
        tx,
      ),
    );
    if (Number(numAffectedRows) < DELETED_AT_ONCE) return;
  }
}
