// Other doors to the catalogue, as far as a brand decides about them: channels and what they refuse.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** `assistants` are the protocols (UCP and MCP); the others are feeds. */
export const CHANNELS = ["assistants", "acp", "table", "google", "export"] as const;
export const Channel = z.enum(CHANNELS);
export type Channel = z.infer<typeof Channel>;

export const FEED_FAULTS = [
  "no_title",
  "no_description",
  "no_picture",
  "no_price",
  "no_currency",
  "no_shop_link",
] as const;
export const FeedFault = z.enum(FEED_FAULTS);
export type FeedFault = z.infer<typeof FeedFault>;

export const BrandChannel = z.object({
  channel: Channel,
  joined: z.boolean(),
  /** The brand's own feed; null where the channel is asked, not fetched. */
  address: z.string().nullable(),
  /** Public pieces that are told there, and those that are not. */
  accepted: z.number().int(),
  refused_count: z.number().int(),
  refused: z.array(
    z.object({ id: z.string(), title: z.string(), reasons: z.array(FeedFault).min(1) }),
  ),
});
export type BrandChannel = z.infer<typeof BrandChannel>;

export const brandChannels = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/channels",
  access: "owner",
  summary: "Where a brand's pieces are handed to, and which are refused there and why.",
  response: z.array(BrandChannel),
});

export const setBrandChannel = endpoint({
  method: "PUT",
  path: "/api/brands/:brandId/channels",
  access: "owner",
  summary: "Leaves a channel or joins it again.",
  allowance: "write",
  body: z.object({ channel: Channel, joined: z.boolean() }),
  response: z.array(BrandChannel),
});
