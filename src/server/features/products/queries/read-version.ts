// How often the catalogue has changed so far. Asked for at nearly every call, so it is written out: putting it together
// anew cost the process as much as reading the answer.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";

export async function readVersion(db: Sql): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(sum(changes), 0) as version from catalogue_changes`.execute(db);
  return rows[0]?.version ?? 0;
}
