// Run by itself with the kind of shop and its address: our crawl from discovering to normalising, with a
// ledger in memory instead of the database, no pauses (or, told "paced", those of the product), and everything
// else as it runs in the product.
import { createAdaptive } from "../../src/server/features/crawl/adaptive/adaptive.ts";
import { fetchPages } from "../../src/server/features/crawl/adaptive/open-page.ts";
import { crawl, type Ledger } from "../../src/server/features/crawl/crawl.ts";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { CRAWL_SETTINGS } from "../../src/server/features/crawl/settings.ts";
import type { Shop } from "../../src/server/features/crawl/shops/shop.ts";
import { readShopify } from "../../src/server/features/crawl/shops/shopify.ts";
import {
  findStoreApi,
  readWooCommerce,
} from "../../src/server/features/crawl/sources/woocommerce.ts";
import { createPace } from "../../src/server/features/crawl/visit/pace.ts";
import { createVisitor } from "../../src/server/features/crawl/visit/visitor.ts";
import { createGuard } from "../../src/server/net/guarded-fetch.ts";
import { asCrawled, tellOutcome, type Crawled } from "./crawl-outcome.ts";

const [kind, address, pace] = process.argv.slice(2);
const isPaced = pace === "paced";
const base = new URL(address!);

const openShop = (found: () => number): Shop => ({
  visitor: createVisitor({
    guard: createGuard({ allowPrivate: true }),
    pace: createPace(),
    settings: isPaced ? CRAWL_SETTINGS : { ...CRAWL_SETTINGS, pauseMs: 0 },
    site: base,
    signal: new AbortController().signal,
  }),
  base,
  productUrl: null,
  remembered: async () => null,
  found,
  missing: async (addresses) => addresses,
  plan: null,
  cursor: null,
});

/** Keeps texts, like what a database would be sent: a value of a page would keep the page. */
const openLedger = (found: Map<string, string>): Ledger => ({
  async save(batch) {
    for (const { product } of batch.found) {
      found.set(product.url, JSON.stringify(asCrawled(product)));
    }
    return [];
  },
  count: async () => ({
    saved: found.size,
    updated: 0,
    unchanged: 0,
    differing: 0,
    deleted_earlier: 0,
  }),
  countGone: async () => 0,
});

const readAny = createAdaptive({
  openPages: fetchPages,
  readFirst: async (html, url) => readPage(html, url),
});

async function* readStoreApi(shop: Shop) {
  yield* readWooCommerce(shop, (await findStoreApi(shop))!.at);
}

const READERS = { shopify: readShopify, store: readStoreApi, plain: readAny, heavy: readAny };

await tellOutcome(async () => {
  const found = new Map<string, string>();
  const steps = crawl(
    READERS[kind as keyof typeof READERS],
    openShop(() => found.size),
    openLedger(found),
  );
  while (!(await steps.next()).done);
  return [...found.values()].map((text) => JSON.parse(text) as Crawled);
}, isPaced);
process.exit();
