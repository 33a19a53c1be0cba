// Above a list that was asked for: how many there are, what for, and the way back.
import { useExplore } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Chip } from "../../ui/chip.tsx";
import { facetKey, facetsOf } from "./filter-request.ts";
import { clearFilters, dropFacet } from "./filtering.ts";
import { useShownList } from "./list-query.ts";
import { useFacetLabel } from "./use-facet-label.ts";

export function ResultsHead() {
  const { t } = useText();
  const applied = useExplore((state) => state.applied);
  const { data } = useShownList();
  if (!applied) return <h2 className="sr-only">{t("explore.results")}</h2>;
  return (
    <div className="mb-5 md:mb-6">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="min-w-0 text-subtitle tabular-nums">
          <span aria-live="polite">{t("results.found", { n: data?.total ?? 0 })}</span>
        </h2>
        <button
          type="button"
          onClick={() => void clearFilters()}
          className="link min-h-11 flex-none text-14"
        >
          {t("results.clear")}
        </button>
      </div>
      <AppliedFilters />
    </div>
  );
}

function AppliedFilters() {
  const { t } = useText();
  const applied = useExplore((state) => state.applied);
  const labelOf = useFacetLabel();
  return (
    <ul
      aria-label={t("filters.applied")}
      className="flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-md:-mx-(--gutter) max-md:px-(--gutter) md:flex-wrap"
    >
      {(applied ? facetsOf(applied) : []).map((facet) => (
        <li key={facetKey(facet)} className="flex-none">
          <Chip
            isRemovable
            aria-label={t("filters.remove", { name: labelOf(facet) })}
            onClick={() => void dropFacet(facet)}
          >
            <bdi>{labelOf(facet)}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
