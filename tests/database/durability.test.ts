import { PGlite } from "@electric-sql/pglite";
import fs, { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  durableStartParams,
  forwardFsync,
} from "../../src/server/database/embedded/durable-files.ts";
import { lockFolder } from "../../src/server/database/embedded/folder-lock.ts";
import { crashOnce, makeCrashSite, type CrashSite, type Victim } from "../support/crash.ts";
import { templateFolder } from "../support/make-template.ts";
import { killLeftovers, spawnServer } from "../support/server-process.ts";
import { isEmbedded } from "../support/test-server.ts";

// Each test starts whole servers; a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

afterEach(killLeftovers);

describe.runIf(isEmbedded)("kill -9 while shoppers write", () => {
  let site: CrashSite;
  beforeAll(async () => {
    site = await makeCrashSite(templateFolder);
  });
  afterAll(() => site.remove());

  async function survive(victim: Victim) {
    const round = await crashOnce(site, { victim, mark: `kill-${victim}`, afterMs: 700 });
    expect(round.acknowledged).toBeGreaterThan(0);
    expect({ lost: round.lost, doubled: round.doubled }).toEqual({ lost: [], doubled: [] });
    expect(round.found).toBeGreaterThanOrEqual(round.acknowledged);
    return round.ending;
  }

  test("of the server: every acknowledged event is there exactly once after the restart", async () => {
    expect(await survive("server")).toMatchObject({ code: null, signal: "SIGKILL" });
  });

  test("of the database: it is started again under the server, and nothing is lost", async () => {
    expect(await survive("database")).toMatchObject({ code: 0 });
  });

  test("of both in the same moment: every acknowledged event is there exactly once", async () => {
    expect(await survive("both")).toMatchObject({ code: null, signal: "SIGKILL" });
  });
});

test.runIf(isEmbedded)(
  "a first start that is killed half-way is made up for by the next",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "ribby-half-"));
    const draft = join(folder, "database", "postgres.draft", "PG_VERSION");
    const half = spawnServer(folder);
    const begun = async () => {
      while (!existsSync(draft)) await wait(2);
    };
    await Promise.race([begun(), half.ended]);
    half.kill("SIGKILL");
    await half.ended;
    const whole = spawnServer(folder);
    expect(await whole.ready).toMatch(/^http:/);
    whole.kill("SIGTERM");
    await whole.ended;
    rmSync(folder, { recursive: true, force: true });
  },
);

describe("the folder's lock", () => {
  test("keeps a second holder out, with a sentence, and lets it in afterwards", () => {
    const folder = mkdtempSync(join(tmpdir(), "ribby-lock-"));
    const file = join(folder, "lock");
    const first = lockFolder(file);
    expect(() => lockFolder(file, 50)).toThrow("The data folder is in use by another process.");
    first.release();
    lockFolder(file, 50).release();
    rmSync(folder, { recursive: true, force: true });
  });
});

test.runIf(isEmbedded)(
  "a commit is on the disk before it is acknowledged: each one calls fsync",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "ribby-fsync-"));
    cpSync(join(templateFolder, "postgres"), folder, { recursive: true });
    const original = fs.fsyncSync;
    let calls = 0;
    fs.fsyncSync = (descriptor) => {
      calls++;
      original(descriptor);
    };
    syncBuiltinESMExports();
    const database = await PGlite.create(folder, { startParams: durableStartParams });
    try {
      forwardFsync(database);
      await database.exec("create table notes (id int)");
      for (let n = 0; n < 10; n++) {
        const before = calls;
        await database.query("insert into notes values ($1)", [n]);
        expect(calls).toBeGreaterThan(before);
      }
      const before = calls;
      await database.query("select count(*) from notes");
      expect(calls).toBe(before);
      const { rows } = await database.query<Record<string, string>>(
        "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as waits, current_setting('full_page_writes') as pages",
      );
      expect(rows).toEqual([{ fsync: "on", waits: "on", pages: "on" }]);
    } finally {
      fs.fsyncSync = original;
      syncBuiltinESMExports();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
