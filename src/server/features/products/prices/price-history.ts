// A piece's prices for whoever may see the piece.
import type { PriceHistory } from "../../../../contract/prices.ts";
import type { Sql } from "../../../database/sql.ts";
import type { Session } from "../../../http/session.ts";
import { notFound } from "../../../problems.ts";
import { historyOf } from "./history.ts";
import { findAsked, findPoints } from "./queries/price-points.ts";

/** Throws notFound for what this caller may not see. */
export type ReadPrices = (productId: string, session: Session | null) => Promise<PriceHistory>;

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
