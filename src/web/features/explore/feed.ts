// Loads the mixed feed page by page: page 1 replaces, later pages append.
import { explore, type ExplorePage } from "../../../contract/products.ts";
import { PAGE_SIZE } from "../../../contract/limits.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useExplore } from "../../lib/explore-store.ts";
import { takeFirstData } from "../../lib/first-data.ts";
import { exploreToken, keepExploreToken } from "./explore-token.ts";
import { append, listSignal, load } from "./listing.ts";

/**
 * The first page: as it was left, as the server put it into the HTML, or by asking. The first two
 * happen at once, so that the first thing drawn is products and not their outlines.
 */
export function startFeed(): Promise<void> {
  if (!useExplore.getState().initialLoadDone) {
    const { explore: given, counts } = takeFirstData();
    if (counts) useExplore.setState({ counts });
    if (given) acceptPage(1, given);
  }
  const { initialLoadDone, isLoading } = useExplore.getState();
  return initialLoadDone || isLoading ? Promise.resolve() : loadFeedPage();
}

export function loadFeedPage(): Promise<void> {
  const signal = listSignal();
  const { page } = useExplore.getState();
  return load({ signal, failed: "feed" }, async () => {
    const answer = await fetchPage(page, signal);
    if (!signal.aborted) acceptPage(page, answer);
  });
}

/** An unknown token, or one that stands at another page because another tab moved it. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || (error.status === 400 && error.field === "page");
}

/** What the last restart gave. If that is refused as well, starting over once more would have no end. */
let restartToken: string | null = null;

/** A refused token only means that the feed has moved on: forget it and begin at page 1. */
async function fetchPage(page: number, signal: AbortSignal): Promise<ExplorePage> {
  const token = exploreToken();
  try {
    return await call(explore, { query: { page, limit: PAGE_SIZE }, token, signal });
  } catch (error) {
    if (token === null || !isRefused(error)) throw error;
    const isAgain = token === restartToken;
    restartToken = null;
    if (isAgain) throw error;
    keepExploreToken(null);
    // What is on screen stays until page 1 replaces it.
    useExplore.setState({ page: 1, hasMore: true });
    const first = await call(explore, { query: { page: 1, limit: PAGE_SIZE }, signal });
    restartToken = first.token;
    return first;
  }
}

function acceptPage(asked: number, { products, has_more, token }: ExplorePage): void {
  keepExploreToken(has_more ? token : null);
  useExplore.setState((state) => {
    // A restart while page `asked` was under way makes this answer page 1.
    const page = state.page === 1 ? 1 : asked;
    return {
      products: append(page === 1 ? [] : state.products, products),
      hasMore: has_more,
      page: page + 1,
      initialLoadDone: true,
      error: null,
      failed: null,
    };
  });
}
