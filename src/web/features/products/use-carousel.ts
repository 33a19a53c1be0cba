// Moves on every four seconds while `isRunning`, but never to a picture that is not here yet: a slow network would
// otherwise show empty plates. A picture chosen by hand stays its whole four seconds, then the round goes on.
import { useEffect, useRef, useState } from "react";
import { CAROUSEL_ADVANCE_MS } from "../../../contract/limits.ts";

export function useCarousel(count: number, isRunning: boolean, lead = 0) {
  const first = lead < count ? lead : 0;
  const [index, setIndex] = useState(first);
  const [ledBy, setLedBy] = useState(first);
  // The card stays where the next answer holds its piece too, and that may be about another color.
  if (ledBy !== first) {
    setLedBy(first);
    setIndex(first);
  }
  const [hasArrived, setArrived] = useState(false);
  const arrived = useRef(new Set<number>());
  const isMoving = isRunning && count > 1;

  // The picture on show is what the four seconds belong to, however it came to be shown.
  useEffect(() => {
    if (!isMoving) return undefined;
    const next = (index + 1) % count;
    const timer = setInterval(() => {
      if (arrived.current.has(next)) setIndex(next);
    }, CAROUSEL_ADVANCE_MS);
    return () => clearInterval(timer);
  }, [isMoving, count, index]);

  return {
    index,
    /** The next picture is fetched only once the first one stands. */
    next: isMoving && hasArrived ? (index + 1) % count : null,
    markArrived: (n: number) => {
      arrived.current.add(n);
      setArrived(true);
    },
    choose: (n: number) => setIndex((n + count) % count),
  };
}
