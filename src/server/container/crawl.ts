import { createShelf } from "../features/catalogue/shelf.ts";
import { createAdaptive } from "../features/crawl/adaptive/adaptive.ts";
import { fetchPages } from "../features/crawl/adaptive/open-page.ts";
import { createReadFirst } from "../features/crawl/adaptive/read-with-model.ts";
import { createBrowsing } from "../features/crawl/app/browsing.ts";
import { createReadApp } from "../features/crawl/app/read-app.ts";
import { createCrawls } from "../features/crawl/jobs/crawls.ts";
import { createFollowCrawl } from "../features/crawl/jobs/follow.ts";
import { createRunCrawl, type Readers } from "../features/crawl/jobs/run-crawl.ts";
import type { CrawlParts } from "../features/crawl/routes.ts";
import { createDifferences } from "../features/crawl/save/differences.ts";
import { CRAWL_SETTINGS } from "../features/crawl/settings.ts";
import { readShopify } from "../features/crawl/shops/shopify.ts";
import { readZammit } from "../features/crawl/shops/zammit.ts";
import { whichShop } from "../features/crawl/shops/which-shop.ts";
import { createReadWebsite } from "../features/crawl/sources/read-website.ts";
import { createPace } from "../features/crawl/visit/pace.ts";
import { createSharedPace } from "../features/crawl/visit/shared-pace.ts";
import { createVisitor } from "../features/crawl/visit/visitor.ts";
import type { Previews } from "../features/products/previews.ts";
import { openLanguageModel } from "../providers/language-model/open.ts";
import type { Guard } from "../net/guarded-fetch.ts";
import type { ContainerBase } from "./base.ts";

/** Shops crawled at the same time by one process. */
const AT_ONCE = 3;
/** For a look at a shop while its brand waits. */
const LOOK_MS = 15_000;
const PATIENCE = { firstPieceMs: 20_000, wholeMs: 60_000 };

export async function buildCrawl(
  { config, db, jobs, entries, outside }: ContainerBase,
  guard: Guard,
  { asOwnerSees }: Pick<Previews, "asOwnerSees">,
  onSaved: () => void,
): Promise<CrawlParts> {
  const { publicUrl } = outside;
  const shelf = createShelf({ db, entries, asOwnerSees, onSaved });
  // A page is long, and nobody waits for each word of the answer.
  const model = await openLanguageModel(config.languageModel, PATIENCE);
  const readFirst = createReadFirst(model, outside.report ?? (() => {}));
  const browsing = createBrowsing(guard, config.browser);
  const readers: Readers = {
    website: createReadWebsite({ browsing, readFirst }),
    shopify: readShopify,
    zammit: readZammit,
    adaptive: createAdaptive({ openPages: fetchPages, readFirst }),
    app: createReadApp({ browsing, readFirst }),
  };
  const pace = "url" in config.database ? createSharedPace(db) : createPace();
  const settings = { ...CRAWL_SETTINGS, ...outside.crawl };
  const run = createRunCrawl({
    db,
    shelf,
    publicUrl,
    guard,
    pace,
    settings,
    readers,
    onError: outside.onJobError,
  });
  await jobs.handle("crawl", run, AT_ONCE);
  return {
    crawls: createCrawls({
      db,
      jobs,
      guard,
      publicUrl,
      whichFits: (site) => {
        const signal = AbortSignal.timeout(LOOK_MS);
        return whichShop(createVisitor({ guard, pace, settings, site, signal }), site);
      },
    }),
    differences: createDifferences({ db, shelf, asOwnerSees }),
    followCrawl: createFollowCrawl(db),
  };
}
