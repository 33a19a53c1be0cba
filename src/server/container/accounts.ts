// Who may sign in, and the letters that go with it.
import { resolveTxt } from "node:dns/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { createAccounts, type Accounts } from "../features/brands/accounts.ts";
import { createWriteLetter } from "../features/brands/letters/write-letter.ts";
import { createLinks } from "../features/brands/queries/links.ts";
import { createPostOffice, type PostOffice } from "../features/brands/post-office.ts";
import { createBrandRepository, type BrandRepository } from "../features/brands/repository.ts";
import type { ModerationParts } from "../features/moderation/settle.ts";
import { createLookAtSite } from "../features/brands/look-at-site.ts";
import { createSiteProofs, type SiteProofs } from "../features/brands/site-proof.ts";
import type { GuardedFetch } from "../net/guarded-fetch.ts";
import { createSessionStore } from "../features/brands/queries/sessions.ts";
import { createSessions, type Sessions } from "../http/session.ts";
import { mailOff, type Mailer } from "../providers/mail/mailer.ts";
import { outboxMailer, type Outbox } from "../providers/mail/outbox.ts";
import { smtpMailer } from "../providers/mail/smtp.ts";
import type { ContainerBase, Outside } from "./base.ts";

const EVERY_MINUTE = "* * * * *";

export type AccountParts = {
  sessions: Sessions;
  brands: BrandRepository;
  accounts: Accounts;
  postOffice: PostOffice;
  moderation: ModerationParts;
  sites: SiteProofs;
  /** The development mail box, where there is no mail server. */
  outbox: Outbox | null;
};

export function chooseMailer(config: Config, say: Outside["say"]): Mailer | Outbox {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) return smtpMailer(smtpUrl, from);
  return config.isProduction ? mailOff : outboxMailer(join(config.dataDir, "outbox"), from, say);
}

export async function buildAccounts(
  base: ContainerBase,
  mailer: Mailer | Outbox,
  fetch: GuardedFetch,
): Promise<AccountParts> {
  const { db, jobs, secret, outside } = base;
  const { publicUrl } = outside;
  const now = outside.now ?? (() => new Date());
  const brands = createBrandRepository(db);
  const sessions = createSessions(secret, createSessionStore(db), now);
  const links = createLinks(db, now);
  const write = createWriteLetter({ db, brands, links, publicUrl });
  const postOffice = createPostOffice({ db, mailer, write });
  await jobs.handle("mail", async () => void (await postOffice.deliver("waited")));
  await jobs.handle("notices", async () => void (await postOffice.deliver("notices")));
  // What a stopped process left behind, and what a mail server refused for a while.
  await jobs.repeat("mail", EVERY_MINUTE);
  await jobs.repeat("notices", EVERY_MINUTE);
  const accounts = createAccounts({
    db,
    brands,
    sessions,
    links,
    postOffice,
    jobs,
    now,
    publicUrl,
  });
  const moderation: ModerationParts = {
    db,
    now,
    endSessions: (tx, brandId) => createBrandRepository(tx).endSessions(brandId),
    // The administrator's words go as they were written; what stands around them is in the brand's language.
    async tell(tx, letter) {
      const language = letter.brandId
        ? await createBrandRepository(tx).languageOf(letter.brandId)
        : "en";
      await accounts.queueMail({ ...letter, language }, tx);
    },
    deliverSoon: () => accounts.deliverSoon("notices"),
  };
  return {
    sessions,
    brands,
    accounts,
    moderation,
    sites: createSiteProofs({
      accounts,
      secret,
      look: createLookAtSite(fetch, outside.resolveTxt ?? resolveTxt),
    }),
    postOffice,
    outbox: "list" in mailer ? mailer : null,
  };
}
