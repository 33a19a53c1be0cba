// The table of contents: every feature is mounted here, and nothing is mounted anywhere else.
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { mountAssistants } from "./features/assistants/routes.ts";
import { mountAnalytics } from "./features/analytics/routes.ts";
import { mountPhotos } from "./features/catalogue/routes-photos.ts";
import { mountPictures } from "./features/catalogue/routes-pictures.ts";
import { mountCatalogue } from "./features/catalogue/routes.ts";
import { mountBrands, serveOutbox } from "./features/brands/routes.ts";
import { collectionPage } from "./features/collections/collection-page.ts";
import { mountCollections } from "./features/collections/routes.ts";
import { mountDatabase } from "./features/database/routes.ts";
import { mountCrawl } from "./features/crawl/routes.ts";
import { mountModeration } from "./features/moderation/routes.ts";
import { mountFit } from "./features/fit/routes.ts";
import { mountOrders } from "./features/orders/routes.ts";
import { mountPlatform } from "./features/platform/routes.ts";
import { explorePage } from "./features/products/explore-page.ts";
import { brandPage } from "./features/products/brand-page.ts";
import { productPage } from "./features/products/product-page.ts";
import { mountProducts, serveIndexNowKey, serveSitemap } from "./features/products/routes.ts";
import { mountImage } from "./features/stylist/image/routes-image.ts";
import { mountMatch } from "./features/stylist/compose/routes-match.ts";
import { mountDemand } from "./features/demand/routes.ts";
import { mountHealth } from "./features/health/routes.ts";
import { mountStylist } from "./features/stylist/routes.ts";
import { mountTrust } from "./features/trust/routes.ts";
import { mountWatches } from "./features/watches/routes.ts";
import { mountSubscription } from "./features/subscription/routes.ts";
import { outsideServices } from "./outside-services.ts";
import { serveDocs } from "./http/docs-page.ts";
import type { LogStream } from "./http/log.ts";
import type { Api } from "./http/mount.ts";
import { mountNotYet } from "./http/not-yet.ts";
import { holdConnections } from "./http/connections.ts";
import { compressAnswers } from "./http/compress.ts";
import { servePages } from "./http/pages.ts";
import type { Readiness } from "./http/readiness.ts";
import { secure } from "./http/security.ts";
import { shed } from "./http/shed.ts";
import { takeTurns } from "./http/turns.ts";
import { traceRequests } from "./http/trace.ts";
import { serveProbes } from "./http/probes.ts";
import { createServer } from "./http/server.ts";
import type { Site } from "./http/site.ts";
import type { Container } from "./container.ts";
import { hasRoom } from "./observability/storage.ts";
import { buildObservability } from "./container/observability.ts";
import { version } from "./version.ts";

export type AppOptions = {
  config: Config;
  parts: Container;
  site: Site;
  /** False in tests and benchmarks, where one address plays many shoppers. */
  rateLimits?: boolean;
  /** False in tests: on a busy machine every process is overloaded, and that is not what they are about. */
  sheds?: boolean;
  isDevelopment?: boolean;
  logTo?: LogStream;
  readiness: Readiness;
};

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, parts, site } = options;
  const { readiness, logTo } = options;
  const { trustProxy, logLevel } = config;
  const app = createServer({ trustProxy, logLevel, logTo, readiness });
  app.decorateRequest("caller", null);
  if (options.sheds ?? true) {
    shed(app, { trustProxy });
    takeTurns(app, { trustProxy });
  }
  holdConnections(app, { trustProxy });
  traceRequests(app);
  await secure(app, {
    rateLimits: options.rateLimits ?? true,
    shareCalls: parts.shareCalls,
    isHttps: config.publicUrl?.startsWith("https:") ?? false,
    isDevelopment: options.isDevelopment ?? false,
  });

  serveProbes(app, buildObservability({ config, database: parts.database, readiness }));
  compressAnswers(app);
  await app.register(compress, {
    // zstd packs a page of products as tightly as the others in a third of their time.
    encodings: ["zstd", "br", "gzip"],
    zlibOptions: { level: 3 },
    // A short answer is packed in a fraction of a millisecond; handing it to a thread costs more.
    syncThreshold: 64 * 1024,
    // Nobody sends us packed bodies, and one that only says so was never answered.
    globalDecompression: false,
    // As by default, and feeds of one piece a line.
    customTypes: /^text\/(?!event-stream)|[+/](?:jsonl?|text|xml)(?:;|$)|octet-stream(?:;|$)/u,
  });

  const api: Api = { app, sessions: parts.sessions, mounted: new Set() };
  mountProducts(api, parts);
  mountCollections(api, parts);
  mountBrands(api, parts.accounts, parts.sites);
  if (parts.outbox) serveOutbox(api, parts.outbox);
  mountStylist(api, parts);
  mountMatch(api, parts);
  mountImage(api, parts);
  mountFit(api, parts);
  mountCatalogue(api, parts.catalogue);
  mountPictures(api, parts);
  mountPhotos(api, parts);
  mountCrawl(api, parts);
  mountTrust(api, parts);
  mountDemand(api, parts);
  mountHealth(api, parts);
  mountWatches(api, parts);
  mountAnalytics(api, parts);
  mountDatabase(api, parts.databaseScreen);
  mountModeration(api, parts.moderation);
  await mountOrders(api, parts);
  await mountSubscription(api, parts.subscriptions);
  mountPlatform(api, {
    ...parts,
    hasRoom: () => hasRoom(config.dataDir),
    version,
    demo: config.demo,
    priceId: parts.subscriptions.priceId,
    pro: parts.proPrice,
    offers: parts.proOffers,
    processed: {
      outside: outsideServices(config),
      events_kept_months: config.eventsKeptMonths,
      backups_kept: "folder" in config.database ? config.backups.kept : null,
    },
  });
  await mountAssistants(api, parts);
  mountNotYet(api);

  serveDocs(app, version);
  if (config.demo) (await import("../demo/demo.ts")).serveDemoShop(app);
  serveSitemap(api, parts);
  serveIndexNowKey(api, parts);
  const ofBrand = brandPage(parts);
  servePages(app, {
    site,
    publicUrl: parts.publicUrl,
    makers: {
      explore: explorePage(parts),
      product: productPage(parts),
      brand: ofBrand,
      brandProducts: ofBrand,
      collection: collectionPage(parts.collections),
    },
  });
  await site.attach(app);
  return app;
}
