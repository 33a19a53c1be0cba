// Builds the database, the providers and the services, and hands them to each other; the larger ones in container/.
import type { Providers } from "../contract/platform.ts";
import type { Config } from "./config.ts";
import { startJobs, type Jobs } from "./database/jobs.ts";
import { scheduleMaintenance } from "./database/maintenance.ts";
import { openDatabase, type Database } from "./database/open.ts";
import { scheduleBackups } from "./database/schedule-backups.ts";
import { createShareCalls } from "./database/shared-calls.ts";
import { syncCategories } from "./database/sync-categories.ts";
import { isBot } from "./features/analytics/bots.ts";
import { createRecordEvent, type RecordEvent } from "./features/analytics/queries/record-event.ts";
import { createCatalogue, type Catalogue } from "./features/catalogue/catalogue.ts";
import type { PhotoRouteParts } from "./features/catalogue/routes-photos.ts";
import type { SaveParts } from "./features/catalogue/save-products.ts";
import type { Uploads } from "./features/catalogue/uploads.ts";
import { createCollections, type Collections } from "./features/collections/collections.ts";
import type { OpenPicture } from "./features/collections/routes.ts";
import { createDatabaseScreen, type DatabaseScreen } from "./features/database/database-screen.ts";
import type { CrawlParts } from "./features/crawl/routes.ts";
import { createEntryMaker } from "./features/products/search-entry.ts";
import type { DemandParts } from "./features/demand/routes.ts";
import type { HealthRouteParts } from "./features/health/routes.ts";
import type { TrustRouteParts } from "./features/trust/routes.ts";
import { similarOfOthers } from "./features/products/queries/similar-of-others.ts";
import { waitingInSizes } from "./features/watches/repository.ts";
import type { FitRouteParts } from "./features/fit/routes.ts";
import { createOpenOriginal } from "./features/products/originals.ts";
import type { ProductParts } from "./features/products/routes.ts";
import { createAnalyseImage } from "./features/stylist/image/analyse.ts";
import type { AssistantParts } from "./features/assistants/routes.ts";
import type { ImageParts } from "./features/stylist/image/routes-image.ts";
import { localEmbeddings } from "./providers/embeddings/local.ts";
import { remembering } from "./providers/embeddings/remembering.ts";
import { localVision } from "./providers/vision/local.ts";
import { buildAssistants } from "./container/assistants.ts";
import { buildAccounts, chooseMailer, type AccountParts } from "./container/accounts.ts";
import { keepColors } from "./container/picture-colors.ts";
import { buildPhotos } from "./container/photos.ts";
import { buildProducts } from "./container/products.ts";
import { buildCrawl } from "./container/crawl.ts";
import { tellBrandOfRefresh } from "./container/refresh-news.ts";
import { openGuard } from "./container/guard.ts";
import { buildFit } from "./container/fit.ts";
import type { ContainerBase, Outside } from "./container/base.ts";
import { buildSearchEngines, type SearchEngineParts } from "./container/search-engines.ts";
import { buildStylist, type StylistParts } from "./container/stylist.ts";
import { openStorage } from "./container/files.ts";
import { buildUploads, openOwnPictures } from "./container/uploads.ts";
import { buildDemand } from "./container/demand.ts";
import { buildDemandLetters } from "./container/demand-letters.ts";
import { buildHealth } from "./container/health.ts";
import { buildOrders, type OrderBuilt } from "./container/orders.ts";
import { buildWatches, type WatchParts } from "./container/watches.ts";
import { buildTrust } from "./container/trust.ts";
import { buildSubscription, type SubscriptionParts } from "./container/subscription.ts";
import { keepClean, keepIndex } from "./container/upkeep.ts";
import { tokenSecret } from "./secrets.ts";

export type Container = ProductParts &
  AccountParts &
  FitRouteParts &
  StylistParts &
  SubscriptionParts &
  CrawlParts &
  TrustRouteParts &
  DemandParts &
  HealthRouteParts & { writeDemandLetters: () => Promise<number> } & AssistantParts &
  WatchParts &
  SearchEngineParts &
  OrderBuilt &
  PhotoRouteParts &
  ImageParts & {
    database: Database;
    jobs: Jobs;
    providers: () => Providers;
    catalogue: Catalogue;
    uploads: Uploads;
    collections: Collections;
    openPicture: OpenPicture;
    recordEvent: RecordEvent;
    databaseScreen: DatabaseScreen;
    /** Undefined where this is the only process. */
    shareCalls: ReturnType<typeof createShareCalls> | undefined;
    /** A page load is a view, unless a bot made it. */
    countView: (productId: string, userAgent: string, address: string) => Promise<void>;
    close(): Promise<void>;
  };

