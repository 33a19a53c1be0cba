// Events of the payment provider: whom we believe, and what becomes of them in any order, twice, late,
// or never.
import fc from "fast-check";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  makeHouse,
  startAccountServer,
  type AccountServer,
  type House,
} from "../support/account-server.ts";
import { makeMember } from "../support/account-calls.ts";
import { ask, refusal } from "../support/ask.ts";
import { unschedule, untilJobDone } from "../support/job-done.ts";
import { killLeftovers, spawnServer } from "../support/server-process.ts";
import {
  DAY,
  deliver,
  nowSeconds,
  post,
  signatureOf,
  startStripe,
  STRIPE_ENV,
  type StripeEvent,
  type StripeServer,
} from "../support/stripe-server.ts";

const SEED = 20_261_115;
/** A busy machine takes its time. */
vi.setConfig({ testTimeout: 300_000 });
const SOON = { timeout: 60_000, interval: 50 };
let stripe: StripeServer;
let house: House;
let server: AccountServer;
let brand: { id: string; token: string };
let env: Record<string, string>;

beforeAll(async () => {
  stripe = await startStripe();
  house = await makeHouse();
  env = { ...STRIPE_ENV, STRIPE_API_BASE: stripe.address };
  server = await startAccountServer({ house, env: { ...env, ROLE: "all" } });
  // A start looks at everything once; what a test pays unheard must not be found by that look.
  await untilJobDone(server.parts, "reconcile");
  await unschedule(server.parts, "reconcile");
});
beforeEach(async () => {
  brand = await makeMember(server);
});
afterEach(() => {
  stripe.mood = "well";
  killLeftovers();
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
  await house.remove();
});

type Mine = { has_subscription: boolean; subscription: { status: string } | null };
const mine = async (address = server.address) =>
  (await ask(address, "/api/stripe/my-subscription", { token: brand.token })).body as Mine;

async function openSession(address = server.address): Promise<string> {
  const answer = await ask(address, "/api/stripe/create-checkout-session", {
    method: "POST",
    token: brand.token,
    body: { price_id: STRIPE_ENV.STRIPE_PRICE_ID },
  });
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body as { session_id: string }).session_id;
}

/** Bought and paid at Stripe; nobody has told us. */
async function paidUnheard() {
  const events = stripe.pay(await openSession());
  const id = (JSON.parse(events[1]!.payload) as { data: { object: { id: string } } }).data.object
    .id;
  return { id, events };
}

const kept = (ids: string[]) =>
  server.parts.database.sql
    .selectFrom("payment_events")
    .select(["id", "status", "attempts"])
    .where("id", "in", ids)
    .execute();

/** When nothing that was taken in is still waiting. */
const settled = (events: StripeEvent[]) =>
  expect
    .poll(async () => (await kept(events.map(({ id }) => id))).map(({ status }) => status), SOON)
    .toEqual(events.map(() => "applied"));

const RECEIVED = { status: 200, body: { received: true } };
const REFUSED = { status: 400, body: refusal("webhook_refused", "webhookRefused") };

