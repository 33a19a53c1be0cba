// More of what was found: the same question again, for a longer list.
import { SEARCH_LIMIT } from "../../../contract/limits.ts";
import { search } from "../../../contract/stylist.ts";
import { call } from "../../lib/api.ts";
import { useExplore, type SearchResults } from "../../lib/explore-store.ts";
import { useText } from "../../lib/languages/language.ts";
import { bodyOf, visible } from "./question.ts";
import { think } from "./think.ts";

/** As many as one call may ask for. */
const RESULTS_MAX = 50;

export const hasMoreResults = ({ products, total }: SearchResults): boolean =>
  products.length < Math.min(total, RESULTS_MAX);

export async function loadMoreResults(): Promise<void> {
  const { searchResults: before, isThinking } = useExplore.getState();
  if (!before || isThinking) return;
  const limit = Math.min(before.products.length + SEARCH_LIMIT, RESULTS_MAX);
  await think({
    async work(signal) {
      const body = bodyOf(before, limit);
      const { products, total } = await call(search, { body, signal });
      useExplore.setState({ searchResults: { ...before, total, products: visible(products) } });
    },
    onFailure: (error) =>
      useExplore.setState({ stylistError: useText.getState().errorText(error) }),
  });
}
