// Prices as a line of steps: a price holds until the next one.
import { elementAt } from "../../../contract/get-or-throw.ts";
import type { PricePoint } from "../../../contract/prices.ts";

export type PriceLine = { path: string; lowest: number; highest: number };

const paid = ({ price, current_price }: PricePoint): number => current_price ?? price;

/** `points` oldest first; the line goes on until now. */
export function priceLine(
  points: readonly PricePoint[],
  now: number,
  width: number,
  height: number,
): PriceLine {
  const prices = points.map(paid);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const from = Date.parse(elementAt(points, 0).at);
  const length = Math.max(1, now - from);
  const x = (at: number) => round((Math.min(length, Math.max(0, at - from)) / length) * width);
  const y = (price: number) =>
    round(highest === lowest ? height / 2 : ((highest - price) / (highest - lowest)) * height);
  const steps = points.slice(1).map((point) => `H${x(Date.parse(point.at))}V${y(paid(point))}`);
  return { path: `M0 ${y(prices[0] ?? 0)}${steps.join("")}H${width}`, lowest, highest };
}

const round = (place: number): number => Math.round(place * 10) / 10;
