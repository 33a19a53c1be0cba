// The colours of pictures as the shop they were imported from ties them.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";

/** By product and by the address of the picture. */
export async function findToldColors(
  db: Sql,
  ids: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("product_imports")
    .select(["product_id", "color_pictures"])
    .where(sql<boolean>`product_id = any(${[...ids]}::text[])`)
    .where("color_pictures", "is not", null)
    .execute();
  return new Map(
    rows.map(({ product_id, color_pictures }) => [
      product_id,
      new Map((color_pictures ?? []).map(({ url, color }) => [url, color])),
    ]),
  );
}
