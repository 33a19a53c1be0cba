// Imports and nightly refreshes: shops are read in a process apart, and at one pace for all processes that share a
// database.
import { join } from "node:path";
import { createShelf } from "../features/catalogue/shelf.ts";
import type { ReaderName } from "../features/crawl/apart/protocol.ts";
import { readApart } from "../features/crawl/apart/read-apart.ts";
import { createCrawls } from "../features/crawl/jobs/crawls.ts";
import { createFollowCrawl } from "../features/crawl/jobs/follow.ts";
import { createRunCrawl } from "../features/crawl/jobs/run-crawl.ts";
import type { Readers } from "../features/crawl/jobs/run-parts.ts";
import type { CrawlParts } from "../features/crawl/routes.ts";
import { createRefreshes } from "../features/crawl/refresh/refreshes.ts";
import type { TakeOverParts } from "../features/crawl/refresh/take-over.ts";
import { createDifferences } from "../features/crawl/save/differences.ts";
import { CRAWL_SETTINGS } from "../features/crawl/settings.ts";
import { whichShop } from "../features/crawl/shops/which-shop.ts";
import { createPace } from "../features/crawl/visit/pace.ts";
import { createSharedPace } from "../features/crawl/visit/queries/shared-pace.ts";
import { createVisitor } from "../features/crawl/visit/visitor.ts";
import type { Previews } from "../features/products/previews.ts";
import { awaitedPieces } from "../features/watches/repository.ts";
import type { Guard } from "../net/guarded-fetch.ts";
import type { Visit } from "../features/trust/open-page.ts";
import type { ContainerBase } from "./base.ts";
import type { ReaderSetup } from "./readers.ts";

/** Shops crawled at the same time by one process. */
const AT_ONCE = 3;
const EVERY_MINUTE = "* * * * *";
/** For a look at a shop while its brand waits. */
const LOOK_MS = 15_000;

export async function buildCrawl(
  { config, db, jobs, entries, outside }: ContainerBase,
  guard: Guard,
  { asOwnerSees }: Pick<Previews, "asOwnerSees">,
  onSaved: () => void,
  tellBrand: TakeOverParts["tell"],
): Promise<{ parts: CrawlParts; openVisit: (site: URL, signal: AbortSignal) => Visit }> {
  const { publicUrl, now } = outside;
  const clock = now ?? (() => new Date());
  const shelf = createShelf({ db, entries, asOwnerSees, onSaved, ...(now && { now }) });
  const pace = "url" in config.database ? createSharedPace(db) : createPace();
  const { allowPrivateCrawl, demo, browser, languageModel } = config;
  const read = (name: ReaderName, first: string | null = null) =>
    readApart<ReaderSetup>(
      name,
      {
        file: join(import.meta.dirname, "reader-process.ts"),
        setup: () => ({ allowPrivateCrawl, demo, browser, languageModel, publicUrl: publicUrl() }),
        environment: browser.environment,
        pace,
        report: outside.report ?? (() => {}),
      },
      first,
    );
  const readers: Readers = {
    website: (first) => read("website", first),
    shopify: read("shopify"),
    zammit: read("zammit"),
    adaptive: read("adaptive"),
    app: read("app"),
    refresh: read("refresh"),
    given: read("given"),
  };
  const settings = { ...CRAWL_SETTINGS, ...outside.crawl };
  const run = createRunCrawl({
    db,
    shelf,
    publicUrl,
    guard,
    pace,
    settings,
    readers,
    refresh: {
      now: clock,
      tell: tellBrand,
      afterwards: (brand) => jobs.send("match-watches", { brand }),
    },
    onError: outside.onJobError,
    // What the shop says about delivery and returns is read once its pieces are in, and again with them.
    ...(settings.readsTerms && {
      afterImport: (brand: string, isRefresh: boolean) => jobs.send("terms", { brand, isRefresh }),
    }),
  });
  await jobs.handle("crawl", run, AT_ONCE);
  const awaited = (brandId: string) => awaitedPieces(db, brandId);
  const refreshes = createRefreshes({ db, jobs, guard, publicUrl, now: clock, awaited });
  await jobs.handle("refresh-due", async () => void (await refreshes.startDue()));
  await jobs.repeat("refresh-due", EVERY_MINUTE);
  const parts: CrawlParts = {
    refreshes,
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
  const openVisit = (site: URL, signal: AbortSignal): Visit => {
    const visitor = createVisitor({ guard, pace, settings, site, signal });
    return (address, kind = {}) => visitor.get(address, kind);
  };
  return { parts, openVisit };
}
