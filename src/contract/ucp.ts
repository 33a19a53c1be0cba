// The Universal Commerce Protocol's catalogue as it travels: what we answer assistants with and what we read
// of shops that speak it. One shape for both ways; fields of others are let through unread.
import { z } from "zod";

/** The releases that are spoken, newest first. */
export const UCP_RELEASES = ["2026-08-25", "2026-04-08"] as const;
export type UcpRelease = (typeof UCP_RELEASES)[number];

export const UCP_SERVICE = "dev.ucp.shopping";
export const UCP_SEARCH = "dev.ucp.shopping.catalog.search";
export const UCP_LOOKUP = "dev.ucp.shopping.catalog.lookup";

/** Minor units of a currency. */
const Price = z.object({ amount: z.number().int().min(0), currency: z.string() });
const PriceRange = z.object({ min: Price, max: Price });
const Description = z.object({
  plain: z.string().optional(),
  html: z.string().optional(),
  markdown: z.string().optional(),
});
const Media = z.object({ type: z.string(), url: z.string(), alt_text: z.string().optional() });
const Selected = z.object({ name: z.string(), label: z.string() });

export const UcpVariant = z.object({
  id: z.string(),
  title: z.string(),
  description: Description,
  url: z.string().optional(),
  price: Price,
  list_price: Price.optional(),
  availability: z
    .object({ available: z.boolean().optional(), status: z.string().optional() })
    .optional(),
  options: z.array(Selected).optional(),
  media: z.array(Media).optional(),
  seller: z.object({ name: z.string().optional() }).optional(),
});
export type UcpVariant = z.infer<typeof UcpVariant>;

export const UcpProduct = z.object({
  id: z.string(),
  handle: z.string().optional(),
  title: z.string(),
  description: Description,
  url: z.string().optional(),
  categories: z.array(z.object({ value: z.string(), taxonomy: z.string().optional() })).optional(),
  price_range: PriceRange,
  list_price_range: PriceRange.optional(),
  media: z.array(Media).optional(),
  options: z
    .array(z.object({ name: z.string(), values: z.array(z.object({ label: z.string() })) }))
    .optional(),
  variants: z.array(UcpVariant).min(1),
  tags: z.array(z.string()).optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
});
export type UcpProduct = z.infer<typeof UcpProduct>;

export const UcpProfile = z.object({
  ucp: z.object({
    version: z.string(),
    supported_versions: z.record(z.string(), z.string()).optional(),
    services: z.record(
      z.string(),
      z.array(z.object({ transport: z.string(), endpoint: z.string().optional() })),
    ),
    capabilities: z.record(z.string(), z.unknown()).optional(),
  }),
});
export type UcpProfile = z.infer<typeof UcpProfile>;
