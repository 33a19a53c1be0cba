// Installs what a task needs and has not got, and says how far it is: the product's packages, with those of the
// tests where they are asked for, and those of the benchmarks in a package of their own. Plain JavaScript without
// dependencies: on a fresh clone nothing is installed yet.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { showProgress } from "./progress.mjs";

const stampOf = (folder) => join(folder, "node_modules", ".installed-from");
const modulesOf = (folder) => join(folder, "node_modules");

/** What a stamp says: the lock file's hash, and that alone where the tests' packages are there as well. */
const WITHOUT_TESTS = " without tests";

const lockOf = (folder) => readFileSync(join(folder, "package-lock.json"));
const hashOf = (folder) => createHash("sha256").update(lockOf(folder)).digest("hex");

function isInstalled(folder, withTests) {
  if (!existsSync(stampOf(folder))) return false;
  const stamp = readFileSync(stampOf(folder), "utf8");
  return stamp === hashOf(folder) || (!withTests && stamp === hashOf(folder) + WITHOUT_TESTS);
}

/** The folders of the packages that will stand directly in node_modules. */
function wantedPackages(folder, withTests) {
  const { packages } = JSON.parse(lockOf(folder));
  const wanted = Object.entries(packages).filter(
    ([path, { dev, os, cpu }]) =>
      /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) &&
      (withTests || !dev) &&
      fits(os, process.platform) &&
      fits(cpu, process.arch),
  );
  return wanted.map(([path]) => join(folder, path));
}

const fits = (wanted, own) =>
  wanted === undefined || [wanted].flat().some((one) => one === own || one.startsWith("!"));

function npm(folder, args) {
  const own = process.env.npm_execpath;
  const options = { cwd: folder, stdio: ["ignore", "inherit", "inherit"] };
  const child = own
    ? spawn(process.execPath, [own, ...args], options)
    : spawn("npm", args, { ...options, shell: process.platform === "win32" });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}

/** True when the packages of the folder's lock file stand there, installed now if they did not. */
async function install(folder, what, withTests) {
  if (isInstalled(folder, withTests)) return true;
  const wanted = wantedPackages(folder, withTests);
  const progress = showProgress(`Installing ${what}`, () => {
    // npm makes all folders first; a package is unpacked when its manifest stands there.
    const done = wanted.filter((path) => existsSync(join(path, "package.json")));
    return `${done.length} of ${wanted.length} packages`;
  });
  // NODE_ENV=production must not decide what is installed.
  const args = ["ci", withTests ? "--include=dev" : "--omit=dev", "--include=optional"];
  const done = await npm(folder, [...args, "--no-audit", "--no-fund", "--loglevel=error"]);
  progress.end(done);
  if (!done) return false;
  removeOtherSystems(folder);
  writeFileSync(stampOf(folder), hashOf(folder) + (withTests ? "" : WITHOUT_TESTS));
  return true;
}

/** onnxruntime brings its binaries for every system, three quarters of which can never run here. */
function removeOtherSystems(folder) {
  const bin = join(modulesOf(folder), "onnxruntime-node", "bin");
  if (!existsSync(bin)) return;
  for (const version of readdirSync(bin))
    for (const system of readdirSync(join(bin, version)))
      for (const cpu of readdirSync(join(bin, version, system)))
        if (system !== process.platform || cpu !== process.arch)
          rmSync(join(bin, version, system, cpu), { recursive: true, force: true });
  // Headers, for those who build Node's own modules in C++.
  for (const name of readdirSync(modulesOf(folder)).filter((one) => /^node-(linux|win)-/.test(one)))
    rmSync(join(modulesOf(folder), name, "include"), { recursive: true, force: true });
}

/** The sentence that says why the product's packages are not there, or undefined. */
export async function installRoot(root, withTests) {
  return (await install(
    root,
    withTests ? "packages, with those of the tests" : "packages",
    withTests,
  ))
    ? undefined
    : "The packages could not be installed; see npm's message above.";
}

/** What benchmarks compare us with. Most do without; whoever needs a missing package says so. */
export async function installBench(root) {
  if (!(await install(join(root, "bench"), "what the benchmarks compare with", true)))
    console.error("It could not be installed; benchmarks that need it will not run.");
}
