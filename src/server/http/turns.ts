// Who is handed on next when more ask at the same moment than a moment has room for. Without it everything that has
// arrived is worked on in the order of its sockets: two thousand requests, which a balancer hands on from heaps that
// strangers sent, keep a shopper waiting for seconds. Here they wait, which costs nothing and keeps the rest of each
// heap where it is, and networks are served in turn: first those we have known for a while.
import type { FastifyInstance } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createAcquaintances, type AcquaintanceLimits } from "./acquaintances.ts";
import { callerNetwork } from "./caller-address.ts";
import { createFairLine } from "./fair-line.ts";
import { inFront } from "./in-front.ts";
import { refuse } from "./shed.ts";
import { isWatchingPath } from "./watch.ts";

export type TurnLimits = {
  /** Handed on as they come, within one turn of the event loop; the next ones wait. */
  atOnce: number;
  /** Of those who wait, handed on in each further turn; strangers get the rest of it, and one of it always. */
  eachTurn: number;
  /** Who waited so long is told to come again: somebody we know is worked for by then, or never. */
  waitMs: { regulars: number; strangers: number };
  waiting: number;
  known: AcquaintanceLimits;
};

export const TURN_LIMITS: TurnLimits = {
  atOnce: 8,
  eachTurn: 4,
  waitMs: { regulars: 2000, strangers: 5000 },
  waiting: 10_000,
  known: { afterMs: 60_000, calls: 20, forgottenMs: 600_000, most: 50_000 },
};

type Waiting = {
  request: IncomingMessage;
  response: ServerResponse;
  handOn: () => void;
  since: number;
};

export type TurnOptions = { trustProxy?: boolean; limits?: TurnLimits };

export function takeTurns(app: FastifyInstance, options: TurnOptions = {}): void {
  const { trustProxy = false, limits = TURN_LIMITS } = options;
  const callerOf = callerNetwork(trustProxy);
  const known = createAcquaintances(limits.known);
  const [regulars, strangers] = [createFairLine<Waiting>(), createFairLine<Waiting>()];
  const waiting = () => regulars.size() + strangers.size();
  let handed = 0;
  let isTurnAhead = false;

  const awaitTurn = () => {
    if (isTurnAhead) return;
    isTurnAhead = true;
    setImmediate(turn);
  };

  function turn(): void {
    isTurnAhead = false;
    handed = 0;
    try {
      // Strangers are never shut out: where both wait, the last place of a turn is theirs.
      for (let n = 1; n <= limits.eachTurn && waiting() > 0; n++) {
        const isStrangers = n === limits.eachTurn && strangers.size() > 0;
        const next = (!isStrangers && regulars.take()) || strangers.take() || regulars.take()!;
        handed++;
        next.handOn();
      }
      sendAwayTired();
    } finally {
      // Whatever becomes of one, the others have their turn.
      if (waiting() > 0) awaitTurn();
    }
  }

  /** One of each in a turn: answered all at once, the next of all their heaps would be here at once as well. */
  function sendAwayTired(): void {
    const now = performance.now();
    const { waitMs } = limits;
    const tired = [
      regulars.takeOldest(({ since }) => now - since > waitMs.regulars),
      strangers.takeOldest(({ since }) => now - since > waitMs.strangers),
    ];
    for (const one of tired) if (one) refuse(one.request, one.response);
  }

  inFront(app.server, (request, response, handOn) => {
    if (isWatchingPath(request.url)) return true;
    const network = callerOf(request);
    const isKnown = known.meet(network, performance.now());
    awaitTurn();
    if (handed < limits.atOnce && waiting() === 0) {
      handed++;
      return true;
    }
    if (waiting() >= limits.waiting) {
      refuse(request, response);
      return false;
    }
    const line = isKnown ? regulars : strangers;
    const one = { request, response, handOn, since: performance.now() };
    line.enter(one, network);
    // Whoever leaves while waiting takes nobody's turn.
    response.once("close", () => line.leave(one, network));
    return false;
  });
}
