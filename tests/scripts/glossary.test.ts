// The glossary leads to files that exist.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test("every place the glossary names is there", () => {
  const named = readFileSync(join(root, "docs/glossary.md"), "utf8").match(
    /`(src|tests)\/[^`]+`/g,
  )!;
  expect(named.length).toBeGreaterThan(30);
  expect(
    named.map((path) => path.slice(1, -1)).filter((path) => !existsSync(join(root, path))),
  ).toEqual([]);
});
