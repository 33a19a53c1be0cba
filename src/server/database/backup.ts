// A backup of the embedded database and the files beside it: made while the server runs, with a list of what
// it holds, so that a restored one can be compared. On a schedule so many are kept; the oldest go.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { dumpServer } from "./dump.ts";
import { copyEmbedded } from "./embedded/copy.ts";
import type { DatabaseAddress } from "./address.ts";

export const MANIFEST = "manifest.json";

/** What cannot be made again, beside the database. */
const KEPT = ["token-secret", "files", "outbox"];
const NAME = /^ribby-\d{4}-\d{2}-\d{2}T/;

export type BackupParts = { database: DatabaseAddress; dataDir: string };

export const backupName = (moment: Date): string =>
  `ribby-${moment.toISOString().replace(/[:.]/g, "-")}`;

export async function makeBackup(
  { database, dataDir }: BackupParts,
  target: string,
): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already.`);
  // Under another name until it is whole: half a backup must not pass for one.
  const draft = `${target}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  if ("url" in database) await dumpServer(database.url, join(draft, "database.dump"));
  else {
    const held = await copyEmbedded(database.folder, join(draft, "database"));
    writeFileSync(join(draft, MANIFEST), JSON.stringify(held, null, 2));
  }
  for (const name of KEPT) {
    const path = join(dataDir, name);
    if (existsSync(path)) cpSync(path, join(draft, name), { recursive: true });
  }
  renameSync(draft, target);
}

/** Newest last. */
export const backupsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name) && !name.endsWith(".draft"))
        .toSorted()
        .map((name) => join(folder, name))
    : [];

export function keepNewest(folder: string, count: number): void {
  for (const old of backupsIn(folder).slice(0, -count)) {
    rmSync(old, { recursive: true, force: true });
  }
}
