// Search in the shopper's own words, match, image understanding.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { CONVERSATION_MAX, PINNED_MAX, SEARCH_LIMIT, VERDICTS_MAX } from "./limits.ts";
import { Product } from "./products.ts";
import { ErrorBody, ID_MAX, text } from "./shapes.ts";

/** A facet the stylist read from the words; the shopper sees it as a chip and can take it away. */
export const Understood = z.object({
  kind: z.string(),
  value: z.string(),
  label: z.string(),
  /** It had to give: not every piece that is shown has it. */
  gave: z.boolean().optional(),
});
export type Understood = z.infer<typeof Understood>;

/** Whether everything asked for is met, something had to give, nobody has it, or nothing was searched. */
export const Standing = z.enum(["found", "near", "none", "talk"]);
export type Standing = z.infer<typeof Standing>;

/** A whole outfit, or what completes one. */
export const Look = z.object({
  title: z.string(),
  products: z.array(z.string()),
  pieces: z.array(Product),
  /** What the pieces cost together. */
  total: z.number(),
  reason: z.string().optional(),
});
export type Look = z.infer<typeof Look>;

export const SearchResult = z.object({
  products: z.array(Product),
  total: z.number().int(),
  standing: Standing.optional(),
  looks: z.array(Look).optional(),
  /** What has been understood so far, to be sent with the next question. Opaque. */
  conversation: z.string().optional(),
  message: z.string().optional(),
  understood: z.array(Understood).optional(),
  suggestions: z.array(z.string()).optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

const TextEvent = z.object({ event: z.literal("text"), text: z.string() });
const ErrorEvent = ErrorBody.extend({ event: z.literal("error") });

/** A search that is told while it happens. */
export const StylistEvent = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("found"),
    products: z.array(Product),
    total: z.number().int(),
    understood: z.array(Understood),
    standing: Standing.optional(),
    looks: z.array(Look).optional(),
    conversation: z.string().optional(),
  }),
  /** The next piece of the message; pieces are put together as they come. */
  TextEvent,
  z.object({
    event: z.literal("done"),
    /** The whole message. It replaces the pieces: a reply that broke off is not finished but replaced. */
    message: z.string(),
    suggestions: z.array(z.string()),
    /** Only where they differ from what was found at first: chosen, reordered or looked up since. */
    products: z.array(Product).optional(),
    total: z.number().int().optional(),
  }),
  ErrorEvent,
]);
export type StylistEvent = z.infer<typeof StylistEvent>;

export const MatchEvent = z.discriminatedUnion("event", [
  TextEvent,
  z.object({ event: z.literal("done"), suggestion: z.string() }),
  ErrorEvent,
]);
export type MatchEvent = z.infer<typeof MatchEvent>;

export const search = endpoint({
  method: "POST",
  path: "/api/search",
  access: "anyone",
  summary: "Products for a sentence in English, Arabic or Franco.",
  allowance: "search",
  body: z.object({
    query: text(1000).trim().min(1),
    limit: z.number().int().min(1).max(50).default(SEARCH_LIMIT),
    /** What the answer before carried under this name. */
    conversation: text(CONVERSATION_MAX).optional(),
    /** Queries before this one, one a line: those since `conversation`, which had no answer; all where there is none. */
    previous: text(1000).optional(),
    /** Ids of pinned pieces, which 'it' and 'complete the look' speak of. */
    pinned: z.array(text(ID_MAX)).max(PINNED_MAX).optional(),
    /** Values of chips the shopper took away. */
    without: z.array(text(200)).max(30).optional(),
    /** Ids of picks that were called good: pieces like them come first. */
    good: z.array(text(ID_MAX)).max(VERDICTS_MAX).optional(),
    /** Ids of picks that were not it: they are not shown again, and pieces like them come last. */
    not_this: z.array(text(ID_MAX)).max(VERDICTS_MAX).optional(),
  }),
  response: SearchResult,
  events: StylistEvent,
});

export const match = endpoint({
  method: "POST",
  path: "/api/match",
  access: "anyone",
  summary: "What goes with the pinned pieces, as numbered lines that work as searches.",
  allowance: "search",
  body: z.object({
    query: text(1000).default("matching items"),
    pinnedProducts: z
      .array(z.looseObject({ id: text(ID_MAX).optional(), title: text(300) }))
      .min(1, { error: "pinFirst" })
      .max(PINNED_MAX),
  }),
  response: z.object({ suggestion: z.string() }),
  events: MatchEvent,
});

export const goesWith = endpoint({
  method: "GET",
  path: "/api/products/:id/goes-with",
  access: "anyone",
  summary: "Pieces that complete a look around this one.",
  allowance: "search",
  response: z.object({ products: z.array(Product) }),
});

export const analyzeImage = endpoint({
  method: "POST",
  path: "/api/analyze-image",
  access: "anyone",
  summary: "Names what a picture shows and finds pieces like it. The picture is not kept.",
  allowance: "heavy",
  upload: "image",
  response: z.object({
    description: z.string(),
    items: z.array(z.string()),
    /** The pieces that look most like it, best first. */
    products: z.array(Product),
    /** For the next question, as with a search: 'this' is what the picture shows. */
    conversation: z.string().optional(),
  }),
});
