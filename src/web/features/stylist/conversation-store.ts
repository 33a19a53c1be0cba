// The conversation with the stylist: what was said, what is on offer, and the search that stands in the
// grid. What that search found is in search-query.ts.
import { create } from "zustand";
import type { Product } from "../../../contract/products.ts";
import type { Look, Standing, Understood } from "../../../contract/stylist.ts";

export type ChatMessage = {
  text: string;
  isUser: boolean;
  timestamp: string;
  image?: string;
  pinnedProduct?: Product;
};

/** A question to the search. */
export type Question = {
  query: string;
  /** What the answer before carried: all that was understood so far. */
  conversation?: string;
  /** The questions since, one a line, to which no answer came; all of them where none carried anything. */
  previous?: string;
  /** Ids of pinned pieces: what 'it' and 'complete the look' speak of. */
  pinned?: readonly string[];
  /** Chips that were taken away. */
  without: readonly Understood[];
  /** Picks that were called good, and those that were not it. */
  good?: readonly string[];
  notThis?: readonly string[];
};

/** A question that was answered. */
export type Search = Question & {
  /** What was read from the words, shown as chips. */
  understood: readonly Understood[];
  standing?: Standing;
  /** Whole outfits, where one was asked for. */
  looks?: readonly Look[];
};

/** Where the suggestion buttons come from: for pinned pieces or a picture there are several to try. */
export type SuggestionSource = "search" | "match" | "image";

type ConversationState = {
  messages: readonly ChatMessage[];
  suggestionButtons: readonly string[];
  suggestionSource: SuggestionSource;
  /** What was asked last; `search` may still be the question before. */
  searchQuery: string;
  search: Search | null;
  /** When that was said which the search answers. */
  searchAsked: string | null;
  /** What the last answer carried, to be sent along with the next question. */
  carried?: string | undefined;
  /** The question whose answer is waited for; the next one goes on from it. */
  asking?: Question | undefined;
  /** The sentence in the stylist's banner. */
  stylistError: string | null;
  /** The stylist is at work on anything. */
  isThinking: boolean;
  /** New search results are on their way. */
  isSearching: boolean;
};

export const useConversation = create<ConversationState>(() => ({
  messages: [],
  suggestionButtons: [],
  suggestionSource: "search",
  searchQuery: "",
  search: null,
  searchAsked: null,
  stylistError: null,
  isThinking: false,
  isSearching: false,
}));

const set = useConversation.setState;

/** More than anyone scrolls back to, and still little to store. */
const KEPT_MESSAGES = 80;

/** Answers the message's key, by which its text may change later. */
export function addMessage(said: Omit<ChatMessage, "timestamp">): string {
  const timestamp = nextTimestamp();
  set(({ messages }) => ({
    messages: [...messages, { ...said, timestamp }].slice(-KEPT_MESSAGES),
  }));
  return timestamp;
}

/** Also the message's key on screen, so no two are the same. */
function nextTimestamp(): string {
  const last = useConversation.getState().messages.at(-1)?.timestamp;
  const now = new Date();
  if (last && now.toISOString() <= last) now.setTime(new Date(last).getTime() + 1);
  return now.toISOString();
}

export const rewriteMessage = (timestamp: string, text: string) =>
  set(({ messages }) => ({
    messages: messages.map((message) =>
      message.timestamp === timestamp ? { ...message, text } : message,
    ),
  }));

export const dropLastMessage = () => set(({ messages }) => ({ messages: messages.slice(0, -1) }));

export const offer = (
  suggestionButtons: readonly string[],
  suggestionSource: SuggestionSource = "search",
) => set({ suggestionButtons, suggestionSource });

export const sayError = (stylistError: string) => set({ stylistError });
export const dismissError = () => set({ stylistError: null });

/** One question at a time: whoever asks a new one makes the answer to the old one worthless. */
let underWay = new AbortController();

export function beginQuestion(): AbortSignal {
  underWay.abort();
  underWay = new AbortController();
  set({ isThinking: true, isSearching: false, stylistError: null });
  return underWay.signal;
}

export const endQuestion = () => set({ isThinking: false, isSearching: false, asking: undefined });

/** Nobody waits for the answer any more; what has arrived of it stays. */
export function giveUpQuestion(): void {
  underWay.abort();
  endQuestion();
}

/** Suggestions go at once, the old results when new ones are here: until then they are dimmed. */
export const beginSearch = (asking: Question) =>
  set({ asking, searchQuery: asking.query, suggestionButtons: [], isSearching: true });

export const showSearch = (search: Search | null) =>
  set(({ search: before, searchAsked, messages }) => ({
    search,
    isSearching: false,
    asking: undefined,
    // The same search again answers nothing new.
    searchAsked: search === before ? searchAsked : lastAsked(messages),
  }));

const lastAsked = (messages: readonly ChatMessage[]): string | null =>
  messages.findLast(({ isUser }) => isUser)?.timestamp ?? null;

/** Whether the search answers what was said last; a greeting or a fit in between is another matter. */
export const isAnswered = ({ messages, searchAsked }: ConversationState): boolean =>
  lastAsked(messages) === searchAsked;

export const carry = (carried: string | undefined) => set({ carried });

/** Back to the list as it was; the conversation stays. */
export function clearSearch(): void {
  giveUpQuestion();
  set({
    searchQuery: "",
    search: null,
    carried: undefined,
    suggestionButtons: [],
    stylistError: null,
  });
}

export function startAfresh(): void {
  clearSearch();
  set({ messages: [] });
}

type Kept = Pick<ConversationState, "messages" | "suggestionButtons" | "searchQuery" | "search">;

export const takeUpTalk = ({ messages, suggestionButtons, searchQuery, search }: Kept) =>
  set({ messages, suggestionButtons, searchQuery, search });
