// Back closes what lies on top before it leaves the screen, and Forward opens it again where it says how. What opens
// writes one more entry into the history, the same page with a mark on it. Closed in another way, that entry is spent
// and Back steps over it: going back on our own accord could undo a link that somebody has just followed.
import { useEffect, useRef } from "react";
import { watchHistory } from "./history-guard.ts";

/** What is open, by the name it can be opened again by. */
type Open = { name: string; close: () => void };
type Entry = { place: unknown; mark: string | null; url: string; state: unknown };

const MARK = "overlay";

/** Everything that lies over the screen, the topmost last. */
const open: Open[] = [];
const reopeners = new Map<string, () => void>();
let here = entryOf(history.state);

/** The router numbers its entries; ours carry the number of the screen they lie over. */
function entryOf(state: unknown): Entry {
  const { idx, [MARK]: mark } = (typeof state === "object" ? (state ?? {}) : {}) as {
    idx?: unknown;
    [MARK]?: unknown;
  };
  return { place: idx, mark: typeof mark === "string" ? mark : null, url: location.href, state };
}

watchHistory({
  /** Whoever writes the entry of an open overlay anew, for a filter or a language, keeps its mark. */
  beforeReplace: (state) =>
    here.mark !== null && open.length > 0 && typeof state === "object"
      ? { [MARK]: here.mark, ...state }
      : state,
  afterWrite: () => {
    here = entryOf(history.state);
  },
  onStep: (event) => {
    const before = here;
    here = entryOf(event.state);
    // Another screen: that is the router's to show.
    if (here.place !== before.place) return;
    event.stopImmediatePropagation();
    const top = open.at(-1);
    if (top && before.mark !== null) closeTop(top, before);
    else if (before.mark !== null && here.mark === null) history.back();
    else if (here.mark !== null) reopeners.get(here.mark)?.();
  },
});

function closeTop(top: Open, before: Entry): void {
  // What was chosen inside it stands in the address, and stays there.
  if (location.href !== before.url) {
    const { [MARK]: _, ...state } = (before.state ?? {}) as Record<string, unknown>;
    history.replaceState(state, "", before.url);
  }
  top.close();
  const below = open.at(-2);
  // The one below still needs an entry to be closed by.
  if (below && here.mark === null) mark(below.name);
}

const mark = (name: string) => history.pushState({ ...history.state, [MARK]: name }, "");

/** While `isOpen`, Back calls `onClose` and does nothing else. */
export function useBackCloses(isOpen: boolean, onClose: () => void, name = ""): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const own: Open = { name, close: () => close.current() };
    open.push(own);
    // A spent entry serves again.
    if (here.mark === null) mark(name);
    else if (here.mark !== name) history.replaceState({ ...history.state, [MARK]: name }, "");
    return () => {
      open.splice(open.indexOf(own), 1);
      const below = open.at(-1);
      if (below && here.mark === name) {
        history.replaceState({ ...history.state, [MARK]: below.name }, "");
      }
    };
  }, [isOpen, name]);
}

/** How Forward opens what was closed by Back. */
export function reopenBy(name: string, run: () => void): void {
  reopeners.set(name, run);
}
