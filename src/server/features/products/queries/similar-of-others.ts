// Which pieces of other brands are most like a brand's own, for comparing prices: a few of its pieces of each category
// are held against the whole category, so that a large catalogue costs no more than a small one.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { UNLIKE } from "./related.ts";

/** Own pieces of a category that are compared, spread over its prices. */
const COMPARED = 6;
/** Of each of them so many of the nearest. */
const NEAREST = 10;

/** Each piece once, nearest first. */
export async function similarOfOthers(db: Sql, brandId: string, categories: string[]) {
  const { rows } = await sql<{ category: string; brand: string; price: number }>`
    with ranked as (
      select id, category, row_number() over (partition by category order by price_paid, id) as place,
        count(*) over (partition by category) as pieces
      from products where brand_id = ${brandId} and listed
        and category = any(${categories}::text[])
    ), compared as (
      select id, category from ranked
      where place * ${COMPARED} / pieces <> (place - 1) * ${COMPARED} / pieces
    )
    select category, brand_id as brand, price_paid::float8 as price
    from (
      select near.id, near.category, near.brand_id, near.price_paid, min(near.unlike) as unlike
      from compared
      left join product_looks own on own.product_id = compared.id
      left join search_entries own_words on own_words.product_id = compared.id
      cross join lateral (
        select p.id, p.category, p.brand_id, p.price_paid, ${UNLIKE} as unlike
        from products p
        left join product_looks theirs on theirs.product_id = p.id
        left join search_entries their_words on their_words.product_id = p.id
        where p.category = compared.category and p.listed and p.brand_id <> ${brandId}
        order by unlike, p.id limit ${NEAREST}) near
      group by near.id, near.category, near.brand_id, near.price_paid) pieces
    order by unlike, id`.execute(db);
  return rows;
}
