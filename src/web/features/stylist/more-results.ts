// More of what was found, asked for by the shopper: the stylist says that it is at work, and what went wrong.
import { useText } from "../../lib/languages/language-store.ts";
import { sayError, useConversation, type Search } from "./conversation-store.ts";
import { stopSearching } from "./search-query.ts";
import { think } from "./think.ts";

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
