// Which of many elements stand near the window. Two watches for all of them: one says who comes near, the other who
// is so far away that nobody misses it. Every element is in one of them, since each frame asks all of them. Those who
// come near are told one at a time, so that a phone that draws them answers a finger in between.
import { startTransition } from "react";
import { drawInTurn } from "./draw-in-turn.ts";

/** Nearer ahead than behind: what was flicked past is looked at again, what lies far below may never be. */
const NEAR = "4500px 0px 600px";
const FAR = "6000px 0px";
/** Between the two: what was put together far away is taken apart before anything of it is near. */
export const UNFOLDING = "5300px 0px 1500px";

type OnNear = (isNear: boolean) => void;

const watched = new Map<Element, OnNear>();
/** Those that have come near and wait for their turn, with the way to give it back. */
const waiting = new Map<Element, () => void>();
let near: IntersectionObserver | undefined;
let far: IntersectionObserver | undefined;

function tellInTurn(element: Element): void {
  if (waiting.has(element)) return;
  const giveUp = drawInTurn(() => {
    waiting.delete(element);
    near?.unobserve(element);
    far?.observe(element);
    watched.get(element)?.(true);
  });
  waiting.set(element, giveUp);
}

function stopWaiting(element: Element): void {
  waiting.get(element)?.();
  waiting.delete(element);
}

function start(): void {
  near ??= new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (isIntersecting) {
          tellInTurn(target);
        } else {
          stopWaiting(target);
          watched.get(target)?.(false);
        }
      }
    },
    { rootMargin: NEAR },
  );
  far ??= new IntersectionObserver(
    (seen) => {
      const left = seen.filter(({ isIntersecting }) => !isIntersecting);
      if (left.length === 0) return;
      startTransition(() => {
        for (const { target } of left) {
          far?.unobserve(target);
          near?.observe(target);
          watched.get(target)?.(false);
        }
      });
    },
    { rootMargin: FAR },
  );
}

/**
 * `tell` hears whether the element is near: each time that changes, and again that it is not, when the browser has
 * looked. Answers how to stop.
 */
export function watchNear(element: Element, isNear: boolean, tell: OnNear): () => void {
  start();
  watched.set(element, tell);
  (isNear ? far : near)?.observe(element);
  return () => {
    watched.delete(element);
    stopWaiting(element);
    near?.unobserve(element);
    far?.unobserve(element);
  };
}
