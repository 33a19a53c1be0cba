// Paymob: card, wallet and kiosk in Egyptian pounds. It knows payments and no subscriptions, so one payment is
// one month of Pro that ends by itself; what it answers to an inquiry is the truth, an event only says where to look.
import { createHmac, timingSafeEqual } from "node:crypto";
import {
  type CheckoutSession,
  type Order,
  type PaidSubscription,
  type Payments,
  WebhookRefused,
} from "./payments.ts";
import {
  HMAC_FIELDS,
  PaymobEvent,
  PaymobIntention,
  PaymobToken,
  PaymobTransaction,
} from "./paymob-shapes.ts";

export type PaymobSettings = {
  secretKey: string;
  publicKey: string;
  apiKey: string;
  hmacSecret: string;
  /** Integration numbers of card, wallet and kiosk, as they are switched on. */
  methods: number[];
  /** What a month costs, in pounds. */
  price: number;
  /** Another address than Paymob's own, for tests. */
  apiBase: string | undefined;
};

type Parts = {
  now: () => Date;
  /** Where events are to be sent. */
  eventsTo: () => string;
  /** From when the month of a payment counts. Paymob tells when a code was issued, and not when it was paid. */
  monthStart: (reference: string, brandId: string) => Promise<Date>;
  /** Wishes to buy that were taken to Paymob: all of them, or one brand's. */
  references: (brandId?: string) => Promise<string[]>;
};

const BASE = "https://accept.paymob.com";
const TIMEOUT_MS = 6000;
const CURRENCY = "EGP";
const CUSTOMER = "paymob:";
const BETWEEN = "~";

/** A reference names the brand, so that a payment finds it by itself. */
const referenceOf = ({ brandId, idempotencyKey }: Order) => `${brandId}.${idempotencyKey}`;
const brandIdOf = (reference: string) => reference.slice(0, reference.lastIndexOf("."));

