// Counts calls per address and kind. The rate limiter's own store counts every route apart, so that
// five kinds of sign-in call would give five times the guesses; here `child` is the same counter.
//
// Where several processes serve, each counts by itself and about once a second hands the others what it
// has counted: a request never waits for the database. What one process admits between two exchanges the
// others do not see, so a limit can be overshot: by a steady caller by what the other processes admit in
// one second, at the very worst (everything spent in the first second) by the limit itself once per
// further process. When the database does not answer, each process goes on with its own counts.
import { deleteOldest } from "../../contract/delete-oldest.ts";
import { elementAt } from "../../contract/get-or-throw.ts";
import type { FastifyRateLimitStore } from "@fastify/rate-limit";

/** `shared`: of all processes, as of the last exchange. `own`: what this one has counted since then. */
type Count = { shared: number; own: number; ends: number };

export type Calls = { key: string; calls: number; endsInMs: number };

/** Adds what this process has counted, and gives what all have counted, in the same order. */
export type ShareCalls = (own: Calls[]) => Promise<Calls[]>;

/** The oldest go first; remembering more addresses than this would itself be a way to fill memory. */
const ADDRESSES_MAX = 50_000;
/** The others have to wait for the next exchange; a longer statement would hold up the other processes. */
const EXCHANGED_MAX = 5000;
const EXCHANGE_EVERY_MS = 1000;

export class CallCounters implements FastifyRateLimitStore {
  private readonly counts = new Map<string, Count>();
  /** Keys that have been counted since the last exchange. */
  private readonly unshared = new Set<string>();
  private readonly share: ShareCalls | undefined;
  private exchanging: Promise<void> | undefined;

  constructor(share?: ShareCalls) {
    this.share = share;
  }

  incr(
    key: string,
    done: (error: Error | null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = Date.now();
    const known = this.counts.get(key);
    const count = known && known.ends > now ? known : { shared: 0, own: 0, ends: now + timeWindow };
    count.own++;
    this.counts.delete(key);
    this.counts.set(key, count);
    if (this.counts.size > ADDRESSES_MAX) deleteOldest(this.counts);
    if (this.share && this.unshared.size < ADDRESSES_MAX) this.unshared.add(key);
    done(null, { current: count.shared + count.own, ttl: count.ends - now });
  }

  child(): this {
    return this;
  }

  /** Returns what ends it. */
  exchangeRegularly(): () => void {
    const timer = setInterval(() => void this.exchange(), EXCHANGE_EVERY_MS).unref();
    return () => clearInterval(timer);
  }

  /** One at a time: a slow database is not asked again before it has answered. */
  exchange(): Promise<void> {
    this.exchanging ??= this.exchangeNow().finally(() => (this.exchanging = undefined));
    return this.exchanging;
  }

  private async exchangeNow(): Promise<void> {
    const sent = this.takeUnshared();
    if (!this.share || sent.length === 0) return;
    try {
      const totals = await this.share(sent.map(({ count: _, ...calls }) => calls));
      const now = Date.now();
      for (const [n, { count, calls }] of sent.entries()) {
        // What was counted meanwhile stays its own.
        count.own -= calls;
        count.shared = elementAt(totals, n).calls;
        count.ends = now + elementAt(totals, n).endsInMs;
      }
    } catch {
      // They are still counted here, and told the next time.
      for (const { key } of sent) this.unshared.add(key);
    }
  }

  private takeUnshared(): (Calls & { count: Count })[] {
    const now = Date.now();
    const taken: (Calls & { count: Count })[] = [];
    for (const key of this.unshared) {
      if (taken.length === EXCHANGED_MAX) break;
      this.unshared.delete(key);
      const count = this.counts.get(key);
      if (!count || count.ends <= now) continue;
      taken.push({ key, calls: count.own, endsInMs: count.ends - now, count });
    }
    return taken;
  }
}
