// Vendure, as shops run it: its server from npm, PostgreSQL, its own search plugin.
import { join } from "node:path";
import pg from "pg";
import { askJson, FOUND, pickOne, type Peer } from "./peer.ts";
import { copyProducts, type Copied } from "./copy-rows.ts";
import { installPeer, runWithin } from "./install-peer.ts";
import { freePort, type OwnPostgres } from "../own-postgres.ts";
import { serve } from "./serving.ts";

const PACKAGES = { "@vendure/core": "3.7.3", pg: "8.23.1" };
const SERVER = join(import.meta.dirname, "vendure-server.ts");
const NODE = [process.execPath, "--disable-warning=ExperimentalWarning"];

type First = { productId: number; variantId: number; categories: [name: string, id: number][] };

export async function startVendure(
  postgres: OwnPostgres,
  { products, withinMs }: { products: number; withinMs: number },
): Promise<Peer> {
  const folder = await installPeer("vendure", PACKAGES, withinMs);
  const database = await postgres.makeDatabase("vendure");
  const port = String(await freePort());
  const filling = [...NODE, SERVER, folder, port, database, "fill"];
  const said = await runWithin(filling, folder, withinMs);
  const first = JSON.parse(said.trim().split("\n").at(-1)!) as First;
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await copyProducts(client, products, tablesOf(first)).finally(() => client.end());
  const command = [...NODE, SERVER, folder, port, database, "serve"];
  const { child, stop } = await serve(command, {
    cwd: folder,
    env: { NODE_ENV: "production" },
    isReady: /Vendure is ready/,
    withinMs,
  });
  try {
    return { name: "Vendure", ...(await callsOf(port, first)), pid: child.pid!, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Rows of the first product and its one variant, and what is another in their copies. */
function tablesOf({ productId: p, variantId: v, categories }: First): Copied[] {
  const ids = categories.map(([name, id]) => `when '${name.replaceAll("'", "''")}' then ${id}`);
  const facetValue = `case r.category ${ids.join(" ")} end`;
  const product = `${p} + r.n`;
  const variant = `${v} + r.n`;
  const ofProduct = `t."productId" = ${p}`;
  const ofVariant = `t."productVariantId" = ${v}`;
  const words = { name: "r.title", slug: "r.slug", description: "r.description" };
  const price = "r.price * 100";
  return [
    { table: "product", where: `t.id = ${p}`, differs: { id: product } },
    {
      table: "product_translation",
      where: `t."baseId" = ${p}`,
      differs: { id: "t.id + r.n * 10", baseId: product, ...words },
    },
    { table: "product_channels_channel", where: ofProduct, differs: { productId: product } },
    {
      table: "product_facet_values_facet_value",
      where: ofProduct,
      differs: { productId: product, facetValueId: facetValue },
    },
    {
      table: "product_variant",
      where: `t.id = ${v}`,
      differs: { id: variant, productId: product, sku: "r.slug" },
    },
    {
      table: "product_variant_translation",
      where: `t."baseId" = ${v}`,
      differs: { id: "t.id + r.n * 10", baseId: variant, name: "r.title" },
    },
    {
      table: "product_variant_price",
      where: `t."variantId" = ${v}`,
      differs: { id: "t.id + r.n * 10", variantId: variant, price },
    },
    {
      table: "product_variant_channels_channel",
      where: ofVariant,
      differs: { productVariantId: variant },
    },
    {
      table: "product_variant_facet_values_facet_value",
      where: ofVariant,
      differs: { productVariantId: variant, facetValueId: facetValue },
    },
    {
      table: "stock_level",
      where: ofVariant,
      differs: { id: "t.id + r.n * 10", productVariantId: variant },
    },
    {
      table: "search_index_item",
      where: ofVariant,
      differs: {
        productVariantId: variant,
        productId: product,
        productName: "r.title",
        productVariantName: "r.title",
        description: "r.description",
        slug: "r.slug",
        sku: "r.slug",
        price,
        priceWithTax: `(${price} * 1.14)::int`,
        facetValueIds: `(${facetValue})::text`,
      },
    },
  ];
}

const ITEM = `productId productName slug description currencyCode inStock facetValueIds
  productAsset { preview } priceWithTax { ... on PriceRange { min max } }`;
const FOUND_BY = `query ($input: SearchInput!) { search(input: $input) { totalItems items { ${ITEM} } } }`;
const DETAIL = `query ($id: ID!) { product(id: $id) { id name slug description
  assets { preview } facetValues { name facet { name } }
  variants { id name sku priceWithTax currencyCode stockLevel options { name } } } }`;

type Page = { search: { totalItems: number; items: { productId: string; productName: string }[] } };

async function callsOf(
  port: string,
  { categories }: First,
): Promise<Pick<Peer, "calls" | "search">> {
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const url = `http://127.0.0.1:${port}/shop-api`;
    type Answer = { data?: Data; errors?: { message: string }[] };
    const { data, errors } = await askJson<Answer>(url, { body: { query, variables } });
    if (!data || errors) throw new Error(`Vendure: ${errors?.[0]?.message}`);
    return data;
  };
  const search = async (input: object) =>
    (await ask<Page>(FOUND_BY, { input: { groupByProduct: true, ...input } })).search;
  const { items } = await search({ take: 100 });
  if (items.length < 100) throw new Error(`Vendure lists ${items.length} products.`);
  const values = categories.map(([, id]) => String(id));
  return {
    calls: {
      "list of 60": async () => (await search({ take: 60 })).items.length === 60,
      detail: async () => {
        const id = pickOne(items).productId;
        return (await ask<{ product: { id: string } | null }>(DETAIL, { id })).product?.id === id;
      },
      "one category": async () =>
        (await search({ take: 20, facetValueFilters: [{ and: pickOne(values) }] })).items.length >
        0,
    },
    search: async (term) =>
      (await search({ term, take: FOUND })).items.map(({ productName }) => productName),
  };
}
