// Builds the database, the providers and the services, and hands them to each other; the larger ones in parts/.
import { join } from "node:path";
import type { Providers } from "../contract/platform.ts";
import type { Config } from "./config.ts";
import { startJobs, type Jobs } from "./database/jobs.ts";
import { scheduleMaintenance } from "./database/maintenance.ts";
import { openDatabase, type Database } from "./database/open.ts";
import { syncCategories } from "./database/sync-categories.ts";
import { isBot } from "./features/analytics/bots.ts";
import { createRecordEvent, type RecordEvent } from "./features/analytics/record-event.ts";
import { createAccounts, type Accounts } from "./features/brands/accounts.ts";
import { createWriteLetter } from "./features/brands/letters/write-letter.ts";
import { createLinks } from "./features/brands/links.ts";
import { createPostOffice, type PostOffice } from "./features/brands/post-office.ts";
import { keyOf } from "./features/brands/names.ts";
import { createBrandRepository, type BrandRepository } from "./features/brands/repository.ts";
import { sweepAccounts } from "./features/brands/sweep.ts";
import { createCatalogue, type Catalogue } from "./features/catalogue/catalogue.ts";
import { createCollections, type Collections } from "./features/collections/collections.ts";
import type { OpenPicture } from "./features/collections/routes.ts";
import { createCards } from "./features/products/cards.ts";
import { createCatalogueVersion } from "./features/products/catalogue-version.ts";
import { reindex } from "./features/products/reindex.ts";
import { createEntryMaker } from "./features/products/search-entry.ts";
import type { FitRouteParts } from "./features/fit/routes.ts";
import { createExplore } from "./features/products/explore.ts";
import { createFilterOptions } from "./features/products/filter-options.ts";
import { createFilter } from "./features/products/filter.ts";
import { createFindVisible } from "./features/products/find-visible.ts";
import { createOpenOriginal } from "./features/products/originals.ts";
import { createPictures } from "./features/products/pictures.ts";
import { createPreviews } from "./features/products/previews.ts";
import { relatedTo } from "./features/products/related.ts";
import { createReportListing } from "./features/products/report-listing.ts";
import { createProductRepository } from "./features/products/repository.ts";
import type { ProductParts } from "./features/products/routes.ts";
import { createSitemap } from "./features/products/sitemap.ts";
import { createAnalyseImage } from "./features/stylist/image/analyse.ts";
import type { ImageParts } from "./features/stylist/image/routes-image.ts";
import { createSessions, type Sessions } from "./http/session.ts";
import { createGuardedFetch, type GuardedFetch } from "./net/guarded-fetch.ts";
import { localEmbeddings } from "./providers/embeddings/local.ts";
import { mailOff, type Mailer } from "./providers/mail/mailer.ts";
import { outboxMailer, type Outbox } from "./providers/mail/outbox.ts";
import { smtpMailer } from "./providers/mail/smtp.ts";
import { localVision } from "./providers/vision/local.ts";
import { buildFit } from "./parts/fit.ts";
import type { Ground, Outside } from "./parts/ground.ts";
import { buildStylist, type StylistParts } from "./parts/stylist.ts";
import { tokenSecret } from "./secrets.ts";

export type Parts = ProductParts &
  AccountParts &
  FitRouteParts &
  StylistParts &
  ImageParts & {
    database: Database;
    jobs: Jobs;
    providers: () => Providers;
    catalogue: Catalogue;
    collections: Collections;
    openPicture: OpenPicture;
    recordEvent: RecordEvent;
    /** A page load is a view, unless a bot made it. */
    countView: (productId: string, userAgent: string) => Promise<void>;
    close(): Promise<void>;
  };

type AccountParts = {
  sessions: Sessions;
  brands: BrandRepository;
  accounts: Accounts;
  postOffice: PostOffice;
  /** The development mail box, where there is no mail server. */
  outbox: Outbox | null;
};

/** The embedded database has one session: a second search would only keep the feed waiting. */
const EMBEDDED_SEARCHES = 1;
/** A server has sixteen connections; some are left for the feed. */
const SERVER_SEARCHES = 12;
const EVERY_MINUTE = "* * * * *";
const EVERY_NIGHT = "41 2 * * *";

