// Who is handed on next when more ask at the same moment than a moment has room for. Without it everything that has
// arrived is worked on in the order of its sockets: two thousand requests, which a balancer hands on from heaps that
// strangers sent, keep a shopper waiting for seconds. Here they wait, which costs nothing and keeps the rest of each
// heap where it is, and networks are served in turn: first those we have known for a while (decision 0089).
import type { FastifyInstance } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createAcquaintances, type AcquaintanceLimits } from "./acquaintances.ts";
import { callerNetwork } from "./caller-address.ts";
import { createFairQueue } from "./fair-queue.ts";
import { inFront } from "./in-front.ts";
import { refuse } from "./shed.ts";
import { isProbePath } from "./probes.ts";

type Kind = "regulars" | "strangers";

export type TurnLimits = {
  /** Handed on as they come, within one turn of the event loop; the next ones wait. */
  atOnce: number;
  /** Of those who waited, handed on in each further turn; the last place is a stranger's. */
  eachTurn: number;
  /** Of those who waited, worked on at once; strangers have their number only while there are regulars about. */
  working: Record<Kind, number>;
  /** What takes longer waits for somebody else than us, and is not counted any more. */
  quickMs: number;
  /** Of those who wait for the database in company (`leaveTurn`); further ones stay counted. */
  resting: number;
  /** Who waited so long is told to come again. */
  waitMs: Record<Kind, number>;
  waiting: number;
  known: AcquaintanceLimits;
};

export const TURN_LIMITS: TurnLimits = {
  atOnce: 8,
  eachTurn: 4,
  working: { regulars: 8, strangers: 3 },
  quickMs: 250,
  resting: 64,
  waitMs: { regulars: 2000, strangers: 5000 },
  waiting: 10_000,
  known: { afterMs: 10_000, calls: 20, apartMs: 200, forgottenMs: 600_000, most: 50_000 },
};

/** Regulars who called so lately are about. */
const ABOUT_MS = 1000;

type Waiting = {
  request: IncomingMessage;
  response: ServerResponse;
  handOn: () => void;
  since: number;
};

const ways = new WeakMap<IncomingMessage, () => void>();

/**
 * Whoever waits for a statement that is asked for many together costs nothing meanwhile, and the sooner the next ones are
 * let in, the more go along: with eight at a time clicks were written by eights, and the process idled in between.
 */
export const leaveTurn = (request: IncomingMessage): void => ways.get(request)?.();

export type TurnOptions = { trustProxy?: boolean; limits?: TurnLimits };

export function takeTurns(app: FastifyInstance, options: TurnOptions = {}): void {
  const { trustProxy = false, limits = TURN_LIMITS } = options;
  const callerOf = callerNetwork(trustProxy);
  const known = createAcquaintances(limits.known);
  const lines = { regulars: createFairQueue<Waiting>(), strangers: createFairQueue<Waiting>() };
  const working = { regulars: 0, strangers: 0 };
  let resting = 0;
  const waiting = () => lines.regulars.size() + lines.strangers.size();
  let regularSeenAt = -Infinity;
  let handed = 0;
  let isTurnAhead = false;

  const areRegularsAbout = () => performance.now() - regularSeenAt <= ABOUT_MS;

  function mayHandOn(kind: Kind): boolean {
    const room = areRegularsAbout() ? limits.working[kind] : limits.working.regulars;
    return lines[kind].size() > 0 && working[kind] < room;
  }

  function awaitTurn(): void {
    if (isTurnAhead) return;
    isTurnAhead = true;
    setImmediate(turn);
  }

  function turn(): void {
    isTurnAhead = false;
    handed = 0;
    try {
      for (let n = 1; n <= limits.eachTurn; n++) handOnNext(n === limits.eachTurn);
      sendAwayTired();
    } finally {
      // Whatever becomes of one, the others have their turn; where there is no room, the next one who ends calls it.
      if (mayHandOn("regulars") || mayHandOn("strangers")) awaitTurn();
    }
  }

  function handOnNext(isStrangers: boolean): void {
    const first: Kind = isStrangers && mayHandOn("strangers") ? "strangers" : "regulars";
    const kind = mayHandOn(first) ? first : "strangers";
    const next = mayHandOn(kind) ? lines[kind].take() : undefined;
    if (!next) return;
    handed++;
    working[kind]++;
    let isCounted = true;
    const end = () => {
      if (!isCounted) return;
      isCounted = false;
      clearTimeout(timer);
      working[kind]--;
      if (waiting() > 0) awaitTurn();
    };
    const timer = setTimeout(end, limits.quickMs).unref();
    next.response.once("close", end);
    ways.set(next.request, () => {
      if (!isCounted || resting >= limits.resting) return;
      // What strangers wait for together is answered together, and regulars would wait for that.
      if (kind === "strangers" && areRegularsAbout()) return;
      resting++;
      next.response.once("close", () => resting--);
      end();
    });
    next.handOn();
  }

  /** One of each in a turn: answered all at once, the next of all their heaps would be here at once as well. */
  function sendAwayTired(): void {
    const now = performance.now();
    for (const kind of ["regulars", "strangers"] as const) {
      const tired = lines[kind].takeOldest(({ since }) => now - since > limits.waitMs[kind]);
      if (tired) refuse(tired.request, tired.response);
    }
  }

  inFront(app.server, (request, response, handOn) => {
    if (isProbePath(request.url)) return true;
    const network = callerOf(request);
    const since = performance.now();
    const kind: Kind = known.meet(network, since, waiting() > 0) ? "regulars" : "strangers";
    if (kind === "regulars") regularSeenAt = since;
    awaitTurn();
    if (handed < limits.atOnce && waiting() === 0) {
      handed++;
      return true;
    }
    if (waiting() >= limits.waiting) {
      refuse(request, response);
      return false;
    }
    const one = { request, response, handOn, since };
    lines[kind].enter(one, network);
    // Whoever leaves while waiting takes nobody's turn.
    response.once("close", () => lines[kind].leave(one, network));
    return false;
  });
}
