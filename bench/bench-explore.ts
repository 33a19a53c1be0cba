// npm run bench:explore [-- --sizes 1000,10000,100000 --server DIR]: the feed walked once, then feed, filter, detail
// and redirect with 32 callers, on the embedded database and on PostgreSQL where TEST_DATABASE_URL is set. With --server on a
// PostgreSQL server of the benchmark's own alone, whose files stay in DIR: what was filled once is used again.
// The callers accept what browsers accept, and read their answers without unpacking them: they share
// the machine with the server, and what they do themselves would be measured as its slowness.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Agent, request } from "undici";
import { CATEGORIES } from "../src/contract/categories.ts";
import type { BenchQuestion } from "./parts/bench-server.ts";
import { WEB_PROCESS } from "./parts/web-process.ts";
import { startPostgres } from "./parts/own-postgres.ts";
import { put as askProcess, startBenchServer } from "./parts/load-processes.ts";
import { measure, type Measured } from "./parts/measure.ts";
import { makePostgresDatabase } from "../tests/support/postgres.ts";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "1000,10000,100000" },
    seconds: { type: "string", default: "5" },
    server: { type: "string" },
    /** The walk through the whole feed takes minutes at a million. */
    pages: { type: "string", default: "Infinity" },
  },
});
const seconds = Number(values.seconds);
const FIRST_CHOICE = "filter, for the first time";
const WARMING_SECONDS = 10;
/** Each of these runs through code of its own. */
const WARMED_APART = new Set(["feed page", FIRST_CHOICE, "redirect"]);
const dispatcher = new Agent({ connections: 64 });

type Row = { engine: string; products: number; what: string } & Partial<Measured> & {
    longestMs?: number;
    /** Of server and embedded database together, for each call. */
    cpuMs?: number;
    note?: string;
  };

async function startServer(databaseUrl?: string, folder = newFolder()) {
  const { child, address } = await startBenchServer("bench-server.ts", {
    DATA_DIR: folder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, ...WEB_PROCESS }),
  });
  const stop = async () => {
    child.send("stop");
    await once(child, "exit");
  };
  return { child, address, folder, stop };
}

const newFolder = () => mkdtempSync(join(tmpdir(), "ribby-bench-"));

const put = (child: ChildProcess, question: BenchQuestion) =>
  askProcess<{ longestMs: number; rssMb: number; cpuMs: number }>(child, question);

type Asked = { method?: "POST"; headers?: Record<string, string>; body?: string };

/** True when the answer has the status; its bytes are read and thrown away. */
async function answers(status: number, url: string, asked: Asked = {}): Promise<boolean> {
  const headers = { "accept-encoding": "gzip, deflate, br, zstd", ...asked.headers };
  const answer = await request(url, { dispatcher, ...asked, headers });
  await answer.body.arrayBuffer();
  return answer.statusCode === status;
}

type Page = { products: { id: string }[]; has_more: boolean; token: string | null };

async function readPage(address: string, page: number, limit: number, token: string | null) {
  const url = `${address}/api/products/explore?page=${page}&limit=${limit}`;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return (await (await request(url, { dispatcher, headers })).body.json()) as Page;
}

async function walk(address: string): Promise<{ seen: string[]; pageMs: number[] }> {
  const seen: string[] = [];
  const pageMs: number[] = [];
  let token: string | null = null;
  for (let page = 1; ; page++) {
    const began = performance.now();
    const answer = await readPage(address, page, 60, token);
    pageMs.push(performance.now() - began);
    seen.push(...answer.products.map(({ id }) => id));
    if (!answer.has_more || page >= Number(values.pages)) return { seen, pageMs };
    token = answer.token;
  }
}

async function run(engine: string, size: number, server: Awaited<ReturnType<typeof startServer>>) {
  const { address, child } = server;
  const rows: Row[] = [];
  const add = (what: string, more: Partial<Row>) => {
    rows.push({ engine, products: size, what, ...more });
    console.log(JSON.stringify(rows.at(-1)));
  };
  const measured = async (what: string, ask: () => Promise<boolean>, forSeconds = seconds) => {
    const before = await put(child, "reset");
    const waits = await measure(ask, { seconds: forSeconds });
    const { longestMs, cpuMs } = await put(child, "delay");
    const perCall = Math.round(((cpuMs - before.cpuMs) / waits.calls) * 100) / 100;
    add(what, { ...waits, longestMs, cpuMs: perCall });
  };
  // The server has started a moment ago: what is not made by now is made while they ask.
  await measured("feed page, after a start", () => answers(200, `${address}/api/products/explore`));
  const { seen, pageMs } = await walk(address);
  const third = Math.floor(pageMs.length / 3);
  const mean = (list: number[]) =>
    Math.round((list.reduce((a, b) => a + b, 0) / list.length) * 10) / 10;
  add("whole walk", {
    calls: pageMs.length,
    note: `${seen.length} shown, ${seen.length - new Set(seen).size} twice; page ${mean(pageMs.slice(0, third))} ms at the start, ${mean(pageMs.slice(-third))} ms at the end`,
  });
  const calls = await callsOf(address, seen);
  const began = performance.now();
  await put(child, "window");
  add("window in memory", {
    note: `after ${Math.round((performance.now() - began) / 1000)} s more`,
  });
  // The engines compile what is asked for often; how long that takes shows in a row of its own.
  for (const [what, ask] of calls) {
    if (WARMED_APART.has(what))
      await measured(`${what}, the first ${WARMING_SECONDS} seconds`, ask, WARMING_SECONDS);
    await measured(what, ask);
  }
  return rows;
}

