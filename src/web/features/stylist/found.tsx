// What answers the search, on Explore and on the stylist's page.
import { useEffect, type MouseEvent, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { EventSource } from "../../../contract/events.ts";
import { SORTS, type Product, type Sort } from "../../../contract/products.ts";
import { useTranslations } from "../../lib/languages/translations.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProductGrid } from "../products/product-grid.tsx";
import { sortPieces } from "../products/sort-pieces.ts";
import { SortSelect } from "../products/sort-select.tsx";
import type { Place } from "./conversation.ts";
import { clearSearch, useConversation, sayError, type Search } from "./conversation-store.ts";
import { countSearchClick } from "./search-clicks.ts";
import { useFound, findAll, stopSearching, type Found as Results } from "./search-query.ts";
import { Looks } from "./looks.tsx";
import { UnderstoodChips } from "./understood-chips.tsx";
import { stylistTranslations } from "./translations.ts";
import { VerdictButtons } from "./verdict-buttons.tsx";
import { useText } from "../../lib/languages/language-store.ts";
import { think } from "./think.ts";

type Props = {
  place: Place;
  /** How wide a card is drawn. */
  sizes: string;
  /** Beside the grid of Explore; `null` where there is no panel. */
  panel?: { isOpen: boolean; open: () => void };
};

const verdictsUnder = (product: Product) => <VerdictButtons product={product} />;

const SOURCES = { panel: "search", page: "stylist" } as const satisfies Record<Place, EventSource>;

export function Found({ place, sizes, panel }: Props) {
  const search = useConversation((state) => state.search);
  const isSearching = useConversation((state) => state.isSearching);
  const { data, hasNextPage, fetchNextPage } = useFound();
  const { sort, sortBy } = useFoundOrder(search);
  if (!search || !data) return null;
  const { total } = data;
  const products = sortPieces(data.products, sort);
  const source = SOURCES[place];
  const onClick = (event: MouseEvent) => countSearchClick(event, products, source);
  return (
    <>
      <FoundHead {...{ place, search, data }} isInPanel={panel?.isOpen ?? false}>
        {products.length > 1 && <SortSelect value={sort} onChange={sortBy} unsorted="sort.best" />}
      </FoundHead>
      {search.looks && <Looks looks={search.looks} products={products} source={source} />}
      {products.length === 0 && !search.looks && !isSearching && (
        <NothingFound query={search.query} onOpenPanel={panel?.isOpen ? undefined : panel?.open} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only listens to the links inside, which the keyboard presses too */}
      <div
        onClick={onClick}
        onAuxClick={onClick}
        aria-busy={isSearching}
        className={cx("transition-opacity", isSearching && "opacity-45")}
      >
        <ProductGrid
          products={products}
          source={source}
          sizes={sizes}
          under={verdictsUnder}
          hasHint
        />
      </div>
      {hasNextPage && (
        <MoreResults
          shown={products.length}
          total={total}
          onMore={() => void loadMoreResults(search, fetchNextPage)}
        />
      )}
    </>
  );
}

type HeadProps = {
  place: Place;
  search: Search;
  data: Results;
  isInPanel: boolean;
  children: ReactNode;
};

function FoundHead({ place, search, data, isInPanel, children }: HeadProps) {
  const { products, total } = data;
  const { t, text } = useTranslations(stylistTranslations);
  return (
    <div className="mb-5 md:mb-6">
      <div className="flex min-h-11 items-center gap-x-2 gap-y-1 md:flex-wrap md:gap-x-4">
        <div className="me-auto min-w-0">
          <p className="text-14 font-semibold text-ink-2">{text.t("results.name")}</p>
          <h2 className={cx("text-subtitle tabular-nums", place === "page" && "md:text-title")}>
            <span aria-live="polite">{text.t("results.found", { n: total })}</span>
          </h2>
        </div>
        {children}
        <button
          type="button"
          onClick={clearSearch}
          className="link min-h-11 min-w-11 flex-none text-14"
        >
          {text.t("results.clear")}
        </button>
      </div>
      {products.length > 0 && (
        <p
          dir="auto"
          className={cx(
            "-mt-1 mb-3 truncate text-page-start text-15 text-ink-2",
            // On a phone the question itself stands right above.
            place === "page" && "max-md:hidden",
          )}
        >
          {text.t("results.for", { query: search.query })}
        </p>
      )}
      {!isInPanel && search.understood.length > 0 && (
        <div className="flex items-center gap-x-3 gap-y-2 [scrollbar-width:none] max-md:-mx-(--gutter) max-md:mt-2 max-md:overflow-x-auto max-md:px-(--gutter) md:flex-wrap">
          <span className="flex-none text-14 text-ink-3">{t("understood")}</span>
          <UnderstoodChips place={place} />
        </div>
      )}
    </div>
  );
}

type MoreProps = { shown: number; total: number; onMore: () => void };

function MoreResults({ shown, total, onMore }: MoreProps) {
  const { t } = useTranslations(stylistTranslations).text;
  const isThinking = useConversation((state) => state.isThinking);
  return (
    <div className="mt-12 grid justify-items-center gap-3">
      <p className="text-14 text-ink-3 tabular-nums">{t("results.showing", { shown, total })}</p>
      <Button isBusy={isThinking} onClick={onMore} className="min-w-55">
        {t("explore.loadMore")}
      </Button>
    </div>
  );
}

type NothingProps = { query: string; onOpenPanel: (() => void) | undefined };

function NothingFound({ query, onOpenPanel }: NothingProps) {
  const { t } = useTranslations(stylistTranslations).text;
  return (
    <EmptyState
      title={t("empty.searchTitle", { query })}
      className="pt-2"
      actions={onOpenPanel && <Button onClick={onOpenPanel}>{t("empty.stylist")}</Button>}
    >
      {t("empty.searchBody")}
    </EmptyState>
  );
}

/** Explore's own list has `sort`. */
const WORD = "sorted";

/**
 * In which order the search results stand. It stands in the address as well; results are sorted as far as one
 * answer goes, so all of that is asked for first.
 */
function useFoundOrder(search: Search | null) {
  const [address, setAddress] = useSearchParams();
  const sort = SORTS.find((one) => one === address.get(WORD)) ?? null;
  useEffect(() => {
    if (search && sort) void findAll(search);
  }, [search, sort]);
  const sortBy = (next: Sort | null) =>
    setAddress(
      (before) => {
        const words = new URLSearchParams(before);
        if (next) words.set(WORD, next);
        else words.delete(WORD);
        return words;
      },
      { replace: true, preventScrollReset: true },
    );
  return { sort, sortBy };
}

/** More of what was found, asked for by the shopper: the stylist says that it is at work, and what went wrong. */
export async function loadMoreResults(
  search: Search,
  fetchNextPage: () => Promise<{ error: Error | null }>,
): Promise<void> {
  if (useConversation.getState().isThinking) return;
  await think({
    async work(signal) {
      signal.addEventListener("abort", () => void stopSearching(search));
      const { error } = await fetchNextPage();
      if (error) throw error;
    },
    onFailure: (error) => sayError(useText.getState().errorText(error)),
  });
}
