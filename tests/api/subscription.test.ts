// Buying Pro and managing it, with the official SDK and a stand-in for Stripe behind it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask, inArabic, refusal } from "../support/ask.ts";
import { unschedule, untilJobDone } from "../support/job-done.ts";
import { makeBrand, type TestBrand } from "../support/people.ts";
import {
  DAY,
  deliver,
  nowSeconds,
  startStripe,
  STRIPE_ENV,
  type StripeServer,
} from "../support/stripe-server.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const PRICE = STRIPE_ENV.STRIPE_PRICE_ID;
/** A busy machine takes its time. */
const SOON = { timeout: 60_000, interval: 50 };
let stripe: StripeServer;
let server: TestServer;
let brand: TestBrand;

beforeAll(async () => {
  stripe = await startStripe();
  server = await startTestServer({
    env: { ...STRIPE_ENV, STRIPE_API_BASE: stripe.address, PUBLIC_URL: "https://ribby.example" },
  });
  // A start looks at everything once; what a test pays unheard must not be found by that look.
  await untilJobDone(server.parts, "reconcile");
  await unschedule(server.parts, "reconcile");
});
beforeEach(async () => {
  brand = await makeBrand(server.parts);
});
afterEach(() => {
  stripe.mood = "well";
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
});

type Sold = { session_id: string; url: string };
type Mine = { has_subscription: boolean; subscription: Record<string, unknown> | null };

const buy = (price_id: string = PRICE, headers: Record<string, string> = {}) =>
  ask(server.address, "/api/stripe/create-checkout-session", {
    method: "POST",
    token: brand.token,
    body: { price_id },
    headers,
  });
const portal = (return_url: string) =>
  ask(server.address, "/api/stripe/create-customer-portal-session", {
    method: "POST",
    token: brand.token,
    body: { return_url },
  });
const mine = async () =>
  (await ask(server.address, "/api/stripe/my-subscription", { token: brand.token })).body as Mine;
const callsFor = (call: string) => stripe.asked.filter((asked) => asked.call === call);
const sessionsOf = ({ id }: TestBrand) =>
  [...stripe.sessions.values()].filter(({ sent }) => sent["client_reference_id"] === id);
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Buys, and lets everything Stripe says about it arrive. */
async function subscribe() {
  const { session_id } = (await buy()).body as Sold;
  for (const event of stripe.pay(session_id)) await deliver(server.address, event);
  await expect.poll(async () => (await mine()).has_subscription, SOON).toBe(true);
  return stripe.subscriptions.get(stripe.sessions.get(session_id)!.subscription!)!;
}

const ALREADY = { status: 409, body: refusal("already_subscribed", "alreadySubscribed") };
const UNAVAILABLE = { status: 503, body: refusal("payments_unavailable", "paymentsUnavailable") };

describe("buying", () => {
  test("leads to Stripe's page for this brand and the one price, and back to our own site", async () => {
    const answer = await buy();
    const { session_id } = answer.body as Sold;
    expect(answer).toMatchObject({
      status: 200,
      body: { session_id, url: `${stripe.address}/pay/${session_id}` },
    });
    expect(stripe.sessions.get(session_id)!.sent).toEqual({
      mode: "subscription",
      customer: [...stripe.customers.keys()].at(-1),
      client_reference_id: brand.id,
      "line_items[0][price]": PRICE,
      "line_items[0][quantity]": "1",
      "metadata[brand_id]": brand.id,
      "subscription_data[metadata][brand_id]": brand.id,
      success_url: "https://ribby.example/payments?checkout=success",
      cancel_url: "https://ribby.example/payments?checkout=canceled",
    });
    expect([...stripe.customers.values()].at(-1)).toMatchObject({
      name: brand.name,
      "metadata[brand_id]": brand.id,
    });
  });

  test("nothing but the configured price can be bought", async () => {
    for (const price of ["price_cheaper", "", "PRICE_PRO", `${PRICE} `]) {
      expect(await buy(price)).toMatchObject({
        status: 400,
        body: refusal("invalid", "priceUnknown", { field: "price_id" }),
      });
    }
    expect(sessionsOf(brand)).toEqual([]);
    const { body } = await ask(server.address, "/api/config");
    expect(body).toMatchObject({ price_id: PRICE, providers: { payments: "stripe" } });
  });

  test("a forged Origin does not lead anybody elsewhere", async () => {
    const { session_id } = (await buy(PRICE, { origin: "https://evil.example" })).body as Sold;
    expect(stripe.sessions.get(session_id)!.sent["success_url"]).toMatch(
      /^https:\/\/ribby\.example\//,
    );
  });
});

