// Installs what a task needs and has not got: the root's packages, and those of the benchmarks in a package of
// their own. Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const stampOf = (folder) => join(folder, "node_modules", ".installed-from");

const lockHash = (folder) =>
  createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");

const isInstalled = (folder) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), "utf8") === lockHash(folder);

/** True when the packages of the folder's lock file stand there, installed now if they did not. */
function install(folder, what) {
  if (isInstalled(folder)) return true;
  console.log(`Installing ${what} …`);
  const npm = process.env.npm_execpath;
  // The tools that build and test are development dependencies; NODE_ENV=production must not drop them.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: folder, stdio: "inherit" })
    : spawnSync("npm", args, {
        cwd: folder,
        stdio: "inherit",
        shell: process.platform === "win32",
      });
  if (done.status !== 0) return false;
  writeFileSync(stampOf(folder), lockHash(folder));
  return true;
}

/** The sentence that says why the product's packages are not there, or undefined. */
export function installRoot(root) {
  return install(root, "packages")
    ? undefined
    : "The packages could not be installed; see npm's message above.";
}

/** What benchmarks compare us with. Most do without; whoever needs a missing package says so. */
export function installBench(root) {
  if (!install(join(root, "bench"), "what the benchmarks compare with"))
    console.error("It could not be installed; benchmarks that need it will not run.");
}
