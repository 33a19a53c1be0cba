// Medusa, as shops run it: its server from npm on PostgreSQL, without its admin pages.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { CATEGORIES } from "../../../src/contract/categories.ts";
import { benchProduct } from "../fill-catalogue.ts";
import { askJson, FOUND, pickOne, type Peer } from "./peer.ts";
import { copyProducts, type Copied } from "./copy-rows.ts";
import { installPeer, runWithin } from "./install-peer.ts";
import { freePort, type OwnPostgres } from "../own-postgres.ts";
import { serve } from "./serving.ts";

const VERSION = "2.21.2";
const PACKAGES = {
  "@medusajs/cli": VERSION,
  "@medusajs/framework": VERSION,
  "@medusajs/medusa": VERSION,
};

const CONFIG = `const { defineConfig } = require("@medusajs/framework/utils");
module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: { storeCors: "*", adminCors: "*", authCors: "*", jwtSecret: "bench", cookieSecret: "bench" },
  },
});
`;

/** Made by Medusa's own means: a region, a key, the categories and one product with its price. */
const SEED = `const flows = require("@medusajs/medusa/core-flows");
exports.default = async ({ container }) => {
  const { first, categories } = JSON.parse(process.env.BENCH_SEED);
  const run = async (workflow, input) => (await workflow(container).run({ input })).result;
  const [channel] = await run(flows.createSalesChannelsWorkflow, { salesChannelsData: [{ name: "bench" }] });
  const [key] = await run(flows.createApiKeysWorkflow, { api_keys: [{ title: "bench", type: "publishable", created_by: "" }] });
  await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] });
  const [region] = await run(flows.createRegionsWorkflow, { regions: [{ name: "Egypt", currency_code: "egp", countries: ["eg"] }] });
  const made = await run(flows.createProductCategoriesWorkflow, {
    product_categories: categories.map((name) => ({ name, is_active: true })),
  });
  const [product] = await run(flows.createProductsWorkflow, { products: [{
    title: first.title, description: first.description, status: "published",
    category_ids: [made.find(({ name }) => name === first.category).id],
    sales_channels: [{ id: channel.id }],
    options: [{ title: "Size", values: ["M"] }],
    variants: [{ title: "M", sku: "first", manage_inventory: false, options: { Size: "M" },
      prices: [{ amount: first.price, currency_code: "egp" }] }],
  }] });
  console.log("SEEDED " + JSON.stringify({ key: key.token, region: region.id, product: product.id,
    variant: product.variants[0].id, categories: made.map(({ name, id }) => [name, id]) }));
};
`;

type First = {
  key: string;
  region: string;
  product: string;
  variant: string;
  categories: [name: string, id: string][];
};

