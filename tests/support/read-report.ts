// What a test run's report says: how many passed, and which failed with what words.
import { readFileSync } from "node:fs";

export type Report = { passed: number; failed: number; failures: string[]; skipped: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightReport = { stats: { expected: number; unexpected: number }; suites: Suite[] };

type Suite = {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

export function readVitest(file: string): Report {
  const { numPassedTests, numFailedTests, testResults } = read(file) as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === "failed");
    const told = failed.map((one) => `${name}: ${one.fullName}\n${one.failureMessages.join("\n")}`);
    // A file that could not be loaded has no failing test of its own.
    return status === "failed" && told.length === 0 ? [`${name}\n${message}`] : told;
  });
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => ["skipped", "pending", "todo"].includes(status))
    .map(({ fullName }) => fullName);
  return { passed: numPassedTests, failed: numFailedTests, failures, skipped };
}

export function readPlaywright(file: string): Report {
  const { stats, suites } = read(file) as PlaywrightReport;
  const { expected, unexpected } = stats;
  const [failures, skipped] = [suites.flatMap(failuresIn), suites.flatMap(skippedIn)];
  return { passed: expected, failed: unexpected, failures, skipped };
}

const skippedIn = ({ suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "skipped"))
    .map(({ title }) => title),
  ...suites.flatMap(skippedIn),
];

function failuresIn({ suites = [], specs }: Suite): string[] {
  const told = specs
    .filter((spec) => !spec.ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap((test) => test.results).flatMap((result) => result.errors);
      return `${file}: ${title}\n${errors.map((error) => error.message ?? "").join("\n")}`;
    });
  return [...told, ...suites.flatMap(failuresIn)];
}
