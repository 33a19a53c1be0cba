// Stripe, by its own SDK.
import { z } from "zod";
import type { Order, Payments } from "./payments.ts";
import { OrderChanged } from "./payments.ts";
import { readSigned } from "./signature.ts";
import {
  StripeCheckout,
  StripeCustomer,
  StripePortal,
  StripeSubscription,
  readStripeEvent,
} from "./stripe-shapes.ts";

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  /** Another address than Stripe's own, for tests. */
  apiBase: string | undefined;
};

const TIMEOUT_MS = 6000;
/** Also waits for the first of two clicks that came at the same time. */
const RETRIES = 2;
const PAGE = 100;

export async function stripePayments(settings: StripeSettings, now: () => Date): Promise<Payments> {
  const { default: Stripe } = await import("stripe");
  const stripe = new Stripe(settings.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(settings.apiBase && addressOf(settings.apiBase)),
  });

  return {
    name: "stripe",
    ledger: /^[a-z]+_test_/.test(settings.secretKey) ? "stripe test" : "stripe",
    priceId: settings.priceId,

    async addCustomer({ brandId, name, email }, idempotencyKey) {
      const made = await stripe.customers.create(
        { name, email, metadata: { brand_id: brandId } },
        { idempotencyKey },
      );
      return StripeCustomer.parse(made).id;
    },

    async openCheckout(order) {
      const { idempotencyKey } = order;
      try {
        return StripeCheckout.parse(
          await stripe.checkout.sessions.create(sessionFor(order), { idempotencyKey }),
        );
      } catch (error) {
        if (isKeyReused(error)) throw new OrderChanged("key reused", { cause: error });
        throw error;
      }
    },

    findCheckout: (id) => found(StripeCheckout, () => stripe.checkout.sessions.retrieve(id)),

    async closeCheckout(id) {
      await stripe.checkout.sessions.expire(id);
    },

    async openPortal(customer, return_url) {
      return StripePortal.parse(
        await stripe.billingPortal.sessions.create({ customer, return_url }),
      ).url;
    },

    findSubscription: (id) => found(StripeSubscription, () => stripe.subscriptions.retrieve(id)),

    async *subscriptions(customer) {
      const list = { status: "all", limit: PAGE, ...(customer && { customer }) } as const;
      for await (const one of stripe.subscriptions.list(list)) yield StripeSubscription.parse(one);
    },

    async readEvent(raw, signature) {
      const secret = settings.webhookSecret;
      return readStripeEvent(await readSigned({ raw, signature, secret, now: now() }));
    },
  };
}

function addressOf(base: string) {
  const { hostname, port, protocol } = new URL(base);
  const isSecure = protocol === "https:";
  return {
    host: hostname,
    port: Number(port) || (isSecure ? 443 : 80),
    protocol: isSecure ? ("https" as const) : ("http" as const),
  };
}

const sessionFor = ({ brandId, customerId, priceId, urls }: Order) => ({
  mode: "subscription" as const,
  customer: customerId,
  client_reference_id: brandId,
  line_items: [{ price: priceId, quantity: 1 }],
  metadata: { brand_id: brandId },
  // The subscription outlives the session, and has to say whose it is.
  subscription_data: { metadata: { brand_id: brandId } },
  success_url: urls.success,
  cancel_url: urls.cancel,
});

const Refusal = z.object({ type: z.string(), code: z.string().nullish() });

/** The same key with other parameters; while the first use is under way it is a conflict instead. */
const isKeyReused = (error: unknown): boolean => {
  const refusal = Refusal.safeParse(error).data;
  return refusal?.type === "StripeIdempotencyError" && refusal.code !== "idempotency_key_in_use";
};

async function found<Shape extends z.ZodType>(
  shape: Shape,
  ask: () => Promise<unknown>,
): Promise<z.output<Shape> | undefined> {
  try {
    return shape.parse(await ask());
  } catch (error) {
    if (Refusal.safeParse(error).data?.code === "resource_missing") return undefined;
    throw error;
  }
}
