// A backup every night, so many of them kept, and every week the newest restored and compared. Of the embedded
// database: a PostgreSQL server has its own tools and its own machine for that (docs/operations.md).
import { join } from "node:path";
import type { LogLine } from "../observability/log-line.ts";
import { backupName, backupsIn, keepNewest, makeBackup, type BackupParts } from "./backup.ts";
import { checkBackup } from "./check-backup.ts";
import type { Jobs } from "./jobs.ts";

export type BackupSchedule = BackupParts & {
  folder: string;
  /** 0: none are made. */
  kept: number;
  tell: LogLine;
  now?: () => Date;
};

const EVERY_NIGHT = "23 3 * * *";
const EVERY_SUNDAY = "53 4 * * 0";

export async function scheduleBackups(jobs: Jobs, schedule: BackupSchedule): Promise<void> {
  const { folder, kept, tell, now = () => new Date() } = schedule;
  if (kept === 0 || "url" in schedule.database) return;
  await jobs.handle("backup", async () => {
    await makeBackup(schedule, join(folder, backupName(now())));
    keepNewest(folder, kept);
  });
  await jobs.handle("check-backup", async () => {
    const newest = backupsIn(folder).at(-1);
    if (!newest) return tell("warn", "There is no backup to check.");
    const wrong = await checkBackup(newest);
    if (wrong.length === 0) return tell("info", "The newest backup was restored and is whole.");
    tell("error", "The newest backup does not hold what it should.", {
      backup: newest,
      tables: wrong.join(", "),
    });
  });
  await jobs.repeat("backup", EVERY_NIGHT);
  await jobs.repeat("check-backup", EVERY_SUNDAY);
}
