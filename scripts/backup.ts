// npm run backup [folder]: a copy of everything that cannot be made again, also while the server runs.
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { readConfig } from "../src/server/config.ts";
import { dumpServer } from "../src/server/database/dump.ts";
import { copyEmbedded } from "../src/server/database/embedded/copy.ts";
import { orSayWhy } from "./or-say-why.ts";

const KEPT = ["token-secret", "files", "outbox"];

async function backup(wanted: string | undefined): Promise<void> {
  const config = readConfig(process.env);
  const moment = new Date().toISOString().replace(/[:.]/g, "-");
  const target = resolve(wanted ?? join("backups", `ribby-${moment}`));
  if (existsSync(target)) throw new Error(`${target} exists already.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  if ("url" in config.database)
    await dumpServer(config.database.url, join(target, "database.dump"));
  else await copyEmbedded(config.database.folder, join(target, "database"));
  for (const name of KEPT) {
    const path = join(config.dataDir, name);
    if (existsSync(path)) cpSync(path, join(target, name), { recursive: true });
  }
  console.log(`Backed up to ${target}`);
}

await orSayWhy("The backup was not made", () => backup(process.argv[2]));
