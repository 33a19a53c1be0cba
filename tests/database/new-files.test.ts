// The files of an empty database are carried with the product; an update of PGlite has to bring its own.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readArchive, unpackNewFiles } from "../../src/server/database/embedded/new-files.ts";

const folder = mkdtempSync(join(tmpdir(), "ribby-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("are those of the PGlite that opens them", async () => {
  const manifest = join(
    import.meta.dirname,
    "../../node_modules/@electric-sql/pglite/package.json",
  );
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  expect((await readArchive()).index.madeBy).toBe(version);
});

test("stand there whole, and replace what a killed start left", async () => {
  const target = join(folder, "postgres");
  await unpackNewFiles(target);
  rmSync(join(target, "PG_VERSION"));
  await unpackNewFiles(target);
  const { index } = await readArchive();
  for (const [path, size] of index.files) {
    const place = join(target, path);
    expect(existsSync(place), path).toBe(true);
    if (size !== null) expect(statSync(place).size, path).toBe(size);
  }
  expect(readFileSync(join(target, "PG_VERSION"), "utf8").trim()).toBe("18");
});
