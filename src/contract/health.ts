// How healthy a brand's catalogue is: what is missing or odd, at which pieces, and what mending it is worth.
import { z } from "zod";
import { FEED_FAULTS } from "./assistants.ts";
import { endpoint } from "./endpoint.ts";

/** The feeds' own refusals first: a healthy catalogue is accepted everywhere. */
export const HEALTH_KINDS = [
  ...FEED_FAULTS,
  "odd_price",
  "doubtful_category",
  "no_size",
  "no_stock",
  "small_picture",
  "shared_picture",
  "no_color",
  "one_picture",
] as const;
export const HealthKind = z.enum(HEALTH_KINDS);
export type HealthKind = z.infer<typeof HealthKind>;

export const HEALTH_FIELDS = [
  "title",
  "description",
  "price",
  "currency",
  "url",
  "image_url",
  "category",
  "sizes",
  "colors",
  "materials",
] as const;
export type HealthField = (typeof HEALTH_FIELDS)[number];

export const HealthIssue = z.object({
  kind: HealthKind,
  count: z.number().int().min(1),
  /** Feeds and other services refuse a piece for it. */
  refused: z.boolean(),
  /** Points that the score would rise by, were it mended everywhere. */
  gain: z.number().min(0),
  /** The pieces concerned, at most a thousand. */
  ids: z.array(z.string()),
  /** A picture or two of them. */
  images: z.array(z.string()),
});
export type HealthIssue = z.infer<typeof HealthIssue>;

export const Health = z.object({
  /** Pieces that are not hidden; new ones too, so that they are mended before shoppers see them. */
  pieces: z.number().int(),
  /** What is left out of it. */
  hidden: z.number().int(),
  complete: z.number().int(),
  lacking: z.number().int(),
  refused: z.number().int(),
  /** 0 to 100; null without pieces. */
  score: z.number().min(0).max(100).nullable(),
  /** How many pieces lack a field; those that none lacks are left out. */
  fields: z.array(
    z.object({
      field: z.enum(HEALTH_FIELDS),
      missing: z.number().int(),
      share: z.number(),
      /** The pieces without it, at most a thousand. */
      ids: z.array(z.string()),
    }),
  ),
  /** What is worth most first. */
  issues: z.array(HealthIssue),
});
export type Health = z.infer<typeof Health>;

export const catalogueHealth = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/health",
  access: "owner",
  summary: "What is missing or odd in a brand's catalogue, at which pieces, and a score.",
  response: Health,
});
