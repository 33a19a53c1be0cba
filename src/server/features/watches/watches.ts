// What a shopper can ask for without an account: to be told, to say yes, to be forgotten.
import { present } from "../../../contract/get-or-throw.ts";
import { cairoTime } from "../../../contract/cairo-time.ts";
import { SMALLEST_GROUP } from "../../../contract/demand.ts";
import type { Language } from "../../../contract/languages.ts";
import {
  WATCH_CONSENT,
  type NewWatch,
  type OwnNotices,
  type PushSubscription,
  type WaitingPeople,
  type WatcherCopy,
} from "../../../contract/watches.ts";
import type { Jobs } from "../../database/jobs.ts";
import type { Sql } from "../../database/sql.ts";
import { Problem, invalid, notFound } from "../../problems.ts";
import { readWatcher } from "./queries/read-watcher.ts";
import * as store from "./repository.ts";
import { isSameText, type Seal } from "./seal.ts";

export type WatchesParts = {
  db: Sql;
  jobs: Jobs;
  seal: Seal;
  now: () => Date;
  /** Without a mail server nobody is promised a letter. */
  hasMail: boolean;
  /** Throws for an address that our server must not ask. */
  checkEndpoint: (endpoint: string) => void;
};

export type Watches = ReturnType<typeof createWatches>;

export function createWatches({ db, jobs, seal, now, hasMail, checkEndpoint }: WatchesParts) {
  /** The push service knows a browser's address too, but not its keys: both must be the ones that were kept. */
  const isOfBrowser = (contactSecret: string, push: PushSubscription): boolean => {
    const kept = JSON.parse(seal.open(contactSecret)) as PushSubscription;
    return isSameText(kept.keys.auth, push.keys.auth);
  };

  /** Whose notices these are; undefined where nothing is kept of a browser. */
  async function ownerOf(own: OwnNotices): Promise<string | undefined> {
    if ("token" in own) {
      const id = seal.readToken("stop", own.token);
      if (!id) throw invalid("watchLinkInvalid");
      return id;
    }
    const known = await store.findWatcher(db, seal.hashOf(own.push.endpoint));
    return known && isOfBrowser(known.contact_secret, own.push) ? known.id : undefined;
  }

  return {
    /** True when there is something to confirm first. */
    async add(wanted: NewWatch, spoken: Language): Promise<boolean> {
      const { email, push, on, size = "", color = "", language = spoken } = wanted;
      if ((email === undefined) === (push === undefined)) throw invalid("watchNeedsContact");
      if (email !== undefined && !hasMail)
        throw new Problem(503, "mail_not_configured", "mailNotConfigured");
      if (push) checkEndpoint(push.endpoint);
      const contact = push ? JSON.stringify(push) : present(email);
      // One mailbox is one person, however it is written.
      const known = push ? push.endpoint : present(email).toLowerCase();
      const at = now();
      await db.transaction().execute(async (tx) => {
        const before = push && (await store.findWatcher(tx, seal.hashOf(known)));
        // Other keys, another owner: what was kept for the one before is not handed on.
        if (before && !isOfBrowser(before.contact_secret, push))
          await store.forgetWatcher(tx, before.id);
        const watcherId = await store.keepWatcher(tx, {
          kind: push ? "push" : "email",
          contact_hash: seal.hashOf(known),
          contact_secret: seal.close(contact),
          language,
          at,
        });
        const ids = [...new Set(wanted.product_ids)];
        const isConfirmed = push !== undefined;
        const kept = await store.keepWatches(tx, {
          watcherId,
          ids,
          kind: on,
          size,
          color: color.trim().toLowerCase(),
          at,
          isConfirmed,
          consent: WATCH_CONSENT.push[spoken],
        });
        if (kept === 0) throw notFound("productNotFound");
        if (!isConfirmed) await store.queueConfirm(tx, watcherId, cairoTime(at).day, at);
      });
      if (!push) await jobs.send("watch-digests");
      return !push;
    },

    /** `spoken`: the language of the page on which she said yes. */
    async confirm(token: string, spoken: Language): Promise<void> {
      const id = seal.readToken("confirm", token);
      const consent = WATCH_CONSENT.email[spoken];
      if (!id || !(await store.confirmWatches(db, id, now(), consent)))
        throw invalid("watchLinkInvalid");
    },

    /** Ending what has ended already is no mistake. */
    async stop(own: OwnNotices): Promise<void> {
      const id = await ownerOf(own);
      if (id) await store.forgetWatcher(db, id);
    },

    /** What ends everything also opens it: both are the watcher's own. */
    async copy(own: OwnNotices): Promise<WatcherCopy> {
      const id = await ownerOf(own);
      const kept = id && (await readWatcher(db, id));
      if (!kept) throw "push" in own ? notFound("watchNothingKept") : invalid("watchLinkInvalid");
      const { contact_secret, ...rest } = kept;
      return { made_at: now().toISOString(), contact: seal.open(contact_secret), ...rest };
    },

    /** Small groups are said to be small, and stand in no order that would tell more. */
    async waiting(brandId: string): Promise<WaitingPeople> {
      const all = await store.waitingFor(db, brandId);
      const [large, small] = [true, false].map((isLarge) =>
        all.filter(({ people }) => people >= SMALLEST_GROUP === isLarge),
      ) as [typeof all, typeof all];
      const byTitle = small.toSorted((one, other) => one.title.localeCompare(other.title));
      return [...large, ...byTitle.map((row) => ({ ...row, people: null }))];
    },

    async bounced(email: string): Promise<void> {
      await store.forgetContact(db, seal.hashOf(email.toLowerCase()));
    },
  };
}
