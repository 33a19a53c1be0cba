// How far a replica is behind, by the primary's clock alone: the age of the newest moment whose every change
// it has. A primary on which nothing happens stands still, and so does a replica that has it all: no lag.

/** Where the primary's log ended at a moment. */
export type Mark = { at: number; position: number };

/** In milliseconds; without end where it has not even reached the first mark. */
export function howFarBehind(marks: readonly Mark[], replayed: number): number {
  const last = marks.at(-1);
  const reached = marks.findLast(({ position }) => position <= replayed);
  return last && reached ? last.at - reached.at : Number.POSITIVE_INFINITY;
}
