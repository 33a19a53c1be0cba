// What a piece has cost since we know it.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const PricePoint = z.object({
  at: z.iso.datetime(),
  price: z.number(),
  current_price: z.number().nullable(),
  in_stock: z.boolean(),
});
export type PricePoint = z.infer<typeof PricePoint>;

export const PriceHistory = z.object({
  /** One for each change, oldest first; the last one holds now. */
  points: z.array(PricePoint),
  /** The first reading. */
  since: z.iso.datetime(),
  /** The lowest we read in the last 90 days, also where we know fewer. */
  lowest_90: z.number(),
  /** Verified where the struck price was really asked within the 30 days before it fell. */
  sale: z.enum(["verified", "claimed"]).nullable(),
  currency: z.string(),
});
export type PriceHistory = z.infer<typeof PriceHistory>;

export const productPrices = endpoint({
  method: "GET",
  path: "/api/products/:id/prices",
  access: "anyone",
  summary:
    "What a piece has cost since we know it, and whether its sale is verified. Of an unpublished piece: for its owner.",
  response: PriceHistory,
});
