// Pro: whichever payment providers are configured, each with its ledger, and the jobs that ask them again.
import { elementAt } from "../../contract/get-or-throw.ts";
import { createHmac } from "node:crypto";
import { PRO_PRICE_USD } from "../../contract/limits.ts";
import type { ProOffer, ProPrice } from "../../contract/platform.ts";
import { isRunning } from "../../contract/subscription.ts";
import type { Config } from "../config.ts";
import { join } from "node:path";
import { createBuy } from "../features/subscription/checkout.ts";
import { createFollow, type Follow } from "../features/subscription/follow.ts";
import { createInbox, type Inbox } from "../features/subscription/inbox.ts";
import {
  createSubscriptionRepository,
  type SubscriptionRepository,
} from "../features/subscription/repository.ts";
import {
  createSubscriptions,
  type Shop,
  type Subscriptions,
} from "../features/subscription/subscriptions.ts";
import type { Payments } from "../providers/payments/payments.ts";
import { sandboxPayments, type Sandbox } from "../providers/payments/sandbox.ts";
import { monthStart } from "../features/subscription/queries/month-start.ts";
import { takenReferences } from "../features/subscription/queries/taken-references.ts";
import { paymobPayments } from "../providers/payments/paymob.ts";
import { stripePayments } from "../providers/payments/stripe.ts";
import type { ContainerBase } from "./base.ts";

export type SubscriptionParts = {
  subscriptions: Subscriptions;
  proPrice: ProPrice;
  proOffers: ProOffer[];
};

type Built = SubscriptionParts & { paymentsName: string; closePayments: () => Promise<void> };

const EVERY_MINUTE = "* * * * *";
const EVERY_NIGHT = "23 3 * * *";

export async function buildSubscription(base: ContainerBase): Promise<Built> {
  const { config, db, outside } = base;
  const now = outside.now ?? (() => new Date());
  // The sandbox's events come through the inbox, which is built on the sandbox.
  let inbox: Inbox | undefined;
  const deliver: Inbox["receive"] = async (raw, signature) => inbox?.receive(raw, signature);
  const sellers = await choosePayments(base, now, deliver);
  const ledgers = sellers.length > 0 ? sellers.map(({ ledger }) => ledger) : ["stripe"];
  const repositories = ledgers.map((ledger) => createSubscriptionRepository(db, ledger));
  const shops = openShops(base, sellers, repositories);
  inbox = shops[0]?.inbox;
  await serveShops(base, shops);
  const sandbox = sellers.find((one): one is Sandbox => "desk" in one);
  return {
    subscriptions: createSubscriptions({
      shops,
      desk: sandbox?.desk ?? null,
      repositories,
      address: () => ({
        publicUrl: outside.publicUrl(),
        isConfigured: config.publicUrl !== undefined,
      }),
      now,
    }),
    paymentsName: sellers[0]?.name ?? "off",
    proPrice: priceOf(sellers[0], config),
    proOffers: sellers.map((one) => ({
      ...priceOf(one, config),
      price_id: one.priceId,
      provider: one.name,
    })),
    closePayments: async () => void (await Promise.all(shops.map((shop) => shop.inbox.rest()))),
  };
}

/** In pounds where Paymob sells: one payment is one month. */
const priceOf = (seller: Payments | undefined, { paymob }: Config): ProPrice =>
  seller?.name === "paymob" && paymob
    ? { price: paymob.price, currency: "EGP", renews: false }
    : { price: PRO_PRICE_USD, currency: "USD", renews: true };

/** Whatever is configured, side by side; a sandbox where nothing is and nobody pays in earnest. */
async function choosePayments(
  { config, secret, db, outside }: ContainerBase,
  now: () => Date,
  deliver: Inbox["receive"],
): Promise<(Payments | Sandbox)[]> {
  const sellers: Payments[] = [];
  if (config.stripe) sellers.push(await stripePayments(config.stripe, now));
  if (config.paymob)
    sellers.push(
      paymobPayments(config.paymob, {
        now,
        eventsTo: () => new URL("/api/stripe/webhook", outside.publicUrl()).href,
        references: (brandId) => takenReferences(db, brandId),
        monthStart: (reference, brandId) => monthStart(db, { reference, brandId, now: now() }),
      }),
    );
  if (sellers.length > 0 || config.isProduction) return sellers;
  return [
    sandboxPayments({
      folder: join(config.dataDir, "sandbox"),
      // A signature made here must not be good for anything else that the secret signs.
      secret: createHmac("sha256", secret).update("payments sandbox").digest("hex"),
      now,
      deliver,
    }),
  ];
}

type Counter = Shop & { follow: Follow };

function openShops(
  { db, outside }: ContainerBase,
  sellers: Payments[],
  repositories: SubscriptionRepository[],
): Counter[] {
  // Nobody buys a second one from the other.
  const hasPro = async (brandId: string) =>
    (await Promise.all(repositories.map((one) => one.ofBrand(brandId)))).flat().some(isRunning);
  return sellers.map((payments, at) => {
    const repository = elementAt(repositories, at);
    const follow = createFollow(payments, repository);
    const inbox = createInbox({ db, payments, follow, report: outside.onJobError });
    const buy = createBuy({ payments, repository, follow, hasPro });
    return { payments, repository, follow, inbox, buy };
  });
}

async function serveShops({ jobs }: ContainerBase, shops: Counter[]): Promise<void> {
  if (shops.length === 0) return;
  // What a stopped process left behind, and what a provider did not answer for a while.
  await jobs.handle("payments", () => forEach(shops, ({ inbox }) => inbox.apply()));
  await jobs.repeat("payments", EVERY_MINUTE);
  await jobs.send("payments");
  // Events that were lost while nobody was here to take them.
  await jobs.handle("reconcile", async () => {
    await forEach(shops, ({ follow }) => follow.all());
    await elementAt(shops, 0).inbox.forgetOld();
  });
  await jobs.repeat("reconcile", EVERY_NIGHT);
  await jobs.send("reconcile");
}

/** One that is down does not keep the others waiting; it is told afterwards. */
async function forEach(shops: Counter[], work: (shop: Counter) => Promise<void>): Promise<void> {
  const ends = await Promise.allSettled(shops.map(work));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}
