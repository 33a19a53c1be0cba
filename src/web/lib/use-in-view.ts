// Whether the element stands in the window, or within `margin` of it.
import { useEffect, useState, type RefObject } from "react";

/** `isAtFirst` is the answer until the browser has looked. */
export function useInView(
  target: RefObject<Element | null>,
  margin = "0px",
  isAtFirst = false,
): boolean {
  const [isInView, setInView] = useState(isAtFirst);
  useEffect(() => {
    if (!target.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, margin]);
  return isInView;
}
