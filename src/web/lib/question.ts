// One question to the stylist at a time: whoever asks a new one, or goes back to the list, makes the
// answer to the old one worthless.
import { useExplore } from "./explore-store.ts";

let underWay = new AbortController();

export function beginQuestion(): AbortSignal {
  underWay.abort();
  underWay = new AbortController();
  return underWay.signal;
}

/** Nobody waits for the answer any more; what has arrived of it stays. */
export function giveUpQuestion(): void {
  underWay.abort();
  useExplore.setState({ isThinking: false, isSearching: false });
}

/** Back to the list as it was; the conversation stays. */
export function clearSearch(): void {
  giveUpQuestion();
  useExplore.setState({
    searchQuery: "",
    searchResults: null,
    suggestionButtons: [],
    stylistError: null,
  });
}
