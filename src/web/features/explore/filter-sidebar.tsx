// Order and filters. Beside the grid they stay in sight and scroll within themselves; their buttons never scroll away.
import { openFilters } from "./explore-store.ts";
import { reopenBy } from "../../lib/back-closes.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Count } from "../../ui/count.tsx";
import { FilterButtons, FilterPanel } from "./filter-panel.tsx";
import { ListOrder } from "./list-order.tsx";
import { useChosenCount } from "./filter-request.ts";

reopenBy("filters", openFilters);

type Props = {
  /** What stands beside it is the list, and not an answer with an order of its own. */
  hasOrder: boolean;
};

export function FilterSidebar({ hasOrder }: Props) {
  const { t } = useText();
  return (
    <div className="sticky top-[calc(var(--bar)+1rem)] flex max-h-[calc(100dvh-var(--bar)-2rem)] flex-col gap-2 self-start">
      {hasOrder && <ListOrder isWide />}
      <section aria-label={t("filters.name")} className="flex min-h-0 flex-col">
        <h2 className="flex min-h-11 flex-none items-center gap-2 font-semibold">
          <FiltersTitle />
        </h2>
        <div className="-mx-1 min-h-0 overflow-y-auto px-1 [scrollbar-width:thin]">
          <FilterPanel />
        </div>
        <div className="flex-none border-t border-line pt-4">
          <FilterButtons />
        </div>
      </section>
    </div>
  );
}

export function FiltersTitle() {
  const { t, formats } = useText();
  const chosen = useChosenCount();
  return (
    <>
      {t("filters.name")}
      {chosen > 0 && <Count className="font-sans">{formats.number(chosen)}</Count>}
    </>
  );
}
