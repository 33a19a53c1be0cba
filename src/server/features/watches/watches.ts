// What a shopper can ask for without an account: to be told, to say yes, to be forgotten.
import { present } from "../../../contract/get-or-throw.ts";
import { cairoTime } from "../../../contract/cairo-time.ts";
import { SMALLEST_GROUP } from "../../../contract/demand.ts";
import type { Language } from "../../../contract/languages.ts";
import {
  WATCH_CONSENT,
  type NewWatch,
  type WaitingPeople,
  type WatcherCopy,
} from "../../../contract/watches.ts";
import type { Jobs } from "../../database/jobs.ts";
import type { Sql } from "../../database/sql.ts";
import { Problem, invalid, notFound } from "../../problems.ts";
import { readWatcher } from "./queries/read-watcher.ts";
import * as store from "./repository.ts";
import type { Seal } from "./seal.ts";

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
    async stop(token: string): Promise<void> {
      const id = seal.readToken("stop", token);
      if (!id) throw invalid("watchLinkInvalid");
      await store.forgetWatcher(db, id);
    },

    /** The token that ends everything also opens it: both are the watcher's own. */
    async copy(token: string): Promise<WatcherCopy> {
      const id = seal.readToken("stop", token);
      const kept = id && (await readWatcher(db, id));
      if (!kept) throw invalid("watchLinkInvalid");
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
