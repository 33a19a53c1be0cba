// A visit we sent became an order: believed only when the shop signs it, counted once, nothing about the buyer kept.
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BrandOrders, OrderSettings } from "../../src/contract/orders.ts";
import { ask, askExactly, refusal } from "../support/ask.ts";
import {
  makeBrand,
  newProduct,
  TEST_PASSWORD,
  tokenOf,
  type TestBrand,
} from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const clock = { now: Date.now() };
const DAY = 86_400_000;
const SHOPIFY_SECRET = "shpss_of_the_brand";
let server: TestServer;
let brand: TestBrand;
let neighbour: TestBrand;
let own: string;
const dress = newProduct({ title: "Dress" });
const theirs = newProduct({ title: "Theirs" });

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(clock.now) });
  brand = await makeBrand(server.parts);
  neighbour = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, [dress]);
  await server.parts.products.addMany(neighbour.id, [theirs]);
  for (const one of [brand, neighbour])
    await settings(one, { is_on: true, shopify_secret: SHOPIFY_SECRET });
  own = await newSecret(brand);
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock.now = Date.now();
  await server.parts.database.pool.query("delete from visit_orders");
});

const settings = async (of: TestBrand, body?: object) =>
  (
    await ask(server.address, `/api/brands/${of.id}/orders`, {
      token: of.token,
      ...(body && { method: "PUT", body }),
    })
  ).body as OrderSettings;
const newSecret = async (of: TestBrand) =>
  (
    (
      await ask(server.address, `/api/brands/${of.id}/orders/secret`, {
        method: "POST",
        token: of.token,
      })
    ).body as { secret: string }
  ).secret;

/** Followed to the shop, as a shopper does: the mark that the shop's address carries. */
async function visit(product = dress): Promise<string | null> {
  const answer = await ask(server.address, `/api/redirect/${product.id}`);
  return new URL(answer.headers.get("location")!).searchParams.get("ribby_visit");
}

const hmac = (text: string, secret: string, as: "base64" | "hex") =>
  createHmac("sha256", secret).update(text).digest(as);

const send = (path: string, bytes: string, headers: Record<string, string> = {}) =>
  askExactly(server.address, `/api/orders/${path}`, {
    method: "POST",
    bytes,
    headers: { "content-type": "application/json", ...headers },
  });

const BUYER = {
  email: "mona.secret@example.com",
  phone: "+201001234567",
  total_price: "912.35",
  customer: { first_name: "Monafromminya" },
  billing_address: { address1: "12 Corniche street" },
};
const shopifyOrder = (mark: string | null, id = 5940139491234) =>
  JSON.stringify({
    id,
    ...BUYER,
    landing_site: `/products/dress?utm_source=ribby&ribby_visit=${mark}`,
    line_items: [{ product_id: 632910392, variant_id: 808950810, quantity: 1 }],
  });
const fromShopify = (body: string, of = brand, secret = SHOPIFY_SECRET) =>
  send(`${of.id}/shopify`, body, {
    "x-shopify-topic": "orders/create",
    "x-shopify-hmac-sha256": hmac(body, secret, "base64"),
    "x-shopify-webhook-id": "b54557e4-bdd9-4b37-8a5f-bf7d70bcd043",
  });
const wooOrder = (mark: string | null) =>
  JSON.stringify({
    id: 727,
    parent_id: 0,
    billing: { email: BUYER.email, phone: BUYER.phone, address_1: "12 Corniche street" },
    meta_data: [
      {
        id: 2,
        key: "_wc_order_attribution_session_entry",
        value: `https://shop.example/p/dress/?utm_source=ribby&ribby_visit=${mark}`,
      },
    ],
    line_items: [{ product_id: 93, variation_id: 95 }],
  });
const fromWoo = (body: string, secret = own) =>
  send(`${brand.id}/woocommerce`, body, {
    "x-wc-webhook-topic": "order.created",
    "x-wc-webhook-signature": hmac(body, secret, "base64"),
  });
/** As a beacon sends it. */
const fromPage = (body: object, of = brand) =>
  send(`${of.id}/page`, JSON.stringify(body), { "content-type": "text/plain;charset=UTF-8" });

async function counted(of = brand): Promise<Pick<BrandOrders, "orders" | "confirmed">> {
  const period = new URLSearchParams({
    start_date: new Date(clock.now - DAY).toISOString(),
    end_date: new Date(clock.now + DAY).toISOString(),
  }).toString();
  const answer = await ask(server.address, `/api/analytics/orders/${of.id}?${period}`, {
    // Days pass here, and a session does not last that long.
    token: await tokenOf(server.parts, of.id),
  });
  const { orders, confirmed } = answer.body as BrandOrders;
  return { orders, confirmed };
}
const RECEIVED = { status: 200, body: { received: true } };
const REFUSED = { status: 400, body: refusal("order_refused", "orderRefused") };
const NONE = { orders: 0, confirmed: 0 };
const ONE = { orders: 1, confirmed: 1 };

