// Mail that survives a crash: a request for a letter is written with the change it belongs to, and a
// worker writes and sends it. Only the worker looks whether an account exists, so that asking for a
// reset takes the same time for everybody.
import type { Language } from "../../../contract/languages.ts";
import type { Sql } from "../../database/sql.ts";
import type { Letter, Mailer } from "../../providers/mail/mailer.ts";
import { addMail, claimMail, markMail } from "./queries/mails.ts";

export type MailKind =
  | "verify"
  | "reset"
  | "password-changed"
  | "passkey-added"
  | "confirm-email"
  | "site-proof"
  | "email-asked"
  | "email-changed"
  | Notice;

/** Letters nobody sits and waits for; they have a lane of their own. */
export const NOTICES = [
  "listing-report",
  "listing-reports",
  "listing-hidden",
  "report-answered",
  "brand-suspended",
  "brand-restored",
  "site-claimed",
  "refresh-gone",
  "refresh-stopped",
  "demand-weekly",
] as const;
type Notice = (typeof NOTICES)[number];

/** `waited`: somebody looks at the mailbox now. */
export type Lane = "waited" | "notices";

export type NewMail = {
  kind: MailKind;
  /** Known for an account's own doings, null for what anybody may ask for. */
  brandId: string | null;
  addressee: string;
  language: Language;
  details?: Record<string, string>;
  /** Gathers until then what it will tell. */
  notBefore?: Date | null;
};

export type QueuedMail = NewMail & { id: string; askedAt: Date };

/** Null when there is nobody to write to; the mail is then dropped without a trace to the outside. */
export type WriteLetter = (mail: QueuedMail) => Promise<Letter | null>;

export type PostOffice = {
  isOpen: boolean;
  /** With the transaction of the change it belongs to, so that one is never without the other. */
  queue(db: Sql, mail: NewMail): Promise<void>;
  /** Sends what is waiting and due, of one lane or of both; returns how many letters went out. */
  deliver(lane?: Lane): Promise<number>;
};

const TRIES = 8;
export function createPostOffice(parts: {
  db: Sql;
  mailer: Mailer;
  write: WriteLetter;
}): PostOffice {
  const { db, mailer, write } = parts;

  async function send(mail: QueuedMail, attempts: number): Promise<boolean> {
    try {
      const letter = await write(mail);
      if (letter) await mailer.send(letter);
      await markMail(db, mail.id, { status: letter ? "sent" : "dropped", sent_at: new Date() });
      return letter !== null;
    } catch (error) {
      const last_error = (error as Error).message.slice(0, 500);
      await markMail(db, mail.id, { last_error, ...(attempts >= TRIES && { status: "failed" }) });
      return false;
    }
  }

  return {
    isOpen: mailer.name !== "off",

    async queue(tx, mail) {
      await addMail(tx, mail);
    },

    async deliver(lane) {
      if (!lane) return (await this.deliver("waited")) + (await this.deliver("notices"));
      let sent = 0;
      for (
        let row = await claimMail(db, NOTICES, lane === "notices");
        row;
        row = await claimMail(db, NOTICES, lane === "notices")
      ) {
        const mail: QueuedMail = {
          id: row.id,
          kind: row.kind as MailKind,
          brandId: row.brand_id,
          addressee: row.addressee,
          language: row.language as Language,
          askedAt: row.created_at,
          ...(row.details && { details: row.details as Record<string, string> }),
        };
        if (await send(mail, row.attempts)) sent++;
      }
      return sent;
    },
  };
}
