// Which networks have been calling for a while. Only times and a count, and only in memory: it decides who comes first
// in a rush, and nothing else.
import { deleteOldest } from "../../contract/delete-oldest.ts";

export type AcquaintanceLimits = {
  /** Since its first call, with so many calls in between. */
  afterMs: number;
  calls: number;
  /** Calls that follow each other sooner count as one: many at once make nobody known. */
  apartMs: number;
  /** Who has not called for so long begins anew. */
  forgottenMs: number;
  /** Networks remembered; then those go that have not called for the longest. */
  most: number;
};

type Met = { first: number; last: number; counted: number; calls: number };

export function createAcquaintances(limits: AcquaintanceLimits) {
  const met = new Map<string, Met>();
  return {
    /** Notes a call; true for a network that is known by now. What it sends in a rush makes nobody known. */
    meet(network: string, now: number, isRush = false): boolean {
      const before = met.get(network);
      const isFresh = !before || now - before.last > limits.forgottenMs;
      const one = isFresh ? { first: now, last: now, counted: -Infinity, calls: 0 } : before;
      if (!isRush && now - one.counted >= limits.apartMs) {
        one.calls++;
        one.counted = now;
      }
      // Moved to the end once in a while, so that the oldest stand first.
      if (isFresh || now - one.last > MOVE_AFTER_MS) {
        met.delete(network);
        met.set(network, one);
        one.last = now;
        if (met.size > limits.most) deleteOldest(met);
      }
      return now - one.first >= limits.afterMs && one.calls >= limits.calls;
    },
  };
}

const MOVE_AFTER_MS = 1000;
