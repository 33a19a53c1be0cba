// What a stranger's text costs us grows as its length does, whatever stands in it. Steps are counted, no clock is
// asked: `npm run bench:linear` does the same with texts of up to 5 MB.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 300_000 });

const SMALL = 5_000;
const LARGE = 20_000;
/** Where steps grow with the square of the length there are 16 times as many. The benchmark names the text. */
const MOST = 5;

test("four times the text takes every reader at most five times the steps", () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      "--disable-warning=ExperimentalWarning",
      join(import.meta.dirname, "../support/count-steps.ts"),
      String(SMALL),
      String(LARGE),
      "--by-reader",
    ],
    { encoding: "utf8" },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const counted = stdout
    .trim()
    .split("\n")
    .map((line) => line.split("\t") as [string, string, string]);
  expect(counted.map(([reader]) => reader)).toContain("text cleaner");
  const steep = counted.filter(([, small, large]) => Number(large) > MOST * Number(small));
  expect(steep).toEqual([]);
});
