import { useEffect, useRef } from "react";
import { useExplore } from "../../lib/explore-store.ts";
import { useText } from "../../lib/languages/language.ts";
import { FeedEmpty } from "./feed-empty.tsx";
import { FeedError } from "./feed-error.tsx";
import { FeedGrid } from "./feed-grid.tsx";
import { FilterEmpty } from "./results-empty.tsx";
import { ResultsHead } from "./results-head.tsx";
import { SearchGrid } from "./search-grid.tsx";

/** Search results when there are some, else the list: filtered or mixed. */
export function Results() {
  const { t } = useText();
  const searchResults = useExplore((state) => state.searchResults);
  const section = useNewestInSight();
  return (
    <section
      ref={section}
      aria-label={searchResults ? t("results.name") : t("explore.results")}
      className="min-w-0"
    >
      <ResultsHead />
      <FeedError />
      {searchResults ? <SearchGrid results={searchResults} /> : <List />}
    </section>
  );
}

/** Who applies filters far down the page is brought to where the new list begins. */
function useNewestInSight() {
  const section = useRef<HTMLElement>(null);
  const searchResults = useExplore((state) => state.searchResults);
  const applied = useExplore((state) => state.applied);
  const seen = useRef({ searchResults, applied });
  useEffect(() => {
    const isNew =
      seen.current.applied !== applied ||
      (seen.current.searchResults === null) !== (searchResults === null);
    seen.current = { searchResults, applied };
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (isNew && top < 0) section.current?.scrollIntoView();
  }, [searchResults, applied]);
  return section;
}

function List() {
  const hasNone = useExplore((state) => state.initialLoadDone && state.products.length === 0);
  const isReplacing = useExplore((state) => state.isReplacing);
  const applied = useExplore((state) => state.applied);
  if (!hasNone || isReplacing) return <FeedGrid />;
  return applied ? <FilterEmpty request={applied} /> : <FeedEmpty />;
}
