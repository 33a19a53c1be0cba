// The disk is full while shoppers write: they are told so, nobody is told that something is kept which is
// not, and once there is room again everything goes on where it was.
import { randomBytes } from "node:crypto";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ask, refusal } from "../support/ask.ts";
import { checkWhole, makeCrashSite, type CrashSite } from "../support/crash.ts";
import { templateFolder } from "../support/make-template.ts";
import { databasePid, killLeftovers, queryBeside, spawnServer } from "../support/server-process.ts";
import { isEmbedded } from "../support/test-server.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const PRELOAD = pathToFileURL(join(import.meta.dirname, "../support/full-disk.mjs")).href;

/** A kilobyte that does not pack. */
const FILLING = Object.fromEntries(
  Array.from({ length: 6 }, (_, n) => [`filling-${n}`, randomBytes(130).toString("base64url")]),
);

// A PostgreSQL server's disk is its own affair.
describe.runIf(isEmbedded)("a full disk", () => {
  let site: CrashSite;
  let flag: string;
  beforeAll(async () => {
    site = await makeCrashSite(templateFolder);
    flag = join(site.folder, "disk-is-full");
  });
  afterEach(killLeftovers);
  afterAll(() => site.remove());

  const start = () =>
    spawnServer(site.folder, { NODE_OPTIONS: `--import ${PRELOAD}`, FULL_DISK: flag });

  /** Writes events of a kilobyte, one after the other; which of them were acknowledged, and how the others ended. */
  async function write(address: string, mark: string, count: number) {
    const acknowledged: string[] = [];
    const refused: { status: number; body: unknown }[] = [];
    for (let n = 0; n < count; n++) {
      const metadata = { mark: `${mark}-${n}`, ...FILLING };
      const { status, body } = await ask(address, "/api/analytics/events", {
        method: "POST",
        body: { event_type: "product_view", product_id: site.productId, metadata },
      });
      if (status === 200) acknowledged.push(metadata.mark);
      else refused.push({ status, body });
    }
    return { acknowledged, refused };
  }

  const kept = async (mark: string) => {
    const rows = await queryBeside<{ word: string }>(
      site.folder,
      "select metadata->>'mark' as word from events where metadata->>'mark' like $1 order by id",
      [`${mark}-%`],
    );
    return rows.map(({ word }) => word);
  };

  test("refuses what it cannot keep, goes on answering, and loses nothing", async () => {
    const server = start();
    const address = await server.ready;
    const before = await write(address, "before", 20);
    expect(before.refused).toEqual([]);

    writeFileSync(flag, "");
    const during = await write(address, "full", 60);
    expect(during.refused.length).toBeGreaterThan(0);
    const told = { status: 503, body: refusal("storage_full", "storageFull") };
    expect(during.refused).toEqual(during.refused.map(() => told));
    // Who watches is told what it is, and goes on sending people.
    expect(await ask(address, "/ready")).toMatchObject({
      status: 200,
      body: { status: "ready", warning: "storage_full" },
    });
    expect((await ask(address, "/api/health")).body).toMatchObject({
      status: "degraded",
      storage: "full",
    });
    // Who only reads does not notice.
    expect((await ask(address, `/api/products/${site.productId}`)).status).toBe(200);

    rmSync(flag);
    const after = await write(address, "after", 20);
    expect(after.refused).toEqual([]);
    server.kill("SIGKILL");
    await server.ended;

    const again = start();
    await again.ready;
    expect(await kept("before")).toEqual(before.acknowledged);
    expect(await kept("full")).toEqual(during.acknowledged);
    expect(await kept("after")).toEqual(after.acknowledged);
    await checkWhole(site.folder);
    again.kill("SIGTERM");
    expect(await again.ended).toMatchObject({ code: 0 });
  });

  test("that takes nothing at all is named, and once it takes something everything goes on", async () => {
    const server = start();
    const address = await server.ready;
    const database = databasePid(site.folder);
    const { acknowledged } = await write(address, "whole", 20);
    expect(acknowledged).toHaveLength(20);

    writeFileSync(flag, "broken");
    const cutOff = { acknowledged: [] };
    const last = await write(address, "broken", 1).catch(() => cutOff);
    expect(last.acknowledged).toEqual([]);
    await expect
      .poll(async () => (await ask(address, "/ready")).body)
      .toEqual({ status: "not_ready", reason: "storage_full" });
    expect(server.printed()).toMatch(/Is the disk full or broken\?/);
    expect(existsSync(`/proc/${database}`)).toBe(false);

    rmSync(flag);
    await expect.poll(async () => (await ask(address, "/ready")).status).toBe(200);
    expect(await kept("whole")).toEqual(acknowledged);
    expect(await kept("broken")).toEqual([]);
    await checkWhole(site.folder);
    server.kill("SIGTERM");
    expect(await server.ended).toMatchObject({ code: 0 });
  });
});
