// Pro in pounds: one payment is one month, said by Paymob itself and not by whoever sends an event.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { MySubscription } from "../../src/contract/subscription.ts";
import { signTransaction } from "../../src/server/providers/payments/paymob.ts";
import { ask } from "../support/ask.ts";
import { unschedule, untilJobDone } from "../support/job-done.ts";
import { makeBrand, tokenOf, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const HMAC = "hmac-of-the-test";
const PRICE = "pro-month-egp-499";
const SOON = { timeout: 60_000, interval: 50 };

type Transaction = Record<string, unknown> & { order: Record<string, unknown> };
const DAY = 86_400_000;
/** A month later is a day of the same number. */
const clock = { now: Date.parse("2027-03-05T10:00:00Z") };
const books = new Map<string, Transaction>();
const asked: Record<string, unknown>[] = [];
let isDown = false;
let paymob: Server;
let server: TestServer;
let env: Record<string, string>;
let brand: TestBrand;

const transaction = (reference: string, changes: Record<string, unknown> = {}): Transaction => ({
  id: 4_000 + books.size,
  success: true,
  pending: false,
  is_refunded: false,
  is_voided: false,
  amount_cents: 49_900,
  currency: "EGP",
  created_at: new Date(clock.now).toISOString(),
  error_occured: false,
  has_parent_transaction: false,
  integration_id: 11,
  is_3d_secure: true,
  is_auth: false,
  is_capture: false,
  is_standalone_payment: true,
  owner: 1,
  source_data: { pan: "2346", sub_type: "MasterCard", type: "card" },
  order: { id: 900, merchant_order_id: reference },
  ...changes,
});

/** Answers as Paymob does, unless it is down. */
async function answer(path: string, body: Record<string, unknown>) {
  if (path === "/v1/intention/") {
    asked.push(body);
    return { client_secret: `secret-${asked.length}` };
  }
  if (path === "/api/auth/tokens") return { token: "t" };
  return books.get(String(body["merchant_order_id"]));
}

beforeAll(async () => {
  paymob = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", async () => {
      const body = JSON.parse(Buffer.concat(pieces).toString() || "{}") as Record<string, unknown>;
      const found = isDown ? undefined : await answer(request.url ?? "", body);
      response.writeHead(isDown ? 500 : found ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(found ?? {}));
    });
  });
  await new Promise<void>((done) => paymob.listen(0, "127.0.0.1", done));
  const { port } = paymob.address() as AddressInfo;
  env = {
    PAYMOB_SECRET_KEY: "egy_sk_test_1",
    PAYMOB_PUBLIC_KEY: "egy_pk_test_1",
    PAYMOB_API_KEY: "key",
    PAYMOB_HMAC_SECRET: HMAC,
    PAYMOB_METHODS: "11,12,13",
    PRO_PRICE_EGP: "499",
    PAYMOB_API_BASE: `http://127.0.0.1:${port}`,
    PUBLIC_URL: "https://ribby.example",
  };
  server = await startTestServer({ env, now: () => new Date(clock.now) });
  await untilJobDone(server.parts, "reconcile");
  await unschedule(server.parts, "reconcile");
});
beforeEach(async () => {
  isDown = false;
  brand = await makeBrand(server.parts);
});
afterAll(async () => {
  await server.stop();
  await new Promise((done) => paymob.close(done));
});

const buy = () =>
  ask(server.address, "/api/stripe/create-checkout-session", {
    method: "POST",
    token: brand.token,
    body: { price_id: PRICE },
  });
const referenceOf = ({ body }: Awaited<ReturnType<typeof buy>>) =>
  (body as { session_id: string }).session_id.split("~")[0]!;
const tell = (obj: Transaction, hmac = signTransaction(obj, HMAC)) =>
  ask(server.address, `/api/stripe/webhook?hmac=${hmac}`, {
    method: "POST",
    body: { type: "TRANSACTION", obj },
  });
/** Events of the inbox that nobody has looked at yet. */
const untouchedEvents = async () =>
  (
    await server.parts.database.pool.query(
      "select count(*)::int as n from payment_events where status = 'stored' and attempts = 0",
    )
  ).rows[0] as { n: number };
const hasPro = async () => {
  const mine = await ask(server.address, "/api/stripe/my-subscription", { token: brand.token });
  return (mine.body as { has_subscription: boolean }).has_subscription;
};

