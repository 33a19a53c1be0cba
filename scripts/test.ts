// npm test: everything, on two lanes side by side, with one count at the end.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "../tests/support/find-browser.ts";

const root = join(import.meta.dirname, "..");
const reports = join(root, "node_modules", ".cache", "ribby", "reports");

type Outcome = { name: string; passed: number; failed: number; seconds: number; output: string };

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
  options: { count?: () => [number, number]; env?: Record<string, string> } = {},
): Promise<Outcome> {
  const began = performance.now();
  const { code, output } = await runNode(args, options.env);
  const [passed, failed] = counted(code, options.count);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${failed === 0 ? "ok  " : "FAIL"}  ${name}  (${passed} passed, ${failed} failed, ${seconds} s)`,
  );
  if (failed > 0) console.log(output);
  return { name, passed, failed, seconds, output };
}

/** A run that ended badly has failed even when its report names no failing test. */
function counted(code: number, count?: () => [number, number]): [number, number] {
  if (!count) return code === 0 ? [1, 0] : [0, 1];
  try {
    const [passed, failed] = count();
    return [passed, code === 0 ? failed : Math.max(1, failed)];
  } catch {
    return [0, 1];
  }
}

const readReport = (file: string) => JSON.parse(readFileSync(join(reports, file), "utf8"));

const vitestCount = (file: string) => (): [number, number] => {
  const { numPassedTests, numFailedTests } = readReport(file);
  return [numPassedTests, numFailedTests];
};

const playwrightCount = (): [number, number] => {
  const { expected, unexpected } = readReport("browser.json").stats;
  return [expected, unexpected];
};

const vitest = (name: string, args: string[], env: Record<string, string> = {}) =>
  step(
    name,
    [
      bin("vitest/vitest.mjs"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${join(reports, `${name.replaceAll(" ", "-")}.json`)}`,
      ...args,
    ],
    { count: vitestCount(`${name.replaceAll(" ", "-")}.json`), env },
  );

async function checks(): Promise<Outcome[]> {
  return [
    await step("format", [
      bin("prettier/bin/prettier.cjs"),
      "--check",
      "--cache",
      "--cache-location=node_modules/.cache/ribby/prettier",
      "--log-level=warn",
      ".",
    ]),
    await step("lint", [bin("oxlint/bin/oxlint"), "--type-aware", "--quiet"]),
    await step("types", [bin("typescript/bin/tsc"), "--noEmit", "-p", "."]),
    await step("boundaries", ["scripts/check-boundaries.ts"]),
  ];
}

async function browser(): Promise<Outcome[]> {
  const found = await findBrowser();
  if ("missing" in found) {
    console.log(`FAIL  browser: ${found.missing}`);
    return [{ name: "browser", passed: 0, failed: 1, seconds: 0, output: found.missing }];
  }
  return [
    await step("browser", [bin("@playwright/test/cli.js"), "test"], {
      count: playwrightCount,
      env: {
        RIBBY_BROWSER: JSON.stringify(found),
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, "browser.json"),
      },
    }),
  ];
}

async function firstLane(): Promise<Outcome[]> {
  return [...(await checks()), await step("build", ["scripts/build.ts"]), ...(await browser())];
}

async function secondLane(): Promise<Outcome[]> {
  const outcomes = [await vitest("unit and api", [])];
  if (process.env["TEST_DATABASE_URL"]) {
    outcomes.push(
      await vitest("api on PostgreSQL", ["--project", "api"], { RIBBY_TEST_ENGINE: "postgresql" }),
    );
  } else {
    console.log("skip  api on PostgreSQL: TEST_DATABASE_URL is not set");
  }
  return outcomes;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const outcomes = (await Promise.all([firstLane(), secondLane()])).flat();
const sum = (pick: (outcome: Outcome) => number) =>
  outcomes.reduce((all, one) => all + pick(one), 0);
console.log(`\n${sum((one) => one.passed)} passed, ${sum((one) => one.failed)} failed`);
process.exit(sum((one) => one.failed) > 0 ? 1 : 0);
