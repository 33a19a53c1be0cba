// The Pro plan.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { text } from "./shapes.ts";

export const Subscription = z.object({
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  canceled_at: z.iso.datetime().nullable(),
  current_period_end: z.iso.datetime().nullable(),
  last_renewal_date: z.iso.datetime().nullable(),
  /** Set where the end does not fall on the end of the period. */
  cancel_at: z.iso.datetime().nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** `none` also for a subscription that is over, or was never paid. */
export type SubscriptionView = "active" | "canceling" | "none";

/** Still running at the provider: also while a payment is missing, so nobody buys a second one. */
export const RUNNING_STATUSES = ["active", "trialing", "past_due", "unpaid", "paused"];

export const isRunning = ({ status }: Pick<Subscription, "status">): boolean =>
  RUNNING_STATUSES.includes(status);

/** Canceling: ends by itself, or was canceled while its paid period is not over. */
export function viewOf(subscription: Subscription | null, now: Date): SubscriptionView {
  if (!subscription) return "none";
  if (isRunning(subscription)) return subscription.cancel_at_period_end ? "canceling" : "active";
  const { status, current_period_end } = subscription;
  const isPaidFor = current_period_end !== null && new Date(current_period_end) > now;
  return status === "canceled" && isPaidFor ? "canceling" : "none";
}

export const MySubscription = z.object({
  has_subscription: z.boolean(),
  /** The latest one; also one that is over, while `has_subscription` is false. */
  subscription: Subscription.nullable(),
  /** False where a month was paid that does not go on by itself; else left out. */
  renews: z.literal(false).optional(),
});
export type MySubscription = z.infer<typeof MySubscription>;

export const createCheckout = endpoint({
  method: "POST",
  path: "/api/stripe/create-checkout-session",
  access: "brand",
  summary: "Starts the purchase of Pro; the client goes to `url`.",
  allowance: "write",
  body: z.object({ price_id: text(200) }),
  response: z.object({ session_id: z.string(), url: z.string() }),
});

export const mySubscription = endpoint({
  method: "GET",
  path: "/api/stripe/my-subscription",
  access: "brand",
  summary: "The signed-in brand's subscription.",
  response: MySubscription,
});

export const createPortal = endpoint({
  method: "POST",
  path: "/api/stripe/create-customer-portal-session",
  access: "brand",
  summary: "Opens the payment provider's portal.",
  allowance: "write",
  body: z.object({ return_url: text(2000) }),
  response: z.object({ url: z.string() }),
});

export const paymentEvent = endpoint({
  method: "POST",
  path: "/api/stripe/webhook",
  access: "anyone",
  summary: "Takes a signed event of the payment provider; the raw body is what is signed.",
  response: z.object({ received: z.literal(true) }),
});
