// What people do on the sandbox's own pages. Its books change first, then it tells.
import type { PaidSubscription } from "./payments.ts";
import { own, subscriptionsIn, type BookKeeper } from "./sandbox-books.ts";
import {
  ACTS,
  asSubscription,
  lapse,
  newSubscription,
  type SandboxAct,
} from "./sandbox-subscription.ts";

export type SandboxDesk = {
  checkout(id: string): Promise<{ isOpen: boolean; cancelUrl: string } | undefined>;
  /** Where to go on; undefined when there is nothing to pay any more. */
  pay(checkoutId: string): Promise<string | undefined>;
  portal(
    id: string,
  ): Promise<{ subscription: PaidSubscription | undefined; returnUrl: string } | undefined>;
  /** False for a portal that does not exist; what makes no sense at this moment changes nothing. */
  act(portalId: string, act: SandboxAct): Promise<boolean>;
};

type Options = {
  books: BookKeeper;
  now: () => Date;
  tell: (type: string, object: Record<string, unknown>) => Promise<void>;
};

export function createDesk({ books, now, tell }: Options): SandboxDesk {
  return {
    async checkout(id) {
      const kept = own((await books.read()).checkouts, id);
      return kept && { isOpen: kept.status === "open", cancelUrl: kept.urls.cancel };
    },

    async pay(checkoutId) {
      const paid = await books.change((all) => {
        const checkout = own(all.checkouts, checkoutId);
        if (checkout?.status !== "open") return undefined;
        checkout.status = "complete";
        const bought = newSubscription(checkout, now().getTime());
        all.subscriptions[bought.id] = bought;
        return { checkout, subscription: bought.id };
      });
      if (!paid) return undefined;
      const { checkout, subscription } = paid;
      const session = { object: "checkout.session", id: checkout.id, subscription };
      await tell("checkout.session.completed", session);
      await tell("customer.subscription.created", { object: "subscription", id: subscription });
      return checkout.urls.success;
    },

    async portal(id) {
      const all = await books.read();
      const kept = own(all.portals, id);
      if (!kept) return undefined;
      const last = subscriptionsIn(all, kept.customerId).at(-1);
      return {
        subscription: last && asSubscription(lapse(last, now().getTime())),
        returnUrl: kept.returnUrl,
      };
    },

    async act(portalId, act) {
      const done = await books.change((all) => {
        const portal = own(all.portals, portalId);
        if (!portal) return { isKnown: false };
        const at = now().getTime();
        const kept = subscriptionsIn(all, portal.customerId).at(-1);
        const last = kept && lapse(kept, at);
        if (!last || last.status === "canceled") return { isKnown: true };
        const changed = ACTS[act](last, at);
        all.subscriptions[last.id] = changed;
        return { isKnown: true, changed };
      });
      if (done.changed) {
        const ended = done.changed.status === "canceled";
        const type = `customer.subscription.${ended ? "deleted" : "updated"}`;
        await tell(type, { object: "subscription", id: done.changed.id });
      }
      return done.isKnown;
    },
  };
}
