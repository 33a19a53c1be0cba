// Who pays.
import type { Generated } from "kysely";
import type { LaterMoment, Moment } from "./columns.ts";

export type SubscriptionTable = {
  id: string;
  brand_id: string;
  provider: string;
  customer_id: string;
  status: string;
  cancel_at_period_end: Generated<boolean>;
  canceled_at: LaterMoment;
  current_period_end: LaterMoment;
  last_renewal_date: LaterMoment;
  cancel_at: LaterMoment;
  look: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
};

export type PaymentCustomerTable = {
  brand_id: string;
  provider: string;
  customer_id: string;
  created_at: Moment;
};

export type CheckoutTable = {
  id: string;
  brand_id: string;
  provider: string;
  price_id: string;
  session_id: string | null;
  created_at: Moment;
  closed_at: LaterMoment;
};

export type PaymentEventTable = {
  id: string;
  provider: string;
  type: string;
  subscription_id: string;
  happened_at: Moment;
  created_at: Moment;
  status: Generated<string>;
  attempts: Generated<number>;
  next_try_at: LaterMoment;
  last_error: string | null;
  applied_at: LaterMoment;
};

export type PaymentTables = {
  subscriptions: SubscriptionTable;
  payment_customers: PaymentCustomerTable;
  checkouts: CheckoutTable;
  payment_events: PaymentEventTable;
};
