// npm run bench:linear [-- --small 1250000 --large 5000000]: hostile texts of two lengths for every reader of
// strangers' bytes, and how many steps each took. Steps inside a regular expression are not seen: one that tries
// every way would not end within the processor time the run is given (`ulimit -t`), which is how that would show.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    small: { type: "string", default: "1250000" },
    large: { type: "string", default: "5000000" },
  },
});
const grown = Number(values.large) / Number(values.small);
/** A little more than the length grows: readers keep tables that double. */
const MOST = grown * 1.25;

const counter = join(import.meta.dirname, "../tests/support/count-steps.ts");
const child = spawn(process.execPath, [counter, values.small, values.large], {
  stdio: ["ignore", "pipe", "inherit"],
});
const rows: { text: string; steps: number; "steps of the larger": number; times: number }[] = [];
for await (const line of createInterface(child.stdout)) {
  const [text, small, large] = line.split("\t") as [string, string, string];
  const times = Math.round((Number(large) / Number(small)) * 10) / 10;
  rows.push({ text, steps: Number(small), "steps of the larger": Number(large), times });
}
const code = await new Promise((resolve) => child.once("close", resolve));
console.table(rows);
const steep = rows.filter(({ times }) => times > MOST);
console.log(JSON.stringify({ texts: rows.length, grown, steep: steep.map(({ text }) => text) }));
process.exitCode = code === 0 && steep.length === 0 ? 0 : 1;
