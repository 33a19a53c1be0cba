// npm run bench:explore [-- --sizes 1000,10000,100000]: the feed walked once, then feed, filter, detail
// and redirect with 32 callers, on the embedded database and on PostgreSQL where TEST_DATABASE_URL is set.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Agent, setGlobalDispatcher } from "undici";
import type { BenchQuestion } from "../tests/bench/bench-server.ts";
import { measure, type Measured } from "../tests/bench/measure.ts";
import { makePostgresDatabase } from "../tests/support/postgres.ts";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "1000,10000,100000" },
    seconds: { type: "string", default: "5" },
  },
});
const seconds = Number(values.seconds);
setGlobalDispatcher(new Agent({ connections: 64 }));

type Row = { engine: string; products: number; what: string } & Partial<Measured> & {
    longestMs?: number;
    note?: string;
  };

async function startServer(databaseUrl?: string) {
  const folder = mkdtempSync(join(tmpdir(), "ribby-bench-"));
  const child = fork(join(import.meta.dirname, "../tests/bench/bench-server.ts"), {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: folder,
      DEMO: "off",
      LOG_LEVEL: "error",
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  const [{ address }] = (await once(child, "message")) as [{ address: string }];
  return { child, address, clean: () => rmSync(folder, { recursive: true, force: true }) };
}

async function put(child: ChildProcess, question: BenchQuestion) {
  child.send(question);
  const [answer] = (await once(child, "message")) as [{ longestMs: number; rssMb: number }];
  return answer;
}

const json = async (url: string, init?: RequestInit) => {
  const answer = await fetch(url, { redirect: "manual", ...init });
  return { status: answer.status, body: answer.status === 200 ? await answer.json() : null };
};

async function walk(address: string): Promise<{ seen: string[]; pageMs: number[] }> {
  const seen: string[] = [];
  const pageMs: number[] = [];
  let token: string | null = null;
  for (let page = 1; ; page++) {
    const began = performance.now();
    const { body } = await json(`${address}/api/products/explore?page=${page}&limit=60`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    pageMs.push(performance.now() - began);
    const answer = body as { products: { id: string }[]; has_more: boolean; token: string | null };
    seen.push(...answer.products.map(({ id }) => id));
    if (!answer.has_more) return { seen, pageMs };
    token = answer.token;
  }
}

async function run(engine: string, size: number, server: Awaited<ReturnType<typeof startServer>>) {
  const { address, child } = server;
  await put(child, { fill: size });
  await put(child, "reset");
  const rows: Row[] = [];
  const add = (what: string, more: Partial<Row>) => {
    rows.push({ engine, products: size, what, ...more });
    console.log(JSON.stringify(rows.at(-1)));
  };
  const { seen, pageMs } = await walk(address);
  const third = Math.floor(pageMs.length / 3);
  const mean = (list: number[]) =>
    Math.round((list.reduce((a, b) => a + b, 0) / list.length) * 10) / 10;
  add("whole walk", {
    calls: pageMs.length,
    note: `${seen.length} shown, ${seen.length - new Set(seen).size} twice; page ${mean(pageMs.slice(0, third))} ms at the start, ${mean(pageMs.slice(-third))} ms at the end`,
  });
  const one = () => seen[Math.floor(Math.random() * seen.length)]!;
  const calls: [string, () => Promise<boolean>][] = [
    ["feed page", async () => (await json(`${address}/api/products/explore`)).status === 200],
    [
      "filter",
      async () =>
        (
          await json(`${address}/api/products/filter`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ categories: ["Dresses"], max_price: 1500, colors: ["red"] }),
          })
        ).status === 200,
    ],
    ["detail", async () => (await json(`${address}/api/products/${one()}`)).status === 200],
    [
      "redirect",
      async () =>
        (
          await json(`${address}/api/redirect/${one()}`, {
            headers: { "user-agent": "Mozilla/5.0 Chrome/126" },
          })
        ).status === 302,
    ],
  ];
  for (const [what, ask] of calls) {
    await put(child, "reset");
    const measured = await measure(ask, { seconds });
    add(what, { ...measured, longestMs: (await put(child, "delay")).longestMs });
  }
  return rows;
}

async function bench(engine: string, databaseUrl?: string): Promise<Row[]> {
  const server = await startServer(databaseUrl);
  const rows: Row[] = [];
  for (const size of values.sizes.split(",").map(Number))
    rows.push(...(await run(engine, size, server)));
  const { rssMb } = await put(server.child, "memory");
  console.log(`${engine}: ${rssMb} MB in the API process`);
  server.child.send("stop");
  await once(server.child, "exit");
  server.clean();
  return rows;
}

const rows = await bench("embedded");
if (process.env["TEST_DATABASE_URL"]) {
  const postgres = await makePostgresDatabase();
  rows.push(...(await bench("postgresql", postgres.url)));
  await postgres.drop();
}
console.table(rows);
console.log(JSON.stringify({ bench: "explore", rows }));
process.exit(0);
