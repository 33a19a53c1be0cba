// Apply and clear, under the filters.
import { SIDEBAR_CLOSE_BELOW_PX } from "../../../contract/limits.ts";
import { closeFilters, useExplore } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Button } from "../../ui/button.tsx";
import { applyFilters, clearFilters } from "./filtering.ts";
import { useChosenCount } from "./filter-request.ts";
import { useListProgress } from "./list-query.ts";

/** Under 1024 px the filters lie over the results, so applying them makes way. */
function closeOnSmallScreens(): void {
  if (matchMedia(`(width < ${SIDEBAR_CLOSE_BELOW_PX}px)`).matches) closeFilters();
}

export function FilterActions() {
  const { t } = useText();
  const chosen = useChosenCount();
  const { isLoading } = useListProgress();
  const isApplied = useExplore((state) => state.applied !== null);
  const canClear = chosen > 0 || isApplied;
  return (
    <div className="grid w-full gap-2">
      <Button
        variant="ink"
        wide
        disabled={chosen === 0 || isLoading}
        onClick={() => {
          void applyFilters();
          closeOnSmallScreens();
        }}
      >
        {chosen === 0 ? t("filters.noneSelected") : t("filters.apply")}
      </Button>
      <Button
        variant="bare"
        wide
        disabled={!canClear}
        onClick={() => void clearFilters()}
        className="disabled:border-transparent disabled:bg-transparent"
      >
        {canClear ? t("filters.clear") : t("filters.noneToClear")}
      </Button>
    </div>
  );
}
