// An operator follows the page at night: what it names has to be there.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

describe("the operator's page", () => {
  test("watches metrics that exist", () => {
    const known = new Set(
      globSync("src/server/{observability,container}/*.ts", { cwd: root }).flatMap((file) =>
        [...read(file).matchAll(/"(ribby_\w+)"/g)].map(([, name]) => name!),
      ),
    );
    const watched = [...read("docs/operations.md").matchAll(/\bribby_[a-z_]+\b/g)]
      .map(([name]) => name.replace(/_bucket$/, ""))
      // A role of the database in an example.
      .filter((name) => name !== "ribby_b");
    expect(new Set(watched).size).toBeGreaterThan(8);
    expect(watched.filter((name) => !known.has(name))).toEqual([]);
  });

  test("names scripts and commands that exist", () => {
    const page = read("docs/operations.md");
    const scripts = [...page.matchAll(/scripts\/[\w-]+\.ts/g)].map(([path]) => path);
    expect(scripts.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const commands = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
    const { scripts: known } = JSON.parse(read("package.json")) as { scripts: object };
    expect(commands.filter((name) => !(name in known))).toEqual([]);
  });
});
