/** Wishes to buy that were taken to Paymob, of the last months or still running: everybody's, or one brand's. */
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";

/** Who has not paid by then pays by an event or not at all; what was paid is looked at until it is over. */
const DAYS = 70;

export async function takenReferences(db: Sql, brandId?: string): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select split_part(session_id, '~', 1) as reference from checkouts
    where provider like 'paymob%' and session_id is not null
      and (created_at > now() - make_interval(days => ${DAYS})
        or split_part(session_id, '~', 1) in (
          select id from subscriptions where provider like 'paymob%' and status = 'active'))
      and (${brandId ?? null}::text is null or brand_id = ${brandId ?? null})
    order by created_at desc limit 5000`.execute(db);
  return rows.map(({ reference }) => reference);
}
