// Reports of listings are kept one by one and told together: the first at once, the rest once an hour.
import type { Sql } from "../../database/sql.ts";
import { addReport, countOpen, lastReportLetter } from "./queries/reports.ts";

export type NewReport = {
  productId: string;
  reason: string;
  comment: string;
  reporter: string | null;
  consent: string;
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
    async keep({ productId, ...said }) {
      await db.transaction().execute(async (tx) => {
        const open = await countOpen(tx, productId);
        if (open >= OPEN_MAX) return;
        const report = { product_id: productId, ...said, created_at: now() };
        await addReport(tx, report);
        const last = await lastReportLetter(tx);
        // The one that waits will tell of this one too.
        if (last?.status === "queued") return;
        const free = last ? last.at.getTime() + HOUR_MS : 0;
        await tellAdministrator(tx, free > now().getTime() ? new Date(free) : null);
      });
      await deliverSoon();
    },
  };
}
