// The table of contents: every feature is mounted here, and nothing is mounted anywhere else.
import compress from "@fastify/compress";
import Fastify, { type FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { BODY_MAX_BYTES } from "../contract/limits.ts";
import { serveDemoShop } from "../demo/shop/routes.ts";
import type { Config } from "./config.ts";
import { mountAnalytics } from "./features/analytics/routes.ts";
import { mountCatalogue } from "./features/catalogue/routes.ts";
import { mountBrands, serveOutbox } from "./features/brands/routes.ts";
import { collectionPage } from "./features/collections/collection-page.ts";
import { mountCollections } from "./features/collections/routes.ts";
import { mountFit } from "./features/fit/routes.ts";
import { mountPlatform } from "./features/platform/routes.ts";
import { explorePage } from "./features/products/explore-page.ts";
import { brandPage } from "./features/products/brand-page.ts";
import { productPage } from "./features/products/product-page.ts";
import { mountProducts, serveSitemap } from "./features/products/routes.ts";
import { mountImage } from "./features/stylist/image/routes-image.ts";
import { mountMatch } from "./features/stylist/match/routes-match.ts";
import { mountStylist } from "./features/stylist/routes.ts";
import { serveDocs } from "./http/docs-page.ts";
import { answerError, answerGarbage, answerUnreadable } from "./http/errors.ts";
import { loggerOptions, type LogStream } from "./http/log.ts";
import type { Api } from "./http/mount.ts";
import { mountNotYet } from "./http/not-yet.ts";
import { servePages } from "./http/pages.ts";
import { secure } from "./http/security.ts";
import type { Site } from "./http/site.ts";
import type { Parts } from "./parts.ts";
import { version } from "./version.ts";

export type AppOptions = {
  config: Config;
  parts: Parts;
  site: Site;
  /** False in tests and benchmarks, where one address plays many shoppers. */
  rateLimits?: boolean;
  isDevelopment?: boolean;
  logTo?: LogStream;
};

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, parts, site } = options;
  const app = Fastify({
    // One hop: the proxy in front. Believing the whole header would let a caller choose its address.
    trustProxy: config.trustProxy && ((_: string, hop: number) => hop < 1),
    bodyLimit: BODY_MAX_BYTES,
    genReqId: () => randomUUID(),
    logger: loggerOptions(config.logLevel, options.logTo),
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerGarbage,
    forceCloseConnections: "idle",
    requestTimeout: 60_000,
    // Longer than the longest brand name, also when it is percent-encoded.
    routerOptions: { maxParamLength: 1200 },
  });

  app.setErrorHandler(answerError);
  app.decorateRequest("caller", null);
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (request, reply) => {
    void reply.header("x-request-id", request.id);
    // A connection kept alive would hold up the stop it was answered in.
    if (isClosing) void reply.header("connection", "close");
  });
  await secure(app, {
    rateLimits: options.rateLimits ?? true,
    isHttps: config.publicUrl?.startsWith("https:") ?? false,
    isDevelopment: options.isDevelopment ?? false,
  });

  await app.register(compress, {
    // zstd packs a page of products as tightly as the others in a third of their time.
    encodings: ["zstd", "br", "gzip"],
    zlibOptions: { level: 3 },
    // A page of products is packed in a fraction of a millisecond; handing it to a thread costs more.
    syncThreshold: 64 * 1024,
  });

  const api: Api = { app, sessions: parts.sessions, mounted: new Set() };
  mountProducts(api, parts);
  mountCollections(api, parts);
  mountBrands(api, parts.accounts);
  if (parts.outbox) serveOutbox(api, parts.outbox);
  mountStylist(api, parts);
  mountMatch(api, parts);
  mountImage(api, parts);
  mountFit(api, parts);
  mountCatalogue(api, parts.catalogue);
  mountAnalytics(api, parts);
  mountPlatform(api, { ...parts, version, demo: config.demo, priceId: null });
  mountNotYet(api);

  serveDocs(app, version);
  if (config.demo) serveDemoShop(app);
  serveSitemap(api, parts);
  const ofBrand = brandPage(parts.products, parts.brandKey);
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
