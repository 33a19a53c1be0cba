// Who sent an event, and when. The SDK compares the signature and refuses old ones; it lets a date in
// the future pass, so that is refused here: such a one could be replayed until its day comes.
import { WebhookRefused } from "./payments.ts";

const OLDEST_SECONDS = 300;
/** Clocks differ a little. */
const AHEAD_SECONDS = 60;

type Signed = { raw: Buffer; signature: string | undefined; secret: string; now: Date };

/** The SDK takes a quarter of a second to load: only when the first event comes. */
const webhooks = async () => (await import("stripe")).default.webhooks;

/** The event as it was signed. */
export async function readSigned({ raw, signature = "", secret, now }: Signed): Promise<unknown> {
  const dates = signature.split(",").filter((part) => part.startsWith("t="));
  // With two dates it would be anybody's guess which one was signed.
  const [, date] = /^t=(\d{1,12})$/.exec(dates.length === 1 ? (dates[0] ?? "") : "") ?? [];
  if (!date || Number(date) > now.getTime() / 1000 + AHEAD_SECONDS) throw new WebhookRefused();
  try {
    const sdk = await webhooks();
    return sdk.constructEvent(raw, signature, secret, OLDEST_SECONDS, undefined, now.getTime());
  } catch (cause) {
    throw new WebhookRefused("refused", { cause });
  }
}

export async function sign(payload: string, secret: string, now: Date): Promise<string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  return (await webhooks()).generateTestHeaderString({ payload, secret, timestamp });
}
