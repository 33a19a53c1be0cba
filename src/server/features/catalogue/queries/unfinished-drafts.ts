// Which products came from photos and still lack their price or sizes.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { isUnfinished } from "../unfinished.ts";

type Row = {
  id: string;
  price: number;
  category: string | null;
  sizes: string[];
  variants: { size: string | null }[];
};

/** Of these products of one brand, by id. */
export async function findUnfinished(tx: Sql, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<Row>`
    select id, price, category, sizes, coalesce((
        select json_agg(json_build_object('size', size)) from variants where product_id = products.id
      ), '[]') as variants
    from products
    where id = any(${ids}::text[])
      and exists (select from photos where photos.product_id = products.id)`.execute(tx);
  return new Set(rows.filter(isUnfinished).map(({ id }) => id));
}
