// What waits for a brand, and what its shop changed lately.
import { elementAt } from "../../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { RefreshState } from "../../../../../contract/refresh.ts";
import type { Sql } from "../../../../database/sql.ts";

const CHANGES_SHOWN = 200;

export async function countWaiting(db: Sql, brandId: string) {
  const { rows } = await sql<{ differences: number; new: number; oldest: Date | null }>`
    select count(*) filter (where i.differences <> '{}') as differences,
      count(*) filter (where p.is_new) as new, min(coalesce(i.stock_seen_at, i.seen_at)) filter (where i.gone_at is null) as oldest
    from product_imports i join products p on p.id = i.product_id
    where i.brand_id = ${brandId}`.execute(db);
  return elementAt(rows, 0);
}

type ChangeRow = Omit<RefreshState["changes"][number], "at"> & { at: Date };

/** What a shop said; what the brand changed itself it knows. */
export async function changesSince(
  db: Sql,
  brandId: string,
  since: Date,
): Promise<RefreshState["changes"]> {
  const { rows } = await sql<ChangeRow>`
    select p.id as product_id, p.title, p.title_ar, now.at, now.price::float8, now.current_price::float8,
      now.currency, now.in_stock, (
        select json_build_object('price', was.price, 'current_price', was.current_price,
          'in_stock', was.in_stock)
        from price_points was where was.product_id = p.id and was.id < now.id
        order by was.id desc limit 1) as before
    from products p join price_points now on now.product_id = p.id
    where p.brand_id = ${brandId} and now.at > ${since} and now.source = 'refresh'
    order by now.at desc, p.id limit ${CHANGES_SHOWN}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
