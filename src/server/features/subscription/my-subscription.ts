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
  repositories: SubscriptionRepository[],
  brandId: string,
  now: Date,
): Promise<MySubscription> {
  const rows = (await Promise.all(repositories.map((one) => one.ofBrand(brandId)))).flat();
  const all = rows.map((row) => ({ row, subscription: toSubscription(row) }));
  const worth = (one: { subscription: Subscription }) =>
    BY_WORTH.indexOf(viewOf(one.subscription, now));
  // Newest first; sorting keeps that order among equals.
  const best = all
    .toSorted((a, b) => b.row.created_at.getTime() - a.row.created_at.getTime())
    .toSorted((a, b) => worth(a) - worth(b))[0];
  const subscription = best?.subscription ?? null;
  return {
    has_subscription: viewOf(subscription, now) !== "none",
    subscription,
    ...(best && paysByMonth(best.row.provider) && { renews: false as const }),
  };
}

/** Paymob knows payments and no subscriptions. */
const paysByMonth = (ledger: string) => ledger.startsWith("paymob");

const toSubscription = (row: SubscriptionRow): Subscription => ({
  status: row.status,
  cancel_at_period_end: row.cancel_at_period_end,
  canceled_at: row.canceled_at?.toISOString() ?? null,
  current_period_end: row.current_period_end?.toISOString() ?? null,
  last_renewal_date: row.last_renewal_date?.toISOString() ?? null,
  cancel_at: row.cancel_at?.toISOString() ?? null,
});
