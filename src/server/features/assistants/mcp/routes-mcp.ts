// The Model Context Protocol over HTTP: one POST, one answer, no session.
import { allowanceOf, type Api } from "../../../http/mount.ts";
import { openToPages } from "../open-door.ts";
import { RELEASES, mcpPath, type Release } from "../ucp/releases.ts";
import type { AnswerMessage } from "./answer-message.ts";
import type { McpParts } from "./server.ts";

type App = Api["app"];

const BODY_MAX = 64 * 1024;
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const UNAVAILABLE = -32000;

export async function serveMcp(app: App, parts: McpParts): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, "an assistant's call failed");
      const isTheirs = status >= 400 && status < 500 && status !== 429;
      const told = isTheirs ? "The message cannot be read." : "Please try again in a moment.";
      return reply.code(status).send({
        jsonrpc: "2.0",
        id: null,
        error: { code: isTheirs ? PARSE_ERROR : UNAVAILABLE, message: told },
      });
    });
    openToPages(scope, RELEASES.map(mcpPath), "POST");
    for (const release of RELEASES) mountAt(scope, release, parts);
  });
}

function mountAt(scope: App, release: Release, parts: McpParts): void {
  /** The protocol's library is six megabytes of memory: it is read when the first assistant calls. */
  let answering: Promise<AnswerMessage> | undefined;
  const readAnswering = async () =>
    (await import("./answer-message.ts")).createAnswerMessage(parts, release);

  scope.route({
    method: ["POST", "GET", "DELETE"],
    url: mcpPath(release),
    bodyLimit: BODY_MAX,
    config: allowanceOf("search"),
    handler: async ({ method, headers, body: parsedBody }, reply) => {
      // Nothing is kept that a GET could listen to or a DELETE could end.
      if (method !== "POST") {
        return reply.code(405).header("allow", "POST").send(notAllowed);
      }
      // A hundred searches in one call would be counted as one.
      if (Array.isArray(parsedBody)) return reply.code(400).send(oneAtATime);
      const request = new Request(parts.publicUrl() + mcpPath(release), {
        method: "POST",
        headers: plain(headers),
      });
      const answerMessage = await (answering ??= readAnswering());
      const answer = await answerMessage(request, parsedBody);
      answer.headers.forEach((value, name) => void reply.header(name, value));
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    },
  });
}

const oneAtATime = {
  jsonrpc: "2.0",
  id: null,
  error: {
    code: INVALID_REQUEST,
    message: "One message in a call: these revisions of the protocol know no batches.",
  },
};

const notAllowed = {
  jsonrpc: "2.0",
  id: null,
  error: { code: UNAVAILABLE, message: "Method not allowed: no session is kept here." },
};

/** Without what describes a body that is handed over already read. */
function plain(headers: Record<string, string | string[] | undefined>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value !== "string" || /^(content-length|connection|transfer-encoding)$/.test(name)
      ? []
      : [[name, value] as [string, string]],
  );
}
