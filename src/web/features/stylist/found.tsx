import type { MouseEvent } from "react";
import type { EventSource } from "../../../contract/analytics.ts";
import { useExplore, type SearchResults } from "../../lib/explore-store.ts";
import { useWords } from "../../lib/languages/words.ts";
import { clearSearch } from "../../lib/question.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProductGrid } from "../products/product-grid.tsx";
import type { Place } from "./conversation.ts";
import { hasMoreResults, loadMoreResults } from "./more-results.ts";
import { countSearchClick } from "./search-clicks.ts";
import { UnderstoodChips } from "./understood-chips.tsx";
import { stylistWords } from "./words.ts";

type Props = {
  place: Place;
  /** How wide a card is drawn. */
  sizes: string;
  isRoomy?: boolean;
};

const SOURCES = { panel: "search", page: "stylist" } as const satisfies Record<Place, EventSource>;

/** What answers the search, on Explore and on the stylist's page. */
export function Found({ place, sizes, isRoomy }: Props) {
  const results = useExplore((state) => state.searchResults);
  const isSearching = useExplore((state) => state.isSearching);
  if (!results) return null;
  const source = SOURCES[place];
  const onClick = (event: MouseEvent) => countSearchClick(event, results.products, source);
  return (
    <>
      <FoundHead place={place} results={results} />
      {results.products.length === 0 && !isSearching && (
        <NothingFound place={place} query={results.query} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only listens to the links inside, which the keyboard presses too */}
      <div
        onClick={onClick}
        onAuxClick={onClick}
        aria-busy={isSearching}
        data-answers={place === "page" || undefined}
        className={cx("transition-opacity", isSearching && "opacity-45")}
      >
        <ProductGrid products={results.products} source={source} sizes={sizes} isRoomy={isRoomy} />
      </div>
      {hasMoreResults(results) && <MoreResults results={results} />}
    </>
  );
}

function FoundHead({ place, results }: { place: Place; results: SearchResults }) {
  const { t, text } = useWords(stylistWords);
  const isInPanel = useExplore((state) => state.isChatOpen) && place === "panel";
  return (
    <div className="mb-5 md:mb-6">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2
          className={cx("min-w-0 tabular-nums", place === "page" ? "text-title" : "text-subtitle")}
        >
          <span aria-live="polite">{text.t("results.found", { n: results.total })}</span>
        </h2>
        <button type="button" onClick={clearSearch} className="link min-h-11 flex-none text-14">
          {text.t("results.clear")}
        </button>
      </div>
      {results.products.length > 0 && (
        <p dir="auto" className="-mt-1 mb-3 truncate text-page-start text-15 text-ink-2">
          {text.t("results.for", { query: results.query })}
        </p>
      )}
      {!isInPanel && results.understood.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-14 text-ink-3">{t("understood")}</span>
          <UnderstoodChips place={place} />
        </div>
      )}
    </div>
  );
}

function MoreResults({ results: { products, total } }: { results: SearchResults }) {
  const { t } = useWords(stylistWords).text;
  const isThinking = useExplore((state) => state.isThinking);
  return (
    <div className="mt-12 grid justify-items-center gap-3">
      <p className="text-14 text-ink-3 tabular-nums">
        {t("results.showing", { shown: products.length, total })}
      </p>
      <Button isBusy={isThinking} onClick={() => void loadMoreResults()} className="min-w-55">
        {t("explore.loadMore")}
      </Button>
    </div>
  );
}

function NothingFound({ place, query }: { place: Place; query: string }) {
  const { t } = useWords(stylistWords).text;
  const isChatOpen = useExplore((state) => state.isChatOpen);
  return (
    <EmptyState
      title={t("empty.searchTitle", { query })}
      className="pt-2"
      actions={
        place === "panel" &&
        !isChatOpen && (
          <Button onClick={() => useExplore.setState({ isChatOpen: true })}>
            {t("empty.stylist")}
          </Button>
        )
      }
    >
      {t("empty.searchBody")}
    </EmptyState>
  );
}
