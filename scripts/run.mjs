// Runs `scripts/<task>.ts` on the pinned Node, whatever Node started this file (20 or newer).
// Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".installed-from");
const pinned = join(
  root,
  "node_modules",
  "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);

const compiled = join(root, "node_modules", ".cache", "ribby", "compiled");

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

function installWhatIsMissing() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash()) return;
  console.log("Installing packages …");
  const npm = process.env.npm_execpath;
  // The tools that build and test are development dependencies; NODE_ENV=production must not drop them.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (done.status !== 0) fail("The packages could not be installed; see npm's message above.");
  writeFileSync(stamp, lockHash());
}

function checkPinnedNode() {
  const wanted = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies.node;
  const found = spawnSync(pinned, ["--version"], { encoding: "utf8" }).stdout?.trim();
  if (found !== `v${wanted}`) {
    fail(
      `Node ${wanted} should stand in node_modules but ${found ? `it is ${found}` : "is missing"}. ` +
        "Its npm package brings it by an install script: allow it (npm: allow-scripts) and remove node_modules.",
    );
  }
}

/** The task lives as long as this process: signals are passed on, and a closed channel ends it too. */
function runTask(task, args) {
  const watch =
    task === "dev"
      ? ["src/server", "src/contract", "src/demo"].map((path) => `--watch-path=${path}`)
      : [];
  const flags = ["--disable-warning=ExperimentalWarning", ...watch];
  const child = spawn(pinned, [...flags, join("scripts", `${task}.ts`), ...args], {
    cwd: root,
    // On Linux every thread would keep freed memory for itself: 80 MB more where pictures are fitted.
    // Compiled modules are kept: the second start takes a second less, and so does every process of a test.
    env: { MALLOC_ARENA_MAX: "2", NODE_COMPILE_CACHE: compiled, ...process.env },
    stdio: task === "dev" ? "inherit" : ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const [task, ...args] = process.argv.slice(2);
if (!task || !existsSync(join(root, "scripts", `${task}.ts`))) fail(`There is no task '${task}'.`);
installWhatIsMissing();
checkPinnedNode();
runTask(task, args);
