// The list of Explore: cards as the reader comes near them, and the way to more.
import { startTransition, useEffect, useRef, useState, type RefObject } from "react";
import { AUTO_LOADED_PAGES } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/products.ts";
import { explored, useExplore } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { useInView } from "../../lib/use-in-view.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { ProductGrid } from "../products/product-grid.tsx";
import { useListProgress, useShownList } from "./list-query.ts";

const FIRST_AWAITED = 6;
const MORE_AWAITED = 2;
const ROW_DRAWN = 2;
const FIRST_DRAWN = ROW_DRAWN;
const ALL = Infinity;
const NO_PRODUCTS: readonly Product[] = [];
/** A card that is this near is drawn before the finger brings it into sight. */
const DRAW_AHEAD = "600px";
/** About one row of cards before the end. */
const NEAR_THE_END = "900px";

type Props = { isSearching: boolean; sizes: string };

export function FeedGrid({ isSearching, sizes }: Props) {
  const { t } = useText();
  const { data } = useShownList();
  const { isLoading, isReplacing, error } = useListProgress();
  const products = data?.products ?? NO_PRODUCTS;
  const end = useRef<HTMLDivElement>(null);
  const drawn = useDrawn(products.length, end);
  const isAwaitingFirst = !data && error === null;
  const isDimmed = isReplacing || isSearching;
  const awaited = isAwaitingFirst ? FIRST_AWAITED : isLoading && !isReplacing ? MORE_AWAITED : 0;

  return (
    <div
      aria-busy={isLoading || isAwaitingFirst}
      // Cards that are still to be drawn must not push a footer away that somebody sees.
      className={cx("transition-opacity", isDimmed && "opacity-45", drawn !== ALL && "min-h-dvh")}
    >
      <ProductGrid
        products={drawn === ALL ? products : products.slice(0, drawn)}
        source="explore"
        awaited={awaited}
        sizes={sizes}
        hasHint={data !== undefined}
      />
      <p aria-live="polite" className="sr-only">
        {data && t("explore.shown", { n: products.length })}
        {isLoading && t("explore.loadingMore")}
      </p>
      <div ref={end} />
      {data && drawn === ALL && (data.hasMore ? <LoadMore /> : <EndOfFeed />)}
    </div>
  );
}

/**
 * How many cards are drawn: what a phone shows at once, then more as the reader comes near the end of them. A card
 * costs a phone as much as the rest of the screen does, and most are never reached. Who returns to a place far down
 * needs the whole height at once.
 */
function useDrawn(there: number, end: RefObject<Element | null>): number {
  const [drawn, setDrawn] = useState(() => (explored().shouldRestoreScroll ? ALL : FIRST_DRAWN));
  useEffect(() => {
    if (drawn === ALL || there === 0 || !end.current) return undefined;
    const next = drawn + ROW_DRAWN;
    // A new watch for every batch: the old one would still call the end near before the batch stands.
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.at(-1)?.isIntersecting) return;
        startTransition(() => setDrawn(next < there ? next : ALL));
      },
      { rootMargin: DRAW_AHEAD },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [drawn, there, end]);
  return drawn;
}

/** The first pages come by themselves; after that the button waits, so that the footer is in reach. */
function LoadMore() {
  const { t } = useText();
  const isFiltered = useExplore((state) => state.applied !== null);
  const { data, fetchNextPage } = useShownList();
  const { isLoading, error } = useListProgress();
  const { products, total, page } = data ?? { products: NO_PRODUCTS, total: 0, page: 1 };
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, NEAR_THE_END);
  const isAutomatic = page <= 1 + AUTO_LOADED_PAGES && error === null;

  useEffect(() => {
    if (isNear && isAutomatic && !isLoading) void fetchNextPage();
  }, [isNear, isAutomatic, isLoading, fetchNextPage]);

  return (
    <div ref={place} className="mt-12 grid justify-items-center gap-3">
      {isFiltered && (
        <p className="text-14 text-ink-3 tabular-nums">
          {t("results.showing", { shown: products.length, total })}
        </p>
      )}
      <Button isBusy={isLoading} onClick={() => void fetchNextPage()} className="min-w-55">
        {t("explore.loadMore")}
      </Button>
    </div>
  );
}

function EndOfFeed() {
  const { t } = useText();
  return <p className="mt-12 text-center text-15 text-ink-3">{t("explore.end")}</p>;
}
