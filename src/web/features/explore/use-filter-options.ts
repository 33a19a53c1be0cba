// What one can filter by, asked of the server.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { filterCounts } from "../../../contract/filter-counts.ts";
import { filterOptions, type FilterOptions } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";
import { useExplore } from "./explore-store.ts";
import { offered } from "./offered.ts";
import { requestOf } from "./filter-request.ts";

const FRESH_MS = 5 * 60_000;

export const useFilterOptions = () =>
  useQuery({
    queryKey: ["filter-options"],
    queryFn: ({ signal }) => call(filterOptions, { signal }),
    staleTime: FRESH_MS,
  });

/** What was asked already; asks nothing itself. */
export const useKnownOptions = (): FilterOptions | undefined =>
  useQuery<FilterOptions>({ queryKey: ["filter-options"], enabled: false }).data;

/**
 * The same, beside what is chosen so far: what would find nothing is not offered, except where it is chosen itself.
 * Without an answer everything stays on offer.
 */
export function useOffered(options: FilterOptions): FilterOptions {
  const choice = useExplore((state) => state.choice);
  const selected = useExplore((state) => state.selectedCategories);
  const { sort: _, ...request } = requestOf(choice, selected);
  const { data } = useQuery({
    queryKey: ["filter-counts", request],
    queryFn: ({ signal }) => call(filterCounts, { body: request, signal }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  return data ? offered(options, data, choice) : options;
}
