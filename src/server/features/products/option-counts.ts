// How many pieces each option would find, put in order for people.
import type { FILTERED_FACTS } from "../../../contract/facts.ts";
import {
  PRICE_BANDS,
  type FilterCounts,
  type OptionCount,
} from "../../../contract/filter-counts.ts";

/** Counts by value, before they are put in order. */
export type RawCounts = {
  total: number;
  brands: Map<string, number>;
  categories: Map<string, number>;
  colors: Map<string, number>;
  sizes: Map<string, number>;
  /** One for each band. */
  prices: number[];
  facts: Map<(typeof FILTERED_FACTS)[number], Map<string, number>>;
  on_sale: number;
  in_stock: number;
  dropped: number;
};

/** Beyond these a list is no help to anybody. */
const MOST_VALUES = 60;
const PIASTRE = 0.01;

export function asCounts(raw: RawCounts): FilterCounts {
  const { total, on_sale, in_stock, dropped } = raw;
  return {
    total,
    brands: listed(raw.brands, byName),
    categories: listed(raw.categories, byName),
    colors: listed(raw.colors, byCount).slice(0, MOST_VALUES),
    sizes: listed(raw.sizes, byCount).slice(0, MOST_VALUES),
    prices: PRICE_BANDS.map((from, n) => ({
      min_price: from,
      max_price: n + 1 < PRICE_BANDS.length ? (PRICE_BANDS[n + 1] ?? 0) - PIASTRE : null,
      count: raw.prices[n] ?? 0,
    })).filter(({ count }) => count > 0),
    facts: Object.fromEntries(
      [...raw.facts]
        .filter(([, values]) => values.size > 0)
        .map(([kind, values]) => [kind, listed(values, byCount).slice(0, MOST_VALUES)]),
    ),
    on_sale,
    in_stock,
    dropped,
  };
}

const byName = (a: OptionCount, b: OptionCount) =>
  compare(a.value.toLowerCase(), b.value.toLowerCase()) || compare(a.value, b.value);
const byCount = (a: OptionCount, b: OptionCount) => b.count - a.count || compare(a.value, b.value);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const listed = (
  counts: Map<string, number>,
  order: (a: OptionCount, b: OptionCount) => number,
): OptionCount[] =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value, count }))
    .toSorted(order);
