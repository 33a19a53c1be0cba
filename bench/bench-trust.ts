// npm run bench:trust -- --data DIR [--out DIR] [--misses]: policy pages and size charts, read by the product's own reader.
// Writes policies.jsonl and charts.jsonl in the form of the truth; the data's own scorer compares them and prints its table.
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readChartLines, readChartPage } from "../src/server/features/trust/charts/read-chart.ts";
import { readChartPicture } from "../src/server/features/trust/charts/read-picture.ts";
import { readPolicies } from "../src/server/features/trust/policies/read-policies.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data/policies" },
    out: { type: "string", default: join(tmpdir(), "bench-trust") },
    misses: { type: "boolean", default: false },
  },
});
// The scorer knows itself by its real path: reached through a link it would print nothing.
const data = realpathSync(values.data);

const write = (name: string, rows: unknown[]) => {
  const file = join(values.out, name);
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  return file;
};

function answerShop(shop: string) {
  const folder = join(data, "shops", shop);
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ page: file, html: readFileSync(join(folder, file), "utf8") }));
  const { facts, conflicts } = readPolicies(pages);
  const answer: { shop: string; facts: Record<string, unknown>; quotes: Record<string, string[]> } =
    { shop, facts: {}, quotes: {} };
  for (const { kind, value, evidence } of facts) {
    answer.facts[kind] = value;
    answer.quotes[kind] = evidence.map(({ quote }) => quote);
  }
  if (conflicts.length > 0) {
    answer.facts.conflicts = conflicts.map(({ kind }) => kind);
    answer.quotes.conflicts = conflicts.flatMap(({ evidence }) =>
      evidence.map(({ quote }) => quote),
    );
  }
  return answer;
}

async function answerChart({ chart, file }: { chart: string; file: string }) {
  const bytes = readFileSync(join(data, file));
  const read = file.endsWith(".html")
    ? readChartPage(bytes.toString())
    : file.endsWith(".txt")
      ? readChartLines(bytes.toString())
      : await readChartPicture(bytes);
  return { chart, file, of: read?.of ?? null, sizes: read?.sizes ?? null };
}

mkdirSync(values.out, { recursive: true });
const shops = readdirSync(join(data, "shops")).toSorted();
const began = process.cpuUsage().user;
const policies = write("policies.jsonl", shops.map(answerShop));
const pagesTook = (process.cpuUsage().user - began) / 1e3;

const wanted = readFileSync(join(data, "charts.jsonl"), "utf8").split("\n").filter(Boolean);
const answers = [];
for (const line of wanted)
  answers.push(await answerChart(JSON.parse(line) as { chart: string; file: string }));
const charts = write("charts.jsonl", answers);
console.log(
  `${shops.length} shops in ${(pagesTook / shops.length).toFixed(0)} ms of processor time each`,
);

const scorer = join(data, "score.mjs");
if (existsSync(scorer))
  execFileSync(
    process.execPath,
    [
      scorer,
      "--policies",
      policies,
      "--charts",
      charts,
      "--data",
      data,
      ...(values.misses ? ["--misses"] : []),
    ],
    { stdio: "inherit" },
  );
else console.log(`No score.mjs beside the data; the answers are in ${values.out}.`);
process.exit(0);
