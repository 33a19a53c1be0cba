// The administrator's queue: listings that were reported, and brands nobody has looked at yet.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Message, text } from "./shapes.ts";

export const Report = z.object({
  id: z.string(),
  reason: z.string(),
  comment: z.string(),
  /** Null where nobody asked for an answer. */
  reporter: z.string().nullable(),
  created_at: z.string(),
});

export const ReportedListing = z.object({
  product_id: z.string(),
  title: z.string(),
  brand_id: z.string(),
  brand: z.string(),
  brand_active: z.boolean(),
  /** How many there are; the newest of them stand in `reports`. */
  count: z.number(),
  reports: z.array(Report),
});
export type ReportedListing = z.infer<typeof ReportedListing>;

export const NewcomerBrand = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  website: z.string(),
  email_verified: z.boolean(),
  products: z.number(),
  created_at: z.string(),
});
export type NewcomerBrand = z.infer<typeof NewcomerBrand>;

export const HeldListing = z.object({
  product_id: z.string(),
  title: z.string(),
  brand: z.string(),
});
export type HeldListing = z.infer<typeof HeldListing>;

export const SuspendedBrand = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  website: z.string(),
});
export type SuspendedBrand = z.infer<typeof SuspendedBrand>;

export const moderationQueue = endpoint({
  method: "GET",
  path: "/api/admin/queue",
  access: "administrator",
  summary:
    "What waits for the administrator: reported listings and new brands; and what was held back before.",
  response: z.object({
    listings: z.array(ReportedListing),
    brands: z.array(NewcomerBrand),
    held: z.array(HeldListing),
    suspended: z.array(SuspendedBrand),
  }),
});

export const settleListing = endpoint({
  method: "POST",
  path: "/api/admin/listings/:productId/settle",
  access: "administrator",
  summary: "Hides a reported listing, or leaves it; whoever left an address can be answered.",
  allowance: "write",
  body: z.object({ action: z.enum(["hide", "leave"]), answer: text(2000).optional() }),
  response: Message,
});

export const releaseListing = endpoint({
  method: "POST",
  path: "/api/admin/listings/:productId/release",
  access: "administrator",
  summary: "Lets a brand show a listing again that was held back.",
  allowance: "write",
  response: Message,
});

export const settleBrand = endpoint({
  method: "POST",
  path: "/api/admin/brands/:id/settle",
  access: "administrator",
  summary:
    "A brand is in order, or is suspended: signed out everywhere and invisible, until it is restored.",
  allowance: "write",
  body: z.object({
    action: z.enum(["accept", "suspend", "restore"]),
    reason: text(2000).optional(),
  }),
  response: Message,
});
