import Fastify, { type FastifyInstance } from "fastify";
import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getOrThrow } from "../../contract/get-or-throw.ts";
import { createAcquaintances } from "./acquaintances.ts";
import { createFairQueue } from "./fair-queue.ts";
import { leaveTurn, TURN_LIMITS, takeTurns, type TurnLimits } from "./turns.ts";

let now = 0;
const pass = (ms: number) => void (now += ms);
/** What would run with the next turn of the event loop. */
let ahead: (() => void)[] = [];

// Fake timers keep what they find when they are first asked for: not the stand-in below.
vi.isFakeTimers();

beforeEach(() => {
  now = 0;
  ahead = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("setImmediate", (run: () => void) => ahead.push(run));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server whose requests are made here, so that their order is nobody's chance. */
function aHouse(limits: Partial<TurnLimits> = {}) {
  const server = new EventEmitter();
  const served: string[] = [];
  const requests = new Map<string, IncomingMessage>();
  const refused: string[] = [];
  server.on("request", (request: IncomingMessage & { name: string }) => {
    served.push(request.name);
    requests.set(request.name, request);
  });
  const app = { server, addHook: () => {} } as unknown as FastifyInstance;
  takeTurns(app, { trustProxy: true, limits: { ...TURN_LIMITS, ...limits } });
  return {
    served,
    refused,
    /** Answers with a way to leave. */
    call(network: string, name = network, url = "/api/health") {
      const response = Object.assign(new EventEmitter(), {
        writeHead: (status: number) => {
          refused.push(`${name} ${status}`);
          return response;
        },
        end: () => {},
      });
      const request = { name, url, headers: { "x-forwarded-for": network }, socket: {} };
      server.emit("request", request, response);
      return () => response.emit("close");
    },
    turn: () => ahead.shift()?.(),
    /** One that is worked on says that it waits in company. */
    rest: (name: string) => leaveTurn(getOrThrow(requests, name)),
  };
}

const SMALL = { atOnce: 2, eachTurn: 3, working: { regulars: 100, strangers: 100 } };

/** Known from here on: called often enough, and long enough ago. */
function getKnown(house: ReturnType<typeof aHouse>, network: string) {
  for (let n = 0; n < 20; n++) {
    const answer = house.call(network);
    house.turn();
    answer();
    pass(TURN_LIMITS.known.apartMs);
  }
  pass(60_000);
  house.served.length = 0;
}

test("a few at a time are handed on as they come, turn after turn", () => {
  const house = aHouse(SMALL);
  house.call("a", "1");
  house.call("a", "2");
  expect(house.served).toEqual(["1", "2"]);
  house.turn();
  house.call("b", "3");
  expect(house.served).toEqual(["1", "2", "3"]);
});

test("in a rush networks are served one after the other, however many calls each makes", () => {
  const house = aHouse(SMALL);
  for (let n = 0; n < 8; n++) house.call("heap", `heap ${n}`);
  house.call("b");
  house.call("c");
  expect(house.served).toEqual(["heap 0", "heap 1"]);
  house.turn();
  expect(house.served.slice(2)).toEqual(["heap 2", "b", "c"]);
  house.turn();
  expect(house.served.slice(5)).toEqual(["heap 3", "heap 4", "heap 5"]);
});

test("nobody overtakes those who wait", () => {
  const house = aHouse(SMALL);
  for (let n = 0; n < 6; n++) house.call("heap", `heap ${n}`);
  house.turn();
  house.call("heap", "late");
  expect(house.served).not.toContain("late");
  house.turn();
  expect(house.served.at(-1)).toBe("late");
});

test("those we have known for a while come first, and strangers are not shut out", () => {
  const house = aHouse(SMALL);
  getKnown(house, "regular");
  for (let n = 0; n < 8; n++) house.call(`stranger ${n}`);
  for (let n = 0; n < 4; n++) house.call("regular", `regular ${n}`);
  house.turn();
  house.turn();
  expect(house.served).toEqual([
    "stranger 0",
    "stranger 1",
    "regular 0",
    "regular 1",
    "stranger 2",
    "regular 2",
    "regular 3",
    "stranger 3",
  ]);
});

test("who leaves while waiting takes nobody's turn", () => {
  const house = aHouse({ atOnce: 1, eachTurn: 1 });
  house.call("a");
  const leave = house.call("b");
  house.call("c");
  leave();
  house.turn();
  expect(house.served).toEqual(["a", "c"]);
});

test("so many are worked on at once; what takes long is waiting for somebody else, and counts no more", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const house = aHouse({ ...SMALL, atOnce: 0, working: { regulars: 2, strangers: 2 } });
  const answers = ["a", "b", "c", "d", "e", "f"].map((network) => house.call(network));
  house.turn();
  expect(house.served).toEqual(["a", "b"]);
  house.turn();
  expect(house.served).toEqual(["a", "b"]);
  answers[0]!();
  house.turn();
  expect(house.served).toEqual(["a", "b", "c"]);
  vi.advanceTimersByTime(TURN_LIMITS.quickMs);
  house.turn();
  expect(house.served).toEqual(["a", "b", "c", "d", "e"]);
  vi.useRealTimers();
});

test("who waits in company lets the next ones in, as many as may wait so", () => {
  const house = aHouse({ ...SMALL, atOnce: 0, working: { regulars: 1, strangers: 1 }, resting: 2 });
  const answers = ["a", "b", "c", "d", "e"].map((network) => house.call(network));
  house.turn();
  expect(house.served).toEqual(["a"]);
  house.rest("a");
  house.turn();
  house.rest("b");
  house.turn();
  expect(house.served).toEqual(["a", "b", "c"]);
  house.rest("c");
  house.turn();
  expect(house.served).toEqual(["a", "b", "c"]);
  // Whoever has left its turn already gives no second place.
  answers[0]!();
  house.turn();
  expect(house.served).toEqual(["a", "b", "c"]);
  house.rest("c");
  house.turn();
  expect(house.served).toEqual(["a", "b", "c", "d"]);
});

test("strangers do not wait in company while regulars are about", () => {
  const house = aHouse({ ...SMALL, atOnce: 0, working: { regulars: 3, strangers: 1 } });
  getKnown(house, "regular");
  for (const network of ["a", "b"]) house.call(network);
  house.call("regular");
  house.turn();
  house.rest("a");
  house.turn();
  expect(house.served).toEqual(["regular", "a"]);
  pass(1001);
  house.rest("a");
  house.turn();
  expect(house.served).toEqual(["regular", "a", "b"]);
});

test("strangers have few places while regulars are about, and all of them otherwise", () => {
  const house = aHouse({ ...SMALL, atOnce: 0, working: { regulars: 3, strangers: 1 } });
  getKnown(house, "regular");
  const rush = () => ["a", "b", "c", "d"].forEach((network) => house.call(network));
  house.call("regular");
  rush();
  house.turn();
  expect(house.served).toEqual(["regular", "a"]);
  pass(1001);
  house.call("e");
  house.turn();
  expect(house.served).toEqual(["regular", "a", "b", "c"]);
});

test("who waited too long is told to come again, one in a turn; so is whoever finds no room", () => {
  const house = aHouse({ atOnce: 0, working: { regulars: 0, strangers: 0 }, waiting: 2 });
  house.call("a");
  house.call("b");
  house.call("c");
  expect(house.refused).toEqual(["c 503"]);
  house.turn();
  expect(house.refused).toEqual(["c 503"]);
  pass(TURN_LIMITS.waitMs.strangers + 1);
  // Another call brings the next turn.
  house.call("d");
  house.turn();
  expect(house.refused).toEqual(["c 503", "d 503", "a 503"]);
  house.call("e");
  house.turn();
  expect(house.refused).toEqual(["c 503", "d 503", "a 503", "b 503"]);
  expect(house.served).toEqual([]);
});

test("those who watch never wait", () => {
  const house = aHouse({ atOnce: 0, eachTurn: 1 });
  house.call("a");
  house.call("balancer", "ready", "/ready");
  expect(house.served).toEqual(["ready"]);
});

test("a network is known after a minute with twenty calls, and forgotten after a while", () => {
  const limits = { afterMs: 60_000, calls: 20, apartMs: 200, forgottenMs: 600_000, most: 4 };
  const known = createAcquaintances(limits);
  for (let n = 0; n < 30; n++) {
    expect(known.meet("shopper", n * 200)).toBe(false);
    expect(known.meet("all at once", n)).toBe(false);
    expect(known.meet("in a rush", n * 200, true)).toBe(false);
    if (n < 2) expect(known.meet("seldom", n * 200)).toBe(false);
  }
  expect(known.meet("shopper", 60_000, true)).toBe(true);
  for (const other of ["all at once", "in a rush", "seldom"])
    expect(known.meet(other, 60_000)).toBe(false);
  expect(known.meet("shopper", 700_000)).toBe(false);
  for (const other of ["a", "b", "c", "d"]) known.meet(other, 700_001);
  for (let n = 1; n < 30; n++) known.meet("shopper", 700_000 + n * 200);
  expect(known.meet("shopper", 760_100)).toBe(false);
  expect(known.meet("shopper", 760_200)).toBe(true);
});

test("a line is emptied from its longest waiting, across networks", () => {
  const line = createFairQueue<number>();
  for (const n of [1, 2, 3, 4, 5]) line.enter(n, n % 2 ? "odd" : "even");
  const first = () => line.takeOldest((n) => n < 3);
  expect([first(), first(), first()]).toEqual([1, 2, undefined]);
  expect([line.take(), line.take(), line.take(), line.take()]).toEqual([3, 4, 5, undefined]);
  expect(line.size()).toBe(0);
});

test("of a crowd everybody is answered, those with bodies too, and slow ones hold up nobody", async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  const app = Fastify({ forceCloseConnections: true });
  const patient = { regulars: 600_000, strangers: 600_000 };
  const working = { regulars: 1, strangers: 1 };
  const limits = { ...TURN_LIMITS, atOnce: 1, eachTurn: 1, working, quickMs: 10, waitMs: patient };
  takeTurns(app, { limits });
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  app.get("/slow", async () => {
    await gate;
    return "slow";
  });
  app.post("/save", async ({ body }) => body);
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const slow = Array.from({ length: 5 }, () => fetch(`${address}/slow`));
  const saved = Array.from({ length: 40 }, async (_, n) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ n });
    return (await fetch(`${address}/save`, { method: "POST", headers, body })).json();
  });
  expect(await Promise.all(saved)).toEqual(Array.from({ length: 40 }, (_, n) => ({ n })));
  release();
  for (const answer of await Promise.all(slow)) expect(await answer.text()).toBe("slow");
  await app.close();
});
