// Which weekly letters were written.
import type { Sql } from "../../../database/sql.ts";

export async function hasWeeklyLetter(db: Sql, brandId: string, week: string): Promise<boolean> {
  const row = await db
    .selectFrom("demand_letters")
    .select("brand_id")
    .where("brand_id", "=", brandId)
    .where("week", "=", week)
    .executeTakeFirst();
  return row !== undefined;
}

/** True for whoever was first; inside the transaction that writes the letter. */
export async function claimWeeklyLetter(tx: Sql, brandId: string, week: string): Promise<boolean> {
  const rows = await tx
    .insertInto("demand_letters")
    .values({ brand_id: brandId, week })
    .onConflict((on) => on.doNothing())
    .returning("brand_id")
    .execute();
  return rows.length > 0;
}