test("a payment brings a month that is not renewed by itself", async () => {
  expect((await ask(server.address, "/api/config")).body).toMatchObject({
    pro: { price: 499, currency: "EGP", renews: false },
  });
  const sold = await buy();
  expect(sold.status).toBe(200);
  expect((sold.body as { url: string }).url).toMatch(
    /unifiedcheckout\/\?publicKey=egy_pk_test_1&clientSecret=secret-/u,
  );
  expect(asked.at(-1)).toMatchObject({
    amount: 49_900,
    currency: "EGP",
    payment_methods: [11, 12, 13],
    notification_url: "https://ribby.example/api/stripe/webhook",
  });
  const paid = transaction(referenceOf(sold));
  books.set(referenceOf(sold), paid);
  expect((await tell(paid)).status).toBe(200);
  await expect.poll(hasPro, SOON).toBe(true);
  const mine = await ask(server.address, "/api/stripe/my-subscription", { token: brand.token });
  expect(mine.body).toMatchObject({ subscription: { cancel_at_period_end: true } });
  expect((await buy()).status).toBe(409);
});

test.each([
  [
    "a wallet",
    { integration_id: 12, source_data: { pan: "2010", sub_type: "wallet", type: "wallet" } },
  ],
  [
    "a kiosk",
    { integration_id: 13, source_data: { pan: "7", sub_type: "AGGREGATOR", type: "aggregator" } },
  ],
])("%s pays one month when the money is there, and no other month by itself", async (_, way) => {
  const reference = referenceOf(await buy());
  const waiting = transaction(reference, { ...way, success: false, pending: true });
  books.set(reference, waiting);
  expect((await tell(waiting)).status).toBe(200);
  await expect.poll(untouchedEvents, SOON).toEqual({ n: 0 });
  expect(await hasPro()).toBe(false);
  // The same transaction, once the wallet has agreed or somebody has paid at the kiosk.
  const paid = transaction(reference, { ...way, id: waiting["id"] });
  books.set(reference, paid);
  expect((await tell(paid)).status).toBe(200);
  await expect.poll(hasPro, SOON).toBe(true);
  const mine = await ask(server.address, "/api/stripe/my-subscription", { token: brand.token });
  expect(mine.body).toMatchObject({ renews: false, subscription: { cancel_at_period_end: true } });
});

const later = async (days: number) => {
  clock.now += days * DAY;
  brand.token = await tokenOf(server.parts, brand.id);
};
const paidUntil = async () => {
  const mine = await ask(server.address, "/api/stripe/my-subscription", { token: brand.token });
  return (mine.body as MySubscription).subscription?.current_period_end;
};
const monthAfter = (moment: number) => {
  const end = new Date(moment);
  end.setUTCMonth(end.getUTCMonth() + 1);
  return end.toISOString();
};
/** The nightly look at everything, as after an event that was lost. */
const reconcile = async () => {
  const { rows } = await server.parts.database.pool.query(
    "select from jobs.job where name = 'reconcile' and state = 'completed'",
  );
  await server.parts.jobs.send("reconcile");
  await untilJobDone(server.parts, "reconcile", rows.length + 1);
};

test.each([20, 40])(
  "a kiosk's code that is paid %d days after it was issued brings a whole month from the payment on, told twice or not",
  async (days) => {
    const reference = referenceOf(await buy());
    const waiting = transaction(reference, { integration_id: 13, success: false, pending: true });
    books.set(reference, waiting);
    expect((await tell(waiting)).status).toBe(200);
    await expect.poll(untouchedEvents, SOON).toEqual({ n: 0 });
    await later(days);
    expect(await hasPro()).toBe(false);
    // Paymob names the moment at which the code was issued, whenever it is paid.
    const paid = transaction(reference, {
      integration_id: 13,
      id: waiting["id"],
      created_at: waiting["created_at"],
    });
    books.set(reference, paid);
    const end = monthAfter(clock.now);
    expect((await tell(paid)).status).toBe(200);
    await expect.poll(hasPro, SOON).toBe(true);
    expect(await paidUntil()).toBe(end);
    await later(3);
    expect((await tell(paid)).status).toBe(200);
    expect((await tell({ ...paid, id: 90_000 + days })).status).toBe(200);
    await reconcile();
    await expect.poll(untouchedEvents, SOON).toEqual({ n: 0 });
    expect(await paidUntil()).toBe(end);
    // Long after the code was issued the end of its month is not overlooked.
    await server.parts.database.pool.query(
      "update checkouts set created_at = now() - interval '80 days' where brand_id = $1",
      [brand.id],
    );
    await later(30);
    await reconcile();
    expect(await hasPro()).toBe(false);
  },
);

