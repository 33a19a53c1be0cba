/** Prices as shops write them: round steps with the brand's ending, sales in steps of five per cent. */
import type { Chance } from "./chance.ts";

const step = (price: number): number => (price < 300 ? 10 : price < 1000 ? 50 : 100);

const shopPrice = (price: number, ending: number): number => {
  const by = step(price);
  return Math.max(by, Math.round(price / by) * by) - (by < 50 ? Math.min(ending, 1) : ending);
};

type Pricing = {
  range: readonly [number, number];
  level: number;
  ending: number;
};

export function priceFor({ range: [low, high], level, ending }: Pricing, chance: Chance): number {
  const place = Math.min(1, Math.max(0, level + (chance.next() - 0.5) * 0.3));
  return shopPrice(low + (high - low) * place, ending);
}

const DISCOUNTS = [0.1, 0.15, 0.2, 0.2, 0.25, 0.3, 0.3, 0.4, 0.5] as const;

export function salePrice(price: number, ending: number, chance: Chance): number {
  const cut = price * (1 - chance.pick(DISCOUNTS));
  const sale =
    Math.round(cut / 10) * 10 - (price < 300 ? Math.min(ending, 1) : Math.min(ending, 5));
  return Math.min(sale, price - 10);
}
