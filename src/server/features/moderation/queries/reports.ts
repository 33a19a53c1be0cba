// Reports of listings, and the last letter that told of them.
import { sql } from "kysely";
import { KEPT_DAYS } from "../../../../contract/processing.ts";
import type { Sql } from "../../../database/sql.ts";
import { newId } from "../../../ids.ts";

export async function countOpen(tx: Sql, productId: string): Promise<number> {
  const { open } = await tx
    .selectFrom("reports")
    .select((of) => of.fn.countAll<number>().as("open"))
    .where("product_id", "=", productId)
    .where("settled_at", "is", null)
    .executeTakeFirstOrThrow();
  return open;
}

export async function addReport(
  tx: Sql,
  report: {
    product_id: string;
    reason: string;
    comment: string;
    reporter: string | null;
    consent: string;
    created_at: Date;
  },
): Promise<void> {
  await tx
    .insertInto("reports")
    .values({ id: newId("r"), ...report })
    .execute();
}

export const lastReportLetter = (tx: Sql) =>
  tx
    .selectFrom("mails")
    .select(["status", sql<Date>`coalesce(sent_at, created_at)`.as("at")])
    .where("kind", "=", "listing-report")
    .where("status", "in", ["queued", "sent"])
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** Answered ones are of no use for long, and unanswered ones are no reason to keep an address for ever. */
export async function sweepReports(db: Sql, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db
    .deleteFrom("reports")
    .where((of) =>
      of.or([
        of("settled_at", "<", before(KEPT_DAYS.settledReport)),
        of("created_at", "<", before(KEPT_DAYS.report)),
      ]),
    )
    .execute();
}
