// What a period brought a brand. The events are read once, from an index that holds all that is asked.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { Metrics } from "../../../../contract/analytics.ts";
import { TOP_PRODUCTS } from "../../../../contract/limits.ts";
import type { Sql } from "../../../database/sql.ts";
import type { Between } from "../../../http/period.ts";

export async function readMetrics(
  db: Sql,
  brandId: string,
  { start, end }: Between,
  pictureOf: (productId: string) => string,
): Promise<Metrics> {
  const { rows } = await sql<Metrics>`
    with happened as materialized (
      select event_type, source, product_id, count(*) as n from events
      where brand_id = ${brandId} and created_at >= ${start} and created_at < ${end}
      group by event_type, source, product_id
    ), by_type as (
      select event_type, sum(n) as n from happened group by event_type
    ), by_source as (
      select source, sum(n) as n from happened group by source
    ), top as (
      select product_id, sum(n) as n from happened
      group by product_id order by n desc, product_id limit ${TOP_PRODUCTS}
    ), named as (
      -- A deleted product keeps its title; one that was deleted with its row is known by its id.
      select top.product_id as id, coalesce(p.title, d.title, top.product_id) as title,
             coalesce(p.title_ar, '') as title_ar, p.image_url, top.n as event_count
      from top
      left join products p on p.id = top.product_id
      left join deleted_products d on d.id = top.product_id
    )
    select
      coalesce((select n from by_type where event_type = 'redirect'), 0) as total_clicks,
      (select coalesce(json_object_agg(event_type, n), '{}') from by_type) as event_counts,
      (select coalesce(json_agg(named order by event_count desc, id), '[]') from named)
        as top_products,
      (select coalesce(json_object_agg(source, n), '{}') from by_source) as source_breakdown
  `.execute(db);
  const metrics = elementAt(rows, 0);
  const top_products = metrics.top_products.map((product) => ({
    ...product,
    image_url: product.image_url && pictureOf(product.id),
  }));
  return { ...metrics, top_products };
}
