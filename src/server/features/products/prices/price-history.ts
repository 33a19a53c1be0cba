// A piece's prices for whoever may see the piece.
import { sql } from "kysely";
import type { PriceHistory } from "../../../../contract/prices.ts";
import type { Sql } from "../../../database/open.ts";
import type { Session } from "../../../http/session.ts";
import { notFound } from "../../../problems.ts";
import { historyOf, type Point } from "./history.ts";

/** Throws notFound for what this caller may not see. */
export type ReadPrices = (productId: string, session: Session | null) => Promise<PriceHistory>;

type Asked = Omit<Point, "at" | "held_until"> & {
  brand_id: string;
  listed: boolean;
  currency: string;
  updated_at: Date;
};

export function createReadPrices(db: Sql, now: () => Date): ReadPrices {
  return async (productId, session) => {
    const product = await findAsked(db, productId);
    const isOwner =
      session !== null && (session.isAdministrator || session.brandId === product?.brand_id);
    if (!product || !(product.listed || isOwner)) throw notFound("productNotFound");
    const { currency, price, current_price, in_stock, updated_at: at } = product;
    const points = await findPoints(db, productId, currency);
    // From before prices were written down: all that is known is how it is.
    if (points.length === 0) points.push({ at, price, current_price, in_stock, held_until: at });
    return { currency, ...historyOf(points, now()) };
  };
}

async function findAsked(db: Sql, id: string): Promise<Asked | undefined> {
  const row = await db
    .selectFrom("products")
    .select(["brand_id", "listed", "price", "current_price", "currency", "sold_out", "updated_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { ...row, in_stock: !row.sold_out };
}

/** In another currency than today's they say nothing. */
async function findPoints(db: Sql, id: string, currency: string): Promise<Point[]> {
  const { rows } = await sql<Point>`
    select at, price, current_price, in_stock, held_until from price_points
    where product_id = ${id} and currency = ${currency} order by at, id`.execute(db);
  return rows;
}
