// Checks that look at every picture of the demo catalogue: a minute of processor time for something that seldom
// changes. Here each is made once for the pictures, the code that draws them and the check itself as they are;
// after that it is skipped, which the test command prints and counts. In CI, and on a fresh clone, all are made.
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";

const root = join(import.meta.dirname, "../..");
const passed = join(root, "node_modules/.cache/ribby/passed");

const LOOKED_AT = [
  "src/demo/**/*.{ts,webp,json}",
  "tools/drawing/**/*.ts",
  "tests/demo/*.ts",
  "tests/support/whole-catalogue.ts",
  "package-lock.json",
];

function markOfEverything(): string {
  const hash = createHash("sha256").update(`${process.version} ${process.arch}`);
  for (const file of globSync(LOOKED_AT, { cwd: root }).toSorted()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

let mark: string | undefined;

/** As `test`; passed once, it is skipped until something it looks at changes. */
export function testWholeCatalogue(title: string, check: () => unknown): void {
  mark ??= markOfEverything();
  const name = createHash("sha256").update(mark).update(title).digest("hex").slice(0, 24);
  const note = join(passed, name);
  const isKnown = !process.env["CI"] && existsSync(note);
  test.skipIf(isKnown)(title, async () => {
    await check();
    mkdirSync(passed, { recursive: true });
    writeFileSync(note, `${title}\n`);
  });
}
