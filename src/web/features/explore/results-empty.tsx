// Names the filter that is in the way, says what would be there without it, and offers the stylist.
import { useQuery } from "@tanstack/react-query";
import { filter, type FilterRequest } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { facetsOf, without, type Facet } from "./filter-request.ts";
import { clearFilters, dropFacet } from "./filtering.ts";
import { useFacetLabel } from "./use-facet-label.ts";
import { call } from "../../lib/api.ts";

type Props = { request: FilterRequest; onAskStylist: () => void };

export function FilterEmpty({ request, onAskStylist }: Props) {
  const { t } = useText();
  const labelOf = useFacetLabel();
  const best = useBestDrop(request);
  const n = facetsOf(request).length;
  const name = best && labelOf(best.facet);
  return (
    <EmptyState
      title={t("empty.title", { n })}
      actions={
        <>
          {best && name && (
            <Button variant="ink" onClick={() => void dropFacet(best.facet)}>
              {t("filters.remove", { name })}
            </Button>
          )}
          <Button onClick={onAskStylist}>{t("empty.stylist")}</Button>
          <Button variant="bare" onClick={() => void clearFilters()}>
            {t("filters.clear")}
          </Button>
        </>
      }
    >
      {best && name ? t("empty.without", { name, n: best.total }) : t("empty.body")}
    </EmptyState>
  );
}

/** More than this many questions at once would be more than the answer is worth. */
const TRIED_MAX = 6;

type Drop = { facet: Facet; total: number };

/** Of the filters that leave nothing, the one whose absence brings back the most. */
function useBestDrop(request: FilterRequest): Drop | null {
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