describe("an order is counted", () => {
  test("of Shopify, once, however often and in whatever order it is delivered", async () => {
    const [first, second] = [shopifyOrder(await visit()), shopifyOrder(await visit(), 2)];
    for (const body of [second, first, first, second, first])
      expect(await fromShopify(body)).toMatchObject(RECEIVED);
    expect(await counted()).toEqual({ orders: 2, confirmed: 2 });
  });

  test("of WooCommerce; its unsigned ping is answered and nothing else", async () => {
    expect(await send(`${brand.id}/woocommerce`, "webhook_id=12")).toMatchObject(RECEIVED);
    expect(await counted()).toEqual(NONE);
    expect(await fromWoo(wooOrder(await visit()))).toMatchObject(RECEIVED);
    expect(await counted()).toEqual(ONE);
  });

  test("of a thank-you page, confirmed by its shop's signature or later by its shop's system", async () => {
    const [told, signed] = [await visit(), await visit()];
    expect(await fromPage({ visit: told })).toMatchObject(RECEIVED);
    const order = "#1001";
    const signature = hmac(order, own, "hex");
    expect(await fromPage({ visit: signed, order, signature })).toMatchObject(RECEIVED);
    expect(await counted()).toEqual({ orders: 2, confirmed: 1 });
    await fromShopify(shopifyOrder(told));
    await fromPage({ visit: told });
    expect(await counted()).toEqual({ orders: 2, confirmed: 2 });
  });

  test("with the piece that was visited, beside metrics that are as they were", async () => {
    await fromShopify(shopifyOrder(await visit()));
    const period = `start_date=${new Date(clock.now - DAY).toISOString()}&end_date=${new Date(clock.now + DAY).toISOString()}`;
    const of = { token: brand.token };
    const orders = await ask(server.address, `/api/analytics/orders/${brand.id}?${period}`, of);
    expect((orders.body as BrandOrders).products).toEqual([
      { id: dress.id, title: "Dress", title_ar: "", orders: 1 },
    ]);
    const metrics = await ask(server.address, `/api/analytics/metrics/${brand.id}?${period}`, of);
    expect(Object.keys(metrics.body as object).toSorted()).toEqual([
      "event_counts",
      "source_breakdown",
      "top_products",
      "total_clicks",
    ]);
    expect(metrics.body).toMatchObject({
      event_counts: { redirect: expect.any(Number) as number },
    });
    expect((metrics.body as { event_counts: object }).event_counts).not.toHaveProperty("order");
  });
});

describe("nothing is counted", () => {
  test("that is forged, or signed by another shop", async () => {
    const mark = await visit();
    const body = shopifyOrder(mark);
    const forged = { "x-shopify-hmac-sha256": hmac(body, "guess", "base64") };
    expect(await send(`${brand.id}/shopify`, body)).toMatchObject(REFUSED);
    expect(await send(`${brand.id}/shopify`, body, forged)).toMatchObject(REFUSED);
    expect(await fromShopify(body, { ...brand, id: "b_nobody" })).toMatchObject(REFUSED);
    expect(await fromWoo(wooOrder(mark), SHOPIFY_SECRET)).toMatchObject(REFUSED);
    expect(await fromPage({ visit: mark, order: "1", signature: "00" })).toMatchObject(REFUSED);
    expect(await fromPage({ visit: `${mark}x` })).toMatchObject(REFUSED);
    for (const odd of ["", "{", "[]", "null"])
      expect(await send(`${brand.id}/page`, odd)).toMatchObject(REFUSED);
    expect(await counted()).toEqual(NONE);
  });

  test("for a brand to which the visit was not sent, and an order that no visit of ours led to", async () => {
    const mark = await visit();
    expect(await fromShopify(shopifyOrder(mark), neighbour)).toMatchObject(RECEIVED);
    expect(await fromShopify(shopifyOrder("none"))).toMatchObject(RECEIVED);
    expect(await fromPage({ visit: mark }, neighbour)).toMatchObject(REFUSED);
    expect([await counted(), await counted(neighbour)]).toEqual([NONE, NONE]);
  });

  test("more than thirty days after the visit, also when it is sent again", async () => {
    const body = shopifyOrder(await visit());
    clock.now += 31 * DAY;
    expect(await fromShopify(body)).toMatchObject(RECEIVED);
    expect(await counted()).toEqual(NONE);
  });

  test("while the brand does not want it: no mark leaves, and what comes is refused", async () => {
    const mark = await visit();
    await settings(brand, { is_on: false });
    expect(await visit()).toBeNull();
    expect(await fromShopify(shopifyOrder(mark))).toMatchObject(REFUSED);
    expect(await fromPage({ visit: mark })).toMatchObject(REFUSED);
    await settings(brand, { is_on: true });
    expect(await counted()).toEqual(NONE);
  });

  test("from a signed body that is no message, or too large a one", async () => {
    expect((await fromShopify("not json")).status).toBe(400);
    expect((await fromShopify(JSON.stringify({ id: "x".repeat(600_000) }))).status).toBe(413);
    expect(await counted()).toEqual(NONE);
  });
});

