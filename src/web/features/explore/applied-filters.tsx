// The filters that the list answers, each with a way to take it off.
import { useText } from "../../lib/languages/language-store.ts";
import { Chip } from "../../ui/chip.tsx";
import { useExplore } from "./explore-store.ts";
import { facetKey, facetsOf, type Facet } from "./filter-request.ts";
import { dropFacet } from "./filtering.ts";
import { useFacetLabel } from "./use-facet-label.ts";

export function AppliedFilters() {
  const applied = useExplore((state) => state.applied);
  return (
    <FacetChips
      facets={applied ? facetsOf(applied) : []}
      onDrop={(facet) => void dropFacet(facet)}
    />
  );
}

type Props = { facets: readonly Facet[]; onDrop: (facet: Facet) => void };

export function FacetChips({ facets, onDrop }: Props) {
  const { t } = useText();
  const labelOf = useFacetLabel();
  return (
    <ul
      aria-label={t("filters.applied")}
      className="flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-md:-mx-(--gutter) max-md:px-(--gutter) md:flex-wrap"
    >
      {facets.map((facet) => (
        <li key={facetKey(facet)} className="flex-none">
          <Chip
            isRemovable
            aria-label={t("filters.remove", { name: labelOf(facet) })}
            onClick={() => onDrop(facet)}
          >
            <bdi>{labelOf(facet)}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
