// The glossary, and every link from one page of the documentation to another, leads to files that exist.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

test("every link between pages leads somewhere", () => {
  const pages = globSync(["*.md", "{docs,src,tools,training}/**/*.md"], { cwd: root });
  expect(pages.length).toBeGreaterThan(60);
  const lost = pages.flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)]
      .map((found) => found[1] ?? "")
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(lost).toEqual([]);
});
