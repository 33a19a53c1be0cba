// Search: the shopper's words become products in the grid, chips of what was understood, and an answer.
import { PINNED_MAX, SEARCH_LIMIT } from "../../../contract/limits.ts";
import type { Product } from "../../../contract/products.ts";
import { search, type SearchResult, type StylistEvent } from "../../../contract/stylist.ts";
import { ApiError, call } from "../../lib/api.ts";
import { translate } from "../../lib/languages/translations.ts";
import { usePins } from "../collection/pins-store.ts";
import { hear } from "./answer.ts";
import { keepAsked } from "./asked-before.ts";
import { shopperSays, stylistRegrets, stylistWrites, type Place } from "./conversation.ts";
import {
  beginSearch,
  carry,
  showSearch,
  useConversation,
  type Question,
  type Search,
} from "./conversation-store.ts";
import { afterUnanswered, goesOnFrom, stillWithout } from "./question.ts";
import { bodyOf, showFound, type Found } from "./search-query.ts";
import { keepSuggestions, othersAfter } from "./suggestions.ts";
import { think } from "./think.ts";
import { stylistTranslations } from "./translations.ts";
import { verdictsNow } from "./verdicts-store.ts";

/** What the shopper typed; where it can, it refines what was asked before. Empty words are ignored. */
export async function ask(typed: string, place: Place, about?: Product): Promise<void> {
  const query = typed.trim();
  if (query === "") return;
  const { search: answered, asking, carried } = useConversation.getState();
  const before = asking ?? answered;
  shopperSays(query, about && { pinnedProduct: about });
  keepAsked(query);
  await run({
    question: {
      query,
      ...(asking ? afterUnanswered(asking) : goesOnFrom(answered, carried)),
      pinned: pinnedIds(about),
      without: stillWithout(before, query),
      ...verdictsNow(),
    },
    onDone: (own) => keepSuggestions(own, "search"),
    onFailure: (error) => stylistRegrets("searchFailed", place, error),
  });
}

/** What an address asks: its last question, which goes on from those before. Known words are not said twice. */
export async function askFrom(questions: readonly string[], place: Place): Promise<void> {
  const query = questions.at(-1);
  if (query === undefined) return;
  const previous = questions.slice(0, -1).join("\n");
  const { messages } = useConversation.getState();
  const isKnown = messages.some(({ isUser, text }) => isUser && text === query);
  if (!isKnown) shopperSays(query);
  await run({
    question: { query, ...(previous && { previous }), pinned: pinnedIds(), without: [] },
    isSilent: isKnown,
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
    question: {
      query: suggestion,
      ...carriedOn(),
      pinned: pinnedIds(),
      without: [],
      ...verdictsNow(),
    },
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
    question: { ...before, ...verdictsNow(), without: [...before.without, chip] },
    onDone: (own) => keepSuggestions(own, "search"),
    onFailure: (error) => stylistRegrets("searchFailed", place, error),
  });
}

/** What goes with the pinned pieces, in the grid; without a word, and nothing where it cannot be had. */
export async function showCompanions(query: string, signal: AbortSignal): Promise<void> {
  const question = { query, pinned: pinnedIds(), without: [] };
  const body = bodyOf(question, SEARCH_LIMIT);
  const answer = await call(search, { body, signal }).catch(() => undefined);
  if (signal.aborted || !answer?.standing || answer.products.length === 0) return;
  const { understood = [], ...found } = answer;
  carry(answer.conversation);
  showFound(searchOf(question, { event: "found", understood, ...found }), found);
}

/** A piece that is spoken of stands before the pinned ones. */
function pinnedIds(about?: Product): string[] {
  const ids = usePins.getState().pinned.map(({ id }) => id);
  return (about ? [about.id, ...ids.filter((id) => id !== about.id)] : ids).slice(0, PINNED_MAX);
}

function carriedOn(): { conversation?: string } {
  const { carried } = useConversation.getState();
  return carried === undefined ? {} : { conversation: carried };
}

type Run = {
  question: Question;
  /** The words of the answer stand in the talk already. */
  isSilent?: boolean;
  onDone: (suggestions: readonly string[]) => void;
  onFailure: (error: unknown) => void;
};

const run = ({ question, isSilent = false, onDone, onFailure }: Run): Promise<void> =>
  think({
    work(signal) {
      beginSearch(question);
      return follow(question, signal, { onDone, isSilent });
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
  { onDone, isSilent }: Pick<Run, "onDone" | "isSilent">,
): Promise<void> {
  const { search: before } = useConversation.getState();
  const write = isSilent ? () => {} : stylistWrites();
  let isTalk = false;
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
      if (event.event === "found") {
        carry(event.conversation);
        // A greeting or a question about delivery searches for nothing: what is in the grid stays.
        isTalk = event.standing === "talk" && event.products.length === 0;
        if (isTalk) showSearch(before);
        else show(searchOf(question, event), event);
      } else if (event.event === "text") write((heard.text += event.text));
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
    if (signal.aborted || !(heard.search || isTalk)) throw error;
  }
  if (!heard.search && !isTalk) throw new ApiError({ status: 200, code: "cut_off" });
  write(heard.text || sayFound(heard.total));
}

function tell(answer: SearchResult): StylistEvent[] {
  const { products, total, understood = [], message = "", suggestions = [] } = answer;
  const { standing, looks, conversation } = answer;
  return [
    { event: "found", products, total, understood, standing, looks, conversation },
    { event: "done", message, suggestions },
  ];
}

type FoundEvent = Extract<StylistEvent, { event: "found" }>;

const searchOf = (
  question: Question,
  { understood, standing, looks = [] }: FoundEvent,
): Search => ({
  ...question,
  understood,
  ...(standing && { standing }),
  ...(looks.length > 0 && { looks }),
});

/** For an answer that brings no words of its own. */
function sayFound(total: number): string {
  const say = translate(stylistTranslations);
  return total === 0 ? say("foundNone") : say("found", { n: total });
}
