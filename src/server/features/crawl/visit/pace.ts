// One request at a time to each host, with a pause between; shared by all crawls of this process.
// Where several processes crawl, shared-pace.ts keeps it for all of them.
import { sleep } from "./sleep.ts";

export type Pace = {
  /** Comes back when it is this caller's turn to ask the host. */
  turn(host: string, pauseMs: number, signal: AbortSignal): Promise<void>;
  /** Nobody asks this host for so long. */
  rest(host: string, ms: number): Promise<void>;
};

const FORGET_ABOVE = 10_000;

export function createPace(now: () => number = Date.now): Pace {
  const free = new Map<string, number>();
  return {
    async turn(host, pauseMs, signal) {
      // Hosts long free are not worth remembering.
      if (free.size > FORGET_ABOVE) {
        for (const [name, at] of free) if (at < now()) free.delete(name);
      }
      const at = Math.max(now(), free.get(host) ?? 0);
      free.set(host, at + pauseMs);
      // A timer may go off within the millisecond before.
      for (let ms = at - now(); ms > 0; ms = at - now()) await sleep(ms, signal);
      signal.throwIfAborted();
    },
    async rest(host, ms) {
      free.set(host, Math.max(free.get(host) ?? 0, now() + ms));
    },
  };
}
