// Buying Pro. However often it is clicked, in however many tabs, there is one place to pay and one thing
// to pay for.
import { invalid } from "../../problems.ts";
import {
  OrderChanged,
  type CheckoutSession,
  type Payments,
} from "../../providers/payments/payments.ts";
import type { Follow } from "./follow.ts";
import { alreadySubscribed, orUnavailable, paymentsUnavailable } from "./problems.ts";
import type { CheckoutRow, SubscriptionRepository } from "./repository.ts";

export type Buy = (
  brandId: string,
  asked: { priceId: string; home: string },
) => Promise<{ session_id: string; url: string }>;

/** A wish may turn out to be paid, run out or changed; after that many there is something wrong. */
const ROUNDS = 4;

type Parts = {
  payments: Payments;
  repository: SubscriptionRepository;
  follow: Follow;
  /** Whether the brand has Pro, whoever sold it. */
  hasPro: (brandId: string) => Promise<boolean>;
};

export function createBuy({ payments, repository, follow, hasPro }: Parts): Buy {
  async function refuseSecond(brandId: string): Promise<void> {
    if (await hasPro(brandId)) throw alreadySubscribed();
  }

  /** An event may be on its way, or lost: the provider knows whether it was paid. */
  async function lookAgain(brandId: string, customerId: string): Promise<void> {
    await orUnavailable(follow.ofCustomer(customerId));
    await refuseSecond(brandId);
  }

  async function customer(brandId: string): Promise<string> {
    const known = await repository.customerOf(brandId);
    if (known) {
      await lookAgain(brandId, known);
      return known;
    }
    const { name, email } = await repository.brand(brandId);
    const made = payments.addCustomer({ brandId, name, email }, `customer-${brandId}`);
    return repository.keepCustomer(brandId, await orUnavailable(made));
  }

  /** The session of a wish; undefined when the wish is no good any more. */
  async function sessionOf(
    wish: CheckoutRow,
    customerId: string,
    home: string,
  ): Promise<CheckoutSession | undefined> {
    if (wish.session_id) return orUnavailable(payments.findCheckout(wish.session_id));
    const urls = {
      success: `${home}/payments?checkout=success`,
      cancel: `${home}/payments?checkout=canceled`,
    };
    const { brand_id: brandId, price_id: priceId, id: idempotencyKey } = wish;
    try {
      const order = { brandId, customerId, priceId, idempotencyKey, urls };
      const session = await payments.openCheckout(order);
      await repository.keepSession(wish.id, session.id);
      return session;
    } catch (error) {
      if (error instanceof OrderChanged) return undefined;
      throw paymentsUnavailable(error);
    }
  }

  return async (brandId, { priceId, home }) => {
    if (priceId !== payments.priceId) throw invalid("priceUnknown", { field: "price_id" });
    await refuseSecond(brandId);
    const customerId = await customer(brandId);
    for (let round = 0; round < ROUNDS; round++) {
      const wish = await repository.wish(brandId, priceId);
      // What it costs was changed since: nobody pays the old price any more.
      if (wish.price_id !== priceId) {
        if (wish.session_id) await orUnavailable(payments.closeCheckout(wish.session_id));
        await repository.closeWish(wish.id);
        continue;
      }
      const session = await sessionOf(wish, customerId, home);
      if (session?.status === "open" && session.url) {
        return { session_id: session.id, url: session.url };
      }
      if (session?.status === "complete") await lookAgain(brandId, customerId);
      await repository.closeWish(wish.id);
    }
    throw paymentsUnavailable(new Error("No checkout stayed open."));
  };
}
