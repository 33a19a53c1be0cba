// Orders, where a brand wants it: its shop says that a visit we sent became an order, and nothing about who bought.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Period } from "./analytics.ts";
import { text } from "./shapes.ts";

/** The parameter of the shop's address that carries the visit's mark. */
export const VISIT_PARAMETER = "ribby_visit";
/** An order later than this after the visit is not the visit's. */
export const VISIT_DAYS = 30;
export const ORDER_BODY_MAX_BYTES = 512 * 1024;

export const ORDER_SYSTEMS = ["page", "shopify", "woocommerce"] as const;
export type OrderSystem = (typeof ORDER_SYSTEMS)[number];

export const OrderSettings = z.object({
  is_on: z.boolean(),
  /** Whether there is one; what it is, is shown once, when it is made. */
  has_secret: z.boolean(),
  has_shopify_secret: z.boolean(),
  changed_at: z.iso.datetime().nullable(),
  /** When the shop was last heard and believed, and last not believed. */
  heard_at: z.iso.datetime().nullable(),
  refused_at: z.iso.datetime().nullable(),
  /** Where each system sends to. */
  addresses: z.object({ page: z.url(), shopify: z.url(), woocommerce: z.url() }),
});
export type OrderSettings = z.infer<typeof OrderSettings>;

export const orderSettings = endpoint({
  method: "GET",
  path: "/api/brands/:brandId/orders",
  access: "owner",
  summary: "Whether a brand's shop tells of orders, and where it sends them.",
  response: OrderSettings,
});

export const setOrders = endpoint({
  method: "PUT",
  path: "/api/brands/:brandId/orders",
  access: "owner",
  summary: "Turns orders on or off, and keeps the secret that the brand's Shopify signs with.",
  allowance: "write",
  body: z.object({
    is_on: z.boolean().optional(),
    /** Empty: forgotten. */
    shopify_secret: text(200).optional(),
  }),
  response: OrderSettings,
});

export const newOrderSecret = endpoint({
  method: "POST",
  path: "/api/brands/:brandId/orders/secret",
  access: "owner",
  summary: "Makes a new secret and shows it this once; the one before is good for another day.",
  allowance: "write",
  response: OrderSettings.extend({ secret: z.string() }),
});

export const BrandOrders = z.object({
  is_on: z.boolean(),
  /** Visits of the period that became an order. */
  orders: z.number().int(),
  /** Of them, those that the shop's own system has signed. */
  confirmed: z.number().int(),
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      title_ar: z.string(),
      orders: z.number().int().min(1),
    }),
  ),
});
export type BrandOrders = z.infer<typeof BrandOrders>;

export const brandOrders = endpoint({
  method: "GET",
  path: "/api/analytics/orders/:brandId",
  access: "owner",
  summary: "Visits that became orders in a period, by the piece that was visited.",
  query: Period,
  response: BrandOrders,
});

const received = z.object({ received: z.literal(true) });

export const shopifyOrder = endpoint({
  method: "POST",
  path: "/api/orders/:brandId/shopify",
  access: "anyone",
  summary: "Takes a webhook of Shopify (orders/create, products/update), signed over its raw body.",
  allowance: "event",
  hasOwnToken: true,
  maxBodyBytes: ORDER_BODY_MAX_BYTES,
  response: received,
});

export const wooCommerceOrder = endpoint({
  method: "POST",
  path: "/api/orders/:brandId/woocommerce",
  access: "anyone",
  summary: "Takes a webhook of WooCommerce (order.created, product.updated), signed over its body.",
  allowance: "event",
  hasOwnToken: true,
  maxBodyBytes: ORDER_BODY_MAX_BYTES,
  response: received,
});

export const pageOrder = endpoint({
  method: "POST",
  path: "/api/orders/:brandId/page",
  access: "anyone",
  summary:
    "Takes a thank-you page's word: the visit's mark and, where the shop signs it, the order.",
  allowance: "event",
  hasOwnToken: true,
  maxBodyBytes: 4 * 1024,
  response: received,
});
