// What of the conversation outlives the page.
import {
  takeUpTalk,
  useConversation,
  type ChatMessage,
  type Search,
} from "./conversation-store.ts";
import { foundBy, showFound, type Found } from "./search-query.ts";

export type KeptConversation = {
  searchQuery: string;
  searchResults: (Search & Found) | null;
  messages: readonly ChatMessage[];
  suggestionButtons: readonly string[];
};

/** The same object while nothing changed, so that nothing is written twice. */
let last: { search: Search; found: Found; results: Search & Found } | null = null;

function keptResults(search: Search | null): KeptConversation["searchResults"] {
  if (!search) return null;
  const found = foundBy(search);
  if (last?.search !== search || last.found !== found) {
    last = { search, found, results: { ...search, ...found } };
  }
  return last.results;
}

export function keptConversation(): KeptConversation {
  const { searchQuery, search, messages, suggestionButtons } = useConversation.getState();
  return { searchQuery, searchResults: keptResults(search), messages, suggestionButtons };
}

export function takeUpConversation(kept: KeptConversation): void {
  const { searchResults } = kept;
  takeUpTalk({ ...kept, search: null });
  if (!searchResults) return;
  const { products, total, ...search } = searchResults;
  showFound(search, { products, total });
}

export const onConversationChange = useConversation.subscribe;
