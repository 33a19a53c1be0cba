// Search results stand in front of the list; Clear brings the list back as it was.
import { PAGE_SIZE } from "../../../contract/limits.ts";
import { filter } from "../../../contract/products.ts";
import { call } from "../../lib/api.ts";
import { useExplore } from "../../lib/explore-store.ts";
import { append } from "./listing.ts";

let underWay = new AbortController();

/** Empty words are ignored. The filters that are applied hold for the search as well. */
export async function runSearch(query: string): Promise<void> {
  const searchQuery = query.trim();
  if (searchQuery === "") return;
  underWay.abort();
  underWay = new AbortController();
  const { signal } = underWay;
  useExplore.setState({ searchQuery, isSearching: true, suggestionButtons: [], error: null });
  try {
    const { products, total } = await askFor(searchQuery, 1, signal);
    useExplore.setState({ searchResults: { products: append([], products), total } });
  } catch (error) {
    if (!signal.aborted) useExplore.setState({ error, failed: "search", searchResults: null });
  } finally {
    if (!signal.aborted) useExplore.setState({ isSearching: false });
  }
}

/** After the filters changed. */
export async function searchAgain(): Promise<void> {
  const { searchQuery, searchResults } = useExplore.getState();
  if (searchResults) await runSearch(searchQuery);
}

export async function loadMoreResults(): Promise<void> {
  const { searchQuery, searchResults: before, isSearching } = useExplore.getState();
  if (!before || isSearching) return;
  const { signal } = underWay;
  useExplore.setState({ isSearching: true, error: null });
  try {
    const page = Math.floor(before.products.length / PAGE_SIZE) + 1;
    const { products, total } = await askFor(searchQuery, page, signal);
    useExplore.setState({ searchResults: { products: append(before.products, products), total } });
  } catch (error) {
    if (!signal.aborted) useExplore.setState({ error, failed: "more" });
  } finally {
    if (!signal.aborted) useExplore.setState({ isSearching: false });
  }
}

export function clearSearch(): void {
  underWay.abort();
  useExplore.setState({
    searchQuery: "",
    searchResults: null,
    suggestionButtons: [],
    isSearching: false,
    error: null,
    failed: null,
  });
}

function askFor(search: string, page: number, signal: AbortSignal) {
  const { applied } = useExplore.getState();
  const body = { ...applied, search };
  return call(filter, { query: { page, limit: PAGE_SIZE }, body, signal });
}
