// For those who watch the process: /live (it runs), /ready (send it requests), /metrics. Works on any server,
// also on that of a worker, which has nothing else.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { timingSafeEqual, createHash } from "node:crypto";
import {
  countProcess,
  counts,
  refusals,
  requestSeconds,
  requests,
} from "../observability/metrics.ts";
import { isLoopback } from "../network.ts";
import { bearerOf } from "./session.ts";

export type Observed = {
  /** Who shows it may read the metrics; without one only this machine may. */
  metricsToken: string | undefined;
  isDraining(): boolean;
  /** A word for what keeps the database from being used; null when nothing does. */
  databaseTrouble(): Promise<string | null>;
  /** A word for what an operator should see to, though requests can be sent; null when there is nothing. */
  warning(): Promise<string | null>;
  /** What is only known by asking, as Prometheus reads it. */
  gauges(): Promise<string>;
};

/** Watching is not what is watched: these are neither logged nor counted, and never refused. */
export const PROBE = { logLevel: "warn", config: { isProbe: true } } as const;

const PATHS = ["/live", "/ready", "/metrics"];
export const isProbePath = (path: string | undefined): boolean => PATHS.includes(path ?? "");

declare module "fastify" {
  interface FastifyContextConfig {
    isProbe?: boolean;
  }
}

export function serveProbes(app: FastifyInstance, watched: Observed): void {
  countProcess();
  countRequests(app);
  const fresh = (reply: FastifyReply) => reply.header("cache-control", "no-store");

  app.get("/live", PROBE, async (_, reply) => fresh(reply).send({ status: "live" }));

  app.get("/ready", PROBE, async (_, reply) => {
    const reason = watched.isDraining() ? "draining" : await watched.databaseTrouble();
    if (reason === null) {
      const warning = await watched.warning();
      return fresh(reply).send({ status: "ready", ...(warning && { warning }) });
    }
    return fresh(reply).code(503).send({ status: "not_ready", reason });
  });

  app.get("/metrics", PROBE, async (request, reply) => {
    if (!mayRead(request, watched.metricsToken)) return reply.callNotFound();
    const text = (await counts.metrics()) + (await watched.gauges());
    return fresh(reply).type(counts.contentType).send(text);
  });
}

/** What a proxy adds: a stranger behind one on this machine also comes from this machine. */
const PROXIED = ["forwarded", "via", "x-forwarded-for", "x-real-ip", "x-forwarded-host"];

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(bearerOf(headers.authorization) ?? "", token);
  const isDirect = PROXIED.every((name) => headers[name] === undefined);
  return isDirect && isLoopback(socket.remoteAddress ?? "");
}

/** Hashed first: the comparison takes as long for a guess of any length. */
function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(right));
}

function countRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    if (request.routeOptions.config.isProbe) return;
    const { method } = request;
    const route = routeOf(request);
    requests.inc({ method, route, status: reply.statusCode });
    requestSeconds.observe({ method, route }, reply.elapsedTime / 1000);
    if (reply.statusCode === 429) refusals.inc({ reason: "rate_limit" });
  });
}

/** The pattern, never the path: there are as many paths as people can think of. */
export function routeOf({ routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url ?? "none";
  return pattern.startsWith("/assets/") ? "/assets/*" : pattern;
}
