// Search in the shopper's own words, match, image understanding.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { PINNED_MAX, SEARCH_LIMIT } from "./limits.ts";
import { Product } from "./products.ts";
import { ID_MAX, text } from "./words.ts";

/** A facet the stylist read from the words; the shopper sees it as a chip and can take it away. */
export const Understood = z.object({ kind: z.string(), value: z.string(), label: z.string() });
export type Understood = z.infer<typeof Understood>;

export const SearchResult = z.object({
  products: z.array(Product),
  total: z.number().int(),
  message: z.string().optional(),
  understood: z.array(Understood).optional(),
  suggestions: z.array(z.string()).optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const search = endpoint({
  method: "POST",
  path: "/api/search",
  access: "anyone",
  summary: "Products for a sentence in English, Arabic or Franco.",
  allowance: "search",
  body: z.object({
    query: text(1000).trim().min(1),
    limit: z.number().int().min(1).max(50).default(SEARCH_LIMIT),
  }),
  response: SearchResult,
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
});

export const analyzeImage = endpoint({
  method: "POST",
  path: "/api/analyze-image",
  access: "anyone",
  summary: "Names what a picture shows. The picture is not kept.",
  allowance: "heavy",
  upload: "image",
  response: z.object({ description: z.string(), items: z.array(z.string()) }),
});