export function paymobPayments(settings: PaymobSettings, parts: Parts): Payments {
  const base = settings.apiBase ?? BASE;
  const cents = Math.round(settings.price * 100);

  async function call(path: string, body: unknown, token?: string): Promise<unknown> {
    const answer = await fetch(new URL(path, base), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Token ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "error",
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`Paymob answered ${answer.status}.`);
    return answer.json();
  }

  /** The payment of a wish as Paymob knows it; undefined while nobody has paid. */
  async function transactionOf(reference: string): Promise<PaymobTransaction | undefined> {
    const { token } = PaymobToken.parse(
      await call("/api/auth/tokens", { api_key: settings.apiKey }),
    );
    const found = await call("/api/ecommerce/orders/transaction_inquiry", {
      auth_token: token,
      merchant_order_id: reference,
    });
    return found === undefined ? undefined : PaymobTransaction.parse(found);
  }

  /** Another sum or currency than ours pays for nothing, whoever says it was paid. */
  const isPaid = (paid: PaymobTransaction) =>
    paid.success && paid.amount_cents === cents && paid.currency === CURRENCY;

  async function subscriptionOf(
    reference: string,
    paid: PaymobTransaction,
  ): Promise<PaidSubscription> {
    const brandId = brandIdOf(reference);
    const periodStart = isPaid(paid)
      ? await parts.monthStart(reference, brandId)
      : new Date(paid.created_at);
    const isGivenBack = paid.is_refunded || paid.is_voided;
    const periodEnd = isGivenBack ? periodStart : monthAfter(periodStart);
    const isOver = isGivenBack || periodEnd <= parts.now();
    return {
      id: reference,
      customerId: CUSTOMER + brandId,
      brandId,
      status: !isPaid(paid) ? "incomplete" : isOver ? "canceled" : "active",
      // Nothing is taken again by itself: whoever wants another month pays another month.
      isCanceling: true,
      cancelAt: periodEnd,
      canceledAt: isOver ? periodEnd : null,
      periodStart,
      periodEnd,
    };
  }

  async function findSubscription(reference: string): Promise<PaidSubscription | undefined> {
    const paid = await transactionOf(reference);
    return paid && subscriptionOf(reference, paid);
  }

  const addressOf = (secret: string) => {
    const url = new URL("/unifiedcheckout/", base);
    url.searchParams.set("publicKey", settings.publicKey);
    url.searchParams.set("clientSecret", secret);
    return url.href;
  };

  return {
    name: "paymob",
    ledger: /_test_/u.test(settings.secretKey) ? "paymob test" : "paymob",
    // Another price is another thing for sale: nobody pays the old one any more.
    priceId: `pro-month-egp-${settings.price}`,
    addCustomer: async ({ brandId }) => CUSTOMER + brandId,

    async openCheckout(order): Promise<CheckoutSession> {
      const reference = referenceOf(order);
      const made = PaymobIntention.parse(
        await call("/v1/intention/", intentionFor(order, reference), settings.secretKey),
      );
      return {
        id: `${reference}${BETWEEN}${made.client_secret}`,
        status: "open",
        url: addressOf(made.client_secret),
      };
    },

    async findCheckout(id) {
      const [reference = "", secret = ""] = id.split(BETWEEN);
      const paid = await transactionOf(reference);
      return paid && isPaid(paid)
        ? { id, status: "complete", url: null }
        : { id, status: "open", url: addressOf(secret) };
    },

    /** A place to pay cannot be closed there; a payment of another sum is not counted. */
    closeCheckout: async () => {},
    openPortal: async (_, returnUrl) => returnUrl,
    findSubscription,

    async *subscriptions(customerId) {
      for (const reference of await parts.references(customerId?.slice(CUSTOMER.length))) {
        const found = await findSubscription(reference);
        if (found && found.status !== "incomplete") yield found;
      }
    },

    async readEvent(raw, signature) {
      const event = PaymobEvent.safeParse(parse(raw));
      if (!event.success || !isSigned(event.data.obj, signature, settings.hmacSecret))
        throw new WebhookRefused();
      const { obj } = event.data;
      const reference = obj.order.merchant_order_id;
      if (event.data.type !== "TRANSACTION" || !reference) return null;
      const state = [obj.id, obj.success, obj.pending, obj.is_refunded, obj.is_voided].join("-");
      return {
        id: `paymob-${state}`,
        type: "transaction",
        subscriptionId: reference,
        happenedAt: new Date(obj.created_at),
      };
    },
  };

  function intentionFor({ brandId, urls }: Order, reference: string) {
    // Asked for by the form; nothing is delivered anywhere.
    const nowhere = { first_name: brandId, last_name: "NA", email: "NA", phone_number: "NA" };
    return {
      amount: cents,
      currency: CURRENCY,
      payment_methods: settings.methods,
      items: [{ name: "Ribby Pro, one month", amount: cents, quantity: 1 }],
      billing_data: nowhere,
      special_reference: reference,
      notification_url: parts.eventsTo(),
      redirection_url: urls.success,
    };
  }
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** SHA-512 over twenty values in Paymob's order. */
function isSigned(obj: PaymobEvent["obj"], given: string | undefined, secret: string): boolean {
  const expected = signTransaction(obj, secret);
  const [one, other] = [Buffer.from(expected), Buffer.from((given ?? "").toLowerCase())];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function signTransaction(obj: unknown, secret: string): string {
  const valueAt = (path: string) =>
    path
      .split(".")
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], obj);
  const text = HMAC_FIELDS.map((path) => String(valueAt(path))).join("");
  return createHmac("sha512", secret).update(text).digest("hex");
}

/** The same day of the next month, or its last one. */
function monthAfter(from: Date): Date {
  const after = new Date(from);
  after.setUTCDate(1);
  after.setUTCMonth(after.getUTCMonth() + 1);
  const last = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 0)).getUTCDate();
  after.setUTCDate(Math.min(from.getUTCDate(), last));
  return after;
}
