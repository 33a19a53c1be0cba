// What a shopper's browser tells of her visit. Apart from what brands learn of it: every page loads this.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ID_MAX, text } from "./shapes.ts";

export const EVENT_TYPES = [
  "product_view",
  "view_details",
  "add_to_pinned",
  "remove_from_pinned",
  "model_fit",
  "search_click",
  "redirect",
] as const;
export const EventType = z.enum(EVENT_TYPES);
export type EventType = z.infer<typeof EventType>;

/** `redirect` and `product_view` of a page load are written by the server alone. */
export const ReportedEventType = EventType.exclude(["redirect"]);

export const EVENT_SOURCES = [
  "explore",
  "search",
  "stylist",
  "Collection",
  "ProductDetail",
  "brand",
  "lightbox",
  "direct",
  "assistant",
  "feed",
  "notice",
] as const;
export const EventSource = z.enum(EVENT_SOURCES);
export type EventSource = z.infer<typeof EventSource>;

export const recordEvent = endpoint({
  method: "POST",
  path: "/api/analytics/events",
  access: "anyone",
  summary: "Records what a shopper did with a product.",
  allowance: "event",
  maxBodyBytes: 8 * 1024,
  body: z.object({
    event_type: ReportedEventType,
    product_id: text(ID_MAX, "invalidProductId"),
    source: EventSource.default("explore"),
    metadata: z
      .record(text(40), z.union([text(200), z.number(), z.boolean(), z.null()]))
      .optional(),
  }),
  response: z.object({ message: z.string() }),
});

export const chooseSize = endpoint({
  method: "POST",
  path: "/api/demand/size",
  access: "anyone",
  summary: "A shopper chose a size of a piece.",
  allowance: "event",
  maxBodyBytes: 2 * 1024,
  body: z.object({ product_id: text(ID_MAX, "invalidProductId"), size: text(40) }),
  response: z.object({ message: z.string() }),
});
