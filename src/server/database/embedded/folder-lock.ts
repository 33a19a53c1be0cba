// Two processes on one data folder corrupt it, so whoever opens it holds this lock.
// SQLite's file lock is taken by the kernel: it goes with the process, also after kill -9,
// and can therefore never be left behind like a pid file.
import { DatabaseSync } from "node:sqlite";

export type FolderLock = { release(): void };

const WAIT_MS = 15_000;

/** Waits for a holder that is just stopping; throws when the folder stays in use. */
export function lockFolder(file: string, waitMs = WAIT_MS): FolderLock {
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${waitMs}; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE`);
  } catch (cause) {
    database.close();
    throw new Error("The data folder is in use by another process.", { cause });
  }
  return {
    release() {
      database.exec("ROLLBACK");
      database.close();
    },
  };
}
