// Buying without money, so that the whole way can be walked on a fresh machine. It behaves as the real
// provider does: it keeps its own books, and we learn of a change by a signed event, never directly.
import { present } from "../../../contract/get-or-throw.ts";
import { join } from "node:path";
import type { Payments } from "./payments.ts";
import {
  keepBooks,
  own,
  subscriptionsIn,
  type Books,
  type SandboxSubscription,
} from "./sandbox-books.ts";
import { createDesk, type SandboxDesk } from "./sandbox-desk.ts";
import { asSubscription, lapse, newId } from "./sandbox-subscription.ts";
import { readSigned, sign } from "./signature.ts";
import { readStripeEvent } from "./stripe-shapes.ts";

export const SANDBOX_PRICE_ID = "price_sandbox_pro";

export type Sandbox = Payments & { desk: SandboxDesk };

type Options = {
  folder: string;
  secret: string;
  now: () => Date;
  /** The same door through which the real provider's events come. */
  deliver: (raw: Buffer, signature: string) => Promise<void>;
};

export function sandboxPayments({ folder, secret, now, deliver }: Options): Sandbox {
  const books = keepBooks(join(folder, "payments.json"));

  async function tell(type: string, object: Record<string, unknown>): Promise<void> {
    const created = Math.floor(now().getTime() / 1000);
    const raw = JSON.stringify({ id: newId("evt"), type, created, data: { object } });
    await deliver(Buffer.from(raw), await sign(raw, secret, now()));
  }

  const asIs = (kept: SandboxSubscription) => asSubscription(lapse(kept, now().getTime()));

  const checkoutAs = (id: string, { checkouts }: Books) => {
    const kept = own(checkouts, id);
    if (!kept) return undefined;
    const { status, urls } = kept;
    const url = new URL(`/sandbox/checkout/${id}`, urls.success).href;
    return { id, status, url: status === "open" ? url : null };
  };

  return {
    name: "sandbox",
    ledger: "sandbox",
    priceId: SANDBOX_PRICE_ID,

    addCustomer: (_, key) => books.change(({ keys }) => (keys[key] ??= newId("cus"))),

    openCheckout: ({ brandId, customerId, idempotencyKey, urls }) =>
      books.change((all) => {
        const id = (all.keys[idempotencyKey] ??= newId("cs"));
        all.checkouts[id] ??= { id, brandId, customerId, urls, status: "open" };
        return present(checkoutAs(id, all));
      }),

    findCheckout: async (id) => checkoutAs(id, await books.read()),

    closeCheckout: (id) =>
      books.change(({ checkouts }) => {
        if (checkouts[id]?.status === "open") checkouts[id].status = "expired";
      }),

    async openPortal(customerId, returnUrl) {
      const id = newId("bps");
      await books.change(({ portals }) => void (portals[id] = { id, customerId, returnUrl }));
      return new URL(`/sandbox/portal/${id}`, returnUrl).href;
    },

    async findSubscription(id) {
      const kept = own((await books.read()).subscriptions, id);
      return kept && asIs(kept);
    },

    async *subscriptions(customerId) {
      for (const kept of subscriptionsIn(await books.read(), customerId)) yield asIs(kept);
    },

    readEvent: async (raw, signature) =>
      readStripeEvent(await readSigned({ raw, signature, secret, now: now() })),

    desk: createDesk({ books, now, tell }),
  };
}
