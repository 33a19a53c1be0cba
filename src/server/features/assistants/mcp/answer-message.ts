// One message of the Model Context Protocol → its answer. Callers of the newest revision and of the two before it
// are served by the same tools.
import {
  WebStandardStreamableHTTPServerTransport,
  createMcpHandler,
  isLegacyRequest,
} from "@modelcontextprotocol/server";
import { preferredLanguage } from "../../../../contract/languages.ts";
import type { Release } from "../ucp/releases.ts";
import { createMcpServer, type McpParts } from "./server.ts";

export type AnswerMessage = (request: Request, parsedBody: unknown) => Promise<Response>;

const BOTH = "application/json, text/event-stream";

export function createAnswerMessage(parts: McpParts, release: Release): AnswerMessage {
  const asker = (headers: Headers) => ({
    release,
    language: preferredLanguage(headers.get("accept-language") ?? undefined),
  });
  const modern = createMcpHandler(
    ({ requestInfo }) => createMcpServer(parts, asker(requestInfo?.headers ?? new Headers())),
    { legacy: "reject", maxSubscriptions: 1 },
  );

  /** Answered in one piece, also to those who did not say that they take one. */
  async function older(request: Request, parsedBody: unknown): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.set("accept", BOTH);
    const server = createMcpServer(parts, asker(headers));
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const { url, method } = request;
      return await transport.handleRequest(new Request(url, { method, headers }), { parsedBody });
    } finally {
      await server.close();
    }
  }

  return async (request, parsedBody) =>
    (await isLegacyRequest(request, parsedBody))
      ? older(request, parsedBody)
      : modern.fetch(request, { parsedBody });
}
