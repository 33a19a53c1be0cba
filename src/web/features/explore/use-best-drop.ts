// Which filter is in the way when nothing fits them all.
import { useQuery } from "@tanstack/react-query";
import { filter, type FilterRequest } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";
import { facetsOf, without, type Facet } from "./filter-request.ts";

/** More than this many questions at once would be more than the answer is worth. */
const TRIED_MAX = 6;

export type Drop = { facet: Facet; total: number };

/** Of the filters that leave nothing, the one whose absence brings back the most. */
export function useBestDrop(request: FilterRequest): Drop | null {
  const facets = facetsOf(request).slice(0, TRIED_MAX);
  const { data } = useQuery({
    queryKey: ["without", request],
    queryFn: () => Promise.all(facets.map((facet) => dropped(request, facet))),
    enabled: facets.length > 1,
  });
  const best = data?.toSorted((one, other) => other.total - one.total)[0];
  return best && best.total > 0 ? best : null;
}

/** One that is not answered is only not recommended. */
async function dropped(request: FilterRequest, facet: Facet): Promise<Drop> {
  const left = { query: { page: 1, limit: 1 }, body: without(request, facet) };
  const total = await call(filter, left).then(
    (answer) => answer.total,
    () => 0,
  );
  return { facet, total };
}
