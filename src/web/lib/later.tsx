// What stands below the window when a page is loaded is drawn after its top has been painted, piece by piece: a
// phone shows the top sooner and answers to a finger in between.
import { startTransition, useEffect, useState, type ReactNode } from "react";

/** Only the page that the browser loaded is cut up; the way back to a later screen must find its whole height. */
let isArriving = true;
const waiting: (() => void)[] = [];

/** A frame each; in a tab that nobody looks at there are no frames. */
function onNextFrame(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

function drawNext(): void {
  const draw = waiting.shift();
  if (!draw) isArriving = false;
  else {
    startTransition(draw);
    onNextFrame(drawNext);
  }
}

function drawLater(draw: () => void): () => void {
  if (waiting.push(draw) === 1) onNextFrame(drawNext);
  return () => {
    const at = waiting.indexOf(draw);
    if (at >= 0) waiting.splice(at, 1);
  };
}

/** Each of them comes by itself, in the order they stand in. */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(!isArriving);
  useEffect(() => (isDue ? undefined : drawLater(() => setDue(true))), [isDue]);
  return isDue ? children : null;
}
