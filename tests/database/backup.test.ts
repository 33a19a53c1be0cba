import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { keepEventMonths, readMonths } from "../../src/server/database/event-months.ts";
import { backupsIn, keepNewest, makeBackup } from "../../src/server/database/backup.ts";
import { checkBackup } from "../../src/server/database/check-backup.ts";
import { openDatabase } from "../../src/server/database/open.ts";
import { makeBrand, newProduct } from "../support/people.ts";
import { makePostgresDatabase } from "../support/postgres.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

// Whole servers and commands are started; a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const root = join(import.meta.dirname, "../..");
const onPostgres = process.env["RIBBY_TEST_ENGINE"] === "postgresql";

const databaseOf = (server: TestServer) => ({ folder: join(server.folder, "database") });

const command = (task: "backup" | "restore", dataDir: string, ...args: string[]) =>
  commandWith({ DATA_DIR: dataDir }, task, ...args);

/** Not waited for in one go: the server it is about lives in this process and must go on. */
async function commandWith(
  env: Record<string, string>,
  task: "backup" | "restore",
  ...args: string[]
) {
  const script = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", `scripts/${task}.ts`, ...args],
    { cwd: root, env: { ...process.env, ...env } },
  );
  let said = "";
  for (const stream of [script.stdout, script.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  }
  const [code] = (await once(script, "close")) as [number | null];
  return { code, said };
}

// A server's backup is made by pg_dump; here it is about the files of the embedded database.
describe.skipIf(onPostgres)("a backup", () => {
  let folder: string;
  let server: TestServer;
  const backup = () => join(folder, "backup");

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "ribby-backup-"));
    server = await startTestServer({ folder: join(folder, "data") });
    const brand = await makeBrand(server.parts);
    await server.parts.products.addMany(
      brand.id,
      Array.from({ length: 30 }, () => newProduct()),
    );
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("is made while the server runs and writes, and the server goes on", async () => {
    const writing = Promise.all(Array.from({ length: 20 }, () => server.parts.brands.hasAny()));
    const { code, said } = await command("backup", server.folder, backup());
    expect([code, said.trim()]).toEqual([0, `Backed up to ${backup()}`]);
    await writing;
    expect(await server.parts.database.isReachable()).toBe(true);
    expect(readdirSync(backup()).toSorted()).toEqual(["database", "manifest.json", "token-secret"]);
  });

  test("made while people write is restored and compared row by row, and one changed row is found", async () => {
    const { pool } = server.parts.database;
    const over = new AbortController();
    const write = async () => {
      for (let n = 0; !over.signal.aborted; n++) {
        await pool.query(
          "update products set title = $1 where id in (select min(id) from products)",
          [`Written ${n}`],
        );
      }
    };
    const writing = write();
    const target = join(folder, "nightly", "ribby-2026-11-17T03-23-00-000Z");
    await makeBackup({ database: databaseOf(server), dataDir: server.folder }, target);
    over.abort();
    await writing;
    expect(await checkBackup(target)).toEqual([]);

    const manifest = join(target, "manifest.json");
    const held = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, { sum: string }>;
    held["public.products"]!.sum += "1";
    writeFileSync(manifest, JSON.stringify(held));
    expect(await checkBackup(target)).toEqual(["public.products"]);
  });

  test("of those made every night so many are kept, and half of one is none", () => {
    const nightly = join(folder, "kept");
    for (let day = 1; day <= 9; day++)
      mkdirSync(join(nightly, `ribby-2026-11-0${day}T03-23-00-000Z`), { recursive: true });
    mkdirSync(join(nightly, "ribby-2026-11-10T03-23-00-000Z.draft"));
    mkdirSync(join(nightly, "by-hand"));
    keepNewest(nightly, 7);
    expect(readdirSync(nightly)).toEqual([
      "by-hand",
      ...[3, 4, 5, 6, 7, 8, 9].map((day) => `ribby-2026-11-0${day}T03-23-00-000Z`),
      "ribby-2026-11-10T03-23-00-000Z.draft",
    ]);
    expect(backupsIn(nightly).at(-1)).toContain("2026-11-09");
  });

  test("is the way back named when the data folder cannot be opened", async () => {
    const damaged = join(folder, "damaged");
    mkdirSync(join(damaged, "database", "postgres"), { recursive: true });
    writeFileSync(join(damaged, "database", "postgres", "PG_VERSION"), "18");
    const newest = join(damaged, "backups", "ribby-2026-11-09T03-23-00-000Z");
    mkdirSync(newest, { recursive: true });
    await expect(openDatabase({ folder: join(damaged, "database") })).rejects.toThrow(
      `put it in place with: npm run restore -- ${newest}`,
    );
  });

  test("never overwrites another one", async () => {
    const { code, said } = await command("backup", server.folder, backup());
    expect(code).toBe(1);
    expect(said).toContain("The backup was not made:");
    expect(said).toContain("exists already");
  });

  test("is not put in place under a running server, which keeps its data", async () => {
    const { code, said } = await command("restore", server.folder, backup());
    expect(code).toBe(1);
    expect(said).toContain("in use by another process");
    expect(await server.parts.products.countListed()).toEqual({ products: 30, brands: 1 });
  });

  test("restored elsewhere holds everything, sessions included", async () => {
    const elsewhere = join(folder, "elsewhere");
    const { code, said } = await command("restore", elsewhere, backup());
    expect([code, said]).toEqual([0, expect.stringContaining("Restored: 2 brands, 30 products.")]);
    const secret = (dataDir: string) => readFileSync(join(dataDir, "token-secret"), "utf8");
    expect(secret(elsewhere)).toBe(secret(server.folder));
    expect(existsSync(join(elsewhere, "database", "address.json"))).toBe(false);
  });

  test("restored over other data moves that aside instead of losing it", async () => {
    const elsewhere = join(folder, "elsewhere");
    const { code, said } = await command("restore", elsewhere, backup());
    expect(code).toBe(0);
    const aside = /kept at (\S+)/.exec(said)?.[1];
    expect(aside && existsSync(join(aside, "database"))).toBe(true);
  });

  test("that does not exist is named in a sentence", async () => {
    const { code, said } = await command("restore", join(folder, "third"), join(folder, "nothing"));
    expect([code, said.includes("Say which backup")]).toEqual([1, true]);
  });
});

