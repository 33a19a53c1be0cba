// A piece as it is priced now, and all that was written down of its prices.
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";
import type { Point } from "../history.ts";

type Asked = Omit<Point, "at" | "held_until"> & {
  brand_id: string;
  listed: boolean;
  currency: string;
  updated_at: Date;
};

export async function findAsked(db: Sql, id: string): Promise<Asked | undefined> {
  const row = await db
    .selectFrom("products")
    .select(["brand_id", "listed", "price", "current_price", "currency", "sold_out", "updated_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { ...row, in_stock: !row.sold_out };
}

/** In another currency than today's they say nothing. */
export async function findPoints(db: Sql, id: string, currency: string): Promise<Point[]> {
  const { rows } = await sql<Point>`
    select at, price, current_price, in_stock, held_until from price_points
    where product_id = ${id} and currency = ${currency} order by at, id`.execute(db);
  return rows;
}
