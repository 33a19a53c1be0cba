// A list that is here in whole, in the order the reader wishes; as the server orders the longer ones.
import type { Product, Sort } from "../../../contract/products.ts";

const paid = ({ price, current_price }: Product) => current_price ?? price;
const drop = (product: Product) =>
  product.price > 0 ? (product.price - paid(product)) / product.price : 0;

const ORDERS: Record<Sort, (one: Product, other: Product) => number> = {
  newest: (one, other) => other.created_at.localeCompare(one.created_at),
  price_up: (one, other) => paid(one) - paid(other),
  price_down: (one, other) => paid(other) - paid(one),
  drop: (one, other) => drop(other) - drop(one),
};

export const sortPieces = (products: readonly Product[], sort: Sort | null): readonly Product[] =>
  sort === null ? products : products.toSorted(ORDERS[sort]);
