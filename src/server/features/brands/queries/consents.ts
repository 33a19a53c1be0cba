/** Consent with its words and its time. */
import { sql } from "kysely";
import type { RegistrationConsent } from "../../../../contract/consents.ts";
import type { Sql } from "../../../database/sql.ts";

export async function keepConsent(
  db: Sql,
  brandId: string,
  what: RegistrationConsent,
  wording: string,
): Promise<void> {
  await sql`insert into brand_consents (brand_id, what, wording)
    values (${brandId}, ${what}, ${wording})`.execute(db);
}
