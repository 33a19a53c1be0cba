// A span per request, begun by the caller's traceparent where it sent one.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Span } from "../observability/span.ts";
import { tracingNow } from "../observability/traces.ts";
import { routeOf } from "./probes.ts";

export function traceRequests(app: FastifyInstance): void {
  if (!tracingNow()) return;
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook("onRequest", (request, _, next) => {
    if (request.routeOptions.config.isProbe) return next();
    const { method, headers } = request;
    const route = routeOf(request);
    const attributes = { "http.request.method": method, "http.route": route };
    const span = tracingNow()?.open(`${method} ${route}`, "server", attributes, headers);
    if (!span) return next();
    spans.set(request, span);
    span.within(next);
  });
  // Reading a body is driven by the socket, which knows nothing of spans: the thread is taken up again.
  app.addHook("preValidation", (request, _, next) => {
    const span = spans.get(request);
    if (span) span.within(next);
    else next();
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = spans.get(request);
    span?.set({ "http.response.status_code": reply.statusCode, "ribby.request_id": request.id });
    span?.end(reply.statusCode >= 500 ? new Error("answered with a failure") : undefined);
    spans.delete(request);
  });
}
