// Pro over HTTP: buying, managing, and events of the payment provider, signed over their bytes.
import { signedIn } from "../../http/session.ts";
import {
  createCheckout,
  createPortal,
  mySubscription,
  paymentEvent,
} from "../../../contract/subscription.ts";
import { mount, type Api } from "../../http/mount.ts";
import { serveSandbox } from "./routes-sandbox.ts";
import type { Subscriptions } from "./subscriptions.ts";

export async function mountSubscription(api: Api, subscriptions: Subscriptions): Promise<void> {
  mount(api, mySubscription, ({ session }) => subscriptions.mine(signedIn(session).brandId));

  mount(api, createCheckout, ({ session, body, request }) =>
    subscriptions.buy(signedIn(session).brandId, {
      priceId: body.price_id,
      origin: request.headers.origin,
    }),
  );

  mount(api, createPortal, ({ session, body }) =>
    subscriptions.openPortal(signedIn(session).brandId, body.return_url),
  );

  // In a room of their own, where bodies stay the bytes that were sent.
  await api.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    const room: Api = { ...api, app };

    mount(room, paymentEvent, async ({ request }) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      // Stripe signs in a header, Paymob in the address.
      const { hmac } = request.query as { hmac?: unknown };
      const signature = request.headers["stripe-signature"]?.toString();
      await subscriptions.receive(raw, signature ?? (typeof hmac === "string" ? hmac : undefined));
      return { received: true as const };
    });

    if (subscriptions.desk) serveSandbox(room, subscriptions.desk);
  });
}
