// Reports of listings are kept one by one and told together: the first at once, the rest once an hour.
import { sql } from "kysely";
import type { Sql } from "../../database/open.ts";
import { newId } from "../../ids.ts";

export type NewReport = {
  productId: string;
  reason: string;
  comment: string;
  reporter: string | null;
};

export type Reports = { keep(report: NewReport): Promise<void> };

/** More of one listing say nothing new. */
const OPEN_MAX = 200;
const HOUR_MS = 3_600_000;

export function createReports(parts: {
  db: Sql;
  now: () => Date;
  /** A letter to the administrator about what is untold by then. */
  tellAdministrator: (tx: Sql, notBefore: Date | null) => Promise<void>;
  deliverSoon: () => Promise<void>;
}): Reports {
  const { db, now, tellAdministrator, deliverSoon } = parts;
  return {
    async keep({ productId, reason, comment, reporter }) {
      await db.transaction().execute(async (tx) => {
        const { open } = await tx
          .selectFrom("reports")
          .select((of) => of.fn.countAll<number>().as("open"))
          .where("product_id", "=", productId)
          .where("settled_at", "is", null)
          .executeTakeFirstOrThrow();
        if (open >= OPEN_MAX) return;
        const report = { product_id: productId, reason, comment, reporter, created_at: now() };
        await tx
          .insertInto("reports")
          .values({ id: newId("r"), ...report })
          .execute();
        const last = await tx
          .selectFrom("mails")
          .select(["status", sql<Date>`coalesce(sent_at, created_at)`.as("at")])
          .where("kind", "=", "listing-report")
          .where("status", "in", ["queued", "sent"])
          .orderBy("created_at", "desc")
          .limit(1)
          .executeTakeFirst();
        // The one that waits will tell of this one too.
        if (last?.status === "queued") return;
        const free = last ? last.at.getTime() + HOUR_MS : 0;
        await tellAdministrator(tx, free > now().getTime() ? new Date(free) : null);
      });
      await deliverSoon();
    },
  };
}
