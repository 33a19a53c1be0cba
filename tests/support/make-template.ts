// Database folders that tests copy, because making one from nothing takes seconds: a migrated one with its
// queues and categories and nothing else, and one with the demo catalogue. They are made anew when the code
// they come from changes.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withDemoMeanings } from "../../src/demo/meanings.ts";
import { seedDemo } from "../../src/demo/seed.ts";
import { JOB_NAMES, startJobs } from "../../src/server/database/jobs.ts";
import { openDatabase } from "../../src/server/database/open.ts";
import { syncCategories } from "../../src/server/database/sync-categories.ts";
import { createBrandRepository } from "../../src/server/features/brands/repository.ts";
import { createProductRepository } from "../../src/server/features/products/repository.ts";
import { createEntryMaker } from "../../src/server/features/products/search-entry.ts";
import { localEmbeddings } from "../../src/server/providers/embeddings/local.ts";

const root = join(import.meta.dirname, "../..");
const cache = join(root, "node_modules/.cache/ribby");

function keyOf(...patterns: string[]): string {
  const hash = createHash("sha256");
  const files = globSync(
    ["src/server/database/migrations/*.sql", "package-lock.json", ...patterns],
    {
      cwd: root,
    },
  );
  for (const file of files.toSorted()) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

export const templateFolder = join(
  cache,
  `database-template-${keyOf("src/server/database/{jobs,sync-categories}.ts", "src/contract/categories.ts")}`,
);

export default async function makeTemplate(): Promise<void> {
  await makeOnce(templateFolder, async (draft) => {
    const database = await openDatabase({ folder: draft });
    await syncCategories(database.sql);
    const jobs = await startJobs(database.pool, {
      takesJobs: false,
      onError(error) {
        throw error;
      },
    });
    for (const name of JOB_NAMES) await jobs.handle(name, async () => {});
    await jobs.stop();
    await database.close();
  });
}

/** A database folder in `dataDir`: empty, or with the demo catalogue and its meanings. */
export async function copyTemplate(dataDir: string, { demo }: { demo: boolean }): Promise<void> {
  await makeTemplate();
  const source = demo ? await demoTemplate() : templateFolder;
  copyFolder(source, join(dataDir, "database"));
}

/** Twelve hundred files: the system's own command takes a sixth of the time that cpSync takes. */
export function copyFolder(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  const copied = spawnSync("cp", ["-R", `${source}/.`, target]);
  if (copied.status !== 0) cpSync(source, target, { recursive: true });
}

/** The catalogue's dates are counted back from the day it was made. */
async function demoTemplate(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const folder = join(
    cache,
    `demo-template-${keyOf("src/{demo,server,contract}/**/*.ts")}-${today}`,
  );
  await makeOnce(folder, async (draft) => {
    copyFolder(templateFolder, draft);
    const database = await openDatabase({ folder: draft });
    const embeddings = withDemoMeanings(localEmbeddings());
    const brands = createBrandRepository(database.sql);
    const products = createProductRepository(database.sql, createEntryMaker(embeddings));
    await seedDemo({ database, brands, products });
    await embeddings.close();
    await database.close();
  });
  return folder;
}

/** Whole or not at all. Who finds somebody at it waits: workers of several lanes begin in the same moment. */
async function makeOnce(folder: string, make: (draft: string) => Promise<void>): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const lock = `${folder}.making`;
  if (existsSync(folder)) return;
  while (!takeLock(lock)) {
    await sleep(LOOK_EVERY_MS);
    if (existsSync(folder)) return;
  }
  const draft = `${folder}.${process.pid}`;
  // Left by a run that was killed, under the same number.
  rmSync(draft, { recursive: true, force: true });
  try {
    if (existsSync(folder)) return;
    await make(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Somebody took this one for dead and was quicker.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(lock, { force: true });
  }
}

const LOOK_EVERY_MS = 200;
/** A number of a process may be somebody else's by now. */
const FORSAKEN_MS = 300_000;

function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: "wx" });
    return true;
  } catch {
    if (isForsaken(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isForsaken(lock: string): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > FORSAKEN_MS) return true;
    const maker = Number(readFileSync(lock, "utf8"));
    // Nothing is written there yet.
    if (!maker) return false;
    process.kill(maker, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
