// What one can filter by, asked of the server.
import { useQuery } from "@tanstack/react-query";
import { filterOptions } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";

const FRESH_MS = 5 * 60_000;

export const useFilterOptions = () =>
  useQuery({
    queryKey: ["filter-options"],
    queryFn: ({ signal }) => call(filterOptions, { signal }),
    staleTime: FRESH_MS,
  });
