import { useExplore } from "../../lib/explore-store.ts";
import { useText } from "../../lib/languages/language.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { applyFilters, loadNextPage } from "./filtering.ts";

/** What was loaded stays below; Retry asks for the same again. With nothing below it stays. */
export function FeedError() {
  const { t, errorText } = useText();
  const { error, failed, initialLoadDone } = useExplore();
  if (error === null) return null;
  return (
    <Banner
      className="sticky top-[calc(var(--bar)+0.75rem)] z-10 mb-5"
      action={
        <Button size="sm" onClick={retry}>
          {t("retry")}
        </Button>
      }
      dismiss={
        initialLoadDone
          ? { label: t("dismiss"), run: () => useExplore.setState({ error: null, failed: null }) }
          : undefined
      }
    >
      {failed === "filter" ? t("filterFailed") : errorText(error, "explore.failed")}
    </Banner>
  );
}

function retry(): void {
  if (useExplore.getState().failed === "filter") void applyFilters();
  else void loadNextPage();
}