const hasTools = spawnSync("pg_restore", ["--version"]).status === 0;

// Needs PostgreSQL's client programs, as the commands themselves do.
describe.runIf(onPostgres && hasTools)("a server's backup", () => {
  let folder: string;
  let server: TestServer;
  let made: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let env: Record<string, string>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "ribby-backup-"));
    made = await makePostgresDatabase();
    env = { DATA_DIR: join(folder, "data"), DATABASE_URL: made.url };
    server = await startTestServer({ folder: env["DATA_DIR"]!, env: { DATABASE_URL: made.url } });
    const brand = await makeBrand(server.parts);
    await server.parts.products.addMany(brand.id, [newProduct({ id: "p_kept" })]);
    await keepEventMonths(server.parts.database.sql, 25);
    await server.parts.database.pool.query(
      `insert into events (event_type, source, product_id, brand_id, created_at)
       select 'redirect', 'direct', 'p_kept', $1, now() + n * interval '20 days'
       from generate_series(1, 9) as n`,
      [brand.id],
    );
  });
  afterAll(async () => {
    await made.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const look = async () => {
    const database = await openDatabase({ url: made.url });
    const { rows } = await database.pool.query(
      "select id, tableoid::regclass::text as lies, created_at from events order by id",
    );
    const months = (await readMonths(database.sql)).length;
    await database.close();
    return { rows, months };
  };

  test("brings everything back, every event into its month, also over what has come since", async () => {
    const before = await look();
    expect(await commandWith(env, "backup", join(folder, "backup"))).toMatchObject({ code: 0 });
    await server.stop();
    const since = await openDatabase({ url: made.url });
    await keepEventMonths(since.sql, 25, new Date(Date.now() + 200 * 86_400_000));
    await since.sql.deleteFrom("products").execute();
    await since.close();
    expect(await look()).not.toEqual(before);
    const { code, said } = await commandWith(env, "restore", join(folder, "backup"));
    expect([code, said.trim()]).toEqual([0, "Restored: 2 brands, 1 products."]);
    expect(await look()).toEqual(before);
  });

  test("that is cut short changes nothing", async () => {
    const before = await look();
    const file = join(folder, "backup", "database.dump");
    truncateSync(file, statSync(file).size - 2000);
    const { code, said } = await commandWith(env, "restore", join(folder, "backup"));
    expect([code, said]).toEqual([1, expect.stringContaining("pg_restore ended with code 1.")]);
    expect(await look()).toEqual(before);
  });
});
