// npm run bench:stylist [-- --data DIR] [--model MODE]: conversations with checks, held with the product on fresh demo
// data, without any key or with a stand-in for a language model (parts/model-modes.ts; `all` for one after another).
// DIR holds run.mjs, which asks and judges, and the conversations as *.jsonl.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../src/server/config.ts";
import { start } from "../src/server/main.ts";
import { startFakeModel } from "../tests/support/fake-model.ts";
import { behave, MARK, MODES, type Truth } from "./parts/model-modes.ts";
import { startListener } from "./parts/listener.ts";

const GIVEN = join(import.meta.dirname, "../../shared/data/stylist");
const { values } = parseArgs({
  options: {
    data: { type: "string", default: GIVEN },
    misses: { type: "boolean", default: false },
    model: { type: "string", default: "none" },
  },
});
const runner = [join(values.data, "run.mjs"), join(GIVEN, "run.mjs")].find(existsSync);
if (!runner) throw new Error(`There is no run.mjs in ${values.data}.`);
const modes = values.model === "all" ? ["none", ...Object.keys(MODES)] : [values.model];
const unknown = modes.find((mode) => mode !== "none" && !MODES[mode]);
if (unknown)
  throw new Error(`"${unknown}" is no mode; known are ${Object.keys(MODES).join(", ")}.`);

const files = readdirSync(values.data).filter((file) => file.endsWith(".jsonl"));
type Shares = Record<string, number>;
type Outcome = { shares: Record<string, Shares>; answers: number; marked: number; asked: number };

/** The runner prints each miss, a table, and its shares as JSON in the last line. */
function hold(address: string, file: string): Promise<Shares> {
  return new Promise((resolve, reject) => {
    const asked = spawn(process.execPath, [runner!, address, file]);
    let told = "";
    asked.stdout.on("data", (piece: Buffer) => (told += piece.toString()));
    asked.stderr.pipe(process.stderr);
    asked.on("close", (code) => {
      if (values.misses) console.log(told);
      if (code === 0) resolve(JSON.parse(told.trim().split("\n").at(-1)!) as Shares);
      else reject(new Error(`The runner ended with ${code} for ${file}.`));
    });
  });
}

/** What each turn asks for, by its words. */
function readTruths(): Map<string, Truth> {
  type Talk = { turns: { say: unknown; want?: Truth }[] };
  const talks = files.flatMap((file) =>
    readFileSync(join(values.data, file), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Talk),
  );
  return new Map(
    talks.flatMap(({ turns }) =>
      turns.flatMap(({ say, want }) =>
        typeof say === "string" ? [[say.slice(0, 400), want ?? {}] as const] : [],
      ),
    ),
  );
}

async function holdAll(mode: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "ribby-bench-stylist-"));
  const model = mode === "none" ? undefined : await startFakeModel();
  if (model) behave(model, MODES[mode]!, readTruths());
  const withModel = model && {
    LLM_PROVIDER: "openai",
    LLM_MODEL: "stand-in",
    LLM_API_KEY: "k",
    LLM_BASE_URL: model.url,
  };
  const running = await start(
    readConfig({ DATA_DIR: folder, DEMO: "on", PORT: "0", LOG_LEVEL: "error", ...withModel }),
    { rateLimits: false, say: () => {}, patience: { modelMs: 1500 } },
  );
  const listener = await startListener(running.address, MARK);
  try {
    const shares: Record<string, Shares> = {};
    for (const name of files)
      shares[name.replace(".jsonl", "")] = await hold(listener.address, join(values.data, name));
    const asked = model ? model.calls.length + model.readings.length : 0;
    return { shares, ...listener.heard(), asked };
  } finally {
    await listener.stop();
    await running.stop();
    await model?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const line = (name: string, cells: string[]) =>
  console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(14)).join(""));

const outcomes: Record<string, Outcome> = {};
for (const mode of modes) outcomes[mode] = await holdAll(mode);

const names = files.map((file) => file.replace(".jsonl", ""));
const [only] = modes;
if (modes.length === 1) {
  const { shares } = outcomes[only!]!;
  const checks = [...new Set(Object.values(shares).flatMap(Object.keys))].toSorted();
  line("", names);
  for (const check of checks)
    line(
      check,
      names.map((name) => shares[name]?.[check]?.toFixed(3) ?? "–"),
    );
}
line("turns wholly right", [...names, "answers", "model asked", "marked"]);
for (const [mode, { shares, answers, asked, marked }] of Object.entries(outcomes))
  line(mode, [
    ...names.map((name) => shares[name]?.["turns"]?.toFixed(3) ?? "–"),
    ...[answers, asked, marked].map(String),
  ]);
console.log(JSON.stringify(modes.length === 1 ? outcomes[only!]!.shares : outcomes));
process.exit(0);
