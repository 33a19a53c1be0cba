// Counts calls per address and kind. The rate limiter's own store counts every route apart, so that
// five kinds of sign-in call would give five times the guesses; here `child` is the same counter.
import type { FastifyRateLimitStore } from "@fastify/rate-limit";

type Count = { current: number; ends: number };

/** The oldest go first; remembering more addresses than this would itself be a way to fill memory. */
const ADDRESSES_MAX = 50_000;

export class CallCounters implements FastifyRateLimitStore {
  private readonly counts = new Map<string, Count>();

  incr(
    key: string,
    done: (error: Error | null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = Date.now();
    const known = this.counts.get(key);
    const count = known && known.ends > now ? known : { current: 0, ends: now + timeWindow };
    count.current++;
    this.counts.delete(key);
    this.counts.set(key, count);
    if (this.counts.size > ADDRESSES_MAX) this.counts.delete(this.counts.keys().next().value!);
    done(null, { current: count.current, ttl: count.ends - now });
  }

  child(): this {
    return this;
  }
}
