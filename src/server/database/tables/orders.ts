// Visits that became orders, and by which secrets shops say so.
import type { Generated } from "kysely";
import type { LaterMoment, Moment } from "./columns.ts";

export type OrderSignalTable = {
  brand_id: string;
  is_on: Generated<boolean>;
  own_secret: string | null;
  shopify_secret: string | null;
  former_secret: string | null;
  changed_at: LaterMoment;
  heard_at: LaterMoment;
  refused_at: LaterMoment;
};

export type VisitOrderTable = {
  brand_id: string;
  visit: string;
  product_id: string;
  told_by: string;
  is_confirmed: boolean;
  created_at: Moment;
};

export type OrderTables = { order_signals: OrderSignalTable; visit_orders: VisitOrderTable };
