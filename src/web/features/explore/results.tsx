import { useEffect, useRef, type ReactNode } from "react";
import { useExplore } from "../../lib/explore-store.ts";
import { useText } from "../../lib/languages/language.ts";
import { FeedEmpty } from "./feed-empty.tsx";
import { FeedError } from "./feed-error.tsx";
import { FeedGrid } from "./feed-grid.tsx";
import { FilterEmpty } from "./results-empty.tsx";
import { ResultsHead } from "./results-head.tsx";

type Props = {
  /** What answers the search, shown in front of the list. */
  found: ReactNode;
};

/** Search results when there are some, else the list: filtered or mixed. */
export function Results({ found }: Props) {
  const { t } = useText();
  const hasFound = useExplore((state) => state.searchResults !== null);
  const section = useNewestInSight();
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
          <ResultsHead />
          <FeedError />
          <List />
        </>
      )}
    </section>
  );
}

/** Who asks for something far down the page is brought to where the new list begins. */
function useNewestInSight() {
  const section = useRef<HTMLElement>(null);
  const asked = useExplore(({ searchResults }) =>
    searchResults ? `${searchResults.words} ${searchResults.without.length}` : null,
  );
  const applied = useExplore((state) => state.applied);
  const seen = useRef({ asked, applied });
  useEffect(() => {
    const isNew = seen.current.applied !== applied || seen.current.asked !== asked;
    seen.current = { asked, applied };
    // Measured only when it matters: asking makes the browser lay the whole page out at once.
    if (!isNew || !section.current) return;
    if (section.current.getBoundingClientRect().top < 0) section.current.scrollIntoView();
  }, [asked, applied]);
  return section;
}

function List() {
  const hasNone = useExplore((state) => state.initialLoadDone && state.products.length === 0);
  const isReplacing = useExplore((state) => state.isReplacing);
  const applied = useExplore((state) => state.applied);
  if (!hasNone || isReplacing) return <FeedGrid />;
  return applied ? <FilterEmpty request={applied} /> : <FeedEmpty />;
}
