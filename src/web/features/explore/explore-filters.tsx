// The filters of Explore: sections and buttons with the choice that Explore keeps. Loaded after the first pictures.
import type { ReactNode } from "react";
import { SIDEBAR_CLOSE_BELOW_PX } from "../../../contract/limits.ts";
import type { FilterOptions } from "../../../contract/products.ts";
import { choose, closeFilters, useExplore } from "./explore-store.ts";
import { FilterActions } from "./filter-actions.tsx";
import { FilterChoiceContext } from "./filter-choice.ts";
import { useChosenCount } from "./filter-request.ts";
import { FilterSections } from "./filter-sections.tsx";
import { applyFilters, clearFilters } from "./filtering.ts";
import { useListProgress } from "./list-query.ts";

function ExploreChoice({ children }: { children: ReactNode }) {
  const choice = useExplore((state) => state.choice);
  const selected = useExplore((state) => state.selectedCategories);
  const isApplied = useExplore((state) => state.applied !== null);
  const chosen = useChosenCount();
  const { isLoading } = useListProgress();
  return (
    <FilterChoiceContext
      value={{
        choice,
        selected,
        chosen,
        choose,
        apply: (change = {}) => {
          choose(change);
          void applyFilters();
        },
        clear: () => void clearFilters(),
        canClear: chosen > 0 || isApplied,
        isLoading,
        hasBrands: true,
      }}
    >
      {children}
    </FilterChoiceContext>
  );
}

/** Under 1024 px the filters lie over the results, so applying them makes way. */
function closeOnSmallScreens(): void {
  if (matchMedia(`(width < ${SIDEBAR_CLOSE_BELOW_PX}px)`).matches) closeFilters();
}

export const ExploreSections = ({ options }: { options: FilterOptions }) => (
  <ExploreChoice>
    <FilterSections options={options} />
  </ExploreChoice>
);

export const ExploreActions = () => (
  <ExploreChoice>
    <FilterActions onApplied={closeOnSmallScreens} />
  </ExploreChoice>
);
