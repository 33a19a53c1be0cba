// Search: the shopper's words become products in the grid, chips of what was understood, and an answer.
import { SEARCH_LIMIT } from "../../../contract/limits.ts";
import {
  search,
  type SearchResult,
  type StylistEvent,
  type Understood,
} from "../../../contract/stylist.ts";
import { ApiError } from "../../lib/api.ts";
import { translate } from "../../lib/languages/translations.ts";
import { hear } from "./answer.ts";
import { shopperSays, stylistRegrets, stylistWrites, type Place } from "./conversation.ts";
import {
  beginSearch,
  showSearch,
  useConversation,
  type Question,
  type Search,
} from "./conversation-store.ts";
import { stillWithout, wordsSoFar } from "./question.ts";
import { bodyOf, showFound, type Found } from "./search-query.ts";
import { keepSuggestions, othersAfter } from "./suggestions.ts";
import { think } from "./think.ts";
import { stylistTranslations } from "./translations.ts";

/** What the shopper typed; where it can, it refines what was asked before. Empty words are ignored. */
export async function ask(typed: string, place: Place): Promise<void> {
  const query = typed.trim();
  if (query === "") return;
  const { search: before } = useConversation.getState();
  shopperSays(query);
  await run({
    question: { query, previous: before?.words, without: stillWithout(before, query) },
    onDone: (own) => keepSuggestions(own, "search"),
    onFailure: (error) => stylistRegrets("searchFailed", place, error),
  });
}

/** A suggestion is a whole question of its own: it may well ask for less than the one before. */
export async function trySuggestion(suggestion: string, place: Place): Promise<void> {
  const { suggestionSource } = useConversation.getState();
  const others = othersAfter(suggestion);
  shopperSays(suggestion);
  await run({
    question: { query: suggestion, without: [] },
    onDone: (own) =>
      others.length > 0
        ? keepSuggestions(others, suggestionSource)
        : keepSuggestions(own, "search"),
    onFailure: (error) => stylistRegrets("suggestionFailed", place, error),
  });
}

/** The same question without something that was read into it. */
export async function takeAway(value: string, place: Place): Promise<void> {
  const { search: before } = useConversation.getState();
  const chip = before?.understood.find((understood) => understood.value === value);
  if (!before || !chip) return;
  await run({
    question: { ...before, without: [...before.without, chip] },
    onDone: (own) => keepSuggestions(own, "search"),
    onFailure: (error) => stylistRegrets("searchFailed", place, error),
  });
}

type Run = {
  question: Question;
  onDone: (suggestions: readonly string[]) => void;
  onFailure: (error: unknown) => void;
};

const run = ({ question, onDone, onFailure }: Run): Promise<void> =>
  think({
    work(signal) {
      beginSearch(question.query);
      return follow(question, signal, onDone);
    },
    onFailure(error) {
      showSearch(null);
      onFailure(error);
    },
  });

/** Products as soon as they are found, words as they are written. */
async function follow(
  question: Question,
  signal: AbortSignal,
  onDone: Run["onDone"],
): Promise<void> {
  const { search: before } = useConversation.getState();
  const write = stylistWrites();
  const input = { body: bodyOf(question, SEARCH_LIMIT), signal };
  const heard: { text: string; search?: Search; total: number } = { text: "", total: 0 };
  const show = (answered: Search, found: Found) => {
    heard.search = answered;
    heard.total = found.total;
    showFound(answered, found);
  };
  try {
    for await (const event of hear({ endpoint: search, input, tell })) {
      if (signal.aborted) return;
      if (event.event === "found") show(searchOf(question, event.understood, before), event);
      else if (event.event === "text") write((heard.text += event.text));
      else {
        // The stylist may choose again while it writes.
        const { products, total = heard.total } = event;
        if (heard.search && products) show(heard.search, { products, total });
        heard.text = event.message;
        onDone(event.suggestions);
      }
    }
  } catch (error) {
    // What was found stays, although the words about it broke off.
    if (signal.aborted || !heard.search) throw error;
  }
  if (!heard.search) throw new ApiError({ status: 200, code: "cut_off" });
  write(heard.text || sayFound(heard.total));
}

function tell(answer: SearchResult): StylistEvent[] {
  const { products, total, understood = [], message = "", suggestions = [] } = answer;
  return [
    { event: "found", products, total, understood },
    { event: "done", message, suggestions },
  ];
}

const searchOf = (
  question: Question,
  understood: readonly Understood[],
  before: Search | null,
): Search => ({ ...question, understood, words: wordsSoFar(question, understood, before) });

/** For an answer that brings no words of its own. */
function sayFound(total: number): string {
  const say = translate(stylistTranslations);
  return total === 0 ? say("foundNone") : say("found", { n: total });
}
