// The list that fits the filters. Old results stay, dimmed, until the new ones are here.
import { FILTER_DEBOUNCE_MS, PAGE_SIZE } from "../../../contract/limits.ts";
import { filter, type FilterRequest } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";
import { debounce } from "../../lib/debounce.ts";
import { NO_CHOICE, useExplore, type SelectedCategories } from "../../lib/explore-store.ts";
import { clearSearch } from "../../lib/question.ts";
import { keepExploreToken } from "./explore-token.ts";
import { loadFeedPage } from "./feed.ts";
import { choiceOf, facetsOf, requestOf, selectedOf, without, type Facet } from "./filters.ts";
import { append, beginList, listSignal, load } from "./listing.ts";

const applySoon = debounce(() => void applyFilters(), FILTER_DEBOUNCE_MS);

/** Categories apply themselves; what else is chosen in the sidebar comes along. */
export function selectCategories(selectedCategories: SelectedCategories): void {
  useExplore.setState({ selectedCategories });
  applySoon.call();
}

export function applyFilters(): Promise<void> {
  applySoon.cancel();
  const { choice, selectedCategories } = useExplore.getState();
  const request = requestOf(choice, selectedCategories);
  return facetsOf(request).length > 0 ? applyRequest(request) : clearFilters();
}

async function applyRequest(request: FilterRequest): Promise<void> {
  const signal = beginList();
  await load({ signal, failed: "filter", isReplacing: true }, async () => {
    const answer = await call(filter, { query: pageQuery(1), body: request, signal });
    useExplore.setState({
      products: append([], answer.products),
      total: answer.total,
      hasMore: answer.has_more,
      page: 2,
      initialLoadDone: true,
      applied: request,
      isSidebarFilterActive: true,
    });
    // Search results stand in front of the list that was just asked for.
    clearSearch();
  });
}

/** From a chip: this one piece of what is applied, at once. */
export function dropFacet(facet: Facet): Promise<void> {
  const { applied } = useExplore.getState();
  if (!applied) return Promise.resolve();
  const left = without(applied, facet);
  useExplore.setState({ choice: choiceOf(left), selectedCategories: selectedOf(left) });
  return applyFilters();
}

/** Back to the mixed feed, from its beginning. */
export async function clearFilters(): Promise<void> {
  applySoon.cancel();
  const wasApplied = useExplore.getState().applied !== null;
  useExplore.setState({ selectedCategories: {}, choice: NO_CHOICE, error: null, failed: null });
  if (!wasApplied && useExplore.getState().initialLoadDone) return;
  beginList();
  keepExploreToken(null);
  useExplore.setState({
    applied: null,
    isSidebarFilterActive: false,
    total: 0,
    products: [],
    page: 1,
    hasMore: true,
    initialLoadDone: false,
  });
  clearSearch();
  await loadFeedPage();
}

/** The next page of whatever the list shows. */
export function loadNextPage(): Promise<void> {
  const { isLoading, hasMore, applied, isSidebarFilterActive } = useExplore.getState();
  if (isLoading || !hasMore) return Promise.resolve();
  return isSidebarFilterActive && applied ? loadFilterPage(applied) : loadFeedPage();
}

function loadFilterPage(request: FilterRequest): Promise<void> {
  const signal = listSignal();
  const { page } = useExplore.getState();
  return load({ signal, failed: "feed" }, async () => {
    const answer = await call(filter, { query: pageQuery(page), body: request, signal });
    useExplore.setState((state) => ({
      products: append(state.products, answer.products),
      total: answer.total,
      hasMore: answer.has_more,
      page: page + 1,
    }));
  });
}

const pageQuery = (page: number) => ({ page, limit: PAGE_SIZE });
