// Shared collections in the database: a list of ids behind a short name.
import type { Sql } from "../../database/sql.ts";

export async function addCollection(db: Sql, id: string, product_ids: string[]): Promise<void> {
  await db.insertInto("shared_collections").values({ id, product_ids }).execute();
}

export const findCollection = (from: Sql, id: string) =>
  from
    .selectFrom("shared_collections")
    .select("product_ids")
    .where("id", "=", id)
    .executeTakeFirst();
