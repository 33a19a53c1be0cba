// This browser's own address for pushes, made when somebody wants one.
import { pushKey, type PushSubscription as Given } from "../../../contract/watches.ts";
import { call } from "../../lib/api.ts";
import { hasServiceWorker, startServiceWorker } from "../../lib/start-service-worker.ts";

export class PushRefused extends Error {}

/** The service worker shows what is pushed; it is started by whoever asks first, so it need not be at work yet. */
export const canBePushed = (): boolean =>
  hasServiceWorker() && "PushManager" in window && "Notification" in window;

export async function subscribeToPush(): Promise<Given> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushRefused();
  const registration = await startServiceWorker();
  if (!registration) throw new PushRefused();
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
