// npm run restore <folder>: puts a backup in place. What was there before is moved aside, not deleted.
import { cpSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { readConfig } from "../src/server/config.ts";
import { restoreServer } from "../src/server/database/dump.ts";
import { lockFolder } from "../src/server/database/embedded/folder-lock.ts";
import { openDatabase } from "../src/server/database/open.ts";
import { orSayWhy } from "./or-say-why.ts";

async function restore(wanted: string | undefined): Promise<void> {
  const config = readConfig(process.env);
  const source = resolve(wanted ?? "");
  if (!wanted || !existsSync(source)) {
    throw new Error("Say which backup, for example: npm run restore -- backups/ribby-…");
  }
  if ("url" in config.database) {
    await restoreServer(config.database.url, join(source, "database.dump"));
  } else {
    const aside = moveAside(config.dataDir, config.database.folder);
    // The nightly backups lie in the data folder itself and have moved with it.
    const within = relative(config.dataDir, source);
    const isWithin = aside !== null && !within.startsWith("..") && !isAbsolute(within);
    cpSync(isWithin ? join(aside, within) : source, config.dataDir, { recursive: true });
    const nightly = aside && join(aside, "backups");
    if (nightly && existsSync(nightly)) renameSync(nightly, join(config.dataDir, "backups"));
  }
  const database = await openDatabase(config.database);
  const { rows } = await database.pool.query(
    "select (select count(*) from brands) as brands, (select count(*) from products) as products",
  );
  await database.close();
  console.log(`Restored: ${rows[0].brands} brands, ${rows[0].products} products.`);
}

/** Where it lies now; null when nothing was there. */
function moveAside(dataDir: string, databaseFolder: string): string | null {
  if (existsSync(databaseFolder)) {
    // Refused while a server runs on the folder.
    lockFolder(join(databaseFolder, "lock"), 2000).release();
  }
  const aside = existsSync(dataDir) ? `${dataDir}.before-restore-${Date.now()}` : null;
  if (aside) {
    renameSync(dataDir, aside);
    console.log(`The former data folder is kept at ${aside}`);
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return aside;
}

await orSayWhy("Nothing was restored", () => restore(process.argv[2]));
