/** Wishes to buy that were taken to Paymob: everybody's of the last months, or one brand's. */
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";

/** A month that was paid for is over by then. */
const DAYS = 70;

export async function takenReferences(db: Sql, brandId?: string): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select split_part(session_id, '~', 1) as reference from checkouts
    where provider like 'paymob%' and session_id is not null
      and created_at > now() - make_interval(days => ${DAYS})
      and (${brandId ?? null}::text is null or brand_id = ${brandId ?? null})
    order by created_at desc limit 5000`.execute(db);
  return rows.map(({ reference }) => reference);
}
