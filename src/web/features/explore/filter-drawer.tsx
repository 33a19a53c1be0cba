// The filters where there is no room beside the grid. Fetched after the first paint: what opens over a page is not
// needed to draw it.
import { useText } from "../../lib/languages/language-store.ts";
import { Drawer } from "../../ui/drawer.tsx";
import { closeFilters, useExplore } from "./explore-store.ts";
import { FilterButtons, FilterPanel } from "./filter-panel.tsx";
import { FiltersTitle } from "./filter-sidebar.tsx";

export function FilterDrawer() {
  const { t } = useText();
  const isOpen = useExplore((state) => state.isSidebarOpen);
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
      <FilterPanel />
    </Drawer>
  );
}
