// What can go wrong with a payment, in sentences for the brand.
import { Problem } from "../../problems.ts";

export const alreadySubscribed = () => new Problem(409, "already_subscribed", "alreadySubscribed");

export const noSubscription = () => new Problem(404, "no_subscription", "noSubscription");

export const paymentsNotConfigured = () =>
  new Problem(503, "payments_not_configured", "paymentsNotConfigured");

export const paymentsUnavailable = (cause: unknown) =>
  new Problem(503, "payments_unavailable", "paymentsUnavailable", { cause });

/** What the provider does not answer becomes a sentence; its own words stay in the log. */
export async function orUnavailable<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    throw paymentsUnavailable(error);
  });
}
