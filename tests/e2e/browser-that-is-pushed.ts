// A page whose browser holds a subscription for pushes; a real one needs its maker's push service.
import type { Page } from "playwright-core";

/** As `PushSubscription.toJSON()` gives it. */
export const SUBSCRIPTION = {
  endpoint: "https://push.example/of-this-browser",
  keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) },
};

/** From the next page on, until the page ends it. */
export async function holdSubscription(page: Page): Promise<void> {
  await page.addInitScript((given) => {
    const subscription = {
      toJSON: () => given,
      unsubscribe: async () => {
        sessionStorage.setItem("unsubscribed", "yes");
        return true;
      },
    };
    const pushManager = {
      getSubscription: async () => (sessionStorage.getItem("unsubscribed") ? null : subscription),
    };
    Object.defineProperty(ServiceWorkerContainer.prototype, "getRegistration", {
      value: async () => ({ pushManager }),
    });
  }, SUBSCRIPTION);
}
