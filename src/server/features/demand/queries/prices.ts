/** A brand's middle price in a category beside those of similar pieces; never so few brands that one could be told. */
import { sql } from "kysely";
import type { DemandReport } from "../../../../contract/demand.ts";
import type { Sql } from "../../../database/sql.ts";

const FEWEST_BRANDS = 3;
const FEWEST_PIECES = 5;

export async function readPrices(db: Sql, brandId: string): Promise<DemandReport["prices"]> {
  const { rows } = await sql<DemandReport["prices"][number]>`
    with yours as (
      select category, count(*)::int as pieces,
        percentile_cont(0.5) within group (order by price_paid::float8) as middle
      from products where brand_id = ${brandId} and listed and category is not null
      group by category
    ), others as (
      select category,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price_paid::float8) as at
      from products where brand_id <> ${brandId} and listed and category in (select category from yours)
      group by category
      having count(distinct brand_id) >= ${FEWEST_BRANDS} and count(*) >= ${FEWEST_PIECES}
    )
    select category, round(yours.middle)::float8 as yours, round(others.at[1])::float8 as low,
      round(others.at[2])::float8 as middle, round(others.at[3])::float8 as high, pieces
    from yours join others using (category) order by pieces desc, category limit 12`.execute(db);
  return rows;
}
