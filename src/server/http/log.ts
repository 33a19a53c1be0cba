// What is written about a request: enough to find it again, nothing that could be used against anyone.
// Query strings carry the tokens of mailed links, headers carry sessions, bodies passwords and photos.
import type { FastifyRequest, FastifyServerOptions } from "fastify";

export type LogStream = { write(line: string): void };

export function loggerOptions(
  level: string,
  stream?: LogStream,
): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split("?")[0],
      }),
    },
  };
}
