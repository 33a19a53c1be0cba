// Orders over HTTP: a brand's settings and report, and what shops send when something was sold, signed over its bytes.
import {
  brandOrders,
  newOrderSecret,
  orderSettings,
  pageOrder,
  setOrders,
  shopifyOrder,
  wooCommerceOrder,
} from "../../../contract/orders.ts";
import type { FastifyRequest } from "fastify";
import { mount, type Api } from "../../http/mount.ts";
import { readPeriod } from "../../http/period.ts";
import type { Orders } from "./orders.ts";

export type OrderParts = { orders: Orders };

const RECEIVED = { received: true as const };
/** What WooCommerce sends unsigned when a webhook is made; it wants to hear 200 and nothing else. */
const PING = /^webhook_id=\d{1,20}$/;

export async function mountOrders(api: Api, { orders }: OrderParts): Promise<void> {
  mount(api, orderSettings, ({ params }) => orders.settings(params.brandId));
  mount(api, setOrders, ({ params, body }) =>
    orders.set(params.brandId, {
      ...(body.is_on !== undefined && { is_on: body.is_on }),
      ...(body.shopify_secret !== undefined && { shopify_secret: body.shopify_secret }),
    }),
  );
  mount(api, newOrderSecret, ({ params, reply }) => {
    void reply.header("cache-control", "no-store");
    return orders.newSecret(params.brandId);
  });
  mount(api, brandOrders, ({ params, query }) => orders.report(params.brandId, readPeriod(query)));

  // In a room of their own, where bodies stay the bytes that were signed.
  await api.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    const room: Api = { ...api, app };
    mount(room, shopifyOrder, async ({ params, request }) => {
      const signature = header(request, "x-shopify-hmac-sha256");
      await orders.hear(params.brandId, "shopify", bytesOf(request), signature);
      return RECEIVED;
    });
    mount(room, wooCommerceOrder, async ({ params, request }) => {
      const raw = bytesOf(request);
      if (raw.length < 40 && PING.test(raw.toString("latin1"))) return RECEIVED;
      const signature = header(request, "x-wc-webhook-signature");
      await orders.hear(params.brandId, "woocommerce", raw, signature);
      return RECEIVED;
    });
    mount(room, pageOrder, async ({ params, request }) => {
      await orders.hearPage(params.brandId, bytesOf(request));
      return RECEIVED;
    });
  });
}

const bytesOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
};
