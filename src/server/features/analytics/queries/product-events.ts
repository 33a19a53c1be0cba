// What happened to one product, newest first. The history of a deleted product is still its brand's.
import { sql } from "kysely";
import type { ProductEvent } from "../../../../contract/analytics.ts";
import { PRODUCT_EVENTS_MAX } from "../../../../contract/limits.ts";
import type { Sql } from "../../../database/sql.ts";
import type { Session } from "../../../http/session.ts";
import { notFound } from "../../../problems.ts";

export async function readProductEvents(
  db: Sql,
  productId: string,
  { brandId, isAdministrator }: Session,
): Promise<ProductEvent[]> {
  const { rows: owners } = await sql<{ brand_id: string }>`
    select brand_id from products where id = ${productId}
    union all
    select brand_id from deleted_products where id = ${productId} limit 1`.execute(db);
  const owner = owners[0]?.brand_id;
  if (owner === undefined || (owner !== brandId && !isAdministrator)) {
    throw notFound("productNotFound");
  }
  const rows = await db
    .selectFrom("events")
    .select(["event_type", "source", "created_at"])
    .where("product_id", "=", productId)
    .where("brand_id", "=", owner)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(PRODUCT_EVENTS_MAX)
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }) as ProductEvent);
}