export async function buildContainer(config: Config, outside: Outside): Promise<Container> {
  const { patience = {} } = outside;
  const database = await openDatabase(config.database, {
    role: config.role,
    ...(outside.tell && { tell: outside.tell }),
    ...(patience.databaseMs !== undefined && { answerMs: patience.databaseMs }),
    ...(outside.startEmbedded && { startEmbedded: outside.startEmbedded }),
  });
  try {
    return await buildOn(database, config, outside);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function buildOn(database: Database, config: Config, outside: Outside): Promise<Container> {
  const secret = tokenSecret(config.tokenSecret, config.dataDir);
  await syncCategories(database.sql);
  const jobs = await startJobs(database.pool, {
    takesJobs: config.role !== "web",
    onError: outside.onJobError,
  });
  await scheduleMaintenance(database, jobs, config.eventsKeptMonths);
  await scheduleBackups(jobs, {
    ...config.backups,
    ...config,
    tell: outside.tell ?? (() => {}),
    ...(outside.now && { now: outside.now }),
  });
  const embeddings = outside.embeddings ?? remembering(localEmbeddings());
  const entries = createEntryMaker(embeddings);
  const storage = await openStorage(config, outside.tell ?? (() => {}), outside.patience?.cacheMs);
  const { files } = storage;
  const guard = openGuard(config, outside.publicUrl);
  const openOriginal = createOpenOriginal({
    openOwn: openOwnPictures(files, outside.openOwnPicture),
    fetch: guard.fetch,
  });
  const db = database.sql;
  const base: ContainerBase = {
    config,
    outside,
    secret,
    database,
    db,
    reads: database.reads,
    fromOne: database.fromOne,
    jobs,
    embeddings,
    entries,
    openOriginal,
    storage,
  };
  const mailer = chooseMailer(config, outside.say);
  const accountParts = await buildAccounts(base, mailer, guard.fetch);
  const recordEvent = createRecordEvent(base.db);
  const productParts = buildProducts(base, accountParts.accounts, recordEvent);
  await keepIndex(base);
  const onSaved = await keepColors(base);
  await keepClean(base);
  const { parts: crawlParts, openVisit } = await buildCrawl(
    base,
    guard,
    productParts.previews,
    onSaved,
    tellBrandOfRefresh(accountParts.accounts),
  );
  const trustParts = await buildTrust(base, { brandKey: productParts.brandKey, openVisit });
  const stylistParts = await buildStylist(base, productParts, trustParts.trust);
  const saveParts = partsOfSaving(base, productParts, onSaved);
  const catalogueParts = { catalogue: createCatalogue(saveParts) };
  const { restDemand, ...demandParts } = await buildDemand(base, {
    waitingFor: (brand) => waitingInSizes(base.db, brand),
    similarOfOthers: (brand, categories) => similarOfOthers(base.db, brand, categories),
  });
  const { closeFit, tryOnName, cutOut, ...fitParts } = buildFit(base);
  const uploadParts = await buildUploads(base, files);
  const { closePayments, paymentsName, ...subscriptionParts } = await buildSubscription(base);
  return {
    database,
    jobs,
    providers: () => ({
      embeddings: embeddings.name,
      language_model: stylistParts.stylist.status(),
      vision: localVision.name,
      try_on: tryOnName(),
      payments: paymentsName,
      mail: mailer.name,
      files: files.name,
    }),
    ...accountParts,
    ...productParts,
    ...stylistParts,
    ...fitParts,
    ...subscriptionParts,
    ...buildVision(productParts),
    ...buildCollections(base, productParts),
    ...catalogueParts,
    ...buildHealth(base, catalogueParts.catalogue),
    ...crawlParts,
    ...trustParts,
    ...demandParts,
    ...(await buildDemandLetters(
      base,
      accountParts.accounts,
      demandParts.demand,
      subscriptionParts.subscriptions,
    )),
    ...(await buildOrders(base, crawlParts.refreshes.soon)),
    ...(await buildWatches(base, mailer, guard)),
    ...(await buildSearchEngines(base, guard)),
    ...buildAssistants(base, guard, productParts, stylistParts, trustParts),
    ...uploadParts,
    ...(await buildPhotos(base, { save: saveParts, ...uploadParts, cutOut })),
    recordEvent,
    databaseScreen: createDatabaseScreen(db),
    shareCalls: database.engine === "postgresql" ? createShareCalls(db, secret) : undefined,
    async countView(product_id, userAgent, address) {
      if (isBot(userAgent)) return;
      demandParts.countSeen(product_id, { address, userAgent });
      await recordEvent({ event_type: "product_view", source: "direct", product_id });
    },
    async close() {
      await jobs.stop();
      await restDemand();
      await closeFit();
      await closePayments();
      await embeddings.close();
      await database.close();
    },
  };
}

function buildCollections(
  { db, reads, outside }: ContainerBase,
  { products, pictures }: ProductParts,
) {
  const { publicUrl } = outside;
  return {
    collections: createCollections({ db, reads, findProducts: products.findManyListed, publicUrl }),
    async openPicture(id: string) {
      const url = (await products.pictureUrls(id))?.[0];
      return url ? (await pictures.get(url, 640, "webp")).bytes : undefined;
    },
  };
}

function partsOfSaving(
  { db, entries, outside: { now } }: ContainerBase,
  { previews: { asOwnerSees } }: ProductParts,
  onSaved: () => void,
): SaveParts {
  return { db, entries, asOwnerSees, onSaved, ...(now && { now }) };
}

/** A hosted model would be chosen here; our own needs no key. */
const buildVision = ({ likeness }: ProductParts): ImageParts => ({
  analyseImage: createAnalyseImage(localVision, likeness.toPicture),
});
