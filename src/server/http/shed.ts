// A process with more to do than it can do answers the newcomers at once that it cannot, instead of making
// everybody wait for nothing. What has begun is finished; those who watch are always answered.
import type { FastifyInstance, FastifyReply } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import { preferredLanguage } from "../../contract/languages.ts";
import { refusals } from "../observability/metrics.ts";
import { callerNetwork } from "./caller-address.ts";
import { hasBody } from "./connections.ts";
import { inFront } from "./in-front.ts";
import { createPulse } from "./pulse.ts";
import { isProbePath } from "./probes.ts";
import { translate } from "../translate.ts";

export type ShedLimits = {
  /** Requests being worked on at which nobody else is let in, however quick the process seems. */
  mostPending: number;
  /** Requests being worked on from which on a process that is late or slow lets nobody else in. */
  manyPending: number;
  /** Of these one network may have so many; its others wait until it has fewer. */
  pendingEach: number;
  /** How late a timer may be: the process itself has too much to do. */
  lateMs: number;
  /** How long a newcomer would wait: the database or a neighbour has. */
  waitSeconds: number;
};

declare module "fastify" {
  interface FastifyReply {
    /** When work on it began; 0: not yet, or answered. */
    workedSince: number;
    /** The network it is done for. */
    workedFor: string;
  }
}

const LIMITS: ShedLimits = {
  mostPending: 300,
  manyPending: 60,
  pendingEach: 120,
  lateMs: 400,
  waitSeconds: 2,
};
const RETRY_AFTER_SECONDS = 2;

export type ShedOptions = { trustProxy?: boolean; limits?: ShedLimits };

export function shed(app: FastifyInstance, options: ShedOptions = {}): void {
  const { trustProxy = false, limits = LIMITS } = options;
  // Numbers and a mark on each: a Set of replies, turned over all the time, would make them outlive their answers.
  let pending = 0;
  const pendingBy = new Map<string, number>();
  const callerOf = callerNetwork(trustProxy);
  const pulse = createPulse(limits.lateMs, () => pending);
  app.addHook("onClose", async () => pulse.stop());

  const isTooMuch = (request: IncomingMessage) => {
    if (pending < limits.manyPending) return false;
    if (pending >= limits.mostPending) return true;
    if ((pendingBy.get(callerOf(request)) ?? 0) >= limits.pendingEach) return true;
    if (pulse.isLate()) return true;
    return pulse.waitMs() > limits.waitSeconds * 1000 && !pulse.maySendScout();
  };

  const begin = (reply: FastifyReply) => {
    if (reply.workedSince !== 0 || reply.sent || reply.raw.destroyed) return;
    reply.workedSince = performance.now();
    reply.workedFor = callerOf(reply.request.raw);
    pending++;
    pendingBy.set(reply.workedFor, (pendingBy.get(reply.workedFor) ?? 0) + 1);
    // A caller who leaves is answered never.
    reply.raw.once("close", () => settle(reply));
  };

  const settle = (reply: FastifyReply): void => {
    if (reply.workedSince === 0) return;
    reply.workedSince = 0;
    pending--;
    const left = (pendingBy.get(reply.workedFor) ?? 0) - 1;
    if (left > 0) pendingBy.set(reply.workedFor, left);
    else pendingBy.delete(reply.workedFor);
  };

  inFront(app.server, (request, response) => {
    if (isProbePath(request.url) || !isTooMuch(request)) return true;
    refuse(request, response);
    return false;
  });
  app.decorateReply("workedSince", 0);
  app.decorateReply("workedFor", "");
  app.addHook("onRequest", (request, reply, next) => {
    if (request.routeOptions.config.isProbe) return next();
    // A body on its way costs the caller's time and none of ours; whoever holds it back takes nobody's place.
    if (hasBody(request.raw)) request.raw.once("end", () => begin(reply));
    else begin(reply);
    next();
  });
  // Also where nobody has read the body to its end; a form's file is read later, by whoever wants it.
  app.addHook("preHandler", (request, reply, next) => {
    if (!request.routeOptions.config.isProbe && !isForm(request.raw)) begin(reply);
    next();
  });
  // From here on it is the network's time; a stream goes on for hours without costing any of ours.
  app.addHook("onSend", (_, reply, payload, next) => {
    if (reply.workedSince !== 0) pulse.answered(performance.now() - reply.workedSince);
    settle(reply);
    next(null, payload);
  });
}

const isForm = ({ headers }: IncomingMessage): boolean =>
  headers["content-type"]?.startsWith("multipart/") ?? false;

export function refuse({ headers }: IncomingMessage, response: ServerResponse): void {
  refusals.inc({ reason: "overload" });
  const detail = translate(preferredLanguage(headers["accept-language"]), "unavailable");
  response
    .writeHead(503, {
      "content-security-policy": "default-src 'none'",
      "x-content-type-options": "nosniff",
      "retry-after": String(RETRY_AFTER_SECONDS),
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
    })
    .end(JSON.stringify({ detail, code: "unavailable" }));
}
