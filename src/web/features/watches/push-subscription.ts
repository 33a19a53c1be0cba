// This browser's own address for pushes, made when somebody wants one.
import { pushKey, type PushSubscription as Given } from "../../../contract/watches.ts";
import { call } from "../../lib/api.ts";

export class PushRefused extends Error {}

/** Only where a service worker is at work: it is the one who shows what is pushed. */
export const canBePushed = (): boolean =>
  "serviceWorker" in navigator &&
  navigator.serviceWorker.controller !== null &&
  "PushManager" in window &&
  "Notification" in window;

export async function subscribeToPush(): Promise<Given> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushRefused();
  const registration = await navigator.serviceWorker.ready;
  const { key } = await call(pushKey, {});
  const known = await registration.pushManager.getSubscription();
  const subscription =
    known ??
    (await registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => {
        throw new PushRefused();
      }));
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new PushRefused();
  return { endpoint, keys: { p256dh, auth } };
}
