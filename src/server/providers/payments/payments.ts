// Selling Pro goes through one port. What it answers is the truth about a subscription; what it tells us
// unasked (a webhook) only says where to look.

export type Customer = { brandId: string; name: string; email: string };

export type Order = {
  brandId: string;
  customerId: string;
  priceId: string;
  /** The same key means the same purchase, however often it is sent. */
  idempotencyKey: string;
  urls: { success: string; cancel: string };
};

export type CheckoutSession = {
  id: string;
  status: "open" | "complete" | "expired";
  /** Where to pay; null once there is nothing to pay any more. */
  url: string | null;
};

export type PaidSubscription = {
  id: string;
  customerId: string;
  brandId: string | null;
  status: string;
  /** Ends by itself, at the end of the period or at `cancelAt`. */
  isCanceling: boolean;
  cancelAt: Date | null;
  canceledAt: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
};

/** Something happened to a subscription. */
export type PaymentEvent = { id: string; type: string; subscriptionId: string; happenedAt: Date };

export type Payments = {
  name: "stripe" | "paymob" | "sandbox";
  /** Whose customers and subscriptions these are; test mode and live mode do not mix. */
  ledger: string;
  /** The one thing that is for sale. */
  priceId: string;
  addCustomer(customer: Customer, idempotencyKey: string): Promise<string>;
  /** Throws OrderChanged where the key was used for something else. */
  openCheckout(order: Order): Promise<CheckoutSession>;
  findCheckout(id: string): Promise<CheckoutSession | undefined>;
  /** Nobody can pay there any more. */
  closeCheckout(id: string): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  findSubscription(id: string): Promise<PaidSubscription | undefined>;
  /** All of them, ended ones too; of one customer, or everybody's. */
  subscriptions(customerId?: string): AsyncIterable<PaidSubscription>;
  /** Null for an event that is about nothing of ours. Throws WebhookRefused. */
  readEvent(raw: Buffer, signature: string | undefined): Promise<PaymentEvent | null>;
};

/** Unsigned, tampered with, too old, from the future, or not an event at all. */
export class WebhookRefused extends Error {}

export class OrderChanged extends Error {}
