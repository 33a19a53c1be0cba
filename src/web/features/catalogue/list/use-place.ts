// How wide an element is and how far down the page it begins; followed while either changes.
import { useLayoutEffect, useState, type RefObject } from "react";

export function usePlace(target: RefObject<HTMLElement | null>): { width: number; top: number } {
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const look = () => {
      const box = element.getBoundingClientRect();
      const now = { width: Math.floor(box.width), top: Math.round(box.top + window.scrollY) };
      setPlace((was) => (was.width === now.width && was.top === now.top ? was : now));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // What comes and goes above it changes the height of the page.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [target]);
  return place;
}
