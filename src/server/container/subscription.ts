import { createHmac } from "node:crypto";
import { PRO_PRICE_USD } from "../../contract/limits.ts";
import type { ProPrice } from "../../contract/platform.ts";
import { join } from "node:path";
import { createBuy } from "../features/subscription/checkout.ts";
import { createFollow } from "../features/subscription/follow.ts";
import { createInbox, type Inbox } from "../features/subscription/inbox.ts";
import { createSubscriptionRepository } from "../features/subscription/repository.ts";
import {
  createSubscriptions,
  type Shop,
  type Subscriptions,
} from "../features/subscription/subscriptions.ts";
import type { Payments } from "../providers/payments/payments.ts";
import { sandboxPayments, type Sandbox } from "../providers/payments/sandbox.ts";
import { takenReferences } from "../features/subscription/queries/taken-references.ts";
import { paymobPayments } from "../providers/payments/paymob.ts";
import { stripePayments } from "../providers/payments/stripe.ts";
import type { ContainerBase } from "./base.ts";

export type SubscriptionParts = { subscriptions: Subscriptions; proPrice: ProPrice };

type Built = SubscriptionParts & { paymentsName: string; closePayments: () => Promise<void> };

const EVERY_MINUTE = "* * * * *";
const EVERY_NIGHT = "23 3 * * *";

export async function buildSubscription(ground: ContainerBase): Promise<Built> {
  const { config, db, outside } = ground;
  const now = outside.now ?? (() => new Date());
  // The sandbox's events come through the inbox, which is built on the sandbox.
  let inbox: Inbox | undefined;
  const deliver: Inbox["receive"] = async (raw, signature) => inbox?.receive(raw, signature);
  const payments = await choosePayments(ground, now, deliver);
  // Without a provider a brand still sees what it bought while there was one.
  const repository = createSubscriptionRepository(db, payments?.ledger ?? "stripe");
  const shop = payments && (await openShop(ground, payments, repository));
  inbox = shop?.inbox;
  return {
    subscriptions: createSubscriptions({
      shop,
      desk: payments && "desk" in payments ? payments.desk : null,
      repository,
      address: () => ({
        publicUrl: outside.publicUrl(),
        isConfigured: config.publicUrl !== undefined,
      }),
      now,
    }),
    paymentsName: payments?.name ?? "off",
    // In pounds where Paymob sells: one payment is one month.
    proPrice:
      config.paymob && !config.stripe
        ? { price: config.paymob.price, currency: "EGP", renews: false }
        : { price: PRO_PRICE_USD, currency: "USD", renews: true },
    closePayments: async () => inbox?.rest(),
  };
}

async function choosePayments(
  { config, secret, db, outside }: ContainerBase,
  now: () => Date,
  deliver: Inbox["receive"],
): Promise<Payments | Sandbox | undefined> {
  if (config.stripe) return stripePayments(config.stripe, now);
  if (config.paymob)
    return paymobPayments(config.paymob, {
      now,
      eventsTo: () => new URL("/api/stripe/webhook", outside.publicUrl()).href,
      references: (brandId) => takenReferences(db, brandId),
    });
  if (config.isProduction) return undefined;
  return sandboxPayments({
    folder: join(config.dataDir, "sandbox"),
    // A signature made here must not be good for anything else that the secret signs.
    secret: createHmac("sha256", secret).update("payments sandbox").digest("hex"),
    now,
    deliver,
  });
}

async function openShop(
  { db, jobs, outside }: ContainerBase,
  payments: Payments,
  repository: ReturnType<typeof createSubscriptionRepository>,
): Promise<Shop> {
  const follow = createFollow(payments, repository);
  const inbox = createInbox({ db, payments, follow, report: outside.onJobError });
  // What a stopped process left behind, and what the provider did not answer for a while.
  await jobs.handle("payments", inbox.apply);
  await jobs.repeat("payments", EVERY_MINUTE);
  await jobs.send("payments");
  // Events that were lost while nobody was here to take them.
  await jobs.handle("reconcile", async () => {
    await follow.all();
    await inbox.forgetOld();
  });
  await jobs.repeat("reconcile", EVERY_NIGHT);
  await jobs.send("reconcile");
  return { payments, inbox, buy: createBuy({ payments, repository, follow }) };
}
