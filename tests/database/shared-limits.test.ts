// What several processes agree upon through the database: how often somebody called, and whose turn it is
// to ask a shop. Here two counters and two paces stand for two processes.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createShareCalls } from "../../src/server/database/shared-calls.ts";
import { createSharedPace } from "../../src/server/features/crawl/visit/queries/shared-pace.ts";
import { CallCounters, type ShareCalls } from "../../src/server/http/call-counters.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";

const MINUTE = 60_000;
const SECRET = "a secret that both processes know";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());
afterEach(async () => {
  vi.useRealTimers();
  await database.pool.query("truncate call_counts, crawl_pace");
});

const share = () => createShareCalls(database.sql, SECRET);

function call(counters: CallCounters, key: string, times = 1) {
  let heard = { current: 0, ttl: 0 };
  for (let n = 0; n < times; n++) {
    counters.incr(key, (_, result) => (heard = result), MINUTE);
  }
  return heard;
}

const rows = async () =>
  (await database.pool.query<{ caller: string; calls: number }>("select * from call_counts")).rows;

describe("two processes that count calls", () => {
  test("know of each other's after an exchange, and count their own at once", async () => {
    const [one, other] = [new CallCounters(share()), new CallCounters(share())];
    expect(call(one, "a", 7).current).toBe(7);
    expect(call(other, "a", 2).current).toBe(2);
    await one.exchange();
    expect(call(one, "a").current).toBe(8);
    await other.exchange();
    // 7 + 2 of before, and its own one now; what the first has counted since is still unknown.
    expect(call(other, "a").current).toBe(10);
    await one.exchange();
    await other.exchange();
    await one.exchange();
    expect(call(other, "a").current).toBe(12);
    expect(call(one, "b").current).toBe(1);
  });

  test("share one window: it ends for both when it ends for the first", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const [one, other] = [new CallCounters(share()), new CallCounters(share())];
    call(one, "a", 5);
    vi.setSystemTime(Date.now() + 40_000);
    await one.exchange();
    call(other, "a");
    await other.exchange();
    const { current, ttl } = call(other, "a");
    expect(current).toBe(7);
    expect(ttl).toBeLessThanOrEqual(20_000);
    // The database's clock cannot be moved; its window is.
    vi.setSystemTime(Date.now() + 21_000);
    await database.pool.query("update call_counts set ends_at = now() - interval '1 second'");
    expect(call(one, "a").current).toBe(1);
    await one.exchange();
    expect(call(other, "a").current).toBe(1);
    await other.exchange();
    expect(call(other, "a").current).toBe(3);
  });

  test("go on with their own counts while the database is silent, and tell them afterwards", async () => {
    let isSilent = true;
    const real = share();
    const sometimes: ShareCalls = (own) =>
      isSilent ? Promise.reject(new Error("no answer")) : real(own);
    const [one, other] = [new CallCounters(sometimes), new CallCounters(share())];
    call(one, "a", 3);
    await one.exchange();
    expect(call(one, "a").current).toBe(4);
    expect(await rows()).toEqual([]);
    isSilent = false;
    await one.exchange();
    call(other, "a");
    await other.exchange();
    expect(call(other, "a").current).toBe(6);
  });

  test("ask in one statement for all callers, and not at all when nobody called", async () => {
    const asked: number[] = [];
    const real = share();
    const counters = new CallCounters((own) => {
      asked.push(own.length);
      return real(own);
    });
    for (let n = 0; n < 300; n++) call(counters, `caller ${n}`, 2);
    await Promise.all([counters.exchange(), counters.exchange()]);
    await counters.exchange();
    expect(asked).toEqual([300]);
    expect((await rows()).map(({ calls }) => calls)).toEqual(Array.from({ length: 300 }, () => 2));
  });

  test("leave no address behind, and nothing at all once a window is over", async () => {
    let now = Date.now();
    const shareAt = createShareCalls(database.sql, SECRET, () => now);
    await shareAt([{ key: "203.0.113.9sign-in", calls: 1, endsInMs: 1 }]);
    const [kept] = await rows();
    expect(kept!.caller).toMatch(/^[\w-]{22}$/);
    await expect
      .poll(async () => {
        now += 2 * MINUTE;
        await shareAt([{ key: "b", calls: 1, endsInMs: MINUTE }]);
        return (await rows()).map(({ caller }) => caller).includes(kept!.caller);
      })
      .toBe(false);
    expect((await rows()).length).toBe(1);
  });
});

describe("two processes that crawl one shop", () => {
  const never = new AbortController().signal;

  test("take turns: together they are no quicker than one", async () => {
    const paces = [createSharedPace(database.sql), createSharedPace(database.sql)];
    const began = performance.now();
    const turns = Array.from({ length: 8 }, (_, n) => paces[n % 2]!.turn("shop", 60, never));
    await Promise.all(turns);
    expect(performance.now() - began).toBeGreaterThanOrEqual(7 * 60 - 5);
  });

  test("both leave it alone when it asked one of them to wait", async () => {
    const [one, other] = [createSharedPace(database.sql), createSharedPace(database.sql)];
    const began = performance.now();
    await one.rest("shop", 300);
    // A shorter rest does not end a longer one.
    await other.rest("shop", 10);
    await other.turn("shop", 0, never);
    expect(performance.now() - began).toBeGreaterThanOrEqual(295);
  });

  test("a crawl that is stopped does not wait for its turn", async () => {
    const pace = createSharedPace(database.sql);
    await pace.rest("shop", 600_000);
    const stopped = AbortSignal.timeout(50);
    await expect(pace.turn("shop", 0, stopped)).rejects.toThrow();
  });
});
