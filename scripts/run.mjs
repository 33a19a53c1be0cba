// Runs a task (`scripts/<task>.ts`, `bench/<task>.ts`, `tools/…/<task>.ts`) on the pinned Node, whatever Node started this file (20 or newer).
// Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installBench, installRoot } from "./install.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinned = join(
  root,
  "node_modules",
  "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);

const compiled = join(root, "node_modules", ".cache", "ribby", "compiled");

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

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
function runTask(room, task, args) {
  const watch =
    task === "dev"
      ? ["src/server", "src/contract", "src/demo"].map((path) => `--watch-path=${path}`)
      : [];
  const flags = ["--disable-warning=ExperimentalWarning", ...watch];
  const child = spawn(pinned, [...flags, join(room, `${task}.ts`), ...args], {
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

const ROOMS = ["scripts", "bench", "training/match", "tools", "tools/drawing", "tools/figure"];

const [task, ...args] = process.argv.slice(2);
const room = ROOMS.find((one) => task && existsSync(join(root, one, `${task}.ts`)));
if (!room) fail(`There is no task '${task}'.`);
const failed = installRoot(root);
if (failed) fail(failed);
checkPinnedNode();
if (room === "bench") installBench(root);
runTask(room, task, args);
