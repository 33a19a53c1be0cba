// What routes and jobs need of the subscription, with or without a provider.
import type { MySubscription } from "../../../contract/subscription.ts";
import { invalid } from "../../problems.ts";
import type { Payments } from "../../providers/payments/payments.ts";
import type { SandboxDesk } from "../../providers/payments/sandbox-desk.ts";
import type { Buy } from "./checkout.ts";
import type { Inbox } from "./inbox.ts";
import { mySubscription } from "./my-subscription.ts";
import { ownAddress, type OwnAddress } from "./own-address.ts";
import { noSubscription, orUnavailable, paymentsNotConfigured } from "./problems.ts";
import type { SubscriptionRepository } from "./repository.ts";

export type Shop = { payments: Payments; buy: Buy; inbox: Inbox };

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
  /** Undefined in production without keys. */
  shop: Shop | undefined;
  desk: SandboxDesk | null;
  repository: SubscriptionRepository;
  address: () => OwnAddress;
  now: () => Date;
};

export function createSubscriptions(options: Options): Subscriptions {
  const { shop, desk, repository, address, now } = options;
  const open = (): Shop => {
    if (!shop) throw paymentsNotConfigured();
    return shop;
  };
  return {
    priceId: shop?.payments.priceId ?? null,
    desk,
    mine: (brandId) => mySubscription(repository, brandId, now()),

    async buy(brandId, { priceId, origin }) {
      const own = origin === undefined ? undefined : ownAddress(origin, address());
      const home = (own ?? new URL(address().publicUrl)).origin;
      return open().buy(brandId, { priceId, home });
    },

    async openPortal(brandId, returnUrl) {
      const { payments } = open();
      const back = ownAddress(returnUrl, address());
      if (!back) throw invalid("returnAddressForeign", { field: "return_url" });
      const customerId = await repository.customerOf(brandId);
      if (!customerId) throw noSubscription();
      return { url: await orUnavailable(payments.openPortal(customerId, back.href)) };
    },

    receive: async (raw, signature) => open().inbox.receive(raw, signature),
  };
}
