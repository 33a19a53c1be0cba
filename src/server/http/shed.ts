// A process with more to do than it can do answers the newcomers at once that it cannot, instead of making
// everybody wait for nothing. What has begun is finished; those who watch are always answered.
import type { FastifyInstance, FastifyReply } from "fastify";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { preferredLanguage } from "../../contract/languages.ts";
import { refusals } from "../observability/metrics.ts";
import { createPulse } from "./pulse.ts";
import { isWatchingPath } from "./watch.ts";
import { translate } from "./translate.ts";

export type ShedLimits = {
  /** Requests under way at which nobody else is let in, however quick the process seems. */
  mostPending: number;
  /** Requests under way from which on a process that is late or slow lets nobody else in. */
  manyPending: number;
  /** How late a timer may be: the process itself has too much to do. */
  lateMs: number;
  /** How long a newcomer would wait: the database or a neighbour has. */
  waitSeconds: number;
};

declare module "fastify" {
  interface FastifyReply {
    /** Under way and not answered yet. */
    isPending: boolean;
  }
}

const LIMITS: ShedLimits = { mostPending: 300, manyPending: 60, lateMs: 400, waitSeconds: 2 };
const RETRY_AFTER_SECONDS = 2;

export function shed(app: FastifyInstance, limits: ShedLimits = LIMITS): void {
  // A number and a mark on each: a Set of replies, turned over all the time, would make them outlive their answers.
  let pending = 0;
  const pulse = createPulse(limits.lateMs, () => pending);
  app.addHook("onClose", async () => pulse.stop());

  const isTooMuch = () => {
    if (pending < limits.manyPending) return false;
    const wait = pending / pulse.answersPerSecond();
    return pending >= limits.mostPending || pulse.isLate() || wait > limits.waitSeconds;
  };

  const settle = (reply: FastifyReply): boolean => {
    if (!reply.isPending) return false;
    reply.isPending = false;
    pending--;
    return true;
  };

  refuseBefore(app, isTooMuch);
  app.decorateReply("isPending", false);
  app.addHook("onRequest", (request, reply, next) => {
    if (request.routeOptions.config.isWatching) return next();
    reply.isPending = true;
    pending++;
    // A caller who leaves is answered never.
    reply.raw.once("close", () => settle(reply));
    next();
  });
  // From here on it is the network's time; a stream goes on for hours without costing any of ours.
  app.addHook("onSend", (_, reply, payload, next) => {
    if (settle(reply)) pulse.answered();
    next(null, payload);
  });
}

/** In front of everything else: in a flood, refusing has to cost next to nothing. */
function refuseBefore({ server }: FastifyInstance, isTooMuch: () => boolean): void {
  const handlers = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    if (isTooMuch() && !isWatchingPath(request.url)) return refuse(request, response);
    for (const handle of handlers) handle.call(server, request, response);
  });
}

function refuse({ headers }: IncomingMessage, response: ServerResponse): void {
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
