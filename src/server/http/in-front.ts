// Puts a doorkeeper in front of the framework: who is refused there costs next to nothing.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

export function inFront(
  server: Server,
  isLetIn: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const handlers = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    if (!isLetIn(request, response)) return;
    for (const handle of handlers) handle.call(server, request, response);
  });
}
