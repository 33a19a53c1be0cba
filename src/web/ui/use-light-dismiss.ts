// Calls `onDismiss` for Escape, a press elsewhere, or the focus going elsewhere.
import { useEffect, type RefObject } from "react";

export function useLightDismiss(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (reason: "escape" | "elsewhere") => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onElsewhere = (event: Event) => {
      const isInside = event.target instanceof Node && place.current?.contains(event.target);
      if (!isInside) onDismiss("elsewhere");
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") onDismiss("escape");
    };
    document.addEventListener("pointerdown", onElsewhere, { signal });
    document.addEventListener("focusin", onElsewhere, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => listening.abort();
  }, [place, isOpen, onDismiss]);
}
