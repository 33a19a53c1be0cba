// The filters where there is no room beside the grid. Fetched after the first paint: what opens over a page is not
// needed to draw it.
import { useText } from "../../lib/languages/language-store.ts";
import { useInSteps } from "../../lib/use-in-steps.ts";
import { Drawer } from "../../ui/drawer.tsx";
import { areFiltersWanted, closeFilters, useExplore } from "./explore-store.ts";
import { FilterButtons, FilterPanel } from "./filter-panel.tsx";
import { FiltersTitle } from "./filter-sidebar.tsx";
import { ListOrder } from "./list-order.tsx";

export function FilterDrawer({ hasOrder }: { hasOrder: boolean }) {
  const { t } = useText();
  const isOpen = useInSteps(useExplore.subscribe, areFiltersWanted);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={closeFilters}
      back={{ name: "filters" }}
      title={
        <span className="flex items-center gap-2">
          <FiltersTitle />
        </span>
      }
      closeLabel={t("close")}
      actions={<FilterButtons />}
    >
      {hasOrder && (
        <div className="pb-4">
          <ListOrder isWide />
        </div>
      )}
      <FilterPanel />
    </Drawer>
  );
}
