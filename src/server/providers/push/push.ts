// A message to a browser through its own push service.
import type { GuardedFetch } from "../../net/guarded-fetch.ts";
import { encryptFor, vapidHeader, type Browser, type PushKeys } from "./encrypt.ts";

export type PushTarget = { endpoint: string; keys: Browser };

/** `gone`: nobody is behind it any more. */
export type Pushed = "sent" | "gone";

export type SendPush = (target: PushTarget, message: object) => Promise<Pushed>;

const KEPT_SECONDS = 86_400;
const GOOD_FOR_MS = 12 * 3_600_000;

export const createSendPush =
  (parts: {
    fetch: GuardedFetch;
    keys: () => Promise<PushKeys>;
    contact: () => string;
  }): SendPush =>
  async ({ endpoint, keys }, message) => {
    const expires = new Date(Date.now() + GOOD_FOR_MS);
    const answer = await parts.fetch(endpoint, {
      maxBytes: 64 * 1024,
      maxRedirects: 0,
      types: /^/,
      bytes: encryptFor(keys, Buffer.from(JSON.stringify(message))),
      headers: {
        authorization: vapidHeader(await parts.keys(), new URL(endpoint), parts.contact(), expires),
        "content-encoding": "aes128gcm",
        ttl: String(KEPT_SECONDS),
        urgency: "low",
      },
    });
    if (answer.status === 404 || answer.status === 410) return "gone";
    if (answer.status >= 200 && answer.status < 300) return "sent";
    throw new Error(`The push service answered ${answer.status}.`);
  };
