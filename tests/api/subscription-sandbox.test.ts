// Without a key: the whole way through the sandbox, as a browser without scripts walks it. In production:
// a sentence.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { SANDBOX_PRICE_ID } from "../../src/server/providers/payments/sandbox.ts";
import { ask, inArabic, refusal } from "../support/ask.ts";
import { unschedule, untilJobDone } from "../support/job-done.ts";
import { makeBrand, type TestBrand } from "../support/people.ts";
import { deliver, startStripe, STRIPE_ENV } from "../support/stripe-server.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** A busy machine takes its time. */
const SOON = { timeout: 60_000, interval: 50 };
let server: TestServer;
let further: TestServer | undefined;

beforeAll(async () => {
  server = await startTestServer();
  // What a test makes us forget must not be caught up by anybody else.
  await untilJobDone(server.parts, "reconcile");
  await unschedule(server.parts, "reconcile");
});
afterEach(async () => {
  await further?.stop();
  further = undefined;
});
afterAll(() => server.stop());

type Mine = { has_subscription: boolean; subscription: Record<string, unknown> | null };

function actingAs(brand: TestBrand, at: Pick<TestServer, "address"> = server) {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    ask(at.address, path, { method: "POST", token: brand.token, body, headers });
  return {
    buy: (headers?: Record<string, string>, price_id: string = SANDBOX_PRICE_ID) =>
      post("/api/stripe/create-checkout-session", { price_id }, headers),
    portal: (return_url: string) =>
      post("/api/stripe/create-customer-portal-session", { return_url }),
    mine: async () =>
      (await ask(at.address, "/api/stripe/my-subscription", { token: brand.token })).body as Mine,
  };
}

/** Presses a button of a page that is nothing but forms. */
const press = (url: string, act: string) =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ act }),
  });
const read = (url: string, headers: Record<string, string> = {}) => {
  const { origin, pathname, search } = new URL(url);
  return ask(origin, pathname + search, { headers });
};
const urlOf = ({ body }: { body: unknown }) => (body as { url: string }).url;

test("the client learns that the sandbox sells, and what", async () => {
  expect((await ask(server.address, "/api/config")).body).toMatchObject({
    price_id: SANDBOX_PRICE_ID,
    providers: { payments: "sandbox" },
  });
});

test("a brand is declined, pays, fails to pay twice, cancels, resumes, falls behind, pays and lets it end", async () => {
  const { buy, portal, mine } = actingAs(await makeBrand(server.parts));
  const nothing = { has_subscription: false, subscription: null };
  const checkout = urlOf(await buy());
  expect(checkout.startsWith(`${server.address}/sandbox/checkout/`)).toBe(true);
  expect((await read(checkout)).text).toContain("No card needed, nothing is charged.");

  const declined = await press(checkout, "decline");
  expect(declined.status).toBe(303);
  const again = await read(new URL(declined.headers.get("location")!, checkout).href);
  expect(again.text).toContain("The card was declined.");
  expect(await mine()).toEqual(nothing);
  expect(urlOf(await buy())).toBe(checkout);

  const paid = await press(checkout, "pay");
  expect(paid.headers.get("location")).toBe(`${server.address}/payments?checkout=success`);
  await expect.poll(mine, SOON).toMatchObject({
    has_subscription: true,
    subscription: { status: "active", cancel_at_period_end: false },
  });
  // Back in the history and paid again: nothing more happens.
  expect((await press(checkout, "pay")).headers.get("location")).toBe(new URL(checkout).pathname);
  expect((await read(checkout)).text).toContain("nothing to pay here any more");
  expect((await buy()).body).toEqual(refusal("already_subscribed", "alreadySubscribed"));

  const desk = urlOf(await portal("/payments"));
  expect((await press(desk, "cancel")).headers.get("location")).toBe(new URL(desk).pathname);
  await expect.poll(mine, SOON).toMatchObject({
    has_subscription: true,
    subscription: { status: "active", cancel_at_period_end: true },
  });
  await press(desk, "resume");
  await expect
    .poll(mine, SOON)
    .toMatchObject({ subscription: { cancel_at_period_end: false, canceled_at: null } });
  await press(desk, "decline");
  await expect.poll(mine, SOON).toMatchObject({ subscription: { status: "past_due" } });
  await press(desk, "pay");
  await expect.poll(mine, SOON).toMatchObject({ subscription: { status: "active" } });
  await press(desk, "expire");
  await expect
    .poll(mine, SOON)
    .toMatchObject({ has_subscription: false, subscription: { status: "canceled" } });
  // What is over stays over.
  await press(desk, "resume");
  expect(await mine()).toMatchObject({ has_subscription: false });
  const next = urlOf(await buy());
  expect(next).not.toBe(checkout);
  await press(next, "pay");
  await expect.poll(mine, SOON).toMatchObject({ has_subscription: true });
});

test("what it says arrives signed, through the door of all events", async () => {
  const { buy, mine } = actingAs(await makeBrand(server.parts));
  await press(urlOf(await buy()), "pay");
  await expect.poll(mine, SOON).toMatchObject({ has_subscription: true });
  const { sql } = server.parts.database;
  const events = () =>
    sql
      .selectFrom("payment_events")
      .select(["provider", "status"])
      .orderBy("created_at", "desc")
      .limit(2)
      .execute();
  const applied = { provider: "sandbox", status: "applied" };
  await expect.poll(events, SOON).toEqual([applied, applied]);
  // One that somebody else signed does not open it.
  expect((await deliver(server.address, { payload: "{}" } as never)).status).toBe(400);
});

