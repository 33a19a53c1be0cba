// Search: the shopper's words become products in the grid, chips of what was understood, and an answer.
import { SEARCH_LIMIT } from "../../../contract/limits.ts";
import { search, type SearchResult, type StylistEvent } from "../../../contract/stylist.ts";
import { ApiError } from "../../lib/api.ts";
import { useExplore, type SearchResults } from "../../lib/explore-store.ts";
import { speak } from "../../lib/languages/words.ts";
import { hear } from "./answer.ts";
import { shopperSays, stylistRegrets, stylistWrites, type Place } from "./conversation.ts";
import { bodyOf, stillWithout, visible, wordsSoFar, type Question } from "./question.ts";
import { keepSuggestions, othersAfter } from "./suggestions.ts";
import { think } from "./think.ts";
import { stylistWords } from "./words.ts";

/** What the shopper typed; where it can, it refines what was asked before. Empty words are ignored. */
export async function ask(typed: string, place: Place): Promise<void> {
  const query = typed.trim();
  if (query === "") return;
  const before = useExplore.getState().searchResults;
  shopperSays(query);
  await run({
    question: { query, previous: before?.words, without: stillWithout(before, query) },
    onDone: (own) => keepSuggestions(own, "search"),
    onFailure: (error) => stylistRegrets("searchFailed", place, error),
  });
}

/** A suggestion is a whole question of its own: it may well ask for less than the one before. */
export async function trySuggestion(suggestion: string, place: Place): Promise<void> {
  const { suggestionSource } = useExplore.getState();
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
  const before = useExplore.getState().searchResults;
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

/** Suggestions go at once, the old results when new ones are here: until then they are dimmed. */
const run = ({ question, onDone, onFailure }: Run): Promise<void> =>
  think({
    meanwhile: { searchQuery: question.query, suggestionButtons: [], isSearching: true },
    work: (signal) => follow(question, signal, onDone),
    onFailure(error) {
      useExplore.setState({ searchResults: null });
      onFailure(error);
    },
  });

/** Products as soon as they are found, words as they are written. */
async function follow(
  question: Question,
  signal: AbortSignal,
  onDone: Run["onDone"],
): Promise<void> {
  const { searchResults: before } = useExplore.getState();
  const write = stylistWrites();
  const input = { body: bodyOf(question, SEARCH_LIMIT), signal };
  const heard: { text: string; results?: SearchResults } = { text: "" };
  const show = (searchResults: SearchResults) => {
    heard.results = searchResults;
    useExplore.setState({ searchResults, isSearching: false });
  };
  try {
    for await (const event of hear({ endpoint: search, input, tell })) {
      if (signal.aborted) return;
      if (event.event === "found") show(resultsOf(question, event, before));
      else if (event.event === "text") write((heard.text += event.text));
      else {
        if (heard.results && event.products) show(withProducts(heard.results, event));
        heard.text = event.message;
        onDone(event.suggestions);
      }
    }
  } catch (error) {
    // What was found stays, although the words about it broke off.
    if (signal.aborted || !heard.results) throw error;
  }
  if (!heard.results) throw new ApiError({ status: 200, code: "cut_off" });
  write(heard.text || sayFound(heard.results));
}

function tell(answer: SearchResult): StylistEvent[] {
  const { products, total, understood = [], message = "", suggestions = [] } = answer;
  return [
    { event: "found", products, total, understood },
    { event: "done", message, suggestions },
  ];
}

type Found = Extract<StylistEvent, { event: "found" }>;
type Done = Extract<StylistEvent, { event: "done" }>;

function resultsOf(
  question: Question,
  { products, total, understood }: Found,
  before: SearchResults | null,
): SearchResults {
  const { query, without, previous } = question;
  const words = wordsSoFar(question, understood, before);
  return { query, products: visible(products), total, understood, without, previous, words };
}

/** The stylist may choose again while it writes. */
const withProducts = (results: SearchResults, { products = [], total }: Done): SearchResults => ({
  ...results,
  products: visible(products),
  total: total ?? results.total,
});

/** For an answer that brings no words of its own. */
function sayFound({ total }: SearchResults): string {
  const say = speak(stylistWords);
  return total === 0 ? say("foundNone") : say("found", { n: total });
}
