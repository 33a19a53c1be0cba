// What is written about a request: enough to find it again, nothing that could be used against anyone.
// Query strings carry the tokens of mailed links, headers carry sessions, bodies passwords and photos.
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";
import type { LogStream } from "../observability/log-line.ts";
import { redact, redactPath } from "../observability/redact.ts";
import { tracingNow } from "../observability/traces.ts";
import { routeOf } from "./probes.ts";

export type { LogStream };

export function loggerOptions(
  level: string,
  stream?: LogStream,
): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    ...(stream && { stream }),
    formatters: { log: withRoute },
    /** Finds the trace of a line, and the lines of a trace. */
    mixin: () => {
      const trace_id = tracingNow()?.traceId();
      return trace_id ? { trace_id } : {};
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: redactPath(request.url.split("?")[0] ?? ""),
      }),
      err: (error: Error) => describe(error),
    },
  };
}

/** The pattern beside the status: paths are many, and whoever counts lines counts routes. */
function withRoute(line: Record<string, unknown>): Record<string, unknown> {
  const { res } = line as { res?: FastifyReply };
  if (!res?.request) return line;
  return { ...line, method: res.request.method, route: routeOf(res.request) };
}

type Described = { [name: string]: unknown; type: string; message: string; stack: string };

/** Not its other fields: a database's error carries the values it was about. */
function describe(error: Error, depth = 0): Described {
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: redact(error.message),
    stack: redact(error.stack ?? ""),
    ...(typeof code === "string" && { code }),
    ...(error.cause instanceof Error && depth < 3 && { cause: describe(error.cause, depth + 1) }),
  };
}
