// Runs a task (`scripts/<task>.ts`, `bench/<task>.ts`, `tools/…/<task>.ts`) on the pinned Node, whatever Node started this file (20 or newer).
// Plain JavaScript without dependencies: on a fresh clone nothing is installed yet.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installBench, installRoot } from "./install.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === "win32";
const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Node itself, from its npm package for this system; where there is none, the Node that runs this file. */
const carried = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
const wanted = Object.values(optionalDependencies)[0];
const pinned =
  carried in optionalDependencies
    ? join(root, "node_modules", carried, "bin", isWindows ? "node.exe" : "node")
    : process.execPath;

const compiled = join(root, "node_modules", ".cache", "ribby", "compiled");

/** How the C library keeps memory that is free. Every thread would keep some: 80 MB where pictures are fitted. */
const MALLOC = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "131072",
};

/** Room for what lives shortly; with as much as Node takes by itself a server at rest holds 80 MB more. */
const YOUNG_OBJECTS = "--max-semi-space-size=16";

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

function checkPinnedNode() {
  const found = spawnSync(pinned, ["--version"], { encoding: "utf8" }).stdout?.trim();
  const isOurs = pinned !== process.execPath;
  const isRight = isOurs
    ? found === `v${wanted}`
    : found?.split(".")[0] === `v${wanted.split(".")[0]}`;
  if (isRight) return;
  fail(
    isOurs
      ? `Node ${wanted} should stand in node_modules but ${found ? `it is ${found}` : "is missing"}. ` +
          "It is an optional package: allow those (npm: omit), remove node_modules and start again."
      : `npm carries no Node ${wanted} for ${carried.slice(5)}: please install Node ${wanted.split(".")[0]} yourself.`,
  );
}

/** The task lives as long as this process: signals are passed on, and a closed channel ends it too. */
function runTask(room, task, args) {
  const watch =
    task === "dev"
      ? ["src/server", "src/contract", "src/demo"].map((path) => `--watch-path=${path}`)
      : [];
  const flags = ["--disable-warning=ExperimentalWarning", YOUNG_OBJECTS, ...watch];
  const child = spawn(pinned, [...flags, join(room, `${task}.ts`), ...args], {
    cwd: root,
    // Compiled modules are kept: the second start takes a second less, and so does every process of a test.
    env: { ...MALLOC, NODE_COMPILE_CACHE: compiled, ...process.env },
    stdio: task === "dev" ? "inherit" : ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const ROOMS = [
  "scripts",
  "bench",
  "tools",
  "tools/drawing",
  "tools/figure",
  "training/match",
  "training/roles",
  "training/acts",
  "training/kinds",
  "training/telling",
];
/** Whatever is not here and no benchmark (they use the tests' stand-ins) does without the packages of the tests. */
const WITH_TESTS = [
  "test",
  "test-changed",
  "dev",
  "format",
  "screenshots",
  "every-screen",
  "advisories",
];

const [task, ...args] = process.argv.slice(2);
const room = ROOMS.find((one) => task && existsSync(join(root, one, `${task}.ts`)));
if (!room) fail(`There is no task '${task}'.`);
const failed = await installRoot(root, room === "bench" || WITH_TESTS.includes(task));
if (failed) fail(failed);
checkPinnedNode();
if (room === "bench") await installBench(root);
runTask(room, task, args);
