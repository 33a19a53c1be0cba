// Steps through a row that is wider than its place, and knows where it ends.
import { useEffect, useState, type RefObject } from "react";
import { CATEGORY_SCROLL_PX } from "../../../contract/limits.ts";

export function useScroller(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      // Right to left, the browser counts from zero downwards.
      const from = Math.abs(element.scrollLeft);
      const left = element.scrollWidth - element.clientWidth - from;
      setEnds({ isAtStart: from < 2, isAtEnd: left < 2 });
    };
    const watching = new ResizeObserver(look);
    watching.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watching.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [row]);

  function step(direction: 1 | -1) {
    const sign = document.documentElement.dir === "rtl" ? -direction : direction;
    row.current?.scrollBy({ left: sign * CATEGORY_SCROLL_PX });
  }

  return { ...ends, step };
}
