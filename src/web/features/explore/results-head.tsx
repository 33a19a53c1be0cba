// Above a list that was asked for: how many there are, what for, and the way back.
import { lazy, Suspense } from "react";
import { useExplore } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { clearFilters } from "./filtering.ts";
import { ListOrder } from "./list-order.tsx";
import { useShownList } from "./list-query.ts";

const AppliedFilters = lazy(async () => ({
  default: (await import("./applied-filters.tsx")).AppliedFilters,
}));

/** The order stands in the sidebar where there is one: the mixed feed begins at once. */
export function ResultsHead({ hasSidebar }: { hasSidebar: boolean }) {
  const { t } = useText();
  const applied = useExplore((state) => state.applied);
  const { data } = useShownList();
  if (!applied) return <h2 className="sr-only">{t("explore.results")}</h2>;
  return (
    <div className="mb-5 md:mb-6">
      <div className="flex min-h-11 items-center justify-between gap-x-2 gap-y-1 md:flex-wrap md:gap-x-4">
        <div className="min-w-0">
          <p className="text-14 font-semibold text-ink-2">{t("results.name")}</p>
          <h2 className="text-subtitle tabular-nums">
            <span aria-live="polite">{t("results.found", { n: data?.total ?? 0 })}</span>
          </h2>
        </div>
        {!hasSidebar && (
          <div className="ms-auto">
            <ListOrder />
          </div>
        )}
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
