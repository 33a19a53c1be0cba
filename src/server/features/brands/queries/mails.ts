// Letters that wait, are sent, or were given up.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { newId } from "../../../ids.ts";

/** Longer than a mail server may take: no second worker sends what the first is still sending. */
const PAUSE_SECONDS = 120;

export async function addMail(
  tx: Sql,
  mail: {
    kind: string;
    brandId: string | null;
    addressee: string;
    language: string;
    details?: Record<string, string>;
    notBefore?: Date | null;
  },
): Promise<void> {
  await tx
    .insertInto("mails")
    .values({
      id: newId("m"),
      kind: mail.kind,
      brand_id: mail.brandId,
      addressee: mail.addressee,
      language: mail.language,
      not_before: mail.notBefore ?? null,
      details: mail.details ? JSON.stringify(mail.details) : null,
    })
    .execute();
}

/** Takes the oldest mail that is due. A worker that dies leaves it to the next try. */
export async function claimMail(db: Sql, kinds: readonly string[], isAmong: boolean) {
  const due = sql<boolean>`(last_try_at is null
    or last_try_at < now() - attempts * ${PAUSE_SECONDS} * interval '1 second')`;
  return db
    .updateTable("mails")
    .set((of) => ({ attempts: of("attempts", "+", 1), last_try_at: sql<Date>`now()` }))
    .where("id", "=", (of) =>
      of
        .selectFrom("mails")
        .select("id")
        .where("status", "=", "queued")
        .where("kind", isAmong ? "in" : "not in", kinds)
        .where(due)
        .where(sql<boolean>`(not_before is null or not_before <= now())`)
        .orderBy("created_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function markMail(
  db: Sql,
  id: string,
  changes: { status?: string; sent_at?: Date; last_error?: string },
): Promise<void> {
  await db.updateTable("mails").set(changes).where("id", "=", id).execute();
}

/** Known when it is written: who it goes to was only named when it was asked for. */
export async function tieMail(db: Sql, id: string, brand_id: string): Promise<void> {
  await db.updateTable("mails").set({ brand_id }).where("id", "=", id).execute();
}

export async function countSent(
  db: Sql,
  brandId: string,
  kind: string,
  since: Date,
): Promise<number> {
  const { sent } = await db
    .selectFrom("mails")
    .select((of) => of.fn.countAll<number>().as("sent"))
    .where("brand_id", "=", brandId)
    .where("kind", "=", kind)
    .where("sent_at", ">", since)
    .where("status", "=", "sent")
    .executeTakeFirstOrThrow();
  return sent;
}
