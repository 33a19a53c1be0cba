// What the account verbs share: built once in parts.ts.
import type { Sql } from "../../database/sql.ts";
import type { Jobs } from "../../database/jobs.ts";
import type { Language } from "../../../contract/languages.ts";
import type { Device } from "../../http/device.ts";
import type { Sessions } from "../../http/session.ts";
import { Problem } from "../../problems.ts";
import type { Links } from "./queries/links.ts";
import { NOTICES, type Lane, type MailKind, type NewMail, type PostOffice } from "./post-office.ts";
import type { BrandRepository } from "./repository.ts";
import { createThrottle, type Throttle } from "./throttle.ts";

/** Whoever asks: from which network, with what, in which language. */
export type Caller = { from: string; device: Device; language: Language };

export type Accounts = {
  now: () => Date;
  db: Sql;
  brands: BrandRepository;
  sessions: Sessions;
  links: Links;
  throttle: Throttle;
  publicUrl: () => string;
  /**
   * Writes the wish for a letter; refused with a sentence where mail is not set up. Only notices are left
   * out there: nobody should have to keep a password for want of a mail server.
   */
  queueMail(mail: NewMail, db?: Sql): Promise<void>;
  /** Wakes the worker. After the transaction, never inside. */
  deliverSoon(lane?: Lane): Promise<void>;
  /** With the end of a brand: the files it uploaded are removed soon after. */
  removeFilesSoon(tx: Sql): Promise<void>;
};

export function createAccounts(parts: {
  db: Sql;
  brands: BrandRepository;
  sessions: Sessions;
  links: Links;
  postOffice: PostOffice;
  jobs: Jobs;
  now: () => Date;
  publicUrl: () => string;
}): Accounts {
  const { db, brands, sessions, links, postOffice, jobs, now, publicUrl } = parts;
  return {
    db,
    brands,
    sessions,
    links,
    publicUrl,
    now,
    throttle: createThrottle(db, now),
    async queueMail(mail, tx = db) {
      if (!postOffice.isOpen && MAY_BE_LEFT_OUT.has(mail.kind)) return;
      if (!postOffice.isOpen) throw mailNotConfigured();
      await postOffice.queue(tx, mail);
    },
    removeFilesSoon: (tx) => jobs.send("sweep-uploads", {}, tx),
    deliverSoon: (lane = "waited") => jobs.send(lane === "notices" ? "notices" : "mail"),
  };
}

const MAY_BE_LEFT_OUT: ReadonlySet<MailKind> = new Set([
  "password-changed",
  "passkey-added",
  ...NOTICES,
]);

const mailNotConfigured = () => new Problem(503, "mail_not_configured", "mailNotConfigured");
