// Visits of a period that became orders, by the piece that was visited.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { BrandOrders } from "../../../../contract/orders.ts";
import type { Sql } from "../../../database/sql.ts";

const PRODUCTS_MAX = 50;

export async function readOrders(
  db: Sql,
  brandId: string,
  { start, end }: { start: Date; end: Date },
): Promise<Omit<BrandOrders, "is_on">> {
  const { rows } = await sql<Omit<BrandOrders, "is_on">>`
    with told as (
      select product_id, is_confirmed from visit_orders
      where brand_id = ${brandId} and created_at >= ${start} and created_at < ${end}
    ), by_piece as (
      select product_id, count(*) as n from told group by product_id
      order by n desc, product_id limit ${PRODUCTS_MAX}
    ), named as (
      select by_piece.product_id as id, coalesce(p.title, d.title, by_piece.product_id) as title,
             coalesce(p.title_ar, '') as title_ar, n as orders
      from by_piece
      left join products p on p.id = by_piece.product_id
      left join deleted_products d on d.id = by_piece.product_id
    )
    select (select count(*) from told) as orders,
      (select count(*) from told where is_confirmed) as confirmed,
      (select coalesce(json_agg(named order by orders desc, id), '[]') from named) as products`.execute(
    db,
  );
  return elementAt(rows, 0);
}
