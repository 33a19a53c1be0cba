// npm run migrate:embedded-to-postgres -- --from <data folder> [--to <postgresql://…>]: moves what the embedded
// database holds into a PostgreSQL server, all of it or nothing, and compares both.
import { elementAt } from "../src/contract/get-or-throw.ts";
import { sql } from "kysely";
import { existsSync, globSync, readFileSync } from "node:fs";
import { extname, join, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { readConfig, type Config } from "../src/server/config.ts";
import { copyTables, type CopiedTable } from "../src/server/database/copy-to-server.ts";
import { lockFolder } from "../src/server/database/embedded/folder-lock.ts";
import { startJobs, type JobName, type Jobs } from "../src/server/database/jobs.ts";
import { openDatabase, type Database } from "../src/server/database/open.ts";
import type { Sql } from "../src/server/database/sql.ts";
import {
  dropMeaningIndex,
  makeMeaningIndex,
} from "../src/server/features/products/queries/index-entries.ts";
import { s3Files } from "../src/server/providers/files/s3.ts";
import { orSayWhy } from "./or-say-why.ts";

const TYPES: Record<string, string> = {
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".avif": "image/avif",
};

async function move(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: "string" }, to: { type: "string" } } });
  const from = resolve(values.from ?? process.env["DATA_DIR"] ?? "data");
  const config = readConfig({
    ...process.env,
    DATABASE_URL: values.to ?? process.env["DATABASE_URL"],
  });
  if (!("url" in config.database)) throw new Error("Say where to: --to or DATABASE_URL.");
  checkFolder(from);
  const target = await openDatabase({ url: config.database.url });
  try {
    await checkEmpty(target);
    // First, because it can be done twice: once the rows are there, nothing is done any more.
    const files = await moveFiles(from, config);
    const source = await openDatabase({ folder: join(from, "database") });
    try {
      console.table(await moveRows(source, target));
    } finally {
      await source.close();
    }
    for (const line of [files, ...whatElse(from)]) console.log(line);
  } finally {
    await target.close();
  }
}

function checkFolder(from: string): void {
  const folder = join(from, "database");
  if (!existsSync(join(folder, "postgres"))) {
    throw new Error(`${from} has no embedded database. Name the data folder with --from.`);
  }
  lockFolder(join(folder, "lock"), 0).release();
}

async function checkEmpty({ sql: db }: Database): Promise<void> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from brands) or exists (select from products) as used`.execute(db);
  if (elementAt(rows, 0).used) {
    throw new Error("The PostgreSQL database has brands or products already. Name an empty one.");
  }
}

/** In one transaction: whatever happens on the way, the target has everything or nothing. */
async function moveRows(source: Database, target: Database): Promise<CopiedTable[]> {
  const jobs = await startJobs(target.pool, { takesJobs: false, onError: () => {} });
  try {
    return await source.sql.transaction().execute((from) =>
      target.sql.transaction().execute(async (to) => {
        await sql`select set_config('statement_timeout', '0', true),
          set_config('idle_in_transaction_session_timeout', '0', true)`.execute(to);
        await dropMeaningIndex(to);
        const copied = await copyTables(from, to, ({ table, rows }) =>
          console.log(`${table}: ${rows}`),
        );
        await makeMeaningIndex(to);
        await sendWaiting(from, to, jobs);
        return copied;
      }),
    );
  } finally {
    await jobs.stop();
  }
}

/** Of the queue only what still waits, or was being done, is sent anew: an import goes on where it was. */
async function sendWaiting(from: Sql, to: Sql, jobs: Jobs): Promise<void> {
  const { rows: known } = await sql<{ is: boolean }>`
    select to_regclass('jobs.job') is not null as is`.execute(from);
  if (!elementAt(known, 0).is) return;
  const { rows } = await sql<{ name: JobName; data: object | null }>`
    select distinct name, data from jobs.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`.execute(from);
  for (const { name, data } of rows) await jobs.send(name, data ?? {}, to);
}

async function moveFiles(from: string, { s3 }: Config): Promise<string> {
  const folder = join(from, "files");
  const names = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  if (names.length === 0) return "No files were uploaded.";
  if (!s3) {
    return `${names.length} uploaded files stay in ${folder}: put that folder into the DATA_DIR of the processes, or set S3_* before this.`;
  }
  const bucket = s3Files(s3);
  for (const name of names) {
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    await bucket.put(name.split(sep).join("/"), readFileSync(join(folder, name)), type);
  }
  return `${names.length} uploaded files were put into the bucket ${s3.bucket}.`;
}

function whatElse(from: string): string[] {
  const lines = ["Everything is there; the embedded database was left as it is."];
  const secret = join(from, "token-secret");
  if (existsSync(secret)) {
    lines.push(`Set TOKEN_SECRET to what ${secret} holds, or everybody has to sign in again.`);
  }
  return lines;
}

await orSayWhy("Nothing was moved", move);
