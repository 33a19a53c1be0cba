// Several workers, each a process, on one PostgreSQL server: all look for people to be told in the same moment, and
// one is killed while they bring letters.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { nextInCairo } from "../../../src/contract/cairo-time.ts";
import { openDatabase } from "../../../src/server/database/open.ts";
import type { Sql } from "../../../src/server/database/sql.ts";
import { syncCategories } from "../../../src/server/database/sync-categories.ts";
import { createSeal } from "../../../src/server/features/watches/seal.ts";
import { makePostgresDatabase } from "../postgres.ts";
import { openPushService, type PushService } from "../push-service.ts";
import { addBrand, addCrowd, countTold, type Crowd } from "./seed.ts";

const WORKER = join(import.meta.dirname, "worker.ts");
const SECRET = "the secret of a few workers, long enough";
/** What a dead worker had in hand is due again by then. */
const LATER_MS = 10 * 60_000;

type Start = (task: "match" | "deliver", at: Date) => Promise<Worker>;

export type Telling = { crowd: Crowd; workers: number; told: number };

/** How many were found and queued, and who heard of it when one worker died at it. */
export async function tellBySeveral({ crowd, workers, told }: Telling) {
  const made = await makePostgresDatabase();
  const database = await openDatabase({ url: made.url });
  const service = await openPushService();
  try {
    const db = database.sql;
    await syncCategories(db);
    const start: Start = (task, at) => startWorker([made.url, task, at.toISOString(), SECRET]);
    const noon = nextInCairo(new Date(), 12 * 60);
    await addCrowd(db, await addBrand(db), crowd);
    const began = performance.now();
    await runAll(await several(workers, () => start("match", noon)));
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const counts = await countTold(db);
    await database.pool.query("truncate watchers cascade");
    await addPushed(db, service, told);
    await runAll(await several(workers, () => start("match", noon)));
    await bringWithOneKilled(
      await several(workers, () => start("deliver", noon)),
      () => service.received.length >= told / 4,
    );
    await runAll([await start("deliver", new Date(noon.getTime() + LATER_MS))]);
    const names = new Set(service.received.map(({ to, message }) => `${to} ${message.tag}`));
    return {
      seconds,
      counts,
      reached: new Set(service.received.map(({ to }) => to)).size,
      notices: names.size,
      again: service.received.length - names.size,
    };
  } finally {
    await service.stop();
    await database.close();
    await made.drop();
  }
}

async function addPushed(db: Sql, service: PushService, told: number): Promise<void> {
  const seal = createSeal(SECRET);
  const contacts = Array.from({ length: told }, () => {
    const push = service.subscribe();
    return { hash: seal.hashOf(push.endpoint), sealed: seal.close(JSON.stringify(push)) };
  });
  await addCrowd(db, await addBrand(db), { watchers: told, pieces: told }, contacts);
}

async function bringWithOneKilled(workers: Worker[], isTime: () => boolean): Promise<void> {
  const state = { isOver: false };
  const ended = Promise.all(workers.map(({ go }) => go())).finally(() => (state.isOver = true));
  while (!isTime() && !state.isOver) await new Promise((resolve) => setTimeout(resolve, 5));
  workers[0]!.kill();
  await ended;
}

const several = <Thing>(count: number, make: () => Promise<Thing>): Promise<Thing[]> =>
  Promise.all(Array.from({ length: count }, make));

type Worker = { go: () => Promise<void>; kill: () => void };

/** Ready, and waiting for the word: all begin in the same moment. */
async function startWorker(args: string[]): Promise<Worker> {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", WORKER, ...args],
    {
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  const ended = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), ended]);
  child.stdout.resume();
  return {
    async go() {
      child.stdin.write("go\n");
      const [code] = (await ended) as [number | null];
      if (code !== 0 && code !== null) throw new Error(`A worker ended with ${code}.`);
    },
    kill: () => void child.kill("SIGKILL"),
  };
}

const runAll = (workers: Worker[]) => Promise.all(workers.map(({ go }) => go()));
