// When a shop was last read for its pieces, and for their stock.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";

export type Reading = { seen_at: Date; stock_seen_at: Date | null };

export async function findReadings(db: Sql, ids: readonly string[]): Promise<Map<string, Reading>> {
  const rows = await db
    .selectFrom("product_imports")
    .select(["product_id", "seen_at", "stock_seen_at"])
    .where(sql<boolean>`product_id = any(${[...ids]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row]));
}
