// After a breach: how many people's data a database holds and since when, and whom to write to.
import { sql } from "kysely";
import type { Sql } from "./sql.ts";

export type Concerned = { what: string; rows: number; from: Date | null; to: Date | null };
export type Recipient = { who: "brand" | "notices" | "report"; address: string; language: string };

/** Each kind of data of people in the record of processing, with its first and last day. */
export async function whoIsConcerned(db: Sql): Promise<Concerned[]> {
  const { rows } = await sql<Concerned>`
    select 'brands' as what, count(*)::int as rows, min(created_at) as from, max(created_at) as to from brands
    union all select 'agreements', count(*)::int, min(given_at), max(given_at) from brand_consents
    union all select 'sessions', count(*)::int, min(started_at), max(last_used_at) from sessions
    union all select 'people who asked for notices', count(*)::int, min(created_at), max(created_at) from watchers
    union all select 'reports with an address', count(*)::int, min(created_at), max(created_at)
      from reports where reporter is not null
    union all select 'letters', count(*)::int, min(created_at), max(created_at) from mails
    union all select 'marks of visitors', count(*)::int, min(day::timestamptz), max(day::timestamptz) from demand_marks
    union all select 'secrets of shops', count(*)::int, min(changed_at), max(changed_at)
      from order_signals where own_secret is not null or shopify_secret is not null`.execute(db);
  return rows;
}

/** Addresses of letters; sealed ones that this secret does not open are counted. */
export async function recipientsOf(
  db: Sql,
  open: (sealed: string) => string,
): Promise<{ recipients: Recipient[]; closed: number }> {
  const { rows: plain } = await sql<Recipient>`
    select 'brand' as who, email as address, language from brands
    union select 'report', reporter, 'en' from reports where reporter is not null
    order by 1, 2`.execute(db);
  const { rows: sealed } = await sql<{ contact_secret: string; language: string }>`
    select contact_secret, language from watchers where kind = 'email' order by id`.execute(db);
  const opened = sealed.flatMap(({ contact_secret, language }): Recipient[] => {
    try {
      return [{ who: "notices", address: open(contact_secret), language }];
    } catch {
      return [];
    }
  });
  return { recipients: [...plain, ...opened], closed: sealed.length - opened.length };
}