describe("an event is believed only with a fresh signature over its very bytes", () => {
  const forgeries: [string, (payload: string) => [string, string | undefined]][] = [
    ["without a signature", (payload) => [payload, undefined]],
    ["with an empty signature", (payload) => [payload, ""]],
    ["with a signature that is nonsense", (payload) => [payload, "t=,v1="]],
    ["with only a date", (payload) => [payload, `t=${nowSeconds()}`]],
    [
      "signed with another secret",
      (payload) => [payload, signatureOf(payload, nowSeconds(), "whsec_of_somebody_else")],
    ],
    ["signed with an empty secret", (payload) => [payload, signatureOf(payload, nowSeconds(), "")]],
    [
      "with a changed word",
      (payload) => [payload.replace("active", "trialing"), signatureOf(payload)],
    ],
    ["with one more space", (payload) => [`${payload} `, signatureOf(payload)]],
    ["with the signature of another event", (payload) => [payload, signatureOf("{}")]],
    ["under another scheme", (payload) => [payload, signatureOf(payload).replace("v1=", "v0=")]],
    ["five minutes old", (payload) => [payload, signatureOf(payload, nowSeconds() - 302)]],
    ["a year old", (payload) => [payload, signatureOf(payload, nowSeconds() - 365 * DAY)]],
    ["five minutes ahead", (payload) => [payload, signatureOf(payload, nowSeconds() + 302)]],
    ["a year ahead", (payload) => [payload, signatureOf(payload, nowSeconds() + 365 * DAY)]],
    [
      "old, with a second date that is fresh",
      (payload) => [
        payload,
        signatureOf(payload, nowSeconds() - 400).replace(",", `,t=${nowSeconds()},`),
      ],
    ],
    [
      "old, with a fresh date in front",
      (payload) => [payload, `t=${nowSeconds()},${signatureOf(payload, nowSeconds() - 400)}`],
    ],
    ["signed, but no JSON", () => ["{", signatureOf("{")]],
  ];

  test.each(forgeries)("%s it is refused and changes nothing", async (_, forge) => {
    const { events } = await paidUnheard();
    const [bytes, signature] = forge(events[1]!.payload);
    expect(await post(server.address, bytes, signature)).toEqual(REFUSED);
    expect(await kept(events.map(({ id }) => id))).toEqual([]);
    expect(await mine()).toEqual({ has_subscription: false, subscription: null });
  });

  test("fresh and whole it is taken; a clock may be half a minute off either way", async () => {
    const { events } = await paidUnheard();
    const [first, second, third] = events as [StripeEvent, StripeEvent, StripeEvent];
    expect(await deliver(server.address, first)).toEqual(RECEIVED);
    for (const [event, off] of [[second, 30] as const, [third, -30] as const]) {
      const signature = signatureOf(event.payload, nowSeconds() + off);
      expect(await post(server.address, event.payload, signature)).toEqual(RECEIVED);
    }
    await settled(events);
    expect((await mine()).has_subscription).toBe(true);
  });

  test("one of several signatures is enough, as while a secret is being changed", async () => {
    const { events } = await paidUnheard();
    const { payload } = events[0]!;
    const signature = signatureOf(payload).replace(",v1=", `,v1=${"0".repeat(64)},v1=`);
    expect(await post(server.address, payload, signature)).toEqual(RECEIVED);
  });

  test("an old recording played again is refused", async () => {
    const { events } = await paidUnheard();
    const { payload } = events[0]!;
    const recorded = signatureOf(payload);
    expect(await post(server.address, payload, recorded)).toEqual(RECEIVED);
    server.later({ seconds: 400 });
    expect(await post(server.address, payload, recorded)).toEqual(REFUSED);
    server.later({ seconds: -400 });
  });

  test("events about other things are thanked for and left alone", async () => {
    const others = [
      stripe.event("charge.refunded", { object: "charge", id: "ch_1" }),
      stripe.event("checkout.session.completed", { object: "checkout.session", id: "cs_1" }),
      stripe.event("customer.subscription.updated", {}),
      stripe.event("customer.subscription.updated", { object: "subscription", id: 7 }),
    ];
    for (const event of others) expect(await deliver(server.address, event)).toEqual(RECEIVED);
    expect(await kept(others.map(({ id }) => id))).toEqual([]);
  });

  test("a subscription of nobody we know is noted and ignored", async () => {
    stripe.subscriptions.set("sub_foreign", {
      object: "subscription",
      id: "sub_foreign",
      customer: "cus_foreign",
      status: "active",
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      items: { data: [{ current_period_start: 1, current_period_end: 2 }] },
      metadata: { brand_id: "b_nobody" },
    });
    const event = stripe.change("sub_foreign", "customer.subscription.updated", {});
    expect(await deliver(server.address, event)).toEqual(RECEIVED);
    await expect
      .poll(() => kept([event.id]), SOON)
      .toEqual([{ id: event.id, status: "ignored", attempts: 1 }]);
  });
});