export async function buildParts(config: Config, outside: Outside): Promise<Parts> {
  const database = await openDatabase(config.database);
  try {
    return await buildOn(database, config, outside);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function buildOn(database: Database, config: Config, outside: Outside): Promise<Parts> {
  const secret = tokenSecret(config.tokenSecret, config.dataDir);
  await syncCategories(database.sql);
  const jobs = await startJobs(database.pool, {
    takesJobs: config.role !== "web",
    onError: outside.onJobError,
  });
  await scheduleMaintenance(database, jobs);
  const embeddings = outside.embeddings ?? localEmbeddings();
  const entries = createEntryMaker(embeddings);
  const openOriginal = createOpenOriginal({
    openOwn: outside.openOwnPicture,
    fetch: guardedFetch(config, outside.publicUrl),
  });
  const db = database.sql;
  const ground: Ground = { config, outside, secret, db, jobs, embeddings, entries, openOriginal };
  const mailer = chooseMailer(config, outside.say);
  const accountParts = await buildAccounts(ground, mailer);
  const recordEvent = createRecordEvent(ground.db);
  const productParts = buildProducts(ground, accountParts.accounts, recordEvent);
  await keepIndex(ground);
  const stylistParts = await buildStylist(ground, productParts);
  const { closeFit, tryOnName, ...fitParts } = buildFit(ground);
  return {
    database,
    jobs,
    providers: () => ({
      embeddings: embeddings.name,
      language_model: stylistParts.stylist.status(),
      vision: localVision.name,
      try_on: tryOnName(),
      payments: "off",
      mail: mailer.name,
      files: "data folder",
    }),
    ...accountParts,
    ...productParts,
    ...stylistParts,
    ...fitParts,
    ...buildVision(),
    ...buildCollections(ground, productParts),
    ...buildCatalogue(ground, productParts),
    recordEvent,
    async countView(product_id, userAgent) {
      if (isBot(userAgent)) return;
      await recordEvent({ event_type: "product_view", source: "direct", product_id });
    },
    async close() {
      await jobs.stop();
      await closeFit();
      await embeddings.close();
      await database.close();
    },
  };
}

function chooseMailer(config: Config, say: Outside["say"]): Mailer | Outbox {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) return smtpMailer(smtpUrl, from);
  return config.isProduction ? mailOff : outboxMailer(join(config.dataDir, "outbox"), from, say);
}

async function buildAccounts(ground: Ground, mailer: Mailer | Outbox): Promise<AccountParts> {
  const { db, jobs, secret, outside } = ground;
  const { publicUrl } = outside;
  const now = outside.now ?? (() => new Date());
  const brands = createBrandRepository(db);
  const sessions = createSessions(secret, brands.findAccount);
  const links = createLinks(db, now);
  const write = createWriteLetter({ db, brands, links, publicUrl });
  const postOffice = createPostOffice({ db, mailer, write });
  await jobs.handle("mail", async () => void (await postOffice.deliver()));
  // What a stopped process left behind, and what a mail server refused for a while.
  await jobs.repeat("mail", EVERY_MINUTE);
  await jobs.handle("sweep", () => sweepAccounts(db));
  await jobs.repeat("sweep", EVERY_NIGHT);
  return {
    sessions,
    brands,
    accounts: createAccounts({ db, brands, sessions, links, postOffice, jobs, now, publicUrl }),
    postOffice,
    outbox: "list" in mailer ? mailer : null,
  };
}

function buildProducts(ground: Ground, accounts: Accounts, recordEvent: RecordEvent): ProductParts {
  const { config, db, outside, secret, entries, openOriginal } = ground;
  const { publicUrl } = outside;
  const products = createProductRepository(db, entries);
  const cards = createCards(db);
  const catalogueVersion = createCatalogueVersion(db);
  const previews = createPreviews(secret);
  const report = { kind: "listing-report", brandId: null, addressee: "", language: "en" } as const;
  return {
    products,
    explore: createExplore(products, cards, secret),
    filterProducts: createFilter({
      db,
      cards,
      version: catalogueVersion,
      brandKey: keyOf,
      searchesAtOnce: "url" in config.database ? SERVER_SEARCHES : EMBEDDED_SEARCHES,
    }),
    catalogueVersion,
    filterOptions: createFilterOptions(db, catalogueVersion),
    previews,
    findVisible: createFindVisible(products, cards, previews),
    related: (id) => relatedTo(db, products, id),
    pictures: createPictures(join(config.dataDir, "cache", "pictures"), openOriginal),
    reportListing: createReportListing(products, async (details) => {
      await accounts.queueMail({ ...report, details });
      await accounts.deliverSoon();
    }),
    async countRedirect(product_id, source, userAgent) {
      if (!isBot(userAgent)) await recordEvent({ event_type: "redirect", source, product_id });
    },
    brandKey: keyOf,
    sitemap: createSitemap(products, publicUrl),
    publicUrl,
  };
}

/** What an older version or another model left behind is made anew; a new start and every night. */
async function keepIndex({ db, entries, jobs }: Ground): Promise<void> {
  await jobs.handle("reindex", async () => void (await reindex(db, entries)));
  await jobs.repeat("reindex", EVERY_NIGHT);
  await jobs.send("reindex");
}

/** While the demo is on, its shops on this very server may be read, and nothing else that is private. */
function guardedFetch(config: Config, publicUrl: () => string): GuardedFetch {
  return createGuardedFetch({
    allowPrivate: config.allowPrivateCrawl,
    isOurOwn: (url) =>
      config.demo && url.origin === publicUrl() && url.pathname.startsWith("/demo-shop/"),
  });
}

function buildCollections({ db, outside }: Ground, { products, pictures }: ProductParts) {
  return {
    collections: createCollections(db, products.findManyListed, outside.publicUrl),
    async openPicture(id: string) {
      const url = (await products.pictureUrls(id))?.[0];
      return url ? (await pictures.get(url, 640, "webp")).bytes : undefined;
    },
  };
}

function buildCatalogue({ db, entries }: Ground, { previews }: ProductParts) {
  const { asOwnerSees } = previews;
  return { catalogue: createCatalogue({ db, entries, asOwnerSees }) };
}

/** A hosted model would be chosen here; our own needs no key. */
const buildVision = (): ImageParts => ({ analyseImage: createAnalyseImage(localVision) });
