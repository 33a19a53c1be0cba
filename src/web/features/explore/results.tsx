// Search results when there are some, else the list: filtered or mixed.
import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { useExplore } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { FeedEmpty } from "./feed-empty.tsx";
import { FeedError } from "./feed-error.tsx";
import { FeedGrid } from "./feed-grid.tsx";
import { useListProgress, useShownList } from "./list-query.ts";
import { ResultsHead } from "./results-head.tsx";

/** Few searches come to nothing: most shoppers never need it. */
const FilterEmpty = lazy(async () => ({
  default: (await import("./results-empty.tsx")).FilterEmpty,
}));

export type ResultsProps = {
  /** What answers the search, shown in front of the list; null without one. */
  found: ReactNode;
  /** Which search that is: another one is brought into sight. */
  search: string | null;
  /** An answer is on its way that will stand in front of the list. */
  isSearching: boolean;
  /** What a card measures. */
  sizes: string;
  onAskStylist: () => void;
};

type Props = ResultsProps & { hasSidebar: boolean };

/** Search results when there are some, else the list: filtered or mixed. */
export function Results({ found, search, hasSidebar, ...list }: Props) {
  const { t } = useText();
  const hasFound = found !== null;
  const section = useNewestInSight(search);
  return (
    <section
      ref={section}
      aria-label={hasFound ? t("results.name") : t("explore.results")}
      className="min-w-0"
    >
      {hasFound ? (
        found
      ) : (
        <>
          <ResultsHead hasSidebar={hasSidebar} />
          <FeedError />
          <List {...list} />
        </>
      )}
    </section>
  );
}

/** Who asks for something far down the page is brought to where the new list begins. */
function useNewestInSight(search: string | null) {
  const section = useRef<HTMLElement>(null);
  const applied = useExplore((state) => state.applied);
  const seen = useRef({ search, applied });
  useEffect(() => {
    const isNew = seen.current.applied !== applied || seen.current.search !== search;
    seen.current = { search, applied };
    // Measured only when it matters: asking makes the browser lay the whole page out at once.
    if (!isNew || !section.current) return;
    if (section.current.getBoundingClientRect().top < 0) section.current.scrollIntoView();
  }, [search, applied]);
  return section;
}

type ListProps = Pick<ResultsProps, "isSearching" | "sizes" | "onAskStylist">;

function List({ isSearching, sizes, onAskStylist }: ListProps) {
  const { data } = useShownList();
  const { isReplacing } = useListProgress();
  const applied = useExplore((state) => state.applied);
  if (data?.products.length !== 0 || isReplacing) {
    return <FeedGrid isSearching={isSearching} sizes={sizes} />;
  }
  if (!applied) return <FeedEmpty />;
  return (
    <Suspense fallback={null}>
      <FilterEmpty request={applied} onAskStylist={onAskStylist} />
    </Suspense>
  );
}