describe("an event is applied once", () => {
  test("twenty deliveries at the same moment, and one look at Stripe", async () => {
    const { id, events } = await paidUnheard();
    const looks = () =>
      stripe.asked.filter(({ call }) => call === `GET /v1/subscriptions/${id}`).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => deliver(server.address, events[0]!)),
    );
    expect(answers).toEqual(answers.map(() => RECEIVED));
    await settled([events[0]!]);
    // Stripe tries again hours later, freshly signed.
    expect(await deliver(server.address, events[0]!)).toEqual(RECEIVED);
    await server.parts.jobs.send("payments");
    await wait(1500);
    expect(looks()).toBe(1);
    expect(await kept([events[0]!.id])).toEqual([
      { id: events[0]!.id, status: "applied", attempts: 1 },
    ]);
  });
});

describe("in any order the end is the same", () => {
  /** A year in the life of a subscription: what happens, in the order in which it happens. */
  const LIFE = [
    ["customer.subscription.updated", { cancel_at_period_end: true, canceled_at: 1_800_000_000 }],
    ["customer.subscription.updated", { cancel_at_period_end: false, canceled_at: null }],
    ["invoice.payment_failed", { status: "past_due" }],
    ["customer.subscription.updated", { status: "active", period: [1_900_000_000, 1_902_592_000] }],
  ] as const;
  const END = {
    has_subscription: true,
    subscription: {
      status: "active",
      cancel_at_period_end: false,
      canceled_at: null,
      current_period_end: new Date(1_902_592_000_000).toISOString(),
      last_renewal_date: new Date(1_900_000_000_000).toISOString(),
      cancel_at: null,
    },
  };

  function permutations<Item>(items: Item[]): Item[][] {
    if (items.length < 2) return [items];
    return items.flatMap((item, n) =>
      permutations(items.toSpliced(n, 1)).map((rest) => [item, ...rest]),
    );
  }

  test("every order of four late events, each also delivered twice", async () => {
    const orders = permutations([0, 1, 2, 3]);
    for (const order of orders) {
      const { id } = await paidUnheard();
      const events = LIFE.map(([type, changes]) => stripe.change(id, type, changes as object));
      for (const n of order) await deliver(server.address, events[n]!);
      await deliver(server.address, events[order[0]!]!);
      await settled(events);
      expect([order, await mine()]).toEqual([order, END]);
      brand = await makeMember(server);
    }
    expect(orders).toHaveLength(24);
  });

  test(`events that arrive while others still happen, some lost (seed ${SEED})`, async () => {
    // A schedule: true lets the next thing happen, a number delivers one of the events not yet delivered.
    const schedules = fc.array(fc.oneof(fc.constant(true as const), fc.nat(9)), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        const { id, events: waiting } = await paidUnheard();
        const told: StripeEvent[] = [];
        const toHappen: (readonly [string, object])[] = [...LIFE];
        const happen = () => {
          const [type, changes] = toHappen.shift() ?? [];
          if (type) waiting.push(stripe.change(id, type, changes!));
        };
        const tell = async (n: number) => {
          const [event] = waiting.splice(n % Math.max(1, waiting.length), 1);
          if (!event) return;
          told.push(event);
          await deliver(server.address, event);
        };
        for (const step of schedule) await (step === true ? happen() : tell(step));
        while (toHappen.length > 0) happen();
        // Whatever else is lost, the last one arrives.
        await tell(waiting.length - 1);
        await settled(told);
        expect(await mine()).toEqual(END);
        brand = await makeMember(server);
      }),
      { seed: SEED, numRuns: 25 },
    );
  });

  test("an answer that took long does not undo what was learnt meanwhile", async () => {
    // Alone, so that it stands on the first page.
    stripe.subscriptions.clear();
    const { id } = await paidUnheard();
    let release = () => {};
    stripe.held = new Promise((resolve) => (release = resolve));
    const listed = () => stripe.asked.filter(({ call }) => call === "GET /v1/subscriptions").length;
    const before = listed();
    // The nightly look has its answer in the post while the subscription is canceled.
    await server.parts.jobs.send("reconcile");
    await expect.poll(listed, SOON).toBeGreaterThan(before);
    stripe.held = undefined;
    const canceled = { cancel_at_period_end: true, canceled_at: nowSeconds() };
    const event = stripe.change(id, "customer.subscription.updated", canceled);
    await deliver(server.address, event);
    await settled([event]);
    release();
    await wait(1000);
    expect(await mine()).toMatchObject({ subscription: { cancel_at_period_end: true } });
  });
});

