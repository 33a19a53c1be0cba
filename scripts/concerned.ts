// npm run concerned [-- --to DIR]: after a breach, on a copy: whose data it holds. With --to a folder of its own gets
// the form for the authority, filled in as far as the records know, and lists of who is concerned and by how much.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../src/server/config.ts";
import {
  CLOSED,
  concernedBrands,
  concernedReporters,
  concernedWatchers,
  whoIsConcerned,
} from "../src/server/database/concerned.ts";
import { openDatabase } from "../src/server/database/open.ts";
import { createSeal } from "../src/server/features/watches/seal.ts";
import { tokenSecret } from "../src/server/secrets.ts";
import { breachForm, toCsv } from "./breach-form.ts";
import { orSayWhy } from "./or-say-why.ts";

async function tell(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  const config = readConfig(process.env);
  if ("folder" in config.database && !existsSync(config.database.folder))
    throw new Error(`${config.dataDir} has no database. Name the copy with DATA_DIR.`);
  const database = await openDatabase(config.database);
  try {
    const counted = await whoIsConcerned(database.sql);
    console.table(counted);
    if (!values.to) return;
    const { open } = createSeal(tokenSecret(config.tokenSecret, config.dataDir));
    const watchers = await concernedWatchers(database.sql, open);
    const brands = await concernedBrands(database.sql);
    const reporters = await concernedReporters(database.sql);
    mkdirSync(values.to, { mode: 0o700 });
    const files = {
      "notification.md": breachForm({ madeAt: new Date(), counted, brands, watchers, reporters }),
      "brands.csv": toCsv(brands),
      "watchers.csv": toCsv(watchers),
      "reporters.csv": toCsv(reporters),
    };
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(values.to, name), text, { mode: 0o600, flag: "wx" });
    console.log(`${Object.keys(files).join(", ")} are in ${values.to}.`);
    const closed = watchers.filter(({ contact }) => contact === CLOSED).length;
    if (closed > 0)
      console.log(`${closed} stay closed: set TOKEN_SECRET to the secret they were sealed with.`);
  } finally {
    await database.close();
  }
}

await orSayWhy("Nobody was counted", tell);
