// Above a list that was asked for: how many there are, what for, and the way back.
import { lazy, Suspense } from "react";
import { useExplore } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Later } from "../../lib/later.tsx";
import { clearFilters, sortBy } from "./filtering.ts";
import { SortSelect } from "../products/sort-select.tsx";
import { useShownList } from "./list-query.ts";

const AppliedFilters = lazy(async () => ({
  default: (await import("./applied-filters.tsx")).AppliedFilters,
}));

export function ResultsHead() {
  const { t } = useText();
  const applied = useExplore((state) => state.applied);
  const { data } = useShownList();
  const sort = useExplore((state) => state.choice.sort);
  const sorting = <SortSelect value={sort} onChange={(next) => void sortBy(next)} />;
  if (!applied) {
    return (
      <div className="mb-3 flex min-h-12 justify-end max-md:sr-only">
        <h2 className="sr-only">{t("explore.results")}</h2>
        <Later>{sorting}</Later>
      </div>
    );
  }
  return (
    <div className="mb-5 md:mb-6">
      <div className="flex min-h-11 items-center justify-between gap-x-2 gap-y-1 md:flex-wrap md:gap-x-4">
        <div className="min-w-0">
          <p className="text-14 font-semibold text-ink-2">{t("results.name")}</p>
          <h2 className="text-subtitle tabular-nums">
            <span aria-live="polite">{t("results.found", { n: data?.total ?? 0 })}</span>
          </h2>
        </div>
        <div className="ms-auto">{sorting}</div>
        <button
          type="button"
          onClick={() => void clearFilters()}
          className="link min-h-11 min-w-11 flex-none text-14"
        >
          {t("results.clear")}
        </button>
      </div>
      <Suspense fallback={<div className="h-11" />}>
        <AppliedFilters />
      </Suspense>
    </div>
  );
}
