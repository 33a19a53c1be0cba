// Which of many elements stand near the window. Two watches for all of them: one says who comes near, the other who
// is so far away that nobody misses it. Those who come near are told two at a time, so that a phone that draws them
// answers a finger in between.
import { startTransition } from "react";

/** Nearer ahead than behind: what was flicked past is looked at again, what lies far below may never be. */
const NEAR = "8000px 0px 600px";
const FAR = "12000px 0px";
const AT_ONCE = 2;

type Told = (isNear: boolean) => void;

const watched = new Map<Element, Told>();
const waiting = new Set<Element>();
let isTelling = false;
let near: IntersectionObserver | undefined;
let far: IntersectionObserver | undefined;

function tellNext(): void {
  const some = [...waiting].slice(0, AT_ONCE);
  isTelling = some.length > 0;
  if (!isTelling) return;
  startTransition(() => {
    for (const element of some) {
      waiting.delete(element);
      watched.get(element)?.(true);
    }
  });
  setTimeout(tellNext);
}

function start(): void {
  near ??= new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (isIntersecting) waiting.add(target);
        else waiting.delete(target);
      }
      if (!isTelling) tellNext();
    },
    { rootMargin: NEAR },
  );
  far ??= new IntersectionObserver(
    (seen) => {
      const left = seen.filter(({ isIntersecting }) => !isIntersecting);
      if (left.length === 0) return;
      startTransition(() => {
        for (const { target } of left) watched.get(target)?.(false);
      });
    },
    { rootMargin: FAR },
  );
}

/** `tell` hears whether the element is near, each time that changes; answers how to stop. */
export function watchNear(element: Element, tell: Told): () => void {
  start();
  watched.set(element, tell);
  near?.observe(element);
  far?.observe(element);
  return () => {
    watched.delete(element);
    waiting.delete(element);
    near?.unobserve(element);
    far?.unobserve(element);
  };
}
