// What need not be there at once is drawn piece by piece, one in each frame: two in the same frame are laid out
// together, and a phone would keep a finger waiting for as long as both take.
import { startTransition } from "react";

type Draw = () => void;

const waiting = new Set<Draw>();
let isDrawing = false;

/** In a tab that nobody looks at there are no frames. */
export function onNextFrame(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

function drawNext(): void {
  const [draw] = waiting;
  isDrawing = draw !== undefined;
  if (!draw) return;
  waiting.delete(draw);
  startTransition(draw);
  onNextFrame(drawNext);
}

/** First come, first drawn; answers how to give the turn back. */
export function drawInTurn(draw: Draw): () => void {
  waiting.add(draw);
  if (!isDrawing) onNextFrame(drawNext);
  isDrawing = true;
  return () => void waiting.delete(draw);
}
