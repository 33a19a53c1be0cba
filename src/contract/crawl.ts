// A brand's website becomes a catalogue; progress is a stream with a closed vocabulary.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Variant } from "./products.ts";
import { text } from "./words.ts";

export const CRAWLER_TYPES = ["standard", "adaptive", "app"] as const;
export const PARSE_TYPES = ["brand_website", "single_product"] as const;
export const PLATFORMS = ["shopify", "zammit"] as const;
export const Platform = z.enum(PLATFORMS);

/** As read from the page itself. */
export const ExtractedProduct = z.object({
  title: z.string().nullish(),
  description: z.string().nullish(),
  original_price: z.number().nullish(),
  sales_price: z.number().nullish(),
  variants: z.array(Variant).nullish(),
});
export type ExtractedProduct = z.infer<typeof ExtractedProduct>;

/** As read again by the selectors derived from the page. */
export const FollowupProduct = z.object({
  title: z.string().nullish(),
  description: z.string().nullish(),
  price: z.number().nullish(),
  current_price: z.number().nullish(),
  variants: z.array(Variant).nullish(),
});
export type FollowupProduct = z.infer<typeof FollowupProduct>;

const inJob = { job: z.string(), seq: z.number().int() };

export const CrawlEvent = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("progress"),
    ...inJob,
    status: z.string(),
    productsFound: z.number().int(),
    currentPage: z.number().int(),
    totalPages: z.number().int().nullable(),
  }),
  z.object({
    event: z.literal("adaptive_crawler"),
    ...inJob,
    product_url: z.string(),
    product_data: ExtractedProduct,
    selectors: z.record(z.string(), z.string()),
  }),
  z.object({
    event: z.literal("adaptive_crawler_followup"),
    ...inJob,
    product_data: FollowupProduct,
  }),
  z.object({ event: z.literal("followup_extraction_error"), ...inJob, error: z.string() }),
  z.object({
    event: z.literal("field_health"),
    ...inJob,
    field: z.string(),
    matched: z.number().int(),
    pages: z.number().int(),
  }),
  z.object({
    event: z.literal("done"),
    ...inJob,
    saved: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    failed: z.number().int(),
  }),
  z.object({ event: z.literal("error"), ...inJob, error: z.string() }),
]);
export type CrawlEvent = z.infer<typeof CrawlEvent>;

const target = { website: text(2000).optional(), product_url: text(2000).optional() };
const PlatformCrawl = z.object({
  data: z.object({ ...target, platform: Platform.optional() }),
});

export const standardCrawl = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/crawl",
  access: "owner",
  summary: "Reads a Shopify or Zammit shop.",
  allowance: "heavy",
  body: PlatformCrawl,
  answer: "stream",
  response: CrawlEvent,
});

export const adaptiveCrawl = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/adaptive_crawl",
  access: "owner",
  summary: "Reads any shop: learns from one page, checks on others, reads the rest.",
  allowance: "heavy",
  body: z.object({ data: z.object(target) }),
  answer: "stream",
  response: CrawlEvent,
});

export const appCrawl = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/app_crawl",
  access: "owner",
  summary: "Reads a shop that is drawn by JavaScript.",
  allowance: "heavy",
  body: PlatformCrawl,
  answer: "stream",
  response: CrawlEvent,
});

export const crawlEvents = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/crawls/:job/events",
  access: "owner",
  summary: "Reattaches to a crawl and replays what was missed.",
  query: z.object({ after: z.coerce.number().int().min(0).max(1_000_000_000).default(0) }),
  answer: "stream",
  response: CrawlEvent,
});
