// Brings the database to what the provider says now. Every way of learning about a change ends here, so
// the order in which events arrive, and whether they arrive at all, cannot matter.
import type { Payments } from "../../providers/payments/payments.ts";
import type { SubscriptionRepository } from "./repository.ts";

export type Follow = {
  /** False when it is nobody's we know. */
  one(subscriptionId: string): Promise<boolean>;
  ofCustomer(customerId: string): Promise<void>;
  all(): Promise<void>;
};

export function createFollow(payments: Payments, repository: SubscriptionRepository): Follow {
  async function many(customerId?: string): Promise<void> {
    // Taken before the first page: whatever is learnt while the list is read is newer.
    const look = await repository.beginLook();
    for await (const found of payments.subscriptions(customerId)) {
      await repository.save(found, look);
    }
  }

  return {
    async one(subscriptionId) {
      const look = await repository.beginLook();
      const found = await payments.findSubscription(subscriptionId);
      return found !== undefined && repository.save(found, look);
    },
    ofCustomer: many,
    all: () => many(),
  };
}
