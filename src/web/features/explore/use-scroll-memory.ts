// Who leaves Explore for a product or a brand finds the same place on return.
import { useLayoutEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { SCROLL_SAVE_DEBOUNCE_MS } from "../../../contract/limits.ts";
import { debounce } from "../../lib/debounce.ts";
import { useExplore } from "../../lib/explore-store.ts";

/** Screens that are a detour from Explore rather than somewhere else. */
const DETOURS = ["/product/", "/brand/"];

const save = () => useExplore.setState({ scrollPosition: window.scrollY });

export function useScrollMemory(): void {
  const type = useNavigationType();
  const hasArrived = useRef(false);

  useLayoutEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    // The browser would guess a place before the pieces are there.
    history.scrollRestoration = "manual";
    const { shouldRestoreScroll, scrollPosition } = useExplore.getState();
    const isReturn = shouldRestoreScroll && type !== NavigationType.Replace;
    window.scrollTo(0, isReturn ? scrollPosition : 0);
    useExplore.setState({ shouldRestoreScroll: false });
  }, [type]);

  // Not a passive effect: that may end long after the next screen stands, when scrolling there or a click there
  // would be taken for something that happened here.
  useLayoutEffect(() => {
    useExplore.setState({ isOnExplorePage: true });
    const saving = debounce(save, SCROLL_SAVE_DEBOUNCE_MS);
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a")) save();
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
  useExplore.setState({ isOnExplorePage: false, shouldRestoreScroll: isDetour });
}
