// What can be filtered by beside what is chosen so far, asked of the server.
import { useDeferredValue } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { filterCounts } from "../../../contract/filter-counts.ts";
import type { FilterOptions, FilterRequest } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";
import { useFilterChoice } from "./filter-choice.ts";
import { requestOf } from "./filter-request.ts";
import { offered } from "./offered.ts";
import { FRESH_MS } from "./use-filter-options.ts";

/** What each option would find beside this choice. */
export const useCounts = (request: FilterRequest, isWanted = true) =>
  useQuery({
    queryKey: ["filter-counts", request],
    queryFn: ({ signal }) => call(filterCounts, { body: request, signal }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });

/**
 * What would find nothing is not offered, except where it is chosen itself. Without an answer everything stays on
 * offer.
 */
export function useOffered(options: FilterOptions): FilterOptions {
  const { choice, selected } = useFilterChoice();
  // Asked after the press has been answered.
  const asked = useDeferredValue(choice);
  const { sort: _, ...request } = requestOf(asked, selected);
  const { data } = useCounts(request);
  return data ? offered(options, data, choice) : options;
}