test("pages exist only for those who know their address, and say so calmly", async () => {
  for (const id of ["guess", "__proto__", "constructor", "%00", "..%2f"]) {
    for (const page of ["checkout", "portal"]) {
      const { status, body } = await ask(server.address, `/sandbox/${page}/${id}`);
      expect([id, status, body]).toEqual([id, 404, refusal("not_found", "notFound")]);
    }
  }
  expect((await press(`${server.address}/sandbox/portal/bps_guess`, "expire")).status).toBe(404);
  const { buy } = actingAs(await makeBrand(server.parts));
  expect((await press(urlOf(await buy()), "give me money")).status).toBe(400);
});

test("pages speak Arabic from right to left, without scripts or inline styles", async () => {
  const { buy } = actingAs(await makeBrand(server.parts));
  const page = await read(urlOf(await buy()), { cookie: "language=ar; theme=dark" });
  expect(page.text).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
  expect(page.text).toContain("٢٠ دولارًا أمريكيًا");
  expect(page.text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
  expect(page.headers.get("cache-control")).toBe("no-store");
});

test("whoever came by the name localhost is led back there, where the session lives", async () => {
  const { buy } = actingAs(await makeBrand(server.parts));
  const origin = server.address.replace("127.0.0.1", "localhost");
  expect(urlOf(await buy({ origin })).startsWith(`${origin}/sandbox/`)).toBe(true);
});

test("what our database never heard of is caught up from the sandbox's own books", async () => {
  const { folder } = server;
  const brand = await makeBrand(server.parts);
  const checkout = urlOf(await actingAs(brand).buy());
  expect(existsSync(join(folder, "sandbox", "payments.json"))).toBe(true);
  await press(checkout, "pay");
  await expect.poll(actingAs(brand).mine, SOON).toMatchObject({ has_subscription: true });
  const { sql } = server.parts.database;
  const waiting = () =>
    sql.selectFrom("payment_events").select("id").where("status", "=", "stored").execute();
  // The payment's second event would bring back what is deleted below.
  await expect.poll(waiting, SOON).toEqual([]);
  // As if we had never heard of it.
  await sql.deleteFrom("subscriptions").where("brand_id", "=", brand.id).execute();
  expect(await actingAs(brand).mine()).toMatchObject({ has_subscription: false });
  await server.parts.jobs.send("reconcile");
  await expect.poll(actingAs(brand).mine, SOON).toMatchObject({ has_subscription: true });
  expect(readFileSync(join(folder, "sandbox", "payments.json"), "utf8")).toContain(brand.id);
});

describe("in production", () => {
  test("without keys there is no sandbox: a sentence, and the rest works", async () => {
    further = await startTestServer({ env: { NODE_ENV: "production" } });
    const brand = await makeBrand(further.parts);
    const { buy, portal, mine } = actingAs(brand, further);
    const off = refusal("payments_not_configured", "paymentsNotConfigured");
    expect(await buy()).toMatchObject({ status: 503, body: off });
    expect((await buy({ "accept-language": "ar" })).body).toEqual({
      code: "payments_not_configured",
      detail: inArabic("paymentsNotConfigured"),
    });
    expect(await portal("/payments")).toMatchObject({ status: 503, body: off });
    expect(await mine()).toEqual({ has_subscription: false, subscription: null });
    expect((await ask(further.address, "/sandbox/checkout/x")).status).toBe(404);
    expect((await ask(further.address, "/sandbox/style.css")).status).toBe(404);
    expect((await ask(further.address, "/api/config")).body).toMatchObject({
      price_id: null,
      providers: { payments: "off" },
    });
    expect((await ask(further.address, "/api/products/explore")).status).toBe(200);
  });

  test("what was bought in the sandbox, or in test mode, counts for nothing with a live key", async () => {
    const brand = await makeBrand(server.parts);
    await press(urlOf(await actingAs(brand).buy()), "pay");
    await expect.poll(actingAs(brand).mine, SOON).toMatchObject({ has_subscription: true });
    const { sql } = server.parts.database;
    const stripe = await startStripe();
    const rows = await sql
      .selectFrom("subscriptions")
      .selectAll()
      .where("brand_id", "=", brand.id)
      .execute();
    further = await startTestServer({
      env: {
        ...STRIPE_ENV,
        STRIPE_SECRET_KEY: "sk_live_1",
        STRIPE_API_BASE: stripe.address,
        NODE_ENV: "production",
      },
    });
    const owner = await makeBrand(further.parts);
    for (const [n, provider] of ["sandbox", "stripe test"].entries()) {
      await further.parts.database.sql
        .insertInto("subscriptions")
        .values({ ...rows[0]!, id: `sub_${n}`, provider, brand_id: owner.id })
        .execute();
    }
    expect(await actingAs(owner, further).mine()).toEqual({
      has_subscription: false,
      subscription: null,
    });
    await stripe.stop();
  });
});
