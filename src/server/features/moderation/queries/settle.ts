// What a decision of the administrator changes, and the entry that remembers it.
import type { Sql } from "../../../database/sql.ts";

export const settleReports = (tx: Sql, productId: string, settled_as: string, settled_at: Date) =>
  tx
    .updateTable("reports")
    .set({ settled_at, settled_as })
    .where("product_id", "=", productId)
    .where("settled_at", "is", null)
    .returning(["reporter", "reason"])
    .execute();

export const holdBrand = (tx: Sql, brandId: string) =>
  tx
    .selectFrom("brands")
    .select(["email", "is_active"])
    .where("id", "=", brandId)
    .where("is_administrator", "=", false)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function changeBrand(
  tx: Sql,
  brandId: string,
  changes: { reviewed_at: Date; is_active?: boolean },
): Promise<void> {
  await tx.updateTable("brands").set(changes).where("id", "=", brandId).execute();
}

export const findReported = (tx: Sql, id: string) =>
  tx
    .selectFrom("products")
    .innerJoin("brands", "brands.id", "products.brand_id")
    .select(["title", "brand_id", "brands.name as brand", "email"])
    .where("products.id", "=", id)
    .executeTakeFirst();

/** A trigger keeps it hidden as long as it is held; released, it stays hidden until its brand shows it. */
export async function holdListing(tx: Sql, id: string, held: boolean, at: Date): Promise<void> {
  const changes = { held, updated_at: at, ...(held && { hidden: true }) };
  await tx.updateTable("products").set(changes).where("id", "=", id).execute();
}

export async function addAudit(
  tx: Sql,
  actor: string,
  action: string,
  subject: string,
  detail: object,
) {
  await tx
    .insertInto("audit")
    .values({ actor, action, subject, detail: JSON.stringify(detail) })
    .execute();
}
