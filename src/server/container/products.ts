// What shoppers see: feed, filter, detail, pictures.
import { isBot } from "../features/analytics/bots.ts";
import type { RecordEvent } from "../features/analytics/queries/record-event.ts";
import type { Accounts } from "../features/brands/accounts.ts";
import { keyOf } from "../features/brands/names.ts";
import { createReports } from "../features/moderation/reports.ts";
import { createCards, productsOf } from "../features/products/cards.ts";
import { createCatalogueVersion } from "../features/products/catalogue-version.ts";
import { createCountListed } from "../features/products/count-listed.ts";
import { createReadDetails } from "../features/products/details.ts";
import { createExplore } from "../features/products/explore.ts";
import { createCountOptions } from "../features/products/filter-counts.ts";
import { createFilterOptions } from "../features/products/filter-options.ts";
import { createFilter } from "../features/products/filter.ts";
import { createFindVisible } from "../features/products/find-visible.ts";
import { createLikeness } from "../features/products/likeness/likeness.ts";
import { createLeadCards, createLeadWith } from "../features/products/picture-colors/lead.ts";
import { createPictures } from "../features/products/pictures.ts";
import { createPreviews } from "../features/products/previews.ts";
import { createReadStory } from "../features/products/queries/brand-story.ts";
import { createReadPrices } from "../features/products/prices/price-history.ts";
import { relatedTo } from "../features/products/queries/related.ts";
import { createReportListing } from "../features/products/report-listing.ts";
import { createProductRepository } from "../features/products/repository.ts";
import type { ProductParts } from "../features/products/routes.ts";
import { createSitemap } from "../features/products/sitemap.ts";
import { createWarmShop } from "../features/products/warm-shop.ts";
import { createWindowAnswers } from "../features/products/window/window-answers.ts";
import type { ContainerBase } from "./base.ts";

/** The embedded database has one session: a second search would only keep the feed waiting. */
const EMBEDDED_SEARCHES = 1;
/** Of a server's connections some are left for the feed. */
const SHARE_OF_SEARCHES = 3 / 4;

export function buildProducts(
  base: ContainerBase,
  accounts: Accounts,
  recordEvent: RecordEvent,
): ProductParts {
  const { database, db, reads, fromOne, outside, secret, entries, openOriginal } = base;
  const { publicUrl } = outside;
  const version = createCatalogueVersion();
  const window = createWindowAnswers(keyOf);
  const products = createProductRepository(db, entries, reads, (asked) =>
    fromOne(async (from) => window.stretch(await version(from), asked)),
  );
  const cards = createCards(reads);
  const warmed = { upTo: 1 };
  const searchesAtOnce =
    database.engine === "embedded"
      ? EMBEDDED_SEARCHES
      : Math.ceil(database.connections * SHARE_OF_SEARCHES);
  const choices = { fromOne, version, window, brandKey: keyOf, searchesAtOnce };
  const previews = createPreviews(secret);
  const readDetails = createReadDetails(reads);
  const report = { kind: "listing-report", brandId: null, addressee: "", language: "en" } as const;
  const reports = createReports({
    db,
    now: accounts.now,
    tellAdministrator: (tx, notBefore) => accounts.queueMail({ ...report, notBefore }, tx),
    deliverSoon: () => accounts.deliverSoon("notices"),
  });
  return {
    products,
    readStory: createReadStory(reads),
    explore: createExplore(products, cards, secret, () => Math.random() * warmed.upTo),
    filterProducts: createFilter({ ...choices, cards }),
    countOptions: createCountOptions(choices),
    warmShop: createWarmShop({ products, cards, warmed }),
    loadWindow: () => fromOne((from) => window.of(from).load()),
    countListed: createCountListed(fromOne, version),
    filterOptions: createFilterOptions(fromOne, version),
    previews,
    findVisible: createFindVisible(products, cards, previews, readDetails),
    withDetails: async (product) => (await readDetails(product)).product,
    showProducts: async (keys) => productsOf(await cards.of(keys)),
    leadWith: createLeadWith(reads),
    leadCards: createLeadCards(reads),
    // Not from a replica: its owner reads back what was saved a moment ago.
    readPrices: createReadPrices(db, accounts.now),
    likeness: createLikeness(reads, base.embeddings),
    related: (id) => relatedTo(reads, products, id),
    pictures: createPictures(base.storage.pictureCache, openOriginal),
    reportListing: createReportListing(products, reports.keep),
    shopPage: (product_id, source, userAgent) =>
      isBot(userAgent)
        ? products.findShopUrl(product_id)
        : recordEvent({ event_type: "redirect", source, product_id }),
    brandKey: keyOf,
    sitemap: createSitemap(products, publicUrl),
    publicUrl,
  };
}
