// Notices without an account: matching, digests, and the keys by which browsers know us.
import { withAdvisoryLock } from "../database/advisory-lock.ts";
import { readSetting, writeSetting } from "../database/settings.ts";
import { layOut } from "../features/brands/letters/layout.ts";
import { deliverNotices, type DeliverParts } from "../features/watches/deliver.ts";
import { matchWatches } from "../features/watches/queries/match.ts";
import { sweepWatchers } from "../features/watches/repository.ts";
import type { WatchRouteParts } from "../features/watches/routes.ts";
import { createSeal, type Seal } from "../features/watches/seal.ts";
import { createWatches } from "../features/watches/watches.ts";
import { FetchRefused } from "../net/check-url.ts";
import type { Guard } from "../net/guarded-fetch.ts";
import { invalid } from "../problems.ts";
import type { Mailer } from "../providers/mail/mailer.ts";
import { makePushKeys, type PushKeys } from "../providers/push/encrypt.ts";
import { createSendPush } from "../providers/push/push.ts";
import type { ContainerBase } from "./base.ts";

const EVERY_TEN_MINUTES = "*/10 * * * *";

export type WatchParts = WatchRouteParts & {
  /** What the job does; tests with a moved clock do it themselves. */
  tellWatchers: () => Promise<number>;
};

export async function buildWatches(
  base: ContainerBase,
  mailer: Mailer,
  guard: Guard,
): Promise<WatchParts> {
  const { db, jobs, secret, outside, config } = base;
  const now = outside.now ?? (() => new Date());
  const seal = createSeal(secret);
  const keys = remember(() => pushKeys(base, seal));
  const parts: DeliverParts = {
    db,
    seal,
    now,
    publicUrl: outside.publicUrl,
    layOut,
    sendLetter: (letter) => mailer.send(letter),
    sendPush: createSendPush({
      fetch: guard.fetch,
      keys,
      contact: () => `mailto:${/<(.+)>/.exec(config.mail.from)?.[1] ?? config.mail.from}`,
    }),
  };
  const tellWatchers = async () => {
    await matchWatches(db, now());
    await sweepWatchers(db, now());
    return deliverNotices(parts);
  };
  await jobs.handle("match-watches", ({ brand }: { brand: string }) =>
    matchWatches(db, now(), brand),
  );
  await jobs.handle("watch-digests", async () => void (await tellWatchers()));
  await jobs.repeat("watch-digests", EVERY_TEN_MINUTES);
  return {
    tellWatchers,
    pushPublicKey: async () => (await keys()).publicKey,
    watches: createWatches({
      db,
      jobs,
      seal,
      now,
      hasMail: mailer.name !== "off",
      checkEndpoint(endpoint) {
        try {
          guard.check(endpoint);
        } catch (error) {
          if (error instanceof FetchRefused) throw invalid("watchNeedsContact", { field: "push" });
          throw error;
        }
      },
    }),
  };
}

/** Made once, at the first start, and sealed: whoever reads the database cannot push in our name. */
async function pushKeys({ db, database }: ContainerBase, seal: Seal): Promise<PushKeys> {
  return withAdvisoryLock(database.pool, "push keys", async () => {
    const kept = (await readSetting(db, "vapid")) as PushKeys | undefined;
    if (kept) return { ...kept, privateKey: seal.open(kept.privateKey) };
    const made = makePushKeys();
    await writeSetting(db, "vapid", { ...made, privateKey: seal.close(made.privateKey) });
    return made;
  });
}

function remember<Answer>(find: () => Promise<Answer>): () => Promise<Answer> {
  let known: Promise<Answer> | undefined;
  return () => {
    known ??= find().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
