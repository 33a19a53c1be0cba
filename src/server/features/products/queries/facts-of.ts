// The facts of products, as they were concluded when they were saved.
import { sql } from "kysely";
import type { Fact } from "../../../../contract/facts.ts";
import type { Sql } from "../../../database/sql.ts";

export async function findFacts(db: Sql, ids: readonly string[]): Promise<Map<string, Fact[]>> {
  const rows = await db
    .selectFrom("search_entries")
    .select(["product_id", "facts"])
    .where(sql<boolean>`product_id = any(${[...ids]}::text[])`)
    .execute();
  return new Map(rows.map(({ product_id, facts }) => [product_id, facts]));
}
