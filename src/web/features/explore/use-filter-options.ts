// What one can filter by, asked of the server.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { filterOptions, type FilterOptions } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";

export const FRESH_MS = 5 * 60_000;

const OPTIONS = queryOptions({
  queryKey: ["filter-options"],
  queryFn: ({ signal }) => call(filterOptions, { signal }),
  staleTime: FRESH_MS,
});

export const useFilterOptions = () => useQuery(OPTIONS);

/** What was asked already; asks nothing itself. */
export const useKnownOptions = (): FilterOptions | undefined =>
  useQuery({ ...OPTIONS, enabled: false }).data;
