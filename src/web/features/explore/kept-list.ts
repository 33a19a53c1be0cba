// What of Explore outlives the page: its feed, its categories and the place in it.
import type { ExplorePage, Product } from "../../../contract/products.ts";
import { explored, keptPlace, takeUpPlace, useExplore } from "./explore-store.ts";
import { feedPageOf, storedToken, storeToken } from "./feed.ts";
import { giveList, listOf, loadedPages } from "./list-query.ts";

export type KeptExplore = ReturnType<typeof keptPlace> & {
  products: readonly Product[];
  hasMore: boolean;
  /** The page that is loaded next. */
  page: number;
  initialLoadDone: boolean;
  /** The list shows what fits the filters instead of the mixed feed. */
  isSidebarFilterActive: boolean;
};

const NO_PRODUCTS: readonly Product[] = [];

export function keptExplore(): KeptExplore {
  const { applied } = explored();
  const pages = loadedPages(applied);
  const { products, hasMore, page } = pages
    ? listOf(pages)
    : { products: NO_PRODUCTS, hasMore: true, page: 1 };
  return {
    products,
    hasMore,
    page,
    initialLoadDone: pages !== undefined,
    isSidebarFilterActive: applied !== null,
    ...keptPlace(),
  };
}

/** Filtered lists are not taken up again: which filters they answered is not kept. */
export function takeUpExplore(kept: KeptExplore): void {
  const { products, hasMore, page, isSidebarFilterActive } = kept;
  if (isSidebarFilterActive || products.length === 0) return;
  giveList({ products, hasMore, total: 0, isFirst: true, next: { page, token: storedToken() } });
  takeUpPlace(kept);
}

/** The page that came with the document, unless the shopper returns to more than that. */
export function giveFirstPage(page: ExplorePage): void {
  if (!loadedPages(null)) giveList(feedPageOf(1, page));
}

/** Where this tab stands in the feed is what the next visit begins with. */
export function keepFeedToken(): void {
  const last = loadedPages(null)?.pages.at(-1);
  if (last) storeToken(last.next.token);
}

export const onExploreChange = useExplore.subscribe;