describe("a second click", () => {
  test("twenty at the same moment open one session under one key, for one customer", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(sessionsOf(brand)).toHaveLength(1);
    const opened = callsFor("POST /v1/checkout/sessions").filter(
      ({ body }) => body["client_reference_id"] === brand.id,
    );
    expect(new Set(opened.map(({ key }) => key)).size).toBe(1);
    const customers = [...stripe.customers.values()];
    expect(customers.filter((sent) => sent["metadata[brand_id]"] === brand.id)).toHaveLength(1);
  });

  test("a later one, in another tab, finds the session that is still open", async () => {
    const first = (await buy()).body;
    expect((await buy()).body).toEqual(first);
    expect(sessionsOf(brand)).toHaveLength(1);
  });

  test("whoever paid is told so, before our database has heard of it too", async () => {
    const { session_id } = (await buy()).body as Sold;
    stripe.pay(session_id);
    expect(await mine()).toEqual({ has_subscription: false, subscription: null });
    // Its event is lost; asking again is enough to learn of it.
    expect(await buy()).toMatchObject(ALREADY);
    expect((await mine()).has_subscription).toBe(true);
    expect(await buy()).toMatchObject(ALREADY);
    expect(sessionsOf(brand)).toHaveLength(1);
  });

  test("a session that ran out is replaced by a new one", async () => {
    const first = (await buy()).body as Sold;
    stripe.expire(first.session_id);
    const second = (await buy()).body as Sold;
    expect(second.session_id).not.toBe(first.session_id);
    expect(sessionsOf(brand)).toHaveLength(2);
  });

  test("a session of an older price is closed: nobody pays what is not asked any more", async () => {
    const { session_id } = (await buy()).body as Sold;
    const { sql } = server.parts.database;
    const old = { price_id: "price_last_year" };
    await sql.updateTable("checkouts").set(old).where("session_id", "=", session_id).execute();
    const next = (await buy()).body as Sold;
    expect(next.session_id).not.toBe(session_id);
    expect(stripe.sessions.get(session_id)!.status).toBe("expired");
  });

  test("after a crash before the answer, the next click gets the very same session", async () => {
    const first = (await buy()).body as Sold;
    const { sql } = server.parts.database;
    await sql
      .updateTable("checkouts")
      .set({ session_id: null })
      .where("session_id", "=", first.session_id)
      .execute();
    expect((await buy()).body).toEqual(first);
  });

  test("who had Pro once, and has it no more, can buy it again", async () => {
    const { id } = await subscribe();
    expect(await buy()).toMatchObject(ALREADY);
    const ended = { status: "canceled", period: [nowSeconds() - 31 * DAY, nowSeconds() - 1] };
    await deliver(
      server.address,
      stripe.change(id, "customer.subscription.deleted", ended as never),
    );
    await expect.poll(async () => (await mine()).has_subscription, SOON).toBe(false);
    expect((await buy()).status).toBe(200);
  });
});