test("money that was given back takes its month along", async () => {
  const reference = referenceOf(await buy());
  const paid = transaction(reference);
  books.set(reference, paid);
  expect((await tell(paid)).status).toBe(200);
  await expect.poll(hasPro, SOON).toBe(true);
  const refunded = { ...paid, is_refunded: true };
  books.set(reference, refunded);
  expect((await tell(refunded)).status).toBe(200);
  await expect.poll(hasPro, SOON).toBe(false);
});

test("two codes of a brand that are both paid are two months, one after the other", async () => {
  const codes: string[] = [];
  for (let n = 0; n < 2; n++) {
    const reference = referenceOf(await buy());
    codes.push(reference);
    books.set(reference, transaction(reference, { success: false, pending: true }));
    // As when the price was changed meanwhile: the old place to pay cannot be closed at Paymob.
    await server.parts.database.pool.query(
      "update checkouts set closed_at = now() where brand_id = $1",
      [brand.id],
    );
  }
  expect(new Set(codes).size).toBe(2);
  const first = clock.now;
  for (const reference of codes) {
    const paid = transaction(reference, { id: books.get(reference)!["id"] });
    books.set(reference, paid);
    expect((await tell(paid)).status).toBe(200);
    await expect.poll(untouchedEvents, SOON).toEqual({ n: 0 });
    await later(2);
  }
  const whole = monthAfter(Date.parse(monthAfter(first)));
  expect(await paidUntil()).toBe(whole);
  await reconcile();
  expect(await paidUntil()).toBe(whole);
  await later(40);
  await reconcile();
  expect(await hasPro()).toBe(true);
  await later(30);
  await reconcile();
  expect(await hasPro()).toBe(false);
});

test("an event with another signature, or none, is refused", async () => {
  const paid = transaction(referenceOf(await buy()));
  books.set(String(paid.order["merchant_order_id"]), paid);
  expect((await tell(paid, "0".repeat(128))).status).toBe(400);
  expect((await tell(paid, "")).status).toBe(400);
  const forged = { ...paid, amount_cents: 1 };
  expect((await tell(forged, signTransaction(paid, HMAC))).status).toBe(400);
  expect(await hasPro()).toBe(false);
});

test("a signed event of a payment that Paymob does not know, or of another sum, brings nothing", async () => {
  const reference = referenceOf(await buy());
  expect((await tell(transaction(reference))).status).toBe(200);
  books.set(reference, transaction(reference, { amount_cents: 100 }));
  expect((await tell(transaction(reference, { id: 77 }))).status).toBe(200);
  await expect.poll(untouchedEvents, SOON).toEqual({ n: 0 });
  expect(await hasPro()).toBe(false);
});

test("while Paymob is down nothing is sold, and nobody is told otherwise", async () => {
  isDown = true;
  expect((await buy()).status).toBe(503);
});

test("beside Stripe both ways are offered, the price chooses, and nobody has Pro twice", async () => {
  const alone = server;
  server = await startTestServer({
    env: {
      ...env,
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_ID: "price_1",
      STRIPE_API_BASE: env["PAYMOB_API_BASE"]!,
    },
  });
  try {
    brand = await makeBrand(server.parts);
    expect((await ask(server.address, "/api/config")).body).toMatchObject({
      price_id: "price_1",
      pro: { price: 20, currency: "USD", renews: true },
      offers: [
        { provider: "stripe", price_id: "price_1", price: 20, currency: "USD", renews: true },
        { provider: "paymob", price_id: PRICE, price: 499, currency: "EGP", renews: false },
      ],
    });
    const sold = await buy();
    expect(sold.status).toBe(200);
    const paid = transaction(referenceOf(sold));
    books.set(referenceOf(sold), paid);
    expect((await tell(paid, "0".repeat(128))).status).toBe(400);
    expect((await tell(paid)).status).toBe(200);
    await expect.poll(hasPro, SOON).toBe(true);
    const mine = await ask(server.address, "/api/stripe/my-subscription", { token: brand.token });
    expect(mine.body).toMatchObject({ renews: false });
    const again = await ask(server.address, "/api/stripe/create-checkout-session", {
      method: "POST",
      token: brand.token,
      body: { price_id: "price_1" },
    });
    expect(again.status).toBe(409);
  } finally {
    await server.stop();
    server = alone;
  }
});
