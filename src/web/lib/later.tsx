// What stands below the window when a page is loaded is drawn after its top has been painted, piece by piece: a
// phone shows the top sooner and answers to a finger in between.
import { useEffect, useState, type ReactNode } from "react";
import { drawInTurn, onNextFrame } from "./draw-in-turn.ts";

/** Only the page that the browser loaded is cut up; the way back to a later screen must find its whole height. */
let isArriving = true;
let awaited = 0;

function drawLater(draw: () => void): () => void {
  awaited += 1;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    awaited -= 1;
    // What was drawn may hold more of the kind.
    onNextFrame(() => {
      if (awaited === 0) isArriving = false;
    });
  };
  const giveUp = drawInTurn(() => {
    draw();
    end();
  });
  return () => {
    giveUp();
    end();
  };
}

/** Each of them comes by itself, in the order they stand in. */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(!isArriving);
  useEffect(() => (isDue ? undefined : drawLater(() => setDue(true))), [isDue]);
  return isDue ? children : null;
}
