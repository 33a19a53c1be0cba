// How large the catalogue is, its brands and its most usual words.
import { elementAt } from "../../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";

export const listBrands = (db: Sql): Promise<{ id: string; name: string; name_ar: string }[]> =>
  db
    .selectFrom("brands")
    .select(["id", "name", "name_ar"])
    .where("is_active", "=", true)
    .where("is_administrator", "=", false)
    .execute();

/** The most usual first. */
export const listWords = (db: Sql, most: number): Promise<{ word: string; documents: number }[]> =>
  db
    .selectFrom("search_words")
    .select(["word", "documents"])
    .orderBy("documents", "desc")
    .limit(most)
    .execute();

/** As the database estimates it; an exact count reads the whole table, and rarity needs none. */
export async function countRoughly(db: Sql): Promise<number> {
  const { rows } = await sql<{ documents: number }>`
    select case when reltuples < 0 then (select count(*) from search_entries) else reltuples end
      as documents from pg_class
    where oid = 'search_entries'::regclass`.execute(db);
  return elementAt(rows, 0).documents;
}
