// Who leaves Explore for a product or a brand finds the same place on return.
import { useLayoutEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { SCROLL_SAVE_DEBOUNCE_MS } from "../../../contract/limits.ts";
import { debounce } from "../../lib/debounce.ts";
import { arriveOnExplore, leaveExplore, saveScroll, takeScrollPlace } from "./explore-store.ts";

/** Screens that are a detour from Explore rather than somewhere else. */
const DETOURS = ["/product/", "/brand/"];

export function useScrollMemory(): void {
  const type = useNavigationType();
  const hasArrived = useRef(false);

  useLayoutEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    // The browser would guess a place before the pieces are there.
    history.scrollRestoration = "manual";
    const place = takeScrollPlace();
    window.scrollTo(0, type === NavigationType.Replace ? 0 : (place ?? 0));
  }, [type]);

  // Not a passive effect: that may end long after the next screen stands, when scrolling there or a click there
  // would be taken for something that happened here.
  useLayoutEffect(() => {
    arriveOnExplore();
    const saving = debounce(saveScroll, SCROLL_SAVE_DEBOUNCE_MS);
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a")) saveScroll();
    };
    window.addEventListener("scroll", saving.call, { passive: true });
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      saving.cancel();
      window.removeEventListener("scroll", saving.call);
      document.removeEventListener("click", onClick, { capture: true });
      leave();
    };
  }, []);
}

function leave(): void {
  const isDetour = DETOURS.some((path) => location.pathname.startsWith(path));
  if (location.pathname !== "/") history.scrollRestoration = "auto";
  leaveExplore(isDetour);
}
