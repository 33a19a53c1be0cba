// Deleting is final. The title is kept aside, because the events of a deleted product still count.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { among, lockBrand } from "../repository.ts";

/** Answers with the ids of those that were the brand's. */
export const deleteProducts = (db: Sql, brandId: string, ids: string[]): Promise<string[]> =>
  db.transaction().execute((tx) => deleteIn(tx, brandId, ids));

/** The same within a transaction that changes more than that. */
export async function deleteIn(tx: Sql, brandId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await lockBrand(tx, brandId);
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from products where brand_id = ${brandId} and ${among("id", ids)}
      returning id, brand_id, title)
    insert into deleted_products (id, brand_id, title)
    select id, brand_id, title from gone
    on conflict (id) do update set title = excluded.title, deleted_at = now()
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