/** Each with what one call does. A choice "for the first time" differs from every one before it. */
async function callsOf(address: string, seen: string[]) {
  const one = () => seen[Math.floor(Math.random() * seen.length)]!;
  const filter = (choice: object, call = "filter") =>
    answers(200, `${address}/api/products/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(choice),
    });
  const counts = (choice: object) => filter(choice, "filter-counts");
  const further: string[] = [];
  for (let n = 0; n < 50; n++) further.push((await readPage(address, 1, 20, null)).token!);
  let turn = 0;
  const calls: [string, () => Promise<boolean>][] = [
    // What the machine and the callers cost by themselves.
    ["nothing asked", () => answers(404, `${address}/api/nothing`)],
    ["feed page", () => answers(200, `${address}/api/products/explore`)],
    [
      "feed, page 2",
      () =>
        answers(200, `${address}/api/products/explore?page=2`, {
          headers: { authorization: `Bearer ${further[turn++ % further.length]}` },
        }),
    ],
    ["filter", () => filter({ categories: ["Dresses"], max_price: 1500, colors: ["red"] })],
    [
      FIRST_CHOICE,
      () =>
        filter({
          categories: [CATEGORIES[turn++ % CATEGORIES.length]],
          max_price: 1500 + turn / 100,
          colors: ["red"],
        }),
    ],
    [
      "widest filter, for the first time",
      () => filter({ in_stock: true, sizes: ["S"], min_price: 200 + turn++ / 100 }),
    ],
    ["numbers beside the options", () => counts({ categories: ["Dresses"], max_price: 1500 })],
    [
      "numbers beside the options, for the first time",
      () =>
        counts({
          categories: [CATEGORIES[turn++ % CATEGORIES.length]],
          max_price: 1500 + turn / 100,
        }),
    ],
    ["detail", () => answers(200, `${address}/api/products/${one()}`)],
    [
      "redirect",
      () =>
        answers(302, `${address}/api/redirect/${one()}`, {
          headers: { "user-agent": "Mozilla/5.0 Chrome/126" },
        }),
    ],
  ];
  return calls;
}

async function bench(engine: string, databaseUrl?: string): Promise<Row[]> {
  let server = await startServer(databaseUrl);
  const rows: Row[] = [];
  for (const size of values.sizes.split(",").map(Number)) {
    await put(server.child, { fill: size });
    await warmCallers(server);
    await server.stop();
    server = await startServer(databaseUrl, server.folder);
    rows.push(...(await run(engine, size, server)));
  }
  const { rssMb } = await put(server.child, "memory");
  console.log(`${engine}: ${rssMb} MB in the API process`);
  await server.stop();
  rmSync(server.folder, { recursive: true, force: true });
  return rows;
}

/** The engine compiles the callers' own code as well: what that costs is not to be read as a slow start. */
const warmCallers = async ({ address }: { address: string }) =>
  void (await measure(() => answers(200, `${address}/api/products/explore`), { seconds: 3 }));

/** A database for each size, filled once. */
async function benchKept(folder: string): Promise<Row[]> {
  const postgres = await startPostgres(folder);
  const rows: Row[] = [];
  for (const size of values.sizes.split(",").map(Number)) {
    const url = await postgres.makeDatabase(`ribby_${size}`);
    const filling = await startServer(url);
    await put(filling.child, { fill: size });
    await warmCallers(filling);
    await filling.stop();
    const server = await startServer(url, filling.folder);
    rows.push(...(await run("postgresql", size, server)));
    await server.stop();
    rmSync(server.folder, { recursive: true, force: true });
  }
  await postgres.stop();
  return rows;
}

const rows = values.server ? await benchKept(values.server) : await bench("embedded");
if (!values.server && process.env["TEST_DATABASE_URL"]) {
  const postgres = await makePostgresDatabase();
  rows.push(...(await bench("postgresql", postgres.url)));
  await postgres.drop();
}
console.table(rows);
console.log(JSON.stringify({ bench: "explore", rows }));
process.exit(0);
