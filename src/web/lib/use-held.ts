// Whether the pointer rests on the element or the focus is inside it.
import { useEffect, useState, type RefObject } from "react";

export function useHeld(target: RefObject<Element | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ["mouseenter", "focusin"]) {
      element.addEventListener(type, () => setHeld(true), { signal });
    }
    for (const type of ["mouseleave", "focusout"]) {
      element.addEventListener(type, () => setHeld(false), { signal });
    }
    return () => listening.abort();
  }, [target]);
  return isHeld;
}
