// Whether the element stands in the window, or within `margin` of it. One watch for each margin: a list has a card
// in every place, and each watch of its own would be asked in every frame.
import { useEffect, useState, type RefObject } from "react";

type OnView = (isInView: boolean) => void;
type Watch = { observer: IntersectionObserver; told: Map<Element, OnView> };

const watches = new Map<string, Watch>();

function watchOf(margin: string): Watch {
  const known = watches.get(margin);
  if (known) return known;
  const told = new Map<Element, OnView>();
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) told.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );
  const watch = { observer, told };
  watches.set(margin, watch);
  return watch;
}

/** `isAtFirst` is the answer until the browser has looked. An element is asked for with one margin by one place. */
export function useInView(
  target: RefObject<Element | null>,
  margin = "0px",
  isAtFirst = false,
): boolean {
  const [isInView, setInView] = useState(isAtFirst);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const { observer, told } = watchOf(margin);
    told.set(element, setInView);
    observer.observe(element);
    return () => {
      told.delete(element);
      observer.unobserve(element);
    };
  }, [target, margin]);
  return isInView;
}
