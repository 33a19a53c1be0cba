// A feed as it is fetched: in stretches by id, each with a mark by which an unchanged one is not sent again.
// A piece is written once for each revision and kept, so a feed after a small change costs that change.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { createHash } from "node:crypto";
import type { Fact } from "../../../../contract/facts.ts";
import type { Product } from "../../../../contract/products.ts";
import { offerOf } from "../offer.ts";
import { faultsFor } from "./channel.ts";
import { FORMATS, type FeedFormat, type FormatName } from "./formats.ts";
import type { FeedKey, FeedRepository } from "./repository.ts";

const FEED_PAGE = 1000;
/** Pieces that are looked up in one go. */
const READ_AT_ONCE = 200;
/** Characters of written pieces that are kept. */
const KEPT_MAX = 30_000_000;

export type FeedRequest = { format: FormatName; brandId: string | null; after: string };
export type FeedPage = { etag: string; next: string | null; write(): AsyncGenerator<string> };

type FeedParts = {
  repository: FeedRepository;
  findMany(ids: string[]): Promise<Product[]>;
  /** What is known of a piece beyond its tags: who wears it. */
  factsOf(product: Product): Fact[];
  publicUrl(): string;
};

export type Feeds = { page(request: FeedRequest): Promise<FeedPage> };

export function createFeeds({ repository, findMany, factsOf, publicUrl }: FeedParts): Feeds {
  const kept = new Map<string, string>();
  let size = 0;
  const keep = (key: string, text: string) => {
    kept.set(key, text);
    size += text.length;
    for (const [oldest, its] of kept) {
      if (size <= KEPT_MAX) break;
      kept.delete(oldest);
      size -= its.length;
    }
  };

  async function written(name: FormatName, keys: FeedKey[]): Promise<string> {
    const format: FeedFormat = FORMATS[name];
    const mark = ({ id, revision }: FeedKey) => `${name} ${id} ${revision}`;
    const missing = keys.filter((key) => !kept.has(mark(key)));
    const fresh = new Map<string, string>();
    const found = await findMany(missing.map(({ id }) => id));
    const byId = new Map(found.map((product) => [product.id, product]));
    for (const key of missing) {
      const product = byId.get(key.id);
      // Gone between the two looks.
      if (!product) continue;
      const isRefused = faultsFor(product, format.channel).length > 0;
      const text = isRefused
        ? ""
        : format.write(offerOf(product, publicUrl(), "feed"), factsOf(product));
      fresh.set(mark(key), text);
      keep(mark(key), text);
    }
    return keys.map((key) => fresh.get(mark(key)) ?? kept.get(mark(key)) ?? "").join("");
  }

  return {
    async page({ format: name, brandId, after }) {
      const format: FeedFormat = FORMATS[name];
      const keys = await repository.keysAfter({
        channel: format.channel,
        brandId,
        after,
        limit: FEED_PAGE + 1,
      });
      const page = keys.slice(0, FEED_PAGE);
      const next = keys.length > FEED_PAGE ? elementAt(page, -1).id : null;
      const etag = createHash("sha256")
        .update(JSON.stringify([name, publicUrl(), next, page.map((key) => Object.values(key))]))
        .digest("base64url")
        .slice(0, 27);
      return {
        etag: `"${etag}"`,
        next,
        async *write() {
          yield format.head("Ribby", publicUrl());
          for (let at = 0; at < page.length; at += READ_AT_ONCE) {
            yield await written(name, page.slice(at, at + READ_AT_ONCE));
          }
          yield format.foot;
        },
      };
    },
  };
}
