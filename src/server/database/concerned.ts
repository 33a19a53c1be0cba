// After a breach: how many people's data a database holds and since when, who they are, and what was kept of each.
import { sql } from "kysely";
import type { Sql } from "./sql.ts";

export type Concerned = { what: string; rows: number; from: Date | null; to: Date | null };
/** One line of a list, by the names of its cells. */
export type Row = Record<string, string | number | boolean>;

/** Each kind of data of people in the record of processing, with its first and last day. */
export async function whoIsConcerned(db: Sql): Promise<Concerned[]> {
  const { rows } = await sql<Concerned>`
    select 'brands' as what, count(*)::int as rows, min(created_at) as from, max(created_at) as to from brands
    union all select 'agreements', count(*)::int, min(given_at), max(given_at) from brand_consents
    union all select 'sessions', count(*)::int, min(started_at), max(last_used_at) from sessions
    union all select 'passkeys', count(*)::int, min(created_at), max(created_at) from passkeys
    union all select 'people who asked for notices', count(*)::int, min(created_at), max(created_at) from watchers
    union all select 'reports with an address', count(*)::int, min(created_at), max(created_at)
      from reports where reporter is not null
    union all select 'letters', count(*)::int, min(created_at), max(created_at) from mails
    union all select 'marks of visitors', count(*)::int, min(day::timestamptz), max(day::timestamptz) from demand_marks
    union all select 'secrets of shops', count(*)::int, min(changed_at), max(changed_at)
      from order_signals where own_secret is not null or shopify_secret is not null`.execute(db);
  return rows;
}

const day = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`;

/** Each brand with its address and how much of which kind was kept of it; a shop's secrets are sealed. */
export async function concernedBrands(db: Sql): Promise<Row[]> {
  const own = (table: string) =>
    sql`(select count(*)::int from ${sql.table(table)} t where t.brand_id = b.id)`;
  const { rows } = await sql<Row>`
    select b.id, b.name, b.email, b.language, ${day("b.created_at")} as since,
      b.mobile_number is not null as mobile_number, b.website,
      ${own("brand_consents")} as agreements, ${own("sessions")} as sessions,
      ${own("passkeys")} as passkeys, ${own("mails")} as letters, ${own("products")} as pieces,
      ${own("subscriptions")} as subscriptions, ${own("visit_orders")} as orders,
      (select count(*)::int from order_signals o where o.brand_id = b.id
        and (own_secret is not null or shopify_secret is not null)) as shop_secrets
    from brands b order by b.created_at, b.id`.execute(db);
  return rows;
}

/** Each person who asked for notices; one whose seal this secret does not open is `closed`. */
export async function concernedWatchers(db: Sql, open: (sealed: string) => string): Promise<Row[]> {
  const { rows } = await sql<Row & { contact: string }>`
    select w.id, w.kind as by, w.contact_secret as contact, w.language,
      ${day("w.created_at")} as since,
      (select count(*)::int from watches a where a.watcher_id = w.id) as pieces,
      (select count(*)::int from watches a where a.watcher_id = w.id and a.confirmed_at is not null)
        as confirmed,
      (select count(*)::int from watch_letters l where l.watcher_id = w.id) as letters
    from watchers w order by w.created_at, w.id`.execute(db);
  return rows.map((row) => ({ ...row, contact: openOr(row.contact, open) }));
}

export const CLOSED = "closed";

function openOr(sealed: string, open: (sealed: string) => string): string {
  try {
    return open(sealed);
  } catch {
    return CLOSED;
  }
}

/** Each address that was left with a report. */
export async function concernedReporters(db: Sql): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select reporter as email, count(*)::int as reports,
      to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as first,
      to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as last
    from reports where reporter is not null group by reporter order by reporter`.execute(db);
  return rows;
}
