import { useQueries } from "@tanstack/react-query";
import { filter, type FilterRequest } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";
import { facetKey, facetsOf, without, type Facet } from "./filters.ts";

/** More than this many questions at once would be more than the answer is worth. */
const TRIED_MAX = 6;

export type Drop = { facet: Facet; total: number };

/** Of the filters that leave nothing, the one whose absence brings back the most. */
export function useBestDrop(request: FilterRequest): Drop | null {
  const facets = facetsOf(request).slice(0, TRIED_MAX);
  const tries = useQueries({
    queries: facets.map((facet) => ({
      queryKey: ["without", request, facetKey(facet)],
      queryFn: () => call(filter, { query: { page: 1, limit: 1 }, body: without(request, facet) }),
      enabled: facets.length > 1,
    })),
    combine: (answers) =>
      answers.map((answer, at) => ({ facet: facets[at]!, total: answer.data?.total ?? 0 })),
  });
  const best = tries.reduce<Drop | null>(
    (found, drop) => (drop.total > (found?.total ?? 0) ? drop : found),
    null,
  );
  return best;
}
