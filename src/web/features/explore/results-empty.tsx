// Names the filter that is in the way, says what would be there without it, and offers the stylist.
import type { FilterRequest } from "../../../contract/products.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { facetsOf } from "./filter-request.ts";
import { clearFilters, dropFacet } from "./filtering.ts";
import { useBestDrop } from "./use-best-drop.ts";
import { useFacetLabel } from "./use-facet-label.ts";

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
