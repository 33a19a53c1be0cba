// What happened to a pinned piece since it was pinned. The pin keeps the price of that day.
import { CURRENCY_DEFAULT } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/products.ts";

export type PinNews = {
  /** The piece as it is now, or as it was pinned while nobody knows better. */
  product: Product;
  isGone: boolean;
  isSoldOut: boolean;
  /** How much cheaper it is than when it was pinned; 0 when it is not. */
  saving: number;
  /** How much dearer; 0 when it is not. */
  rise: number;
  /** Sold out when it was pinned, to be had now. */
  isBack: boolean;
  /** One of its sizes and colours is left. */
  isLast: boolean;
};

const paid = (product: Product): number => product.current_price ?? product.price;

/** `fresh` is null until the pins were looked up. */
export function newsOf(pinned: Product, fresh: readonly Product[] | null): PinNews {
  const now = fresh?.find(({ id }) => id === pinned.id);
  const product = now ?? pinned;
  const more = now && now.currency === pinned.currency ? paid(now) - paid(pinned) : 0;
  const left = product.variants.filter(({ in_stock }) => in_stock).length;
  return {
    product,
    isGone: fresh !== null && !now,
    isSoldOut: product.sold_out,
    saving: Math.max(0, -more),
    rise: Math.max(0, more),
    isBack: now !== undefined && pinned.sold_out && !now.sold_out,
    isLast: now !== undefined && !now.sold_out && now.variants.length > 1 && left === 1,
  };
}

export type Total = { currency: string; amount: number };

/** On Ribby and in stock. */
export const canBeBought = ({ isGone, isSoldOut }: PinNews): boolean => !isGone && !isSoldOut;

/** What everything costs that can be bought, currency by currency. */
export function totalsOf(news: readonly PinNews[]): Total[] {
  const totals = new Map<string, number>();
  for (const { product } of news.filter(canBeBought)) {
    const currency = product.currency || CURRENCY_DEFAULT;
    totals.set(currency, (totals.get(currency) ?? 0) + paid(product));
  }
  return [...totals].map(([currency, amount]) => ({ currency, amount }));
}
