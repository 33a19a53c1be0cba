// How often the catalogue has changed so far.
import type { Sql } from "../../../database/sql.ts";

export async function readVersion(db: Sql): Promise<number> {
  const { version } = await db
    .selectFrom("catalogue_changes")
    .select((of) => of.fn.coalesce(of.fn.sum<number>("changes"), of.lit(0)).as("version"))
    .executeTakeFirstOrThrow();
  return version;
}
