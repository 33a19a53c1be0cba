// npm run backup [folder]: a copy of everything that cannot be made again, also while the server runs.
import { join, resolve } from "node:path";
import { readConfig } from "../src/server/config.ts";
import { backupName, makeBackup } from "../src/server/database/backup.ts";
import { orSayWhy } from "./or-say-why.ts";

async function backup(wanted: string | undefined): Promise<void> {
  const target = resolve(wanted ?? join("backups", backupName(new Date())));
  await makeBackup(readConfig(process.env), target);
  console.log(`Backed up to ${target}`);
}

await orSayWhy("The backup was not made", () => backup(process.argv[2]));
