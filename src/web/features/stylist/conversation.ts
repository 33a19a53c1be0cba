// What is said, by whom. Panel and page show the same conversation; each has its own wording for
// what goes wrong.
import { useExplore, type ChatMessage } from "../../lib/explore-store.ts";
import { useText } from "../../lib/languages/language.ts";
import type { TextKey } from "../../lib/languages/vocabulary.ts";
import { giveUpQuestion } from "../../lib/question.ts";

/** The panel on Explore speaks in full, the page in the shorter variants. */
export type Place = "panel" | "page";

/** More than anyone scrolls back to, and still little to store. */
const KEPT_MESSAGES = 80;

type Said = Omit<ChatMessage, "timestamp">;

function append(said: Said): string {
  const timestamp = nextTimestamp();
  useExplore.setState(({ messages }) => ({
    messages: [...messages, { ...said, timestamp }].slice(-KEPT_MESSAGES),
  }));
  return timestamp;
}

/** Also the message's key on screen, so no two are the same. */
function nextTimestamp(): string {
  const last = useExplore.getState().messages.at(-1)?.timestamp;
  const now = new Date();
  if (last && now.toISOString() <= last) now.setTime(new Date(last).getTime() + 1);
  return now.toISOString();
}

export const shopperSays = (
  text: string,
  more: Pick<ChatMessage, "image" | "pinnedProduct"> = {},
) => append({ text, isUser: true, ...more });

/** Said again at once, it takes the place of the first time instead of piling up. */
export function stylistSays(text: string, image?: string): void {
  const last = useExplore.getState().messages.at(-1);
  if (last && !last.isUser && last.text === text) {
    useExplore.setState(({ messages }) => ({ messages: messages.slice(0, -1) }));
  }
  append({ text, isUser: false, ...(image && { image }) });
}

/** Words that arrive bit by bit: each call puts down the whole text so far. */
export function stylistWrites(): (text: string) => void {
  let written: string | null = null;
  return (text) => {
    if (text === "") return;
    written ??= append({ text, isUser: false });
    useExplore.setState(({ messages }) => ({
      messages: messages.map((message) =>
        message.timestamp === written ? { ...message, text } : message,
      ),
    }));
  };
}

const SHORT = {
  searchFailed: "searchFailedShort",
  suggestionFailed: "suggestionFailedShort",
  matchFailed: "matchFailedShort",
  fitFailed: "fitFailedShort",
  imageFailed: "imageFailedShort",
} as const satisfies Partial<Record<TextKey, TextKey>>;

export type Regret = keyof typeof SHORT;

/** The banner says what the server said, the conversation how sorry the stylist is. */
export function stylistRegrets(regret: Regret, place: Place, error: unknown): void {
  const { t, errorText } = useText.getState();
  const stylistError = errorText(error, regret === "fitFailed" ? "fitError" : "unexpected");
  useExplore.setState({ stylistError });
  stylistSays(t(place === "panel" ? regret : SHORT[regret]));
}

export const dismissError = () => useExplore.setState({ stylistError: null });

export function startAfresh(): void {
  giveUpQuestion();
  useExplore.setState({
    messages: [],
    suggestionButtons: [],
    searchQuery: "",
    searchResults: null,
    stylistError: null,
  });
}
