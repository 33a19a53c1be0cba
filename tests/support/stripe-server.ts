// A stand-in for Stripe, in this process: the official SDK talks to it over HTTP. It keeps customers,
// sessions and subscriptions, honours idempotency keys, and signs events as Stripe does; whether, when
// and how often an event is delivered is up to the test.
import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { keptPort } from "./kept-port.ts";

export const STRIPE_ENV = {
  STRIPE_SECRET_KEY: "sk_test_only_the_stand_in_knows_me",
  STRIPE_WEBHOOK_SECRET: "whsec_shared_with_the_stand_in",
  STRIPE_PRICE_ID: "price_pro",
};

export type StripeSubscription = {
  object: "subscription";
  id: string;
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  items: { data: { current_period_start: number; current_period_end: number }[] };
  metadata: Record<string, string>;
};

export type StripeEvent = { id: string; type: string; created: number; payload: string };

type Session = {
  object: "checkout.session";
  id: string;
  status: "open" | "complete" | "expired";
  url: string | null;
  subscription: string | null;
};
type Kept = Session & { sent: Record<string, string> };
type Reply = { status: number; body: unknown };

export type Mood = "well" | "failing" | "hanging" | "bare 404" | "nonsense";

export type StripeServer = {
  address: string;
  mood: Mood;
  /** While set, answers are made at once and sent when it resolves. */
  held: Promise<void> | undefined;
  asked: { call: string; key: string | undefined; body: Record<string, string> }[];
  sessions: Map<string, Kept>;
  subscriptions: Map<string, StripeSubscription>;
  customers: Map<string, Record<string, string>>;
  /** The shopper pays; the events that Stripe would send are returned. */
  pay(sessionId: string): StripeEvent[];
  expire(sessionId: string): void;
  /** Something happens to a subscription. */
  change(
    id: string,
    type: string,
    changes: Partial<StripeSubscription> & { period?: [number, number] },
  ): StripeEvent;
  event(type: string, object: object, changes?: object): StripeEvent;
  /** As if the network were cut: the port is closed, and opened again on the same number. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
};

export const nowSeconds = () => Math.floor(Date.now() / 1000);
export const DAY = 24 * 3600;
const newId = (kind: string) => `${kind}_${randomBytes(9).toString("hex")}`;

export function signatureOf(payload: string, at = nowSeconds(), secret?: string): string {
  const key = secret ?? STRIPE_ENV.STRIPE_WEBHOOK_SECRET;
  return `t=${at},v1=${createHmac("sha256", key).update(`${at}.${payload}`).digest("hex")}`;
}

/** Posts bytes to the webhook as Stripe would; the signature can be anything. */
export async function post(address: string, payload: string, signature?: string) {
  const answer = await fetch(`${address}/api/stripe/webhook`, {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(signature !== undefined && { "stripe-signature": signature }),
    },
    body: payload,
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

export const deliver = (address: string, { payload }: StripeEvent) =>
  post(address, payload, signatureOf(payload));

export async function startStripe(): Promise<StripeServer> {
  const replies = new Map<string, { sent: string; reply: Promise<Reply> | Reply }>();
  const stripe: StripeServer = {
    address: "",
    mood: "well",
    held: undefined,
    asked: [],
    sessions: new Map(),
    subscriptions: new Map(),
    customers: new Map(),

    pay(sessionId) {
      const session = stripe.sessions.get(sessionId)!;
      if (session.status !== "open") throw new Error("This session cannot be paid.");
      const bought = newSubscription(session.sent);
      stripe.subscriptions.set(bought.id, bought);
      Object.assign(session, { status: "complete", url: null, subscription: bought.id });
      const invoice = {
        object: "invoice",
        id: newId("in"),
        parent: { subscription_details: { subscription: bought.id } },
      };
      return [
        stripe.event("checkout.session.completed", session),
        stripe.event("customer.subscription.created", bought),
        stripe.event("invoice.paid", invoice),
      ];
    },

    expire(sessionId) {
      Object.assign(stripe.sessions.get(sessionId)!, { status: "expired", url: null });
    },

    change(id, type, { period, ...changes }) {
      const kept = stripe.subscriptions.get(id)!;
      Object.assign(kept, changes);
      if (period) {
        kept.items.data[0] = { current_period_start: period[0], current_period_end: period[1] };
      }
      return stripe.event(type, kept);
    },

    event(type, object, changes = {}) {
      const event = { id: newId("evt"), type, created: nowSeconds(), data: { object }, ...changes };
      return { ...event, payload: JSON.stringify(event) };
    },

    async goDown() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
    async comeBack() {
      await listen(Number(new URL(stripe.address).port));
    },
    async stop() {
      if (server.listening) await stripe.goDown();
    },
  };

  const listen = (port: number) =>
    new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const server: Server = createServer((request, response) => {
    void serve(stripe, replies, request, response);
  });
  await listen(await keptPort());
  stripe.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stripe;
}

const newSubscription = (sent: Record<string, string>): StripeSubscription => ({
  object: "subscription",
  id: newId("sub"),
  customer: sent["customer"]!,
  status: "active",
  cancel_at_period_end: false,
  cancel_at: null,
  canceled_at: null,
  items: {
    data: [{ current_period_start: nowSeconds(), current_period_end: nowSeconds() + 30 * DAY }],
  },
  metadata: { brand_id: sent["subscription_data[metadata][brand_id]"]! },
});

async function serve(
  stripe: StripeServer,
  replies: Map<string, { sent: string; reply: Promise<Reply> | Reply }>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let text = "";
  for await (const part of request) text += String(part);
  const { pathname, search } = new URL(request.url!, stripe.address);
  const body = Object.fromEntries(new URLSearchParams(text || search));
  const call = `${request.method} ${pathname}`;
  const key = request.headers["idempotency-key"]?.toString();
  stripe.asked.push({ call, key, body });
  const send = ({ status, body: said }: Reply) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said));

  if (request.headers.authorization !== `Bearer ${STRIPE_ENV.STRIPE_SECRET_KEY}`) {
    return void send(refusal(401, { type: "invalid_request_error", message: "Invalid API Key" }));
  }
  if (stripe.mood === "hanging") return;
  if (stripe.mood === "failing") return void send(refusal(500, { type: "api_error" }));
  if (stripe.mood === "bare 404") return void send({ status: 404, body: { nothing: "here" } });
  if (stripe.mood === "nonsense") return void response.end("<html>");

  if (!key || request.method !== "POST") {
    const reply = say(stripe, call, body);
    await stripe.held;
    return void send(reply);
  }
  send(await once(replies, key, `${call} ${text}`, () => say(stripe, call, body)));
}

/** The same key gets the same answer; while the first use is under way, a conflict. */
async function once(
  replies: Map<string, { sent: string; reply: Promise<Reply> | Reply }>,
  key: string,
  sent: string,
  make: () => Reply,
): Promise<Reply> {
  const known = replies.get(key);
  if (!known) {
    const reply = wait(30).then(make);
    replies.set(key, { sent, reply });
    replies.set(key, { sent, reply: await reply });
    return reply;
  }
  if (known.reply instanceof Promise) {
    return refusal(409, { type: "idempotency_error", code: "idempotency_key_in_use" });
  }
  return known.sent === sent ? known.reply : refusal(400, { type: "idempotency_error" });
}

const refusal = (status: number, error: object): Reply => ({ status, body: { error } });
const missing = () =>
  refusal(404, { type: "invalid_request_error", code: "resource_missing", message: "No such…" });
const ok = (body: unknown): Reply => ({ status: 200, body: structuredClone(body) });

function say(stripe: StripeServer, call: string, sent: Record<string, string>): Reply {
  const [, id = ""] = /\/v1\/(?:checkout\/)?(?:sessions|subscriptions)\/([^/]+)/.exec(call) ?? [];
  if (call === "POST /v1/customers") {
    const customer = newId("cus");
    stripe.customers.set(customer, sent);
    return ok({ object: "customer", id: customer });
  }
  if (call === "POST /v1/checkout/sessions") return openSession(stripe, sent);
  if (call === "POST /v1/billing_portal/sessions") {
    if (!stripe.customers.has(sent["customer"]!)) return missing();
    const back = encodeURIComponent(sent["return_url"]!);
    return ok({ object: "billing_portal.session", url: `${stripe.address}/portal?back=${back}` });
  }
  if (call.endsWith("/expire") && stripe.sessions.has(id)) {
    stripe.expire(id);
    return ok(stripe.sessions.get(id));
  }
  if (call.startsWith("GET /v1/checkout/sessions/")) {
    const session = stripe.sessions.get(id);
    return session ? ok(session) : missing();
  }
  if (call === "GET /v1/subscriptions") return list(stripe, sent);
  const subscription = stripe.subscriptions.get(id);
  return call.startsWith("GET /v1/subscriptions/") && subscription ? ok(subscription) : missing();
}

function openSession(stripe: StripeServer, sent: Record<string, string>): Reply {
  if (!stripe.customers.has(sent["customer"]!)) return missing();
  const id = newId("cs_test");
  const url = `${stripe.address}/pay/${id}`;
  const session: Session = {
    object: "checkout.session",
    id,
    status: "open",
    url,
    subscription: null,
  };
  stripe.sessions.set(id, { ...session, sent });
  return ok(session);
}

/** Two on a page, so that there are several. */
function list({ subscriptions }: StripeServer, sent: Record<string, string>): Reply {
  const all = [...subscriptions.values()].filter(
    ({ customer, status }) =>
      (!sent["customer"] || customer === sent["customer"]) &&
      (sent["status"] === "all" || status !== "canceled"),
  );
  const from = all.findIndex(({ id }) => id === sent["starting_after"]) + 1;
  return ok({
    object: "list",
    url: "/v1/subscriptions",
    data: all.slice(from, from + 2),
    has_more: all.length > from + 2,
  });
}