describe("nothing is lost", () => {
  test("Stripe out of reach when the event arrives: kept, and applied when it is back", async () => {
    const { events } = await paidUnheard();
    await stripe.goDown();
    expect(await deliver(server.address, events[0]!)).toEqual(RECEIVED);
    await expect
      .poll(() => kept([events[0]!.id]), SOON)
      .toEqual([{ id: events[0]!.id, status: "stored", attempts: 1 }]);
    expect((await mine()).has_subscription).toBe(false);
    await stripe.comeBack();
    await server.parts.database.pool.query("update payment_events set next_try_at = null");
    await server.parts.jobs.send("payments");
    await settled([events[0]!]);
    expect((await mine()).has_subscription).toBe(true);
  });

  test("an event that never came is caught up by the nightly look at everything", async () => {
    await paidUnheard();
    const first = brand;
    // More than fit on a page.
    for (let n = 0; n < 3; n++) {
      brand = await makeMember(server);
      await paidUnheard();
    }
    await server.parts.jobs.send("reconcile");
    await expect.poll(async () => (await mine()).has_subscription, SOON).toBe(true);
    brand = first;
    expect((await mine()).has_subscription).toBe(true);
  });

  test("what was dealt with is forgotten after three months, what waits is not", async () => {
    const { sql } = server.parts.database;
    const old = new Date(Date.now() - 91 * DAY * 1000);
    const event = { provider: "elsewhere", type: "x", subscription_id: "sub_x", happened_at: old };
    await sql
      .insertInto("payment_events")
      .values([
        { ...event, id: "evt_done_long_ago", status: "applied", created_at: old },
        { ...event, id: "evt_waiting", status: "stored", created_at: old },
        { ...event, id: "evt_done_today", status: "applied" },
      ])
      .execute();
    await server.parts.jobs.send("reconcile");
    const left = async () =>
      (await kept(["evt_done_long_ago", "evt_waiting", "evt_done_today"])).map(({ id }) => id);
    await expect.poll(left, SOON).not.toContain("evt_done_long_ago");
    expect((await left()).toSorted()).toEqual(["evt_done_today", "evt_waiting"]);
  });

  test("killed between keeping and applying: the next start applies it, and catches up what it missed", async () => {
    const member = brand;
    brand = await makeMember(server);
    const unheard = stripe.sessions.get(await openSession())!;
    const other = brand;
    brand = member;
    await server.stop();
    const light = { TEST_EMBEDDINGS: "hashed" };
    const doomed = spawnServer(house.folder, { ...house.env, ...env, ...light, ROLE: "all" });
    const address = await doomed.ready;
    const events = stripe.pay(await openSession(address));
    stripe.mood = "hanging";
    expect(await deliver(address, events[0]!)).toEqual(RECEIVED);
    expect((await mine(address)).has_subscription).toBe(false);
    doomed.kill("SIGKILL");
    await doomed.ended;
    stripe.mood = "well";
    // Paid while nobody was there to hear of it.
    stripe.pay(unheard.id);

    server = await startAccountServer({ house, env: { ...env, ROLE: "all" } });
    await expect.poll(async () => (await mine()).has_subscription, SOON).toBe(true);
    // The look at everything that a start begins with may have found it before the event was read.
    await expect
      .poll(() => kept([events[0]!.id]), SOON)
      .toEqual([{ id: events[0]!.id, status: "applied", attempts: 1 }]);
    brand = other;
    await expect.poll(async () => (await mine()).has_subscription, SOON).toBe(true);
  });
});