describe("the secrets", () => {
  test("are shown once, and kept so that the database alone does not tell them", async () => {
    const shown = await newSecret(neighbour);
    const answer = await ask(server.address, `/api/brands/${neighbour.id}/orders`, {
      token: neighbour.token,
    });
    expect(answer.body).toMatchObject({ has_secret: true, has_shopify_secret: true });
    for (const secret of [shown, SHOPIFY_SECRET, own]) {
      expect(answer.text).not.toContain(secret);
      expect(await keeping(secret)).toEqual([]);
    }
  });

  test("a new one takes over; the one before is good for another day", async () => {
    const before = own;
    own = await newSecret(brand);
    expect(await fromWoo(wooOrder(await visit()), before)).toMatchObject(RECEIVED);
    expect(await fromWoo(wooOrder(await visit()))).toMatchObject(RECEIVED);
    clock.now += DAY + 1000;
    expect(await fromWoo(wooOrder(await visit()), before)).toMatchObject(REFUSED);
    own = await newSecret(brand);
    expect(await fromWoo(wooOrder(await visit()), before)).toMatchObject(REFUSED);
  });

  test("and the settings are nobody else's", async () => {
    for (const [method, path] of [
      ["GET", "orders"],
      ["PUT", "orders"],
      ["POST", "orders/secret"],
    ] as const) {
      const asked = { method, token: neighbour.token, ...(method === "PUT" && { body: {} }) };
      expect((await ask(server.address, `/api/brands/${brand.id}/${path}`, asked)).status).toBe(
        404,
      );
    }
  });
});

/** Every row of every table, as text. */
async function everything(): Promise<string[]> {
  const { pool } = server.parts.database;
  const { rows } = await pool.query(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { schema, name } of rows as { schema: string; name: string }[]) {
    const found = await pool.query(`select t::text as row from "${schema}"."${name}" t`);
    texts.push(...(found.rows as { row: string }[]).map(({ row }) => `${name} ${row}`));
  }
  return texts;
}

/** Which of them hold a word. */
const keeping = async (word: string) => (await everything()).filter((row) => row.includes(word));

test("nothing about the buyer is kept, in no table and no log", async () => {
  await fromShopify(shopifyOrder(await visit()));
  await fromWoo(wooOrder(await visit()));
  await fromShopify("{" + shopifyOrder(await visit()));
  await send(`${brand.id}/shopify`, shopifyOrder(await visit()));
  expect(await counted()).toEqual({ orders: 2, confirmed: 2 });
  const kept = [...(await everything()), ...server.log];
  for (const word of [
    "mona.secret",
    "201001234567",
    "912.35",
    "Monafromminya",
    "Corniche",
    "5940139491234",
  ])
    expect(kept.filter((row) => row.includes(word))).toEqual([]);
});

test("a brand's copy holds its orders without secrets, and its end is theirs too", async () => {
  const leaving = await makeBrand(server.parts);
  await server.parts.products.addMany(leaving.id, [newProduct({ id: "p_leaving", title: "Last" })]);
  await settings(leaving, { is_on: true, shopify_secret: SHOPIFY_SECRET });
  await newSecret(leaving);
  const mark = await visit({ ...dress, id: "p_leaving" });
  await fromShopify(shopifyOrder(mark), leaving);
  const copy = await ask(server.address, `/api/brands/${leaving.id}/data`, {
    token: leaving.token,
  });
  const { tables } = copy.body as { tables: Record<string, Record<string, unknown>[]> };
  expect(tables["visit_orders"]).toMatchObject([{ product_id: "p_leaving", is_confirmed: true }]);
  expect(Object.keys(tables["order_signals"]![0]!).filter((name) => /secret/.test(name))).toEqual(
    [],
  );
  await ask(server.address, `/api/brands/${leaving.id}/erase`, {
    method: "POST",
    token: leaving.token,
    body: { password: TEST_PASSWORD },
  });
  expect(await keeping(leaving.id)).toEqual([]);
});
