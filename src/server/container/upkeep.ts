// What is put in order every night: the index of what is found, and what has had its time.
import { withAdvisoryLock } from "../database/advisory-lock.ts";
import { withLongStatementTimeout } from "../database/statement-timeout.ts";
import { sweepAccounts } from "../features/brands/queries/sweep.ts";
import { sweepCrawls } from "../features/crawl/jobs/repository.ts";
import { sweepReports } from "../features/moderation/queries/reports.ts";
import { reindex } from "../features/products/reindex.ts";
import { forgetDrops } from "../features/products/prices/queries/forget-drops.ts";
import type { ContainerBase } from "./base.ts";

const EVERY_NIGHT = "41 2 * * *";

/** What an older version or another model left behind is made anew; a new start and every night. */
export async function keepIndex({ database, db, entries, jobs }: ContainerBase): Promise<void> {
  // A second worker waits, and then finds little left to do: two would make every entry twice.
  await jobs.handle("reindex", (_, signal) =>
    withAdvisoryLock(
      database.pool,
      "reindex",
      async () => void (await reindex(db, entries, signal)),
      signal,
    ),
  );
  await jobs.repeat("reindex", EVERY_NIGHT);
  await jobs.send("reindex");
}

/** What has had its time: links, letters, failures to sign in, reports, what old crawls told, prices that fell long ago. */
export async function keepClean({ db, jobs, outside }: ContainerBase): Promise<void> {
  await jobs.handle("sweep", async () => {
    const now = outside.now?.() ?? new Date();
    await withLongStatementTimeout(db, (tx) => sweepAccounts(tx, now));
    await withLongStatementTimeout(db, (tx) => sweepReports(tx, now));
    await withLongStatementTimeout(db, sweepCrawls);
    await withLongStatementTimeout(db, (tx) => forgetDrops(tx, now));
  });
  await jobs.repeat("sweep", EVERY_NIGHT);
}
