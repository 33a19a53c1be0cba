// A shop tells of an order: the size that it sold out is sold out here at once, and one of which there is more is not.
import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Product } from "../../src/contract/products.ts";
import { ask, askExactly } from "../support/ask.ts";
import { crawlCalls } from "../support/crawl-calls.ts";
import type { TestBrand } from "../support/people.ts";
import { importShop, startRefreshServer } from "../support/refreshing.ts";
import { startPlainShop } from "../support/shops/plain.ts";
import type { ShopServer } from "../support/shops/serve.ts";
import { startShopify } from "../support/shops/shopify.ts";
import { startWooShop } from "../support/shops/woocommerce.ts";
import type { TestServer } from "../support/test-server.ts";

/** It stands still: what happens here waits for no minute to pass. */
const clock = { now: Date.now() };
const SHOPIFY_SECRET = "shpss_of_the_brand";
let server: TestServer;
let shop: Pick<ShopServer, "stop"> | undefined;

beforeAll(async () => {
  server = await startRefreshServer(clock);
});
afterEach(async () => {
  await shop?.stop();
  shop = undefined;
});
afterAll(() => server.stop());

const own = async (brand: TestBrand, path: string, method: "PUT" | "POST", body?: object) =>
  (
    await ask(server.address, `/api/brands/${brand.id}/${path}`, {
      method,
      token: brand.token,
      ...(body && { body }),
    })
  ).body as { secret: string };

/** The secret that our side of the orders is signed with. */
async function wantOrders(brand: TestBrand): Promise<string> {
  await own(brand, "orders", "PUT", { is_on: true, shopify_secret: SHOPIFY_SECRET });
  return (await own(brand, "orders/secret", "POST")).secret;
}

const signed = (body: string, secret: string) =>
  createHmac("sha256", secret).update(body).digest("base64");

async function tell(path: string, body: object, headers: (bytes: string) => object = () => ({})) {
  const bytes = JSON.stringify(body);
  const answer = await askExactly(server.address, `/api/orders/${path}`, {
    method: "POST",
    bytes,
    headers: { "content-type": "application/json", ...headers(bytes) },
  });
  expect(answer).toMatchObject({ status: 200, body: { received: true } });
}

/** As a shopper sees it. */
const stockOf = async (id: string): Promise<[string | null, boolean][]> => {
  const { body } = await ask(server.address, `/api/products/${id}`);
  return (body as Product).variants.map(({ color, size, in_stock }) => [
    [color, size].filter(Boolean).join(" "),
    in_stock,
  ]);
};

/** A wait for a state; the test's own time limits it. */
async function until(id: string, stock: [string | null, boolean][]): Promise<void> {
  while (JSON.stringify(await stockOf(id)) !== JSON.stringify(stock)) await wait(40);
}

test("Shopify's order: the color that is gone is sold out, the one with more of it is not", async () => {
  const opened = await startShopify(2);
  shop = opened;
  const { brand, products, settled } = await importShop(server, clock, opened.url, (one) =>
    crawlCalls(server.address, one).shopify({ website: opened.url }),
  );
  await wantOrders(brand);
  const [item] = opened.products;
  const { id } = (await products()).find(({ title }) => title === item!.title)!;
  for (const variant of item!.variants) variant.available = true;
  const order = {
    id: 1,
    line_items: [{ product_id: item!.id, variant_id: item!.variants[0]!.id }],
  };
  const bySecret = (bytes: string) => ({
    "x-shopify-hmac-sha256": signed(bytes, SHOPIFY_SECRET),
  });
  // One was bought, and there are more: the order itself empties nothing.
  await tell(`${brand.id}/shopify`, order, bySecret);
  await until(id, [
    ["red S", true],
    ["blue S", true],
  ]);
  await settled();
  clock.now += 5 * 60_000;
  item!.variants[0]!.available = false;
  await tell(`${brand.id}/shopify`, { ...order, id: 2 }, bySecret);
  await until(id, [
    ["red S", false],
    ["blue S", true],
  ]);
});

test("WooCommerce's order: the last of a size is sold out", async () => {
  const opened = await startWooShop(2);
  shop = opened;
  const { brand, products } = await importShop(server, clock, opened.url, (one) =>
    crawlCalls(server.address, one).scan(),
  );
  const secret = await wantOrders(brand);
  const piece = opened.pieces[1]!;
  const { id } = (await products()).find(({ title }) => title === piece.name)!;
  const before = await stockOf(id);
  expect(before.some(([, inStock]) => inStock)).toBe(true);
  piece.stock.fill(false);
  const order = { id: 3, line_items: [{ product_id: piece.id, variation_id: 9 }] };
  await tell(`${brand.id}/woocommerce`, order, (bytes) => ({
    "x-wc-webhook-signature": signed(bytes, secret),
  }));
  await until(
    id,
    before.map(([name]) => [name, false]),
  );
});

test("a thank-you page: the piece that the visit was for is looked at in its shop", async () => {
  const opened = await startPlainShop({ pieces: 6 });
  shop = opened;
  const { brand, products } = await importShop(server, clock, opened.url, (one) =>
    crawlCalls(server.address, one).scan(),
  );
  await wantOrders(brand);
  const piece = opened.pieces[1]!;
  const { id } = (await products()).find(({ title }) => title === piece.name)!;
  const { headers } = await ask(server.address, `/api/redirect/${id}`);
  const visit = new URL(headers.get("location")!).searchParams.get("ribby_visit");
  piece.soldOut = true;
  await tell(`${brand.id}/page`, { visit });
  const isSoldOut = async () =>
    ((await ask(server.address, `/api/products/${id}`)).body as Product).sold_out;
  while (!(await isSoldOut())) await wait(40);
});