export async function startMedusa(
  postgres: OwnPostgres,
  { products, withinMs }: { products: number; withinMs: number },
): Promise<Peer> {
  const folder = await installPeer("medusa", PACKAGES, withinMs);
  writeFileSync(join(folder, "medusa-config.js"), CONFIG);
  writeFileSync(join(folder, "seed.js"), SEED);
  const database = await postgres.makeDatabase("medusa");
  const { title, description, price, category } = benchProduct(0);
  const env = {
    DATABASE_URL: database,
    NODE_ENV: "production",
    LOG_LEVEL: "info",
    BENCH_SEED: JSON.stringify({
      first: { title, description, price, category },
      categories: CATEGORIES,
    }),
  };
  const medusa = [process.execPath, join(folder, "node_modules/@medusajs/cli/cli.js")];
  await runWithin([...medusa, "db:migrate", "--skip-scripts"], folder, withinMs, env);
  const said = await runWithin([...medusa, "exec", "./seed.js"], folder, withinMs, env);
  const first = JSON.parse(/SEEDED (.*)/.exec(said)?.[1] ?? "null") as First | null;
  if (!first) throw new Error(`Medusa was not seeded: ${said.slice(-600)}`);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await copyProducts(client, products, tablesOf(first)).finally(() => client.end());
  const port = String(await freePort());
  const { child, stop } = await serve([...medusa, "start", "--port", port], {
    cwd: folder,
    env: { ...env, PORT: port },
    isReady: /Server is ready/,
    withinMs,
  });
  try {
    return { name: "Medusa", ...(await callsOf(port, first)), pid: child.pid!, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Rows of the first product, its variant and its price, and what is another in their copies. */
function tablesOf({ product, variant, categories }: First): Copied[] {
  const ids = categories.map(([name, id]) => `when '${name.replaceAll("'", "''")}' then '${id}'`);
  const category = `case r.category ${ids.join(" ")} end`;
  const next = (column: string) => `t.${column} || '_' || r.n`;
  const ofProduct = `t.product_id = '${product}'`;
  const ofVariant = `t.variant_id = '${variant}'`;
  const priceSet = `(select price_set_id from product_variant_price_set where variant_id = '${variant}')`;
  const amount = "jsonb_build_object('value', r.price::text, 'precision', 20)";
  const copies = (table: string, where: string, ...keys: string[]): Copied => ({
    table,
    where,
    differs: Object.fromEntries(keys.map((key) => [key, next(key)])),
  });
  return [
    {
      table: "product",
      where: `t.id = '${product}'`,
      differs: {
        id: next("id"),
        title: "r.title",
        handle: "r.slug",
        description: "r.description",
      },
    },
    {
      table: "product_category_product",
      where: ofProduct,
      differs: { product_id: next("product_id"), product_category_id: category },
    },
    copies("product_sales_channel", ofProduct, "id", "product_id"),
    // The option and its value stay the first product's: options may be shared.
    copies("product_product_option", ofProduct, "id", "product_id"),
    copies(
      "product_product_option_value",
      `t.product_product_option_id in (select id from product_product_option where product_id = '${product}')`,
      "id",
      "product_product_option_id",
    ),
    copies("product_variant", `t.id = '${variant}'`, "id", "product_id", "sku"),
    copies("product_variant_option", ofVariant, "variant_id"),
    copies("price_set", `t.id = ${priceSet}`, "id"),
    {
      table: "price",
      where: `t.price_set_id = ${priceSet}`,
      differs: {
        id: next("id"),
        price_set_id: next("price_set_id"),
        amount: "r.price",
        raw_amount: amount,
      },
    },
    copies("product_variant_price_set", ofVariant, "id", "variant_id", "price_set_id"),
  ];
}

const FIELDS =
  "id,title,handle,description,thumbnail,*images,*options,*variants,*variants.calculated_price";

type Page = { products: { id: string; title: string }[]; count: number };

async function callsOf(port: string, first: First): Promise<Pick<Peer, "calls" | "search">> {
  const headers = { "x-publishable-api-key": first.key };
  const ask = <Data>(path: string, asked: Record<string, string>): Promise<Data> => {
    const query = new URLSearchParams({ fields: FIELDS, region_id: first.region, ...asked });
    return askJson<Data>(`http://127.0.0.1:${port}/store/products${path}?${query}`, { headers });
  };
  const list = (asked: Record<string, string>) => ask<Page>("", asked);
  const { products } = await list({ limit: "100" });
  if (products.length < 100) throw new Error(`Medusa lists ${products.length} products.`);
  const ids = first.categories.map(([, id]) => id);
  return {
    calls: {
      "list of 60": async () => (await list({ limit: "60" })).products.length === 60,
      detail: async () => {
        const { id } = pickOne(products);
        return (await ask<{ product: { id: string } }>(`/${id}`, {})).product.id === id;
      },
      "one category": async () =>
        (await list({ limit: "20", category_id: pickOne(ids) })).products.length > 0,
    },
    search: async (words) =>
      (await list({ limit: String(FOUND), q: words })).products.map(({ title }) => title),
  };
}
