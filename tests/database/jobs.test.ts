import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, test, vi } from "vitest";
import { startJobs, type Jobs } from "../../src/server/database/jobs.ts";
import { openDatabase } from "../../src/server/database/open.ts";
import { templateFolder } from "../support/make-template.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";
import { isEmbedded } from "../support/test-server.ts";

// Each test starts processes; a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const WITHIN = { timeout: 120_000, interval: 200 };
const onError = () => {};

describe.concurrent("a job", () => {
  let database: TestDatabase;
  let web: Jobs;
  let worker: Jobs | undefined;
  beforeAll(async () => {
    database = await openTestDatabase();
    web = await startJobs(database.pool, { takesJobs: false, onError });
  });
  afterAll(async () => {
    await Promise.all([web.stop(), worker?.stop()]);
    await database.remove();
  });

  test("sent by a web server is left for a worker, which tries again until it succeeds", async ({
    expect: sees,
  }) => {
    const wronglyDone: unknown[] = [];
    await web.handle("maintenance", async (data) => void wronglyDone.push(data));
    await web.send("maintenance", { word: "from web" });
    await wait(3000);
    sees(wronglyDone).toEqual([]);

    const tries: unknown[] = [];
    worker = await startJobs(database.pool, { takesJobs: true, onError });
    await worker.handle("maintenance", async (data) => {
      tries.push(data);
      if (tries.length === 1) throw new Error("not this time");
    });
    await sees.poll(() => tries, WITHIN).toEqual([{ word: "from web" }, { word: "from web" }]);
    await wait(3000);
    sees(tries.length).toBe(2);
    sees(wronglyDone).toEqual([]);
  });
});

// Side by side: most of the time here is waiting.
describe.runIf(isEmbedded).concurrent("kill -9", () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  /** Starts a process, waits until it has sent or taken its job, and kills it. */
  async function killAfter(task: "send" | "take"): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), "ribby-jobs-"));
    folders.push(folder);
    cpSync(templateFolder, folder, { recursive: true });
    const script = join(import.meta.dirname, "../support/job-process.ts");
    const child = spawn(process.execPath, [script, folder, task], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const ended = new Promise((resolve) => child.once("close", resolve));
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (chunk: Buffer) => {
        if (chunk.toString("utf8").includes("done: ")) resolve();
      });
      void ended.then(() => reject(new Error("it ended by itself")));
    });
    child.kill("SIGKILL");
    await ended;
    return folder;
  }

  /** What the next process on the folder gets to do. */
  async function firstJobOn(folder: string): Promise<unknown> {
    const database = await openDatabase({ folder });
    const jobs = await startJobs(database.pool, { takesJobs: true, onError });
    const done: unknown[] = [];
    await jobs.handle("maintenance", async (data) => void done.push(data));
    while (done.length === 0) await wait(100);
    await jobs.stop();
    await database.close();
    return done[0];
  }

  test("after a job was sent: the next process does it", async ({ expect: sees }) => {
    sees(await firstJobOn(await killAfter("send"))).toEqual({ word: "send" });
  });

  test("while a job was being done: the next process does it anew", async ({ expect: sees }) => {
    sees(await firstJobOn(await killAfter("take"))).toEqual({ word: "take" });
  });
});
