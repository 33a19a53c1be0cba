// What a choice finds and what each further option would find: from the window in memory, or from the database
// as long as the window is not there yet. Both say exactly the same.
import { FILTERED_FACTS } from "../../../contract/facts.ts";
import {
  PRICE_BANDS,
  type FilterCounts,
  type OptionCount,
} from "../../../contract/filter-counts.ts";
import type { FilterRequest } from "../../../contract/products.ts";
import { createSemaphore } from "../../database/semaphore.ts";
import type { FromOne } from "../../database/replica.ts";
import { createMemory, type CatalogueVersion } from "./catalogue-version.ts";
import { countInDatabase } from "./queries/count-options.ts";
import type { WindowAnswers } from "./window/window-answers.ts";

export type CountOptions = (request: FilterRequest) => Promise<FilterCounts>;

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

/** Different choices that are remembered until the catalogue changes. */
const REMEMBERED = 500;
/** Beyond these a list is no help to anybody. */
const MOST_VALUES = 60;
const PIASTRE = 0.01;

export function createCountOptions(parts: {
  fromOne: FromOne;
  version: CatalogueVersion;
  window: WindowAnswers;
  brandKey: (name: string) => string;
  /** As for the filter: the feed must find the database free in between. */
  searchesAtOnce: number;
}): CountOptions {
  const { fromOne, version, window, brandKey } = parts;
  const inTurn = createSemaphore(parts.searchesAtOnce);
  const kept = createMemory<FilterCounts>(REMEMBERED);
  return (request) =>
    fromOne(async (db) => {
      const now = await version(db);
      return kept(now, JSON.stringify(request), async () => {
        const counts = await window.counts(now, request);
        return counts ?? inTurn(async () => asCounts(await countInDatabase(db, request, brandKey)));
      });
    });
}

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
      max_price: n + 1 < PRICE_BANDS.length ? PRICE_BANDS[n + 1]! - PIASTRE : null,
      count: raw.prices[n]!,
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
