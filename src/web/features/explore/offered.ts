// Which options of the filter are worth offering beside what is chosen: those that would find something, and those
// that are chosen already, so that they can be taken back.
import type { FilterCounts, OptionCount } from "../../../contract/filter-counts.ts";
import type { FilterOptions } from "../../../contract/products.ts";
import type { Choice } from "./explore-store.ts";
import { FACT_LISTS } from "./filter-request.ts";

const asRecord = (counts: readonly OptionCount[]): Record<string, number> =>
  Object.fromEntries(counts.map(({ value, count }) => [value, count]));

/** In the order they always had: a list that reorders itself under the finger is worse than a plain one. */
function left(
  values: readonly string[],
  counts: Record<string, number>,
  chosen: readonly string[] = [],
): string[] {
  return values.filter((value) => (counts[value] ?? 0) > 0 || chosen.includes(value));
}

/** What a part of the shop can be filtered by, as the whole of it is: the most frequent first. */
export function optionsIn(
  counts: FilterCounts,
  { min, max }: { min: number; max: number },
): FilterOptions {
  const facts = FACT_LISTS.map((kind) => [kind, asRecord(counts.facts[kind] ?? [])] as const);
  return {
    brands: [],
    brand_counts: {},
    category_counts: asRecord(counts.categories),
    colors: counts.colors.map(({ value }) => value),
    sizes: counts.sizes.map(({ value }) => value),
    min_price: min,
    max_price: max,
    facts: Object.fromEntries(facts),
  };
}

export function offered(all: FilterOptions, counts: FilterCounts, choice: Choice): FilterOptions {
  const brands = asRecord(counts.brands);
  const facts = FACT_LISTS.map((kind) => {
    const now = asRecord(counts.facts[kind] ?? []);
    const values = left(Object.keys(all.facts?.[kind] ?? {}), now, choice[kind]);
    return [kind, Object.fromEntries(values.map((value) => [value, now[value] ?? 0]))] as const;
  });
  return {
    ...all,
    brands: left(all.brands, brands, choice.brands),
    brand_counts: brands,
    colors: left(all.colors, asRecord(counts.colors), choice.colors),
    sizes: left(all.sizes, asRecord(counts.sizes), choice.sizes),
    facts: Object.fromEntries(facts),
  };
}
