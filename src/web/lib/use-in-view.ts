// Whether the element stands in the window, or within `margin` of it.
import { useEffect, useState, type RefObject } from "react";

export function useInView(target: RefObject<Element | null>, margin = "0px"): boolean {
  const [isInView, setInView] = useState(false);
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
