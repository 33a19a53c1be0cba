// The glossary, every link from one page of the documentation to another, and every file that a page names lead to
// files that exist.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const pages = globSync(["*.md", "{docs,src,tools,training}/**/*.md"], { cwd: root });

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
  expect(pages.length).toBeGreaterThan(60);
  const lost = pages.flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)]
      .map((found) => found[1] ?? "")
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(lost).toEqual([]);
});

/** Named for what they are not called, or as a pattern. */
const NO_FILES = new Set(["words.ts", "src/server/database/migrations/NNN-what.sql"]);

test("every file a page names is there, whichever part of its path is given", () => {
  const files = globSync(
    ["*.ts", "{src,tools,training,bench,tests,scripts}/**/*.{ts,tsx,mjs,css,py,sql}"],
    { cwd: root, exclude: (name) => name.endsWith("node_modules") },
  ).map((file) => `/${file.replaceAll("\\", "/")}`);
  const lost = pages.flatMap((page) =>
    [
      ...readFileSync(join(root, page), "utf8").matchAll(
        /`(?:\.\/)?([\w./-]+\.(?:ts|tsx|mjs|css|py|sql))(?::\d+)?`/g,
      ),
    ]
      .map((found) => found[1] ?? "")
      .filter((name) => !NO_FILES.has(name) && !files.some((file) => file.endsWith(`/${name}`)))
      .map((name) => `${page}: ${name}`),
  );
  expect(lost).toEqual([]);
});
