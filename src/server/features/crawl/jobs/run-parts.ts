// What running a crawl needs of the rest of the server.
import type { Guard } from "../../../net/guarded-fetch.ts";
import type { TakeOverParts } from "../refresh/take-over.ts";
import type { SaveParts } from "../save/save-batch.ts";
import type { CrawlSettings } from "../settings.ts";
import type { ReadShop } from "../shops/shop.ts";
import type { First } from "../sources/read-website.ts";
import type { Pace } from "../visit/pace.ts";

export type Readers = {
  /** Chooses the way by itself. */
  website: (first: First) => ReadShop;
  shopify: ReadShop;
  zammit: ReadShop;
  adaptive: ReadShop;
  app: ReadShop;
  refresh: ReadShop;
  given: ReadShop;
};

export type RunParts = SaveParts & {
  guard: Guard;
  pace: Pace;
  settings: CrawlSettings;
  readers: Readers;
  /** What else is to be learnt of a shop whose pieces have just been read. */
  afterImport?: (brandId: string, isRefresh: boolean) => Promise<void>;
  /** What becomes of what a refresh found. */
  refresh: Omit<TakeOverParts, keyof SaveParts>;
  /** Told of what is nobody's fault but ours. */
  onError: (error: Error) => void;
};
