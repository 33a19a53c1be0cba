// An assistant's filters, read as the choice a shopper would make in our own: one meaning at every door.
import { categoriesOf } from "../../../../contract/categories.ts";
import { CURRENCY_DEFAULT } from "../../../../contract/limits.ts";
import type { FilterRequest, Product } from "../../../../contract/products.ts";
import { fromMinorUnits } from "../money.ts";
import type { UcpFilters } from "./requests.ts";

export type PriceLimits = { min?: number | undefined; max?: number | undefined };
export type Message = { type: "info" | "warning"; code: string; content: string };

/** Limits in whole pounds; a limit in another money is set aside, and said so, rather than misread. */
export function priceLimits(
  { price }: UcpFilters,
  currency = CURRENCY_DEFAULT,
): { price: PriceLimits; note: Message[] } {
  if (price?.min === undefined && price?.max === undefined) return { price: {}, note: [] };
  if (currency.toUpperCase() !== CURRENCY_DEFAULT) {
    const content = `Prices are in ${CURRENCY_DEFAULT}; the limit in ${currency} was not applied.`;
    return { price: {}, note: [{ type: "warning", code: "currency_unsupported", content }] };
  }
  const pounds = (amount: number | undefined) =>
    amount === undefined ? undefined : fromMinorUnits(amount, CURRENCY_DEFAULT);
  return { price: { min: pounds(price.min), max: pounds(price.max) }, note: [] };
}

export const hasFilter = (filters: UcpFilters, price: PriceLimits): boolean =>
  price.min !== undefined ||
  price.max !== undefined ||
  [filters.categories, filters.brands, filters.colors, filters.sizes].some((list) =>
    Boolean(list?.length),
  ) ||
  filters.available !== undefined ||
  filters.on_sale !== undefined;

/** The same choice a shopper would make in our own filters. */
export const choiceOf = (filters: UcpFilters, price: PriceLimits): FilterRequest => ({
  brands: filters.brands ?? [],
  categories: filters.categories ?? [],
  ...(filters.colors && { colors: filters.colors }),
  ...(filters.sizes && { sizes: filters.sizes }),
  ...(filters.available && { in_stock: true }),
  ...(filters.on_sale && { on_sale: true }),
  min_price: price.min ?? null,
  max_price: price.max ?? null,
});

export function fitsFilters(product: Product, filters: UcpFilters, price: PriceLimits): boolean {
  const isSale = product.current_price !== null && product.current_price < product.price;
  const paid = isSale ? (product.current_price ?? product.price) : product.price;
  const oneOf = (wanted: string[] | undefined, has: string[]) =>
    !wanted?.length ||
    wanted.some((one) => has.some((own) => own.toLowerCase() === one.toLowerCase()));
  return (
    paid >= (price.min ?? 0) &&
    paid <= (price.max ?? Infinity) &&
    oneOf(filters.categories?.flatMap(categoriesOf), [product.category]) &&
    oneOf(filters.brands, [product.brand]) &&
    oneOf(filters.colors, product.colors) &&
    oneOf(filters.sizes, product.sizes) &&
    !(filters.available && product.sold_out) &&
    !(filters.on_sale && !isSale)
  );
}
