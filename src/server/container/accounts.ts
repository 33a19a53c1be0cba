// Who may sign in, and the letters that go with it.
import { join } from "node:path";
import type { Config } from "../config.ts";
import { createAccounts, type Accounts } from "../features/brands/accounts.ts";
import { createWriteLetter } from "../features/brands/letters/write-letter.ts";
import { createLinks } from "../features/brands/links.ts";
import { createPostOffice, type PostOffice } from "../features/brands/post-office.ts";
import { createBrandRepository, type BrandRepository } from "../features/brands/repository.ts";
import { createSessionStore } from "../features/brands/sessions.ts";
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
  /** The development mail box, where there is no mail server. */
  outbox: Outbox | null;
};

export function chooseMailer(config: Config, say: Outside["say"]): Mailer | Outbox {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) return smtpMailer(smtpUrl, from);
  return config.isProduction ? mailOff : outboxMailer(join(config.dataDir, "outbox"), from, say);
}

export async function buildAccounts(
  ground: ContainerBase,
  mailer: Mailer | Outbox,
): Promise<AccountParts> {
  const { db, jobs, secret, outside } = ground;
  const { publicUrl } = outside;
  const now = outside.now ?? (() => new Date());
  const brands = createBrandRepository(db);
  const sessions = createSessions(secret, createSessionStore(db), now);
  const links = createLinks(db, now);
  const write = createWriteLetter({ db, brands, links, publicUrl });
  const postOffice = createPostOffice({ db, mailer, write });
  await jobs.handle("mail", async () => void (await postOffice.deliver()));
  // What a stopped process left behind, and what a mail server refused for a while.
  await jobs.repeat("mail", EVERY_MINUTE);
  return {
    sessions,
    brands,
    accounts: createAccounts({ db, brands, sessions, links, postOffice, jobs, now, publicUrl }),
    postOffice,
    outbox: "list" in mailer ? mailer : null,
  };
}
