// Brings letters and pushes to those who asked: one digest a day, never in the night, and only what still holds.
import { cairoTime } from "../../../contract/cairo-time.ts";
import type { PushSubscription } from "../../../contract/watches.ts";
import type { Sql } from "../../database/sql.ts";
import type { Letter } from "../../providers/mail/mailer.ts";
import type { SendPush } from "../../providers/push/push.ts";
import {
  confirmLetter,
  digestLetter,
  pushMessage,
  type Addresses,
  type LayOut,
} from "./letters.ts";
import * as store from "./repository.ts";
import type { Seal } from "./seal.ts";

export type DeliverParts = {
  db: Sql;
  seal: Seal;
  now: () => Date;
  publicUrl: () => string;
  layOut: LayOut;
  sendLetter: (letter: Letter) => Promise<void>;
  sendPush: SendPush;
};

/** Nobody is woken up. */
const [MORNING, EVENING] = [9, 22];

const isNight = (now: Date): boolean => {
  const { hour } = cairoTime(now);
  return hour < MORNING || hour >= EVENING;
};

export async function deliverNotices(parts: DeliverParts): Promise<number> {
  const { db, now } = parts;
  const night = isNight(now());
  if (!night) await store.queueDigests(db, cairoTime(now()).day, now());
  let sent = 0;
  for (;;) {
    const letter = await store.claimLetter(db, now(), night);
    if (!letter) return sent;
    if (await deliverOne(parts, letter)) sent++;
  }
}

async function deliverOne(parts: DeliverParts, due: store.DueLetter): Promise<boolean> {
  const { db } = parts;
  try {
    const outcome = await bring(parts, due);
    if (outcome === "gone") await store.forgetWatcher(db, due.id);
    else await store.markLetter(db, due.letter, outcome);
    return outcome === "sent";
  } catch (error) {
    // The mailbox says that it does not exist, or does not want us: it is not asked again.
    if (isRefusedForGood(error)) await store.forgetWatcher(db, due.id);
    else if (due.attempts >= store.TRIES) await store.markLetter(db, due.letter, "failed");
    return false;
  }
}

const isRefusedForGood = (error: unknown): boolean => {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === "number" && code >= 550 && code < 560;
};

async function bring(
  parts: DeliverParts,
  due: store.DueLetter,
): Promise<"sent" | "dropped" | "gone"> {
  const { db, seal, now } = parts;
  const contact = seal.open(due.contact_secret);
  const addresses = addressesFor(parts, due.id);
  const { language } = due;
  const host = new URL(parts.publicUrl()).hostname;
  const writing = {
    id: due.letter,
    address: contact,
    language,
    addresses,
    host,
    layOut: parts.layOut,
  };
  if (due.letterKind === "confirm") {
    await parts.sendLetter(confirmLetter(writing));
    return "sent";
  }
  const all = await store.newsFor(db, due.id);
  const news = all.filter(({ isTrue }) => isTrue);
  await db.transaction().execute((tx) =>
    store.takeBack(
      tx,
      all.filter(({ isTrue }) => !isTrue),
    ),
  );
  if (news.length === 0) return "dropped";
  if (due.kind === "push") {
    const target = JSON.parse(contact) as PushSubscription;
    const pushed = await parts.sendPush(target, pushMessage(due.letter, news, language, addresses));
    if (pushed === "gone") return "gone";
  } else await parts.sendLetter(digestLetter(writing, news));
  await store.markTold(
    db,
    news.map(({ id }) => id),
    now(),
  );
  return "sent";
}

function addressesFor({ seal, publicUrl }: DeliverParts, watcherId: string): Addresses {
  const stop = seal.tokenFor("stop", watcherId);
  return {
    confirm: `${publicUrl()}/watch?token=${seal.tokenFor("confirm", watcherId)}`,
    stop: `${publicUrl()}/watch?stop&token=${stop}`,
    oneClick: `${publicUrl()}/api/watches/stop?token=${stop}`,
    piece: (id) => `${publicUrl()}/product/${id}`,
  };
}
