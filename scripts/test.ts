// npm test [-- --random | --seed=N]: everything, in lanes side by side, with one count at the end. The tiers and
// what belongs into which are in CONTRIBUTING.md. Files run longest first, by Vitest's last report; with --random
// in an order by chance, whose seed is printed and can be given again.
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBrowser } from "../tests/support/find-browser.ts";
import { readPlaywright, readVitest, type Report } from "../tests/support/read-report.ts";
import { typesCheck } from "./types-check.ts";

const root = join(import.meta.dirname, "..");
const reports = join(root, "node_modules", ".cache", "ribby", "reports");

type Outcome = {
  name: string;
  passed: number;
  failed: number;
  skipped: string[];
  seconds: number;
};

/** The end of what a failed run printed: enough to see how it ended. */
const MOST_OUTPUT = 20_000;

const { values: asked } = parseArgs({
  options: { random: { type: "boolean", default: false }, seed: { type: "string" } },
});
const isRandom = asked.random || asked.seed !== undefined;
const seed = isRandom ? Number(asked.seed ?? randomInt(1_000_000)) : undefined;
if (Number.isNaN(seed)) throw new Error(`--seed is a number, not '${asked.seed}'.`);

const bin = (path: string) => join("node_modules", path);

function runNode(args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("exit", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A check counts as one test; a test run counts its tests. */
async function step(
  name: string,
  args: string[],
  options: { read?: () => Report; env?: Record<string, string> } = {},
): Promise<Outcome> {
  const began = performance.now();
  const { code, output } = await runNode(args, options.env);
  const { passed, failed, failures, skipped } = judged(code, options.read);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${failed === 0 ? "ok  " : "FAIL"}  ${name}  (${passed} passed, ${failed} failed, ${skipped.length} skipped, ${seconds} s)`,
  );
  // The names first: of a long output often only the beginning is kept.
  if (failed > 0) console.log([...failures, output.slice(-MOST_OUTPUT)].join("\n\n"));
  return { name, passed, failed, skipped, seconds };
}

/** A run that ended badly has failed even when its report names no failing test. */
function judged(code: number, read?: () => Report): Report {
  const bare = code === 0 ? [1, 0] : [0, 1];
  if (!read) return { passed: bare[0] ?? 0, failed: bare[1] ?? 0, failures: [], skipped: [] };
  try {
    const report = read();
    return { ...report, failed: code === 0 ? report.failed : Math.max(1, report.failed) };
  } catch {
    return { passed: 0, failed: 1, failures: [], skipped: [] };
  }
}

const vitest = (name: string, args: string[], env: Record<string, string> = {}) =>
  step(
    name,
    [
      bin("vitest/vitest.mjs"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${join(reports, `${name.replaceAll(" ", "-")}.json`)}`,
      ...(seed === undefined ? [] : ["--sequence.shuffle.files", `--sequence.seed=${seed}`]),
      ...args,
    ],
    { read: () => readVitest(join(reports, `${name.replaceAll(" ", "-")}.json`)), env },
  );

async function checks(): Promise<Outcome[]> {
  return [
    await step("format", [bin("oxfmt/bin/oxfmt"), "--check", "."]),
    await step("lint", [bin("oxlint/bin/oxlint"), "--type-aware", "--quiet"]),
    await step("types", typesCheck),
    await step("boundaries", ["scripts/check-boundaries.ts"]),
  ];
}

/** One run; each worker has a server of its own for each kind of fixture. */
async function browser(): Promise<Outcome> {
  const found = await findBrowser();
  if ("missing" in found) {
    console.log(`FAIL  browser: ${found.missing}`);
    return { name: "browser", passed: 0, failed: 1, skipped: [], seconds: 0 };
  }
  const report = join(reports, "browser.json");
  return step("browser", [bin("@playwright/test/cli.js"), "test"], {
    read: () => readPlaywright(report),
    env: { RIBBY_BROWSER: JSON.stringify(found), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
}

/** The browser tests look at the built site. */
async function siteLane(): Promise<Outcome[]> {
  const build = await step("build", ["scripts/build.ts"]);
  return [build, ...(await checks()), await browser()];
}

async function serverLane(): Promise<Outcome[]> {
  const outcomes = [await vitest("unit and api", ["--project=!slow", "--project=!processes"])];
  if (process.env["TEST_DATABASE_URL"]) {
    outcomes.push(
      await vitest(
        "api, slow and processes on PostgreSQL",
        ["--project=api", "--project=slow", "--project=processes"],
        { RIBBY_TEST_ENGINE: "postgresql" },
      ),
    );
  } else {
    console.log("skip  api and processes on PostgreSQL: TEST_DATABASE_URL is not set");
  }
  return outcomes;
}

/** Servers that are killed and started again, and waited for: whoever waits leaves the cores to the other lanes. */
const slowLane = async () => [await vitest("slow", ["--project=slow", "--maxWorkers=1"])];

if (seed !== undefined)
  console.log(`Files in random order; again with: npm test -- --seed=${seed}`);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const outcomes = (await Promise.all([siteLane(), serverLane(), slowLane()])).flat();
const sum = (pick: (outcome: Outcome) => number) =>
  outcomes.reduce((all, one) => all + pick(one), 0);
const skipped = sum((one) => one.skipped.length);
for (const title of outcomes.flatMap((one) => one.skipped)) console.log(`skip  ${title}`);
if (skipped > 0) console.log(`\n${skipped} skipped, by name above`);
console.log(`\n${sum((one) => one.passed)} passed, ${sum((one) => one.failed)} failed`);
process.exit(sum((one) => one.failed) > 0 ? 1 : 0);
