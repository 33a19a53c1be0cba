// Switches of one product. Each is one transaction, so that fifty at once end as if they came in turn.
import type { Product } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/sql.ts";
import { notFound } from "../../../problems.ts";
import { selectProducts, toProduct, type ProductRow } from "../../products/queries/row.ts";
import { NEXT_MOMENT, clearNewFlags, lockBrand, type OwnersView } from "../repository.ts";
import { draftUnfinished } from "../unfinished.ts";
import { findUnfinished } from "./unfinished-drafts.ts";

/** Whoever activates or deactivates has looked through the new ones: none of the brand's stays new. */
export const toggleActive = (parts: OwnersView, brandId: string, id: string): Promise<Product> =>
  change(parts, brandId, id, async (tx, { active }) => {
    if (!active && (await findUnfinished(tx, [id])).has(id)) throw draftUnfinished();
    await tx
      .updateTable("products")
      .set((of) => ({ active: of.not("active"), updated_at: NEXT_MOMENT }))
      .where("id", "=", id)
      .execute();
    await clearNewFlags(tx, brandId);
  });

export const toggleHidden = (parts: OwnersView, brandId: string, id: string): Promise<Product> =>
  change(parts, brandId, id, async (tx) => {
    await tx
      .updateTable("products")
      .set((of) => ({ hidden: of.not("hidden"), updated_at: NEXT_MOMENT }))
      .where("id", "=", id)
      .execute();
  });

/** Throws notFound for what is not the brand's, before anything is changed. */
async function change(
  { db, asOwnerSees }: OwnersView,
  brandId: string,
  id: string,
  write: (tx: Sql, was: ProductRow) => Promise<void>,
): Promise<Product> {
  return db.transaction().execute(async (tx) => {
    await lockBrand(tx, brandId);
    const own = selectProducts(tx)
      .where("products.id", "=", id)
      .where("products.brand_id", "=", brandId);
    const was = await own.executeTakeFirst();
    if (!was) throw notFound("productNotFound");
    await write(tx, was);
    return asOwnerSees(toProduct(await own.executeTakeFirstOrThrow()));
  });
}
