// A brand's products in the database. Every transaction that writes them first locks their brand's row:
// two that change many products of a brand would otherwise wait for each other in a ring.
import { sql } from "kysely";
import type { Product } from "../../../contract/products.ts";
import type { Sql } from "../../database/sql.ts";
import { saidIn } from "../../database/tables/product-columns.ts";
import type { Previews } from "../products/previews.ts";
import { selectProducts, toProduct } from "../products/queries/row.ts";
import type { Content } from "./content.ts";

export type OwnersView = { db: Sql; asOwnerSees: Previews["asOwnerSees"] };

export type Stored = {
  content: Content;
  product: Product;
  updatedAt: Date;
  revision: number;
  /** The model and vocabulary its search entry was made with; null where there is none. */
  indexedBy: string | null;
  /** It began as photos, without price and sizes. */
  isFromPhotos: boolean;
};

/**
 * Always later than before, also by the millisecond that a client can see: otherwise a second save within
 * the same one would look as if nothing had changed.
 */
export const NEXT_MOMENT = sql<Date>`greatest(
  date_trunc('milliseconds', clock_timestamp()),
  date_trunc('milliseconds', products.updated_at) + interval '1 millisecond')`;

const READ_AT_ONCE = 500;

/** Their `updated_at` stays: an editor who has one of them open would be told of a conflict. */
export async function clearNewFlags(tx: Sql, brandId: string): Promise<void> {
  await tx
    .updateTable("products")
    .set({ is_new: false })
    .where("brand_id", "=", brandId)
    .where("is_new", "=", true)
    .execute();
}

export async function lockBrand(tx: Sql, brandId: string): Promise<void> {
  await tx.selectFrom("brands").select("id").where("id", "=", brandId).forNoKeyUpdate().execute();
}

export const among = (column: string, ids: string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::text[])`;

export async function hasBrand(db: Sql, brandId: string): Promise<boolean> {
  const found = await db.selectFrom("brands").select("id").where("id", "=", brandId).execute();
  return found.length === 1;
}

/** Newest first. */
export async function listOwn(
  { db, asOwnerSees }: OwnersView,
  brandId: string,
): Promise<Product[]> {
  const rows = await selectProducts(db)
    .where("products.brand_id", "=", brandId)
    .orderBy("products.created_at", "desc")
    .orderBy("products.id")
    .execute();
  return rows.map((row) => asOwnerSees(toProduct(row)));
}

/** In portions: one question for thousands would hold up everybody else in the single session. */
export async function findOwn(
  { db, asOwnerSees }: OwnersView,
  brandId: string,
  ids: string[],
): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>();
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    const rows = await selectProducts(db)
      .leftJoin("search_entries", "search_entries.product_id", "products.id")
      .select("search_entries.made_by")
      .select(
        sql<boolean>`exists (select from photos where photos.product_id = products.id)`.as(
          "is_from_photos",
        ),
      )
      .where("products.brand_id", "=", brandId)
      .where(among("products.id", ids.slice(at, at + READ_AT_ONCE)))
      .execute();
    for (const row of rows) {
      found.set(row.id, {
        content: { ...saidIn(row), variants: row.variant_list },
        product: asOwnerSees(toProduct(row)),
        updatedAt: row.updated_at,
        revision: row.revision,
        indexedBy: row.made_by,
        isFromPhotos: row.is_from_photos,
      });
    }
  }
  return found;
}

/** With the first Save All that left nothing behind. */
export async function markSaved(db: Sql, brandId: string): Promise<void> {
  await db
    .updateTable("brands")
    .set({ saved_in_vectordb: true })
    .where("id", "=", brandId)
    .where("saved_in_vectordb", "=", false)
    .execute();
}
