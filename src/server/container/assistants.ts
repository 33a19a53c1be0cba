// Other doors to the same services: what assistants ask goes through the stylist and the repository that
// shoppers use, so that every door gives the same answer.
import type { Product } from "../../contract/products.ts";
import { productsOf } from "../features/products/cards.ts";
import { factsOf } from "../features/products/facts/facts.ts";
import type { ProductParts } from "../features/products/routes.ts";
import { createChannels } from "../features/assistants/feeds/channels.ts";
import { createFeeds } from "../features/assistants/feeds/feed.ts";
import { createFeedRepository } from "../features/assistants/feeds/repository.ts";
import { catalogueTools } from "../features/assistants/mcp/catalogue-tools.ts";
import { brandAnswer } from "../features/assistants/mcp/brand-answer.ts";
import { stylistTools, type StylistToolParts } from "../features/assistants/mcp/stylist-tools.ts";
import type { AssistantParts } from "../features/assistants/routes.ts";
import { createUcpCatalogue } from "../features/assistants/ucp/catalogue.ts";
import { createPlatforms } from "../features/assistants/ucp/platform.ts";
import type { TrustRouteParts } from "../features/trust/routes.ts";
import type { Guard } from "../net/guarded-fetch.ts";
import { version } from "../version.ts";
import type { ContainerBase } from "./base.ts";
import type { StylistParts } from "./stylist.ts";

/** How long a brand that left may still be told of. */
const LEFT_KEPT_MS = 30_000;

export function buildAssistants(
  { db, reads, outside }: ContainerBase,
  guard: Guard,
  { products, filterProducts, readPrices }: ProductParts,
  { stylist }: StylistParts,
  { trust }: TrustRouteParts,
): AssistantParts {
  const { publicUrl } = outside;
  const feedRepository = createFeedRepository(db, reads);
  const brandsOut = remembered(() => feedRepository.brandsOutOf("assistants"), LEFT_KEPT_MS);
  const told = async (found: Product[]) => {
    const out = await brandsOut();
    return out.size === 0 ? found : found.filter(({ brand }) => !out.has(brand));
  };
  const findMany = async (ids: string[]) => told(await products.findManyListed(ids));
  const ask: StylistToolParts["ask"] = async (request, language) => {
    const answer = await stylist.answer(request, language, new AbortController().signal);
    const looks = await Promise.all(
      (answer.looks ?? []).map(async (look) => ({ look, pieces: await told(look.pieces) })),
    );
    return {
      ...answer,
      products: await told(answer.products),
      // A look without one of its pieces is no look.
      ...(answer.looks && {
        looks: looks.flatMap(({ look, pieces }) =>
          pieces.length === look.pieces.length ? [look] : [],
        ),
      }),
    };
  };
  const catalogue = createUcpCatalogue({
    ask,
    findMany,
    publicUrl,
    async browse(choice, page) {
      const found = await filterProducts(choice, page);
      return { products: await told(productsOf(found.cards)), total: found.total };
    },
  });
  const priceHistory = async (id: string) =>
    (await findMany([id])).length > 0 ? readPrices(id, null) : undefined;
  const brandFacts = async (name: string) => {
    const known = (await brandsOut()).has(name) ? undefined : await trust.brandNamed(name);
    return known && brandAnswer(known, publicUrl());
  };
  const platforms = createPlatforms(guard.fetch);
  return {
    ucp: { catalogue, platforms, publicUrl },
    mcp: {
      tools: [
        ...catalogueTools(catalogue),
        ...stylistTools({ ask, findMany, publicUrl, priceHistory, brandFacts }),
      ],
      platforms,
      publicUrl,
      version,
      report: (error) =>
        outside.onJobError(error instanceof Error ? error : new Error("A tool failed.")),
    },
    feeds: createFeeds({
      repository: feedRepository,
      findMany: products.findManyListed,
      factsOf,
      publicUrl,
    }),
    channels: createChannels({
      repository: feedRepository,
      publicOf: products.listedOfBrandId,
      publicUrl,
    }),
    feedRepository,
    publicUrl,
  };
}

/** Asked for again after a while; meanwhile the last answer holds. */
function remembered<Answer>(find: () => Promise<Answer>, ms: number): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; until: number } | undefined;
  return () => {
    if (!last || last.until < Date.now()) {
      const answer = find();
      last = { answer, until: Date.now() + ms };
      answer.catch(() => (last = undefined));
    }
    return last.answer;
  };
}
