import type { FilterRequest } from "../../../contract/products.ts";
import { useExplore } from "../../lib/explore-store.ts";
import { useText } from "../../lib/languages/language.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { openStylist } from "./explore-actions.tsx";
import { facetsOf } from "./filters.ts";
import { clearFilters, dropFacet } from "./filtering.ts";
import { clearSearch } from "./searching.ts";
import { useBestDrop } from "./use-best-drop.ts";
import { useFacetLabel } from "./use-facet-label.ts";

/** Names the filter that is in the way, says what would be there without it, and offers the stylist. */
export function FilterEmpty({ request }: { request: FilterRequest }) {
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
          <Button onClick={openStylist}>{t("empty.stylist")}</Button>
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

export function SearchEmpty() {
  const { t } = useText();
  const query = useExplore((state) => state.searchQuery);
  const isFiltered = useExplore((state) => state.applied !== null);
  return (
    <EmptyState
      title={t("empty.searchTitle", { query })}
      actions={
        <>
          {isFiltered && (
            <Button variant="ink" onClick={() => void clearFilters()}>
              {t("filters.clear")}
            </Button>
          )}
          <Button onClick={openStylist}>{t("empty.stylist")}</Button>
          <Button variant="bare" onClick={clearSearch}>
            {t("results.clear")}
          </Button>
        </>
      }
    >
      {t("empty.searchBody")}
    </EmptyState>
  );
}
