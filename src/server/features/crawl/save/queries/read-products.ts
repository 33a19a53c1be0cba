// Products of a brand by id, as their owner has them.
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";
import { selectProducts } from "../../../products/queries/row.ts";

export async function readProducts(db: Sql, brandId: string, ids: string[]) {
  const rows = await selectProducts(db)
    .where("products.brand_id", "=", brandId)
    .where(sql<boolean>`products.id = any(${ids}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
