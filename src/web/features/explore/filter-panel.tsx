// Everything one can filter by; sidebar and drawer show the same.
import { lazy, Suspense } from "react";
import { useText } from "../../lib/languages/language-store.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useFilterOptions } from "./use-filter-options.ts";

/** Nothing of it can be shown before the server has said what there is to filter by. */
const Sections = lazy(async () => ({
  default: (await import("./explore-filters.tsx")).ExploreSections,
}));
const Actions = lazy(async () => ({
  default: (await import("./explore-filters.tsx")).ExploreActions,
}));

export function FilterPanel() {
  const { data, isError, refetch } = useFilterOptions();
  const { t } = useText();
  if (data) {
    return (
      <Suspense fallback={<Awaited />}>
        <Sections options={data} />
      </Suspense>
    );
  }
  if (isError) {
    return <RetryBanner onRetry={() => void refetch()}>{t("filterOptionsFailed")}</RetryBanner>;
  }
  return <Awaited />;
}

/** Apply and clear. */
export const FilterButtons = () => (
  <Suspense fallback={<Skeleton className="h-24" />}>
    <Actions />
  </Suspense>
);

/** The first two sections in outline. */
function Awaited() {
  return (
    <div aria-hidden="true" className="grid gap-3 border-t border-line pt-4">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-6" />
      <Skeleton className="h-11" />
      <Skeleton className="mt-4 h-5 w-20" />
      <Skeleton className="h-11" />
      {Array.from({ length: 6 }, (_, n) => (
        <Skeleton key={n} className="h-5" />
      ))}
    </div>
  );
}
