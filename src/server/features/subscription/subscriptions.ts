// What routes and jobs need of the subscription, with or without a provider.
import { isRunning, type MySubscription } from "../../../contract/subscription.ts";
import { invalid, Problem } from "../../problems.ts";
import type { Payments } from "../../providers/payments/payments.ts";
import type { SandboxDesk } from "../../providers/payments/sandbox-desk.ts";
import type { Buy } from "./checkout.ts";
import type { Inbox } from "./inbox.ts";
import { mySubscription } from "./my-subscription.ts";
import { noSubscription, orUnavailable, paymentsNotConfigured } from "./problems.ts";
import type { SubscriptionRepository } from "./repository.ts";
import { isLoopback } from "../../network.ts";

export type Shop = {
  payments: Payments;
  repository: SubscriptionRepository;
  buy: Buy;
  inbox: Inbox;
};

export type Subscriptions = {
  /** Null where nothing can be bought. */
  priceId: string | null;
  desk: SandboxDesk | null;
  mine(brandId: string): Promise<MySubscription>;
  buy(brandId: string, asked: { priceId: string; origin: string | undefined }): ReturnType<Buy>;
  openPortal(brandId: string, returnUrl: string): Promise<{ url: string }>;
  receive: Inbox["receive"];
};

type Options = {
  /** None in production without keys; the first is the one that is asked where nobody chose. */
  shops: Shop[];
  desk: SandboxDesk | null;
  /** Without a provider a brand still sees what it bought while there was one. */
  repositories: SubscriptionRepository[];
  address: () => OwnAddress;
  now: () => Date;
};

export function createSubscriptions(options: Options): Subscriptions {
  const { shops, desk, repositories, address, now } = options;
  const first = (): Shop => {
    if (!shops[0]) throw paymentsNotConfigured();
    return shops[0];
  };

  /** Where the brand's running subscription is; else the first that knows the brand. */
  async function shopOf(brandId: string) {
    const known = [];
    for (const { payments, repository } of shops) {
      const customerId = await repository.customerOf(brandId);
      if (!customerId) continue;
      const runs = (await repository.ofBrand(brandId)).some(isRunning);
      known.push({ payments, customerId, runs });
    }
    return known.find(({ runs }) => runs) ?? known[0];
  }

  return {
    priceId: shops[0]?.payments.priceId ?? null,
    desk,
    mine: (brandId) => mySubscription(repositories, brandId, now()),

    async buy(brandId, { priceId, origin }) {
      const own = origin === undefined ? undefined : ownAddress(origin, address());
      const home = (own ?? new URL(address().publicUrl)).origin;
      // The price chooses the provider.
      const shop = shops.find(({ payments }) => payments.priceId === priceId) ?? first();
      return shop.buy(brandId, { priceId, home });
    },

    async openPortal(brandId, returnUrl) {
      first();
      const back = ownAddress(returnUrl, address());
      if (!back) throw invalid("returnAddressForeign", { field: "return_url" });
      const found = await shopOf(brandId);
      if (!found) throw noSubscription();
      return { url: await orUnavailable(found.payments.openPortal(found.customerId, back.href)) };
    },

    async receive(raw, signature) {
      first();
      let refused: unknown;
      // Each provider signs in its own way; the one whose signature it is takes the event.
      for (const { inbox } of shops) {
        try {
          return await inbox.receive(raw, signature);
        } catch (error) {
          if (!(error instanceof Problem) || error.code !== "webhook_refused") throw error;
          refused = error;
        }
      }
      throw refused;
    },
  };
}

type OwnAddress = { publicUrl: string; isConfigured: boolean };

/**
 * Where people are sent back to: only here. An address of this site, or undefined. A path is one; so is a full address of our origin. On a machine
 * where no public address was set, its own names (localhost, 127.0.0.1) are all ours: a session lives
 * under the name that was typed.
 */
function ownAddress(address: string, { publicUrl, isConfigured }: OwnAddress) {
  const home = new URL(publicUrl);
  const url = URL.canParse(address, home) ? new URL(address, home) : undefined;
  if (!url || url.username || url.password) return undefined;
  const isAlias =
    !isConfigured &&
    url.protocol === home.protocol &&
    url.port === home.port &&
    isLoopback(url.hostname) &&
    isLoopback(home.hostname);
  return url.origin === home.origin || isAlias ? url : undefined;
}
