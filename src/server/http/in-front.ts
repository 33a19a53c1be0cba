// Puts a doorkeeper in front of the framework: who is refused there costs next to nothing.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

/** Refused by false, and for good, unless the doorkeeper keeps `handOn` and calls it later. */
export type IsLetIn = (
  request: IncomingMessage,
  response: ServerResponse,
  handOn: () => void,
) => boolean;

export function inFront(server: Server, isLetIn: IsLetIn): void {
  const handlers = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const handOn = () => {
      for (const handle of handlers) handle.call(server, request, response);
    };
    if (isLetIn(request, response, handOn)) handOn();
  });
}
