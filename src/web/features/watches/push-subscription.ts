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
  const before = await registration.pushManager.getSubscription();
  const subscription =
    before ??
    (await registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => {
        throw new PushRefused();
      }));
  const given = givenBy(subscription);
  if (!given) throw new PushRefused();
  return given;
}

function givenBy(subscription: PushSubscription): Given | undefined {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : undefined;
}

const ownKnown = async (): Promise<PushSubscription | null | undefined> =>
  canBePushed()
    ? (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
    : null;

/** What this browser gave when it asked for notices; nothing is asked for or started. */
export async function ownSubscription(): Promise<Given | null> {
  const subscription = await ownKnown();
  return (subscription && givenBy(subscription)) ?? null;
}

/** The push service forgets this browser, too. */
export async function endSubscription(): Promise<void> {
  await (await ownKnown())?.unsubscribe();
}
