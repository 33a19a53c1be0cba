// npm run concerned [-- --addresses <file>]: after a breach, on a copy: whose data it holds, and the addresses to write to.
import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readConfig } from "../src/server/config.ts";
import { recipientsOf, whoIsConcerned } from "../src/server/database/concerned.ts";
import { openDatabase } from "../src/server/database/open.ts";
import { createSeal } from "../src/server/features/watches/seal.ts";
import { tokenSecret } from "../src/server/secrets.ts";
import { orSayWhy } from "./or-say-why.ts";

async function tell(): Promise<void> {
  const { values } = parseArgs({ options: { addresses: { type: "string" } } });
  const config = readConfig(process.env);
  if ("folder" in config.database && !existsSync(config.database.folder))
    throw new Error(`${config.dataDir} has no database. Name the copy with DATA_DIR.`);
  const database = await openDatabase(config.database);
  try {
    console.table(await whoIsConcerned(database.sql));
    if (!values.addresses) return;
    const { open } = createSeal(tokenSecret(config.tokenSecret, config.dataDir));
    const { recipients, closed } = await recipientsOf(database.sql, open);
    const lines = recipients.map(({ who, language, address }) =>
      [who, language, address].join(","),
    );
    writeFileSync(values.addresses, `who,language,address\n${lines.join("\n")}\n`, {
      mode: 0o600,
      flag: "wx",
    });
    console.log(`${recipients.length} addresses are in ${values.addresses}.`);
    if (closed > 0)
      console.log(`${closed} stay closed: set TOKEN_SECRET to the secret they were sealed with.`);
  } finally {
    await database.close();
  }
}

await orSayWhy("Nobody was counted", tell);
