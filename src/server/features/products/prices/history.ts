// What is concluded from a piece's prices: the lowest of the last months, and whether its sale is real. Pure:
// points in, sentences of truth out.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { PriceHistory } from "../../../../contract/prices.ts";

export type Point = {
  at: Date;
  price: number;
  current_price: number | null;
  in_stock: boolean;
  /** When what held before this point was last seen to hold. */
  held_until: Date;
};

const DAY_MS = 86_400_000;
const LOWEST_DAYS = 90;
/** The struck price counts as asked when it was asked so shortly before the fall. */
const VERIFIED_DAYS = 30;

const paidAt = ({ price, current_price }: Pick<Point, "price" | "current_price">): number =>
  current_price ?? price;

/** `points`: oldest first, never empty; the last one is how it is now. */
export function historyOf(points: Point[], now: Date): Omit<PriceHistory, "currency"> {
  return {
    points: points.map(({ at, price, current_price, in_stock }) => ({
      at: at.toISOString(),
      price,
      current_price,
      in_stock,
    })),
    since: elementAt(points, 0).at.toISOString(),
    lowest_90: lowestSince(points, now.getTime() - LOWEST_DAYS * DAY_MS),
    sale: saleOf(points),
  };
}

/** What was asked when the time began counts too: it was asked then. */
function lowestSince(points: Point[], from: number): number {
  const asked = points.filter((_, n) => {
    const next = points[n + 1];
    return !next || next.at.getTime() > from;
  });
  return Math.min(...asked.map(paidAt));
}

/**
 * Verified: the struck price is one that was really asked within the last 30 days before the price fell. A
 * price nobody looked at between two far readings is known only for the time in which it was seen.
 */
export function saleOf(points: Point[]): PriceHistory["sale"] {
  const struck = elementAt(points, -1);
  if (struck.current_price === null || struck.current_price >= struck.price) return null;
  const isThisSale = ({ price, current_price }: Point) =>
    price === struck.price && current_price !== null && current_price < price;
  let first = points.length - 1;
  while (first > 0 && isThisSale(elementAt(points, first - 1))) first--;
  const fell = elementAt(points, first).at.getTime();
  const from = fell - VERIFIED_DAYS * DAY_MS;
  const wasAsked = points.slice(0, first).some((point, n) => {
    const until = elementAt(points, n + 1).held_until.getTime();
    return paidAt(point) === struck.price && Math.max(point.at.getTime(), until) >= from;
  });
  return wasAsked ? "verified" : "claimed";
}
