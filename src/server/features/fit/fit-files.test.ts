import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cacheIn } from "../../providers/files/cache.ts";
import { folderFiles } from "../../providers/files/folder.ts";
import { createFitFiles } from "./fit-files.ts";

const folder = mkdtempSync(join(tmpdir(), "ribby-fits-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const picture = Buffer.from("a picture");
const cache = cacheIn(folderFiles(folder, { isCache: true }));

test("the same making has the same name, and another server's secret gives another", () => {
  const [ours, theirs] = ["ours", "theirs"].map((secret) => createFitFiles(cache, secret));
  const id = ours!.idFor(["tee", "skirt"]);
  expect(id).toMatch(/^[a-f0-9]{40}$/);
  expect([ours!.idFor(["tee", "skirt"]), ours!.idFor(["tee", "dress"]) === id]).toEqual([
    id,
    false,
  ]);
  expect(theirs!.idFor(["tee", "skirt"])).not.toBe(id);
});

test("a picture is there after it was kept, and no path leads out of the folder", async () => {
  const files = createFitFiles(cache, "secret");
  const id = files.idFor("one");
  expect([await files.has(id), await files.read(id)]).toEqual([false, undefined]);
  await files.keep(id, picture);
  expect([await files.has(id), await files.read(id)]).toEqual([true, picture]);
  expect(await files.read("../../../../etc/passwd")).toBeUndefined();
});

test("the folder does not grow without end", async () => {
  const small = mkdtempSync(join(folder, "small-"));
  const files = createFitFiles(cacheIn(folderFiles(small, { isCache: true, kept: 20 })), "secret");
  for (let n = 0; n < 101; n++) await files.keep(files.idFor(n), picture);
  expect(readdirSync(small).length).toBeLessThanOrEqual(20 + 50);
  expect(await files.has(files.idFor(100))).toBe(true);
  expect(await files.has(files.idFor(0))).toBe(false);
});
