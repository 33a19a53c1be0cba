// Other doors to the same services: protocols, tools and feeds for assistants.
import type { Api } from "../../http/mount.ts";
import { mountFeeds, type FeedParts } from "./feeds/routes-feeds.ts";
import { agentsText, llmsText } from "./guide.ts";
import { serveMcp } from "./mcp/routes-mcp.ts";
import type { McpParts } from "./mcp/server.ts";
import { serveUcp, type UcpParts } from "./ucp/routes-ucp.ts";

export type AssistantParts = FeedParts & { ucp: UcpParts; mcp: McpParts };

export async function mountAssistants(api: Api, parts: AssistantParts): Promise<void> {
  mountFeeds(api, parts);
  await serveUcp(api.app, parts.ucp);
  await serveMcp(api.app, parts.mcp);
  const texts = { "/llms.txt": llmsText, "/agents.md": agentsText };
  for (const [path, text] of Object.entries(texts)) {
    api.app.get(path, async (_, reply) =>
      reply
        .type(path.endsWith(".md") ? "text/markdown; charset=utf-8" : "text/plain; charset=utf-8")
        .header("cache-control", "public, max-age=300")
        .send(text(parts.ucp.publicUrl())),
    );
  }
}
