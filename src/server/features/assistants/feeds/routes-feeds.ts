// Feeds by their addresses, for everything public and for each brand; and a brand's say in its channels.
import { Readable } from "node:stream";
import { brandChannels, setBrandChannel } from "../../../../contract/assistants.ts";
import { isBrandId } from "../../../../contract/shapes.ts";
import { allowanceOf, mount, type Api } from "../../../http/mount.ts";
import { invalid, notFound } from "../../../problems.ts";
import { acpMetadata } from "./acp.ts";
import type { Channels } from "./channels.ts";
import type { Feeds } from "./feed.ts";
import { FORMATS, FORMAT_NAMES, type FormatName } from "./formats.ts";
import type { FeedRepository } from "./repository.ts";

export type FeedParts = {
  feeds: Feeds;
  channels: Channels;
  feedRepository: FeedRepository;
  publicUrl: () => string;
};

type Place = { Params: { brandId?: string }; Querystring: { after?: unknown } };

export function mountFeeds(api: Api, parts: FeedParts): void {
  mount(api, brandChannels, ({ params }) => parts.channels.read(params.brandId));
  mount(api, setBrandChannel, ({ params, body }) =>
    parts.channels.set(params.brandId, body.channel, body.joined),
  );
  for (const name of FORMAT_NAMES) {
    for (const path of [`/feeds/${name}`, `/feeds/:brandId/${name}`]) {
      serveFeed(api.app, path, name, parts);
    }
  }
  for (const path of ["/feeds/acp/metadata.json", "/feeds/:brandId/acp/metadata.json"]) {
    serveMetadata(api.app, path, parts);
  }
}

/** A thousand pieces in one answer. */
const config = allowanceOf("search");

function serveFeed(app: Api["app"], path: string, format: FormatName, parts: FeedParts): void {
  const { feeds, publicUrl } = parts;
  app.get<Place>(path, { config }, async (request, reply) => {
    const brandId = brandIn(request.params.brandId);
    const page = await feeds.page({ format, brandId, after: afterIn(request.query.after) });
    void reply.header("etag", page.etag).header("cache-control", "public, no-cache");
    if (page.next) {
      const at = path.replace(":brandId", brandId ?? "");
      void reply.header("link", `<${publicUrl()}${at}?after=${page.next}>; rel="next"`);
    }
    if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
    return reply.type(FORMATS[format].type).send(Readable.from(page.write()));
  });
}

function serveMetadata(app: Api["app"], path: string, parts: FeedParts): void {
  app.get<Place>(path, { config }, async (request) => {
    const brandId = brandIn(request.params.brandId);
    const at = await parts.feedRepository.lastChange(brandId);
    return acpMetadata(brandId ? `ribby-${brandId}` : "ribby", at);
  });
}

function brandIn(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!isBrandId(text)) throw notFound();
  return text;
}

function afterIn(after: unknown = ""): string {
  if (typeof after !== "string" || !/^(p_[\w-]{1,100})?$/.test(after)) throw invalid("bodyInvalid");
  return after;
}
