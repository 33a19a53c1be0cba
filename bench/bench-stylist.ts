// npm run bench:stylist [-- --data DIR]: conversations with checks, held with the product on fresh demo data
// without any key. DIR holds run.mjs, which asks and judges, and the conversations as *.jsonl.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../src/server/config.ts";
import { start } from "../src/server/main.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: join(import.meta.dirname, "../../shared/data/stylist") },
    misses: { type: "boolean", default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), "ribby-bench-stylist-"));
const running = await start(readConfig({ DATA_DIR: folder, DEMO: "on", PORT: "0" }), {
  rateLimits: false,
  say: () => {},
});

type Shares = Record<string, number>;

/** The runner prints each miss, a table, and its shares as JSON in the last line. */
function hold(file: string): Promise<Shares> {
  return new Promise((resolve, reject) => {
    const asked = spawn(process.execPath, [join(values.data, "run.mjs"), running.address, file]);
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

try {
  const results: Record<string, Shares> = {};
  for (const name of readdirSync(values.data).filter((file) => file.endsWith(".jsonl")))
    results[name.replace(".jsonl", "")] = await hold(join(values.data, name));
  const checks = [...new Set(Object.values(results).flatMap(Object.keys))].toSorted();
  console.log(
    "".padEnd(24) +
      Object.keys(results)
        .map((name) => name.padStart(14))
        .join(""),
  );
  for (const check of checks)
    console.log(
      check.padEnd(24) +
        Object.values(results)
          .map((shares) => (shares[check]?.toFixed(3) ?? "–").padStart(14))
          .join(""),
    );
  console.log(JSON.stringify(results));
} finally {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}
