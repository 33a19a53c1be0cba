// The list of Explore: cards as the reader comes near them, and the way to more.
import { memo, useEffect, useRef, useState } from "react";
import { AUTO_LOADED_PAGES } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/products.ts";
import { explored, useExplore } from "./explore-store.ts";
import { useText } from "../../lib/languages/language-store.ts";
import { Later } from "../../lib/later.tsx";
import { savesData } from "../../lib/saves-data.ts";
import { useInView } from "../../lib/use-in-view.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { ProductGrid } from "../products/product-grid.tsx";
import { useListProgress, useShownList } from "./list-query.ts";

const FIRST_AWAITED = 6;
const MORE_AWAITED = 2;
/** A card costs a phone as much as the rest of the screen does: what it shows at once, then more as they come near. */
const FIRST_DRAWN = 2;
const NO_PRODUCTS: readonly Product[] = [];
/** About one row of cards before the end. */
const NEAR_THE_END = "900px";

type Props = { isSearching: boolean; sizes: string };

/** Memoized: a panel that opens beside the list draws the screen anew, and nothing of the list. */
export const FeedGrid = memo(Feed);

function Feed({ isSearching, sizes }: Props) {
  const { t } = useText();
  const { data } = useShownList();
  const { isLoading, isReplacing, error } = useListProgress();
  const products = data?.products ?? NO_PRODUCTS;
  // Who returns to a place far down needs the true height of everything above it at once.
  const [drawn] = useState(() => (explored().shouldRestoreScroll ? Infinity : FIRST_DRAWN));
  const isAwaitingFirst = !data && error === null;
  const isDimmed = isReplacing || isSearching;
  const awaited = isAwaitingFirst ? FIRST_AWAITED : isLoading && !isReplacing ? MORE_AWAITED : 0;

  return (
    <div
      aria-busy={isLoading || isAwaitingFirst}
      className={cx("transition-opacity", isDimmed && "opacity-45")}
    >
      <ProductGrid
        products={products}
        source="explore"
        awaited={awaited}
        sizes={sizes}
        hasHint={data !== undefined}
        drawn={drawn}
      />
      <p aria-live="polite" className="sr-only">
        {data && t("explore.shown", { n: products.length })}
        {isLoading && t("explore.loadingMore")}
      </p>
      {/* After the last card: in its place it would take the first screen for the end of the list. */}
      {data && <Later>{data.hasMore ? <LoadMore /> : <EndOfFeed />}</Later>}
    </div>
  );
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
  const isAutomatic = page <= 1 + AUTO_LOADED_PAGES && error === null && !savesData();

  useEffect(() => {
    if (isNear && isAutomatic && !isLoading) void fetchNextPage();
  }, [isNear, isAutomatic, isLoading, fetchNextPage]);

  return (
    // Never what the browser holds on to: new cards go above it, and would take the reader along to the end.
    <div ref={place} className="mt-12 grid justify-items-center gap-3 [overflow-anchor:none]">
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
