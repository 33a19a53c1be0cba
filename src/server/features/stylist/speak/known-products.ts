// The products one reply may speak of: those our own search has returned for it, and no others.
import type { Product } from "../../../../contract/products.ts";
import { discountPercent } from "../../../../contract/limits.ts";
import { asCandidate } from "../find/as-candidate.ts";
import { lawsOf } from "../find/laws.ts";
import { needsOf } from "../find/needs.ts";
import type { Limits, Wish } from "../wish.ts";

export type KnownProducts = {
  /** What the shopper's own search returned, as it is. */
  addFirst(answer: { products: Product[]; total: number }): void;
  /** What was looked up along the way, as far as it keeps to what holds for everything that is shown. */
  add(answer: { products: Product[]; total: number }): Product[];
  get(id: string): Product | undefined;
  all(): Product[];
  /** How many products searches have counted; numbers a reply may repeat. */
  totals(): number[];
};

export const priceOf = ({ price, current_price }: Product): number => current_price ?? price;

export const isOnSale = (product: Product): boolean =>
  (discountPercent(product.price, product.current_price) ?? 0) > 0;

export function createKnownProducts(wish: Wish): KnownProducts {
  const products = new Map<string, Product>();
  const totals: number[] = [];
  let first: Product[] = [];

  function keep(found: Product[], total: number) {
    for (const product of found) if (!products.has(product.id)) products.set(product.id, product);
    totals.push(total);
  }

  return {
    addFirst(answer) {
      first = answer.products;
      keep(answer.products, answer.total);
    },
    add(answer) {
      const fitting = answer.products.filter(
        (product) => fits(product, wish.limits) && isLawful(product, wish, first),
      );
      keep(fitting, answer.total);
      return fitting;
    },
    get: (id) => products.get(id),
    all: () => [...products.values()],
    totals: () => totals,
  };
}

/** Of a kind that may be meant, for who wears it, nothing that was refused, and all that the pieces found are. */
function isLawful(product: Product, wish: Wish, found: Product[]): boolean {
  const one = asCandidate(product);
  const met = needsOf(wish).filter((need) =>
    found.every((other) => need.meets(asCandidate(other))),
  );
  return lawsOf(wish)(one) && met.every((need) => need.meets(one));
}

function fits(product: Product, limits: Limits): boolean {
  const price = priceOf(product);
  if (limits.minPrice !== undefined && price < limits.minPrice) return false;
  if (limits.maxPrice !== undefined && price > limits.maxPrice) return false;
  if (limits.brands?.length && !limits.brands.some(({ name }) => name === product.brand))
    return false;
  if (limits.notBrands?.some(({ name }) => name === product.brand)) return false;
  if (limits.sizes?.length && !limits.sizes.some((size) => product.sizes.includes(size)))
    return false;
  if (limits.onSale && !isOnSale(product)) return false;
  return !(limits.inStock && product.sold_out);
}
