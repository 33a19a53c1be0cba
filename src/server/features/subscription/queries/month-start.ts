/** From when a month that was paid for by itself counts. */
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";

/**
 * From the moment at which it was first known to be paid: a kiosk's code is issued days before somebody pays it. What
 * has begun stays as it is, however often it is told; a second payment begins where the brand's paid time ends.
 */
export async function monthStart(
  db: Sql,
  { reference, brandId, now }: { reference: string; brandId: string; now: Date },
): Promise<Date> {
  const { rows } = await sql<{ start: Date }>`
    select coalesce(
      (select last_renewal_date from subscriptions
        where id = ${reference} and status <> 'incomplete'),
      greatest(${now}::timestamptz, (select max(current_period_end) from subscriptions
        where brand_id = ${brandId} and provider like 'paymob%' and status = 'active'
          and id <> ${reference}))) as start`.execute(db);
  return rows[0]?.start ?? now;
}
