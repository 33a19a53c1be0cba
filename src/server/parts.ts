// The only place that builds the database, the providers and the services, and hands them to each other.
import { join } from "node:path";
import type { Providers } from "../contract/platform.ts";
import type { Config } from "./config.ts";
import { startJobs, type Jobs } from "./database/jobs.ts";
import { scheduleMaintenance } from "./database/maintenance.ts";
import { openDatabase, type Database, type Sql } from "./database/open.ts";
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
import { createCollections, type Collections } from "./features/collections/collections.ts";
import type { OpenPicture } from "./features/collections/routes.ts";
import { createExplore } from "./features/products/explore.ts";
import { createFilterOptions } from "./features/products/filter-options.ts";
import { filterProducts } from "./features/products/filter.ts";
import { createFindVisible } from "./features/products/find-visible.ts";
import { createOpenOriginal } from "./features/products/originals.ts";
import { createPictures, type OpenOriginal } from "./features/products/pictures.ts";
import { relatedTo } from "./features/products/related.ts";
import { createReportListing } from "./features/products/report-listing.ts";
import { createProductRepository } from "./features/products/repository.ts";
import type { ProductParts } from "./features/products/routes.ts";
import { createSitemap } from "./features/products/sitemap.ts";
import { createSessions, type Sessions } from "./http/session.ts";
import { createGuardedFetch, type GuardedFetch } from "./net/guarded-fetch.ts";
import { mailOff, type Mailer } from "./providers/mail/mailer.ts";
import { outboxMailer, type Outbox } from "./providers/mail/outbox.ts";
import { smtpMailer } from "./providers/mail/smtp.ts";
import { tokenSecret } from "./secrets.ts";

export type Parts = ProductParts &
  AccountParts & {
    database: Database;
    jobs: Jobs;
    providers: Providers;
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

export type Outside = {
  /** Opens a picture that is a file of ours. */
  openOwnPicture: OpenOriginal;
  onJobError: (error: Error) => void;
  /** Known for sure only once the server listens. */
  publicUrl: () => string;
  say: (line: string) => void;
  /** Moved by tests that cannot wait a day. */
  now?: () => Date;
};

/** What everything below stands on. */
type Ground = { config: Config; outside: Outside; secret: string; db: Sql; jobs: Jobs };

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
  const ground: Ground = { config, outside, secret, db: database.sql, jobs };
  const mailer = chooseMailer(config, outside.say);
  const accountParts = await buildAccounts(ground, mailer);
  const recordEvent = createRecordEvent(ground.db);
  const productParts = buildProducts(ground, accountParts.accounts, recordEvent);
  return {
    database,
    jobs,
    providers: providersWith(mailer),
    ...accountParts,
    ...productParts,
    ...buildCollections(ground, productParts),
    recordEvent,
    async countView(product_id, userAgent) {
      if (isBot(userAgent)) return;
      await recordEvent({ event_type: "product_view", source: "direct", product_id });
    },
    async close() {
      await jobs.stop();
      await database.close();
    },
  };
}

/** The others become the name of what answers when their feature arrives. */
const providersWith = (mailer: Mailer): Providers => ({
  embeddings: "off",
  language_model: "off",
  vision: "off",
  try_on: "off",
  payments: "off",
  mail: mailer.name,
  files: "data folder",
});

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
  const { config, db, outside, secret } = ground;
  const { publicUrl } = outside;
  const products = createProductRepository(db);
  const openOriginal = createOpenOriginal({
    openOwn: outside.openOwnPicture,
    fetch: guardedFetch(config, publicUrl),
  });
  const report = { kind: "listing-report", brandId: null, addressee: "", language: "en" } as const;
  return {
    products,
    explore: createExplore(products, secret),
    filterProducts: (request, page) => filterProducts(db, request, page, keyOf),
    filterOptions: createFilterOptions(db),
    findVisible: createFindVisible(products),
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
