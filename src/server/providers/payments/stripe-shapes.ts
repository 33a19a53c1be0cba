// What we read of Stripe's answers. They are checked: an answer of 404 without an `error` in it passes
// the SDK as a success.
import { z } from "zod";
import type { CheckoutSession, PaidSubscription, PaymentEvent } from "./payments.ts";

const Id = z.string().min(1).max(255);
const seconds = z.number().int();
const toDate = (value: number | null | undefined) =>
  value == null ? null : new Date(value * 1000);
const Moment = seconds.nullish().transform(toDate);

/** A reference is an id, or the whole thing where it was asked for. */
const Reference = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)]);

export const StripeCustomer = z.object({ object: z.literal("customer"), id: Id });

export const StripePortal = z.object({ url: z.url({ protocol: /^https?$/ }) });

export const StripeCheckout = z
  .object({
    object: z.literal("checkout.session"),
    id: Id,
    status: z.enum(["open", "complete", "expired"]),
    url: z.url({ protocol: /^https?$/ }).nullish(),
  })
  .transform(({ id, status, url }): CheckoutSession => ({ id, status, url: url ?? null }));

/** Since 2025 a period belongs to an item; ours have one, and the longest counts. */
const Items = z
  .object({
    data: z.array(z.object({ current_period_start: seconds, current_period_end: seconds })).min(1),
  })
  .transform(({ data }) => ({
    start: toDate(Math.max(...data.map((item) => item.current_period_start))),
    end: toDate(Math.max(...data.map((item) => item.current_period_end))),
  }));

export const StripeSubscription = z
  .object({
    object: z.literal("subscription"),
    id: Id,
    customer: Reference,
    status: z.string().min(1).max(50),
    cancel_at_period_end: z.boolean(),
    cancel_at: Moment,
    canceled_at: Moment,
    items: Items,
    metadata: z.record(z.string(), z.string()).nullish(),
  })
  .transform((found): PaidSubscription => ({
    id: found.id,
    customerId: found.customer,
    brandId: found.metadata?.["brand_id"] ?? null,
    status: found.status,
    isCanceling: found.cancel_at_period_end || found.cancel_at !== null,
    cancelAt: found.cancel_at,
    canceledAt: found.canceled_at,
    periodStart: found.items.start,
    periodEnd: found.items.end,
  }));

/** An account's webhooks may speak an older version than we do: only what never moved is read. */
const EventObject = z.object({
  object: z.string(),
  id: Id.nullish(),
  subscription: Reference.nullish(),
  parent: z
    .object({ subscription_details: z.object({ subscription: Reference }).nullish() })
    .nullish(),
});

const StripeEvent = z.object({
  id: Id,
  type: z.string().max(100),
  created: seconds,
  data: z.object({ object: EventObject }),
});

const OURS =
  /^(checkout\.session\.(completed|async_payment_\w+)|customer\.subscription\.\w+|invoice\.(paid|payment_failed|payment_action_required))$/;

export function readStripeEvent(json: unknown): PaymentEvent | null {
  const event = StripeEvent.safeParse(json).data;
  if (!event || !OURS.test(event.type)) return null;
  const { object, id, subscription, parent } = event.data.object;
  const subscriptionId =
    object === "subscription" ? id : (subscription ?? parent?.subscription_details?.subscription);
  if (!subscriptionId) return null;
  return {
    id: event.id,
    type: event.type,
    subscriptionId,
    happenedAt: new Date(event.created * 1000),
  };
}
