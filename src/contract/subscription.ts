// The Pro plan.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { text } from "./words.ts";

export const Subscription = z.object({
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  canceled_at: z.iso.datetime().nullable(),
  current_period_end: z.iso.datetime().nullable(),
  last_renewal_date: z.iso.datetime().nullable(),
});

export const MySubscription = z.object({
  has_subscription: z.boolean(),
  subscription: Subscription.nullable(),
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
