// Brands with a subscription of any kind; whether it holds is decided from its row, as everywhere.
import type { Sql } from "../../../database/sql.ts";

export async function subscribedBrands(db: Sql): Promise<string[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .innerJoin("brands", "brands.id", "subscriptions.brand_id")
    .select("subscriptions.brand_id as brand_id")
    .distinct()
    .where("brands.is_active", "=", true)
    .orderBy("subscriptions.brand_id")
    .execute();
  return rows.map(({ brand_id }) => brand_id);
}
