// The pieces that fit a choice: how many, and a page of them in the asked order.
import { sql, type RawBuilder } from "kysely";
import type { FilterRequest, Sort } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/sql.ts";
import type { CardKey } from "../cards.ts";
import type { Fits } from "./fits.ts";

export async function countFitting(db: Sql, fits: Fits): Promise<number> {
  const { total } = await db
    .selectFrom("products")
    .select((of) => of.fn.countAll<number>().as("total"))
    .where(fits)
    .executeTakeFirstOrThrow();
  return total;
}

const SORTED: Record<Sort, RawBuilder<unknown>> = {
  newest: sql`products.created_at desc,`,
  price_up: sql`products.price_paid,`,
  price_down: sql`products.price_paid desc,`,
  drop: sql`products.price_paid / nullif(products.dropped_from, 0) nulls last,`,
};

/** What goes before the mix. Where a colour was chosen, those that come in no other are surely it. */
function firstOf({ sort, colors }: Pick<FilterRequest, "sort" | "colors">): RawBuilder<unknown> {
  if (sort) return SORTED[sort];
  return colors?.length ? sql`cardinality(products.colors) > 1,` : sql``;
}

/** The page is found in an index alone; only its own products are looked up for their revisions. */
export async function readFitting(
  db: Sql,
  fits: Fits,
  asked: Pick<FilterRequest, "sort" | "colors"> & { offset: number; limit: number },
): Promise<CardKey[]> {
  const { offset, limit } = asked;
  const first = firstOf(asked);
  const { rows } = await sql<CardKey>`
    select products.id, products.revision
    from (
      select id from products where ${fits} order by ${first} mix, id limit ${limit} offset ${offset}
    ) as page
    join products on products.id = page.id
    order by ${first} products.mix, products.id`.execute(db);
  return rows;
}
