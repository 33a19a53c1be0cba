// What has done its service goes: used and expired links, letters long sent, failures nobody remembers.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";

export async function sweepAccounts(db: Sql): Promise<void> {
  await sql`delete from account_links where expires_at < now() - interval '30 days'`.execute(db);
  await sql`delete from mails
    where status <> 'queued' and created_at < now() - interval '90 days'`.execute(db);
  await sql`delete from sessions where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from sign_in_failures
    where last_at < now() - case when is_trusted then interval '180 days' else interval '1 day' end`.execute(
    db,
  );
}
