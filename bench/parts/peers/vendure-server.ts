// Run by itself with the folder of Vendure's packages, a port, a database and "fill" or "serve": Vendure's own server
// with its own search plugin, as its documentation sets it up for production. To fill, it makes one product by its own
// importer, with its search index, and says which; the others are copies of its rows.
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CATEGORIES } from "../../../src/contract/categories.ts";
import { benchProduct } from "../fill-catalogue.ts";

type Id = number | string;
type Context = object;
type Named = { languageCode: "en"; name: string; slug?: string; description?: string };
type Service = {
  create(ctx: Context, ...more: unknown[]): Promise<{ id: Id }>;
  findAll(ctx: Context): Promise<{ items: { id: Id }[] }>;
  reindex(ctx: Context): Promise<unknown>;
  start(): Promise<void>;
  initialize(): Promise<void>;
  createProduct(input: object): Promise<Id>;
  createProductVariant(input: object): Promise<Id>;
};
type App = { get(token: unknown): Service; close(): Promise<void> };
type Core = Record<
  | "FastImporterService"
  | "FacetService"
  | "FacetValueService"
  | "JobQueueService"
  | "RequestContextService"
  | "SearchService"
  | "TaxCategoryService",
  unknown
> & {
  bootstrap(config: object): Promise<App>;
  DefaultSearchPlugin: { init(options: object): unknown };
  DefaultLogger: new (options: object) => unknown;
  LogLevel: { Error: number };
};
type Tools = { populateInitialData(app: App, data: object): Promise<void> };

const [folder, port, database, task] = process.argv.slice(2);
const require = createRequire(join(folder!, "package.json"));
const core = require("@vendure/core") as Core;
const url = new URL(database!);

const app = await core.bootstrap({
  apiOptions: { port: Number(port), hostname: "127.0.0.1", shopApiPath: "shop-api" },
  authOptions: {
    tokenMethod: ["bearer"],
    superadminCredentials: { identifier: "bench", password: "bench" },
    cookieOptions: { secret: "bench" },
  },
  dbConnectionOptions: {
    type: "postgres",
    synchronize: task === "fill",
    logging: false,
    host: url.hostname,
    port: Number(url.port),
    username: url.username,
    password: url.password,
    database: url.pathname.slice(1),
    poolSize: 16,
  },
  paymentOptions: { paymentMethodHandlers: [] },
  customFields: {},
  logger: new core.DefaultLogger({ level: core.LogLevel.Error }),
  plugins: [core.DefaultSearchPlugin.init({ indexStockStatus: true })],
});

if (task === "fill") {
  await fill();
  await app.close();
  process.exit(0);
}
console.log("Vendure is ready");

async function fill(): Promise<void> {
  const { populateInitialData } = require("@vendure/core/cli") as Tools;
  await populateInitialData(app, {
    defaultLanguage: "en",
    defaultZone: "Africa",
    countries: [{ name: "Egypt", code: "EG", zone: "Africa" }],
    taxRates: [{ name: "Standard", percentage: 14 }],
    shippingMethods: [],
    paymentMethods: [],
    roles: [],
    collections: [],
  });
  const ctx = await app.get(core.RequestContextService).create({ apiType: "admin" });
  const facet = await app.get(core.FacetService).create(ctx, {
    code: "category",
    isPrivate: false,
    translations: named("category"),
  });
  const values = new Map<string, Id>();
  for (const name of CATEGORIES) {
    const input = { facetId: facet.id, code: name, translations: named(name) };
    values.set(name, (await app.get(core.FacetValueService).create(ctx, facet, input)).id);
  }
  const [tax] = (await app.get(core.TaxCategoryService).findAll(ctx)).items;
  const { title, description, price, category } = benchProduct(0);
  const facetValueIds = [values.get(category!)!];
  const importer = app.get(core.FastImporterService);
  await importer.initialize();
  const productId = await importer.createProduct({
    enabled: true,
    facetValueIds,
    assetIds: [],
    translations: [{ languageCode: "en", name: title, slug: "first", description }],
  });
  const variantId = await importer.createProductVariant({
    productId,
    sku: "first",
    price: price * 100,
    taxCategoryId: tax!.id,
    stockOnHand: 100,
    facetValueIds,
    assetIds: [],
    optionIds: [],
    translations: named(title),
  });
  await app.get(core.JobQueueService).start();
  await app.get(core.SearchService).reindex(ctx);
  // The index is made by a job, which nobody tells the end of.
  await wait(5000);
  console.log(JSON.stringify({ productId, variantId, categories: [...values] }));
}

function named(name: string): Named[] {
  return [{ languageCode: "en", name }];
}
