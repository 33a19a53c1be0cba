// What a brand learns of what shoppers did.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { EventSource, EventType } from "./events.ts";
import { text } from "./shapes.ts";

export const ProductEvent = z.object({
  event_type: EventType,
  source: EventSource,
  created_at: z.iso.datetime(),
});
export type ProductEvent = z.infer<typeof ProductEvent>;

export const Metrics = z.object({
  total_clicks: z.number().int(),
  event_counts: z.record(z.string(), z.number().int()),
  top_products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      title_ar: z.string(),
      image_url: z.string().nullable(),
      event_count: z.number().int(),
    }),
  ),
  source_breakdown: z.record(z.string(), z.number().int()),
});
export type Metrics = z.infer<typeof Metrics>;

/** Where most shoppers are; what "a day" is depends on it. */
export const TIME_ZONE_DEFAULT = "Africa/Cairo";

/** One entry for every day of the period, also for those on which nothing happened. */
export const DailyTrend = z.array(
  z.object({ date: z.iso.date(), clicks: z.number().int(), events: z.number().int() }),
);
export type DailyTrend = z.infer<typeof DailyTrend>;

export const Period = z.object({
  start_date: z.iso.datetime({ offset: true }),
  end_date: z.iso.datetime({ offset: true }),
});
export type Period = z.infer<typeof Period>;

export const productEvents = endpoint({
  method: "GET",
  path: "/api/analytics/events/:productId",
  access: "brand",
  summary: "The newest thousand events of one of the brand's own products, deleted ones too.",
  response: z.array(ProductEvent),
});

export const brandMetrics = endpoint({
  method: "GET",
  path: "/api/analytics/metrics/:brandId",
  access: "owner",
  summary: "What a period brought a brand. The end itself is not part of it.",
  query: Period,
  response: Metrics,
});

export const brandTrend = endpoint({
  method: "GET",
  path: "/api/analytics/daily/:brandId",
  access: "owner",
  summary: "Clicks and events of a period, day by day.",
  query: Period.extend({ time_zone: text(60).default(TIME_ZONE_DEFAULT) }),
  response: DailyTrend,
});
