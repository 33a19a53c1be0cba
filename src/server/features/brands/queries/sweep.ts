// What has done its service goes: used and expired links, letters long sent, failures nobody remembers.
import { sql } from "kysely";
import { KEPT_DAYS } from "../../../../contract/processing.ts";
import type { Sql } from "../../../database/sql.ts";

const DAY_MS = 86_400_000;

export async function sweepAccounts(db: Sql, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await sql`delete from account_links where expires_at < ${before(KEPT_DAYS.accountLink)}`.execute(
    db,
  );
  await sql`delete from mails
    where status <> 'queued' and created_at < ${before(KEPT_DAYS.letter)}`.execute(db);
  await sql`delete from sessions where expires_at < ${now}`.execute(db);
  await sql`delete from sign_in_failures where last_at < case when is_trusted
    then ${before(KEPT_DAYS.trustedPlace)}::timestamptz
    else ${before(KEPT_DAYS.failedSignIn)}::timestamptz end`.execute(db);
}
