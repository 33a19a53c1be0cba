// npm run soak [-- --minutes 20 --rate 15 --products 5000 --engine embedded --to soak.json]: one process
// with shoppers, a brand that saves and shops that are crawled, all the time. Every fifteen seconds it is
// asked what it holds; in the end a line through the last two thirds says whether anything grows.
// Ends with code 1 when it does, or when work failed.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { errorsOf, type Outcome } from "./parts/load-figures.ts";
import { childrenOf, hear, put, startProcess, stopProcess, weigh } from "./parts/load-processes.ts";
import type { LoadAnswer, Watched } from "./parts/load-server.ts";
import { verdictOn, type Series } from "./parts/soak-verdict.ts";
import { keepCrawling, keepSaving, type Done } from "./parts/soak-work.ts";
import { makePostgresDatabase } from "../tests/support/postgres.ts";
import { startPlainShop } from "../tests/support/shops/plain.ts";
import { startShopify } from "../tests/support/shops/shopify.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "20" },
    rate: { type: "string", default: "15" },
    products: { type: "string", default: "5000" },
    engine: { type: "string", default: "embedded" },
    to: { type: "string" },
  },
});
const EVERY_MS = 15_000;
const CONNECTIONS = "30";
const minutes = Number(values.minutes);

const folder = mkdtempSync(join(tmpdir(), "ribby-soak-"));
const postgres = values.engine === "postgresql" ? await makePostgresDatabase() : undefined;
const server = startProcess("load-server.ts", {
  env: {
    PORT: "0",
    DATA_DIR: folder,
    DEMO: "off",
    LOG_LEVEL: "fatal",
    ALLOW_PRIVATE_CRAWL: "on",
    ...(postgres && { DATABASE_URL: postgres.url }),
  },
});
const { ready } = await hear<LoadAnswer>(server);
const address = ready!;
await put<LoadAnswer>(server, { fill: Number(values.products) });
const [database] = childrenOf(server.pid!);
const shopify = await startShopify(120);
const plain = await startPlainShop({ pieces: 60 });
const brandAt = async (website: string) =>
  (await put<LoadAnswer>(server, { brandAt: website })).brand!;
const [saving, ofShopify, ofPlain] = [
  await brandAt("https://shop.example"),
  await brandAt(shopify.url),
  await brandAt(plain.url),
];

const shoppers = startProcess("load-shoppers.ts", { args: [CONNECTIONS, address] });
await hear(shoppers);
const end = new AbortController();
const done: Done = { saves: 0, crawls: 0, failures: [] };
const work = Promise.all([
  keepSaving(address, saving, done, end.signal),
  keepCrawling(
    address,
    { shopify: [ofShopify, shopify], plain: [ofPlain, plain] },
    done,
    end.signal,
  ),
]);
const load = put<Outcome>(shoppers, { rate: Number(values.rate), seconds: minutes * 60 });

type Sample = Watched & { at: number } & Record<
    "rssMb" | "files" | "threads" | "databaseMb",
    number
  >;
const samples: Sample[] = [];

async function sample(began: number): Promise<void> {
  const { watched } = await put<LoadAnswer>(server, "watch");
  samples.push({
    at: Math.round((performance.now() - began) / 1000),
    ...watched!,
    ...weigh(server.pid!),
    databaseMb: database ? weigh(database).rssMb : 0,
  });
  const { at, rssMb, heapMb, files, threads, connections, resources, databaseMb } = samples.at(-1)!;
  console.log(
    `${at} s: ${rssMb} MB (heap ${heapMb.toFixed(1)}), ${files} files, ${threads} threads, ${connections} connections, ${resources} resources, database ${databaseMb} MB; ${done.saves} saves, ${done.crawls} crawls, ${done.failures.length} failures`,
  );
}

const began = performance.now();
for (let n = 0; n <= (minutes * 60_000) / EVERY_MS; n++) {
  await wait(Math.max(0, began + n * EVERY_MS - performance.now()));
  await sample(began);
}
const outcome = await load;
end.abort();
await work;

/** Heap and handles are known exactly; what the system lends a process goes up and down. */
const series: Series[] = [
  { name: "heap after a collection", unit: "MB", allowed: 5, values: of("heapMb") },
  { name: "memory of the server", unit: "MB", allowed: 40, values: of("rssMb") },
  ...(database
    ? [{ name: "memory of the database", unit: "MB", allowed: 60, values: of("databaseMb") }]
    : []),
  { name: "open files and sockets", unit: "", allowed: 5, values: of("files") },
  { name: "threads", unit: "", allowed: 1, values: of("threads") },
  { name: "connections to the database", unit: "", allowed: 1, values: of("connections") },
  { name: "timers, sockets, requests", unit: "", allowed: 8, values: of("resources") },
];

function of(name: keyof Sample): number[] {
  return samples.map((each) => each[name]);
}

const verdicts = series.map(verdictOn);
console.log(`\n| what | after a third | at the end | rises by | ± | allowed | verdict |
| --- | --- | --- | --- | --- | --- | --- |`);
for (const { name, unit, first, last, rise, give, allowed, grows } of verdicts) {
  const what = unit ? `${name}, ${unit}` : name;
  console.log(
    `| ${[what, first, last, rise, give, allowed, grows ? "grows" : "steady"].join(" | ")} |`,
  );
}
console.log(
  `\n${outcome.offered} calls of shoppers (${outcome.perSecond} a second, p50 ${outcome.all.p50} ms, p99 ${outcome.all.p99} ms, ${outcome.shed} shed, ${errorsOf(outcome)} errors), ${done.saves} times Save All, ${done.crawls} crawls, ${done.failures.length} failures`,
);
const amiss = { ...outcome.wrong, ...outcome.unanswered };
if (errorsOf(outcome) > 0) console.log(`  ${JSON.stringify(amiss)}`);
for (const failure of done.failures.slice(0, 5)) console.log(`  ${failure}`);
const result = { soak: values.engine, minutes, samples, verdicts, outcome, done };
if (values.to) writeFileSync(values.to, `${JSON.stringify(result, null, 2)}\n`);

shoppers.disconnect();
await stopProcess(server);
await Promise.all([shopify.stop(), plain.stop()]);
await postgres?.drop();
rmSync(folder, { recursive: true, force: true });
const isFine =
  verdicts.every(({ grows }) => !grows) && done.failures.length === 0 && errorsOf(outcome) === 0;
process.exit(isFine ? 0 : 1);
