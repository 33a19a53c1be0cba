import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeBrand, newProduct } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const root = join(import.meta.dirname, "../..");
const onPostgres = process.env["RIBBY_TEST_ENGINE"] === "postgresql";

const command = (task: "backup" | "restore", dataDir: string, ...args: string[]) => {
  const done = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", `scripts/${task}.ts`, ...args],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir }, encoding: "utf8" },
  );
  return { code: done.status, said: done.stdout + done.stderr };
};

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
    const { code, said } = command("backup", server.folder, backup());
    expect([code, said.trim()]).toEqual([0, `Backed up to ${backup()}`]);
    await writing;
    expect(await server.parts.database.isReachable()).toBe(true);
    expect(readdirSync(backup()).toSorted()).toEqual(["database", "token-secret"]);
  });

  test("never overwrites another one", () => {
    const { code, said } = command("backup", server.folder, backup());
    expect(code).toBe(1);
    expect(said).toContain("The backup was not made:");
    expect(said).toContain("exists already");
  });

  test("is not put in place under a running server, which keeps its data", async () => {
    const { code, said } = command("restore", server.folder, backup());
    expect(code).toBe(1);
    expect(said).toContain("in use by another process");
    expect(await server.parts.products.countListed()).toEqual({ products: 30, brands: 1 });
  });

  test("restored elsewhere holds everything, sessions included", async () => {
    const elsewhere = join(folder, "elsewhere");
    const { code, said } = command("restore", elsewhere, backup());
    expect([code, said]).toEqual([0, expect.stringContaining("Restored: 2 brands, 30 products.")]);
    const secret = (dataDir: string) => readFileSync(join(dataDir, "token-secret"), "utf8");
    expect(secret(elsewhere)).toBe(secret(server.folder));
    expect(existsSync(join(elsewhere, "database", "address.json"))).toBe(false);
  });

  test("restored over other data moves that aside instead of losing it", () => {
    const elsewhere = join(folder, "elsewhere");
    const { code, said } = command("restore", elsewhere, backup());
    expect(code).toBe(0);
    const aside = /kept at (\S+)/.exec(said)?.[1];
    expect(aside && existsSync(join(aside, "database"))).toBe(true);
  });

  test("that does not exist is named in a sentence", () => {
    const { code, said } = command("restore", join(folder, "third"), join(folder, "nothing"));
    expect([code, said.includes("Say which backup")]).toEqual([1, true]);
  });
});
