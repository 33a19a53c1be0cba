// Asks before a link, the Back button or a closed tab leads away from unsaved edits. The router we use
// has no way to hold a navigation back, so the click or the step in the history is caught before it.
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { guardHistory } from "../../../lib/history-guard.ts";

type Way = { to: string } | { steps: number };

export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const [way, setWay] = useState<Way | null>(null);
  const isLetGo = useRef(false);

  // Before the edit is seen, not a moment after it: whoever sees it may already be leaving.
  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    isLetGo.current = false;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
    document.addEventListener(
      "click",
      (event) => {
        const to = isLetGo.current ? undefined : pathOfLink(event);
        if (to === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        setWay({ to });
      },
      { signal, capture: true },
    );
    const letHistoryGo = holdHistory(isLetGo, (steps) =>
      // Back once more closes the question, as it closes everything that lies on top.
      setWay((asking) => (asking ? null : { steps })),
    );
    return () => {
      listening.abort();
      letHistoryGo();
    };
  }, [isDirty]);

  return {
    isAsking: way !== null,
    stay: useCallback(() => setWay(null), []),
    leave: useCallback(() => {
      isLetGo.current = true;
      setWay(null);
      if (!way) return;
      if ("to" in way) void navigate(way.to);
      else history.go(way.steps);
    }, [way, navigate]),
  };
}

/** Where a plain click leads inside the site; undefined for what stays here or opens elsewhere. */
function pathOfLink(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return undefined;
  }
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target !== "" && link.target !== "_self")) {
    return undefined;
  }
  const isHere = link.origin === location.origin && link.pathname === location.pathname;
  return isHere || link.origin !== location.origin || link.hasAttribute("download")
    ? undefined
    : link.pathname + link.search + link.hash;
}

/** The router numbers its entries, which tells how many steps were taken. */
function holdHistory(isLetGo: { current: boolean }, onHeld: (steps: number) => void): () => void {
  const here = { path: location.pathname, at: placeIn(history.state) };
  let isComingBack = false;
  return guardHistory((event) => {
    if (isComingBack) {
      isComingBack = false;
      event.stopImmediatePropagation();
      return;
    }
    const at = placeIn(event.state);
    if (location.pathname === here.path) {
      here.at = at;
      // Back before the other screen stood: the leave that was given is used up.
      isLetGo.current = false;
    }
    const steps = at - here.at;
    if (isLetGo.current || !Number.isFinite(steps) || steps === 0) return;
    event.stopImmediatePropagation();
    isComingBack = true;
    history.go(-steps);
    onHeld(steps);
  });
}

function placeIn(state: unknown): number {
  const at = typeof state === "object" && state !== null && "idx" in state ? state.idx : undefined;
  return typeof at === "number" ? at : Number.NaN;
}
