// One server for one call: nothing is kept between two of them, so any process may answer the next.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { ProtocolError, Server } from "@modelcontextprotocol/server";
import { z } from "zod";
import { Problem } from "../../../problems.ts";
import { Refusal } from "../refusal.ts";
import type { Platforms } from "../ucp/platform.ts";
import { CARD_TYPE, CARD_URI, cardMeta, cardPage } from "./card.ts";
import { Meta } from "./catalogue-tools.ts";
import type { Asker, Tool } from "./tool.ts";

const INVALID_PARAMS = -32602;
const NEGOTIATION_FAILED = -32001;
const UNAVAILABLE = -32000;
const INTERNAL = -32603;

export type McpParts = {
  tools: Tool[];
  platforms: Platforms;
  publicUrl: () => string;
  version: string;
  report: (error: unknown) => void;
};

const INSTRUCTIONS =
  "Ribby gathers fashion of local Egyptian brands. Search with the shopper's own words, in any language they use; limits they name are kept. Ribby sells nothing: send shoppers to a piece's url, which leads to the brand's own shop.";

export function createMcpServer(parts: McpParts, asker: Asker): Server {
  const { tools, publicUrl } = parts;
  const server = new Server(
    { name: "ribby", title: "Ribby", version: parts.version, websiteUrl: publicUrl() },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler("tools/list", () => ({ tools: tools.map(described) }));
  server.setRequestHandler("tools/call", async ({ params }) => {
    const called = tools.find(({ name }) => name === params.name);
    if (!called) throw new ProtocolError(INVALID_PARAMS, `There is no tool ${params.name}.`);
    try {
      return await call(called, params.arguments ?? {}, parts.platforms, asker);
    } catch (error) {
      throw asProtocolError(error, parts);
    }
  });
  const card = { uri: CARD_URI, name: "pieces", mimeType: CARD_TYPE, _meta: cardMeta(publicUrl()) };
  server.setRequestHandler("resources/list", () => ({ resources: [card] }));
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: [] }));
  server.setRequestHandler("resources/read", ({ params }) => {
    if (params.uri !== CARD_URI) {
      throw new ProtocolError(INVALID_PARAMS, `There is no resource ${params.uri}.`);
    }
    const { uri, mimeType, _meta } = card;
    return { contents: [{ uri, mimeType, _meta, text: cardPage() }] };
  });
  return server;
}

const described = ({ name, title, description, input, hasCard }: Tool) => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as { type: "object" },
  annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  ...(hasCard && { _meta: { ui: { resourceUri: CARD_URI } } }),
});

async function call(called: Tool, args: unknown, platforms: Platforms, asker: Asker) {
  const agent = z.looseObject({ meta: Meta.optional() }).safeParse(args).data?.meta?.["ucp-agent"];
  if (agent?.profile) await platforms.check(`profile="${agent.profile}"`, asker.release);
  const input = called.input.safeParse(args);
  if (!input.success) {
    const where = elementAt(input.error.issues, 0).path.map(String).join(".") || "arguments";
    throw new Refusal("invalid_request", `${where} is missing or cannot be read.`);
  }
  const structuredContent = await called.run(input.data, asker);
  return { structuredContent, content: [{ type: "text" as const, text: told(structuredContent) }] };
}

/** For assistants that read text alone: the same answer, whole. */
const told = (answer: Record<string, unknown>): string => JSON.stringify(answer);

function asProtocolError(error: unknown, { publicUrl, report }: McpParts): ProtocolError {
  if (error instanceof ProtocolError) return error;
  if (error instanceof Refusal) {
    const data = { code: error.code, content: error.message, continue_url: `${publicUrl()}/` };
    const isNegotiation = ["version_unsupported", "invalid_profile_url"].includes(error.code);
    return new ProtocolError(
      isNegotiation ? NEGOTIATION_FAILED : INVALID_PARAMS,
      error.message,
      data,
    );
  }
  report(error);
  const isBusy = error instanceof Problem && error.statusCode === 503;
  return new ProtocolError(
    isBusy ? UNAVAILABLE : INTERNAL,
    isBusy ? "Not available right now." : "Something went wrong on our side.",
  );
}
