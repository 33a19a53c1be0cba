// What a brand has, from the database alone: a visit to the success page changes nothing here.
import {
  viewOf,
  type MySubscription,
  type Subscription,
  type SubscriptionView,
} from "../../../contract/subscription.ts";
import type { SubscriptionRepository, SubscriptionRow } from "./repository.ts";

const BY_WORTH: SubscriptionView[] = ["active", "canceling", "none"];

export async function mySubscription(
  repository: SubscriptionRepository,
  brandId: string,
  now: Date,
): Promise<MySubscription> {
  const all = (await repository.ofBrand(brandId)).map(toSubscription);
  const worth = (one: Subscription) => BY_WORTH.indexOf(viewOf(one, now));
  // Newest first; sorting keeps that order among equals.
  const subscription = all.toSorted((a, b) => worth(a) - worth(b))[0] ?? null;
  return { has_subscription: viewOf(subscription, now) !== "none", subscription };
}

const toSubscription = (row: SubscriptionRow): Subscription => ({
  status: row.status,
  cancel_at_period_end: row.cancel_at_period_end,
  canceled_at: row.canceled_at?.toISOString() ?? null,
  current_period_end: row.current_period_end?.toISOString() ?? null,
  last_renewal_date: row.last_renewal_date?.toISOString() ?? null,
  cancel_at: row.cancel_at?.toISOString() ?? null,
});