describe("what a brand has", () => {
  test("the success page alone grants nothing", async () => {
    const { session_id } = (await buy()).body as Sold;
    const page = await ask(server.address, `/payments?checkout=success&session_id=${session_id}`);
    expect(page.status).toBe(200);
    expect(await mine()).toEqual({ has_subscription: false, subscription: null });
  });

  test("periods come from the subscription's items, dates as everybody reads them", async () => {
    const { items } = await subscribe();
    const [{ current_period_start, current_period_end }] = items.data as [
      { current_period_start: number; current_period_end: number },
    ];
    expect(await mine()).toEqual({
      has_subscription: true,
      subscription: {
        status: "active",
        cancel_at_period_end: false,
        canceled_at: null,
        current_period_end: iso(current_period_end),
        last_renewal_date: iso(current_period_start),
        cancel_at: null,
      },
    });
  });

  test.each([
    ["at the end of the period", { cancel_at_period_end: true, cancel_at: null }],
    ["by a date", { cancel_at_period_end: false, cancel_at: nowSeconds() + 3 * DAY }],
  ])("a cancellation %s is recognised, and can be taken back", async (_, how) => {
    const { id } = await subscribe();
    const canceled_at = nowSeconds();
    const changed = "customer.subscription.updated";
    await deliver(server.address, stripe.change(id, changed, { ...how, canceled_at }));
    await expect.poll(mine, SOON).toMatchObject({
      has_subscription: true,
      subscription: {
        status: "active",
        cancel_at_period_end: true,
        canceled_at: iso(canceled_at),
        cancel_at: how.cancel_at === null ? null : iso(how.cancel_at),
      },
    });
    const back = { cancel_at_period_end: false, cancel_at: null, canceled_at: null };
    await deliver(server.address, stripe.change(id, changed, back));
    await expect
      .poll(mine, SOON)
      .toMatchObject({ subscription: { cancel_at_period_end: false, canceled_at: null } });
  });

  test("canceled in the middle of a paid period, it lasts until the period is over", async () => {
    const { id } = await subscribe();
    const deleted = "customer.subscription.deleted";
    await deliver(server.address, stripe.change(id, deleted, { status: "canceled" }));
    await expect.poll(mine, SOON).toMatchObject({
      has_subscription: true,
      subscription: { status: "canceled" },
    });
  });

  test.each([
    ["past_due", true],
    ["unpaid", true],
    ["incomplete", false],
    ["incomplete_expired", false],
  ])("with the status %s it counts: %s", async (status, counts) => {
    const { id } = await subscribe();
    await deliver(server.address, stripe.change(id, "customer.subscription.updated", { status }));
    await expect
      .poll(mine, SOON)
      .toMatchObject({ has_subscription: counts, subscription: { status } });
  });

  test("another brand's subscription is nobody else's", async () => {
    await subscribe();
    brand = await makeBrand(server.parts);
    expect(await mine()).toEqual({ has_subscription: false, subscription: null });
  });
});

describe("the portal", () => {
  test("opens for a customer, and leads back to where the brand was", async () => {
    expect(await portal("/payments")).toMatchObject({
      status: 404,
      body: refusal("no_subscription", "noSubscription"),
    });
    await subscribe();
    for (const back of ["/profile?tab=subscription", "https://ribby.example/payments"]) {
      const { status, body } = await portal(back);
      const { url } = body as { url: string };
      expect(status).toBe(200);
      expect(new URL(url).searchParams.get("back")).toBe(
        new URL(back, "https://ribby.example").href,
      );
    }
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "https://ribby.example.evil.example/",
    "https://ribby.example@evil.example/",
    "https://user:pass@ribby.example/",
    "http://ribby.example/",
    "http://127.0.0.1/payments",
    "javascript:alert(1)",
    "\\\\evil.example",
    "data:text/html,hello",
  ])("leads nobody to %s", async (back) => {
    await subscribe();
    expect(await portal(back)).toMatchObject({
      status: 400,
      body: refusal("invalid", "returnAddressForeign", { field: "return_url" }),
    });
  });
});

describe("when Stripe does not answer", () => {
  const everythingElse = async () => {
    expect((await ask(server.address, "/api/products/explore")).status).toBe(200);
    expect((await ask(server.address, `/api/brands/${brand.id}`, brand)).status).toBe(200);
    expect((await ask(server.address, "/api/health")).status).toBe(200);
  };

  test.each(["failing", "bare 404", "nonsense"] as const)(
    "%s: a sentence, nothing is lost, and the rest works",
    async (mood) => {
      await subscribe();
      const had = await mine();
      stripe.mood = mood;
      expect(await portal("/payments")).toMatchObject(UNAVAILABLE);
      expect(await mine()).toEqual(had);
      brand = await makeBrand(server.parts);
      expect(await buy()).toMatchObject(UNAVAILABLE);
      await everythingElse();
      stripe.mood = "well";
      expect((await buy()).status).toBe(200);
    },
  );

  test("its port closed: a sentence in both languages, nothing of its innards, the rest works", async () => {
    await stripe.goDown();
    const answers = [await buy(), await buy(PRICE, { "accept-language": "ar" })];
    await everythingElse();
    await stripe.comeBack();
    expect(answers[0]).toMatchObject(UNAVAILABLE);
    expect(answers[1]!.body).toEqual({
      code: "payments_unavailable",
      detail: inArabic("paymentsUnavailable"),
    });
    expect((await buy()).status).toBe(200);
    expect(sessionsOf(brand)).toHaveLength(1);
  });

  test("its secret key stands in no answer and in no line of the log", async () => {
    expect(server.log.join("")).not.toContain(STRIPE_ENV.STRIPE_SECRET_KEY);
    expect(server.log.join("")).not.toContain(STRIPE_ENV.STRIPE_WEBHOOK_SECRET);
  });
});
