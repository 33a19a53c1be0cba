// Which networks have been calling for a while. Only first and last call and a count, and only in memory: it decides
// who comes first in a rush, and nothing else.

export type AcquaintanceLimits = {
  /** Since its first call, with so many calls in between. */
  afterMs: number;
  calls: number;
  /** Who has not called for so long begins anew. */
  forgottenMs: number;
  /** Networks remembered; then those go that have not called for the longest. */
  most: number;
};

type Met = { first: number; last: number; calls: number };

export function createAcquaintances(limits: AcquaintanceLimits) {
  const met = new Map<string, Met>();
  return {
    /** Notes a call; true for a network that is known by now. */
    meet(network: string, now: number): boolean {
      const before = met.get(network);
      const isFresh = !before || now - before.last > limits.forgottenMs;
      const one = isFresh ? { first: now, last: now, calls: 0 } : before;
      one.calls++;
      // Moved to the end once in a while, so that the oldest stand first.
      if (isFresh || now - one.last > MOVE_AFTER_MS) {
        met.delete(network);
        met.set(network, one);
        one.last = now;
        if (met.size > limits.most) met.delete(met.keys().next().value!);
      }
      return now - one.first >= limits.afterMs && one.calls >= limits.calls;
    },
  };
}

const MOVE_AFTER_MS = 1000;
