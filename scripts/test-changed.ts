// npm run test:changed [-- <commit>]: types, and the unit and API tests that a change touches, for the minute
// between two edits: what is not committed, or everything since a commit. `npm test` before you commit.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { typesCheck } from "./types-check.ts";

const root = join(import.meta.dirname, "..");
const since = process.argv[2];

const run = (args: string[]): boolean =>
  spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: root,
    stdio: "inherit",
  }).status === 0;

const areTypesRight = run(typesCheck);
const doTestsPass = run([
  "node_modules/vitest/vitest.mjs",
  "run",
  "--project=!slow",
  "--project=!processes",
  "--passWithNoTests",
  since ? `--changed=${since}` : "--changed",
]);
process.exit(areTypesRight && doTestsPass ? 0 : 1);
