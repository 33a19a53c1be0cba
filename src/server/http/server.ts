// The bare server that every process listens with, whatever its role: what a request is, what is written
// about it, how errors are answered and how it comes to an end.
import Fastify, { type FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { BODY_MAX_BYTES } from "../../contract/limits.ts";
import { answerError, answerGarbage, answerUnreadable } from "./errors.ts";
import { loggerOptions, type LogStream } from "./log.ts";
import type { Readiness } from "./readiness.ts";

export type ServerOptions = {
  trustProxy: boolean;
  logLevel: string;
  logTo?: LogStream | undefined;
  readiness: Readiness;
};

export function createServer({ trustProxy, logLevel, logTo, readiness }: ServerOptions) {
  const app: FastifyInstance = Fastify({
    // One hop: the proxy in front. Believing the whole header would let a caller choose its address.
    trustProxy: trustProxy && ((_: string, hop: number) => hop < 1),
    bodyLimit: BODY_MAX_BYTES,
    genReqId: () => randomUUID(),
    logger: loggerOptions(logLevel, logTo),
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerGarbage,
    forceCloseConnections: "idle",
    // The longest an upload may take; connections.ts asks for a least rate on the way.
    requestTimeout: 120_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    // Longer than the longest brand name, also when it is percent-encoded.
    routerOptions: { maxParamLength: 1200 },
  });
  app.setErrorHandler(answerError);
  app.addHook("preClose", async () => readiness.drain());
  app.addHook("onSend", async (request, reply) => {
    void reply.header("x-request-id", request.id);
    // A connection kept alive would hold up the stop it was answered in, and the next request on it would
    // meet a closed door.
    if (readiness.isDraining()) void reply.header("connection", "close");
  });
  return app;
}
