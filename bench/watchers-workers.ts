// Several workers of bench:watchers, each a process, on one PostgreSQL server: all look in the same moment, and one
// is killed while they bring letters.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { nextInCairo } from "../src/contract/cairo-time.ts";
import { openDatabase } from "../src/server/database/open.ts";
import { syncCategories } from "../src/server/database/sync-categories.ts";
import { createSeal } from "../src/server/features/watches/seal.ts";
import { makePostgresDatabase } from "../tests/support/postgres.ts";
import { openPushService } from "../tests/support/push-service.ts";
import { addBrand, addCrowd, countTold, type Crowd } from "./watchers-seed.ts";

const WORKER = join(import.meta.dirname, "watchers-worker.ts");
const SECRET = "the secret of a benchmark, long enough";
const ALLOWED_S = 60;
/** What a dead worker had in hand is due again by then. */
const LATER_MS = 10 * 60_000;

export async function benchWorkers(crowd: Crowd, workers: number, told: number): Promise<boolean> {
  const made = await makePostgresDatabase();
  const database = await openDatabase({ url: made.url });
  const service = await openPushService();
  try {
    const db = database.sql;
    await syncCategories(db);
    const noon = nextInCairo(new Date(), 12 * 60);
    const start = (task: string, at: Date) =>
      startWorker([made.url, task, at.toISOString(), SECRET]);

    await addCrowd(db, await addBrand(db), crowd);
    const began = performance.now();
    await runAll(await Promise.all(Array.from({ length: workers }, () => start("match", noon))));
    const matched = Math.round((performance.now() - began) / 100) / 10;
    const counts = await countTold(db);
    console.table([{ ...crowd, workers, "matched and queued (s)": matched, ...counts }]);

    await database.pool.query("truncate watchers cascade");
    const seal = createSeal(SECRET);
    const contacts = Array.from({ length: told }, () => {
      const push = service.subscribe();
      return { hash: seal.hashOf(push.endpoint), sealed: seal.close(JSON.stringify(push)) };
    });
    await addCrowd(db, await addBrand(db), { watchers: told, pieces: told }, contacts);
    await runAll(await Promise.all(Array.from({ length: workers }, () => start("match", noon))));
    const bringing = await Promise.all(
      Array.from({ length: workers }, () => start("deliver", noon)),
    );
    const ended = bringing.map(({ go }) => go());
    while (service.received.length < told / 4)
      await new Promise((resolve) => setTimeout(resolve, 5));
    bringing[0]!.kill();
    await Promise.all(ended);
    await runAll([await start("deliver", new Date(noon.getTime() + LATER_MS))]);

    const names = new Set(service.received.map(({ to, message }) => `${to} ${message.tag}`));
    const reached = new Set(service.received.map(({ to }) => to));
    const again = service.received.length - names.size;
    console.table([
      {
        people: told,
        workers,
        killed: 1,
        reached: reached.size,
        notices: names.size,
        "same notice again": again,
      },
    ]);
    const isMatched = Object.values(counts).every((count) => count === crowd.watchers);
    return isMatched && matched < ALLOWED_S && reached.size === told && names.size === told;
  } finally {
    await service.stop();
    await database.close();
    await made.drop();
  }
}

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
