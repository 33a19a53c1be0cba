// How many pieces are known, which a page brought, and what a refresh changed.
import { elementAt } from "../../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { RefreshChanges } from "../../../../../contract/refresh.ts";
import type { Sql } from "../../../../database/sql.ts";

export async function productsOn(db: Sql, brandId: string, pages: string[]): Promise<string[]> {
  if (pages.length === 0) return [];
  const { rows } = await sql<{ product_id: string }>`
    select product_id from product_imports
    where brand_id = ${brandId} and page = any(${pages}::text[]) and missed_on is null`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

export async function countKnown(db: Sql, brandId: string, site: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from product_imports
    where brand_id = ${brandId} and site = ${site} and gone_at is null`.execute(db);
  return elementAt(rows, 0).n;
}

/** Of the points that this refresh wrote, those that are no beginnings. */
export async function countChanges(
  tx: Sql,
  brandId: string,
  id: string,
): Promise<Omit<RefreshChanges, "gone" | "back">> {
  const { rows } = await sql<{ prices: number; stock: number; new: number }>`
    select count(*) filter (where was.at is not null
        and (was.price, was.current_price) is distinct from (now.price, now.current_price)) as prices,
      count(*) filter (where was.at is not null and (now.stock is not null
        or was.in_stock <> now.in_stock)) as stock,
      (select count(*) from product_imports
        where brand_id = ${brandId} and seen_by = ${id} and outcome = 'saved') as new
    from products p
    join price_points now on now.product_id = p.id and now.source = 'refresh'
      and now.at >= (select started_at from refreshes where crawl_id = ${id})
    left join lateral (select * from price_points before where before.product_id = p.id
      and before.id < now.id order by before.id desc limit 1) was on true
    where p.brand_id = ${brandId}`.execute(tx);
  return elementAt(rows, 0);
}
