// A brand's website becomes a catalogue; progress is a stream with a closed vocabulary.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { FEED_BODY_MAX_BYTES, FEED_MAX_CHARS } from "./limits.ts";
import { Variant } from "./products.ts";
import { Message, text } from "./shapes.ts";

export const CRAWLER_TYPES = ["standard", "adaptive", "app"] as const;
export const PARSE_TYPES = ["brand_website", "single_product"] as const;
export const PLATFORMS = ["shopify", "zammit"] as const;
export const Platform = z.enum(PLATFORMS, "platformRequired");

/** What a brand can hand over instead of having its website read. */
export const GIVEN = ["feed", "easyorders"] as const;

/** What a crawl is doing right now; screens have words for each. */
export const CRAWL_STEPS = [
  "waiting",
  "discovering",
  "reading",
  "learning",
  "saving",
  "shop_is_busy",
] as const;
export type CrawlStep = (typeof CRAWL_STEPS)[number];

export const CRAWL_STATUSES = ["queued", "running", "done", "failed", "cancelled"] as const;

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

/** What came of a crawl. */
export const CrawlTotals = z.object({
  saved: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  failed: z.number().int(),
  /** Imported before and not in the shop any more; they stay as they are. */
  gone: z.number().int().optional(),
  /** Products of which the shop now says something else than the brand wrote by hand. */
  differing: z.number().int().optional(),
  /** In the shop, but deleted by the brand earlier: they stay deleted. */
  deleted_earlier: z.number().int().optional(),
  /** Why it ended before the end of the shop. */
  notice: z.string().optional(),
  /** The first pages that could not be read, and why. */
  failures: z.array(z.object({ url: z.string(), reason: z.string() })).optional(),
});
export type CrawlTotals = z.infer<typeof CrawlTotals>;

/** A piece as it was just read, for those who watch. */
export const ReadPiece = z.object({
  title: z.string(),
  price: z.number(),
  current_price: z.number().nullable(),
  currency: z.string(),
});
export type ReadPiece = z.infer<typeof ReadPiece>;

const inJob = { job: z.string(), seq: z.number().int() };

export const CrawlEvent = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("progress"),
    ...inJob,
    status: z.enum(CRAWL_STEPS),
    productsFound: z.number().int(),
    currentPage: z.number().int(),
    totalPages: z.number().int().nullable(),
    /** The last of those that this step brought. */
    pieces: z.array(ReadPiece).optional(),
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
  z.object({ event: z.literal("done"), ...inJob, ...CrawlTotals.shape }),
  z.object({ event: z.literal("error"), ...inJob, error: z.string() }),
]);
export type CrawlEvent = z.infer<typeof CrawlEvent>;

const target = { website: text(2000).optional(), product_url: text(2000).optional() };

export const standardCrawl = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/crawl",
  access: "owner",
  summary: "Reads a Shopify or Zammit shop.",
  allowance: "heavy",
  body: z.object({ data: z.object({ ...target, platform: Platform }) }),
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
  body: z.object({ data: z.object({ ...target, platform: Platform.nullish() }) }),
  answer: "stream",
  response: CrawlEvent,
});

export const scanWebsite = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/scan",
  access: "owner",
  summary: "Reads the brand's own website with the crawler that fits it.",
  allowance: "heavy",
  answer: "stream",
  response: CrawlEvent,
});

export const importFeed = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/feed",
  access: "owner",
  summary:
    "Reads a product feed (Google Merchant XML or TSV, Facebook CSV): its address, or the file's own text. Only pieces of the brand's website are taken.",
  allowance: "heavy",
  maxBodyBytes: FEED_BODY_MAX_BYTES,
  body: z.object({
    data: z
      .object({
        url: text(2000).optional(),
        text: z.string().max(FEED_MAX_CHARS, "feedTooLarge").optional(),
      })
      .refine((data) => Boolean(data.url) !== Boolean(data.text), "feedRequired"),
  }),
  answer: "stream",
  response: CrawlEvent,
});

export const importEasyOrders = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/easyorders",
  access: "owner",
  summary: "Reads an EasyOrders shop with the brand's own key, which is not kept.",
  allowance: "heavy",
  body: z.object({ data: z.object({ api_key: text(200).min(8, "easyOrdersKeyRequired") }) }),
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

export const Crawl = z.object({
  job: z.string(),
  crawler: z.enum(CRAWLER_TYPES),
  platform: Platform.nullable(),
  parse_type: z.enum(PARSE_TYPES),
  /** Handed over by the brand; null where its website was read. */
  given: z.enum(GIVEN).nullable(),
  /** The website or the product's page. */
  target: z.string(),
  status: z.enum(CRAWL_STATUSES),
  totals: CrawlTotals.nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type Crawl = z.infer<typeof Crawl>;

export const crawls = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/crawls",
  access: "owner",
  summary: "A brand's latest crawls, newest first.",
  response: z.array(Crawl),
});

export const cancelCrawl = endpoint({
  method: "DELETE",
  path: "/api/brands/:brandId/crawls/:job",
  access: "owner",
  summary: "Stops a crawl. What it has saved so far stays.",
  allowance: "write",
  response: Message,
});
