// Which pieces changed after a moment, oldest change first, for those who are told of every one of them once.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";

/** Until where all was told. */
export type ChangeCursor = { at: string; id: string };
export type Changed = ChangeCursor & { brand: string };

/** What is public, and what was until its shop gave it up: engines shall forget that. */
export async function changedSince(
  db: Sql,
  { at, id }: ChangeCursor,
  until: Date,
  most: number,
): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    select p.id, p.updated_at::text as at, b.name as brand
    from products p join brands b on b.id = p.brand_id
    where (p.updated_at, p.id) > (${at}::timestamptz, ${id}) and p.updated_at <= ${until}
      and (p.listed or exists (
        select from product_imports i where i.product_id = p.id and i.hidden_as_gone))
    order by p.updated_at, p.id limit ${most}`.execute(db);
  return rows;
}
