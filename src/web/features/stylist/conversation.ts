// What is said, by whom. Panel and page show the same conversation; each has its own wording for
// what goes wrong.
import { useText } from "../../lib/languages/language-store.ts";
import type { TextKey } from "../../lib/languages/vocabulary.ts";
import {
  addMessage,
  dropLastMessage,
  rewriteMessage,
  sayError,
  useConversation,
  type ChatMessage,
} from "./conversation-store.ts";

/** The panel on Explore speaks in full, the page in the shorter variants. */
export type Place = "panel" | "page";

export const shopperSays = (
  text: string,
  more: Pick<ChatMessage, "image" | "pinnedProduct"> = {},
) => addMessage({ text, isUser: true, ...more });

/** Said again at once, it takes the place of the first time instead of piling up. */
export function stylistSays(text: string, image?: string): void {
  const last = useConversation.getState().messages.at(-1);
  if (last && !last.isUser && last.text === text) dropLastMessage();
  addMessage({ text, isUser: false, ...(image && { image }) });
}

/** Words that arrive bit by bit: each call puts down the whole text so far. */
export function stylistWrites(): (text: string) => void {
  let written: string | null = null;
  return (text) => {
    if (text === "") return;
    if (written === null) written = addMessage({ text, isUser: false });
    else rewriteMessage(written, text);
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
  sayError(errorText(error, regret === "fitFailed" ? "fitError" : "unexpected"));
  stylistSays(t(place === "panel" ? regret : SHORT[regret]));
}
