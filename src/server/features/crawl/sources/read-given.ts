// What a brand hands over instead of having its website read: a feed, or the key to its shop's interface.
import { notThisMake } from "../problems.ts";
import type { Shop, ReadingStep } from "../shops/shop.ts";
import { readEasyOrders } from "./easyorders.ts";
import { readGivenFeed } from "./read-feed.ts";

export type Given =
  | { kind: "feed"; url?: string | undefined; text?: string | undefined }
  | { kind: "easyorders"; api_key: string };

/** It stands where other readers keep what they found out; this one has nothing of its own to keep. */
export async function* readGiven(shop: Shop): AsyncGenerator<ReadingStep> {
  const given = shop.plan as Given | null;
  if (given?.kind === "feed") yield* readGivenFeed(shop, given);
  else if (given?.kind === "easyorders") yield* readEasyOrders(shop, given.api_key);
  else throw notThisMake();
}
