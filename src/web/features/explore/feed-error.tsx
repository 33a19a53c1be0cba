// What was loaded stays below; Retry asks for the same again. With nothing below it stays.
import { useText } from "../../lib/languages/language-store.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { dismissListError } from "./explore-store.ts";
import { applyFilters } from "./filtering.ts";
import { useListProgress, useShownList } from "./list-query.ts";

export function FeedError() {
  const { t, errorText } = useText();
  const { error, failed } = useListProgress();
  const { data, refetch, fetchNextPage } = useShownList();
  if (error === null) return null;

  function retry() {
    if (failed === "filter") void applyFilters();
    else void (data ? fetchNextPage() : refetch());
  }

  return (
    <Banner
      className="sticky top-[calc(var(--bar)+0.75rem)] z-10 mb-5"
      action={
        <Button size="sm" onClick={retry}>
          {t("retry")}
        </Button>
      }
      dismiss={data && { label: t("dismiss"), run: () => dismissListError(error) }}
    >
      {failed === "filter" ? t("filterFailed") : errorText(error, "explore.failed")}
    </Banner>
  );
}
