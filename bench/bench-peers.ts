// npm run bench:peers [-- --products 10000 --seconds 3 --rounds 2 --callers 8 --only ribby,vendure,medusa,libraries,crawlee]:
// what others need for the same, in one run. Vendure and Medusa are their real servers from npm, on one PostgreSQL server
// that is started for the run; MiniSearch and Orama hold the same titles and descriptions in memory; Crawlee reads the same
// shops (bench:crawl). All have the same products, are asked the same by the same callers, and take turns. A peer that
// cannot be had within --minutes is printed as missing, with its error.
import { parseArgs } from "node:util";
import { join } from "node:path";
import { cpuMsOfTree } from "./parts/cpu-time.ts";
import { measure } from "./parts/measure.ts";
import { runWithin } from "./parts/peers/install-peer.ts";
import { LIBRARIES, startLibrary } from "./parts/peers/libraries.ts";
import { startMedusa } from "./parts/peers/medusa.ts";
import { KINDS, type Kind, type Peer } from "./parts/peers/peer.ts";
import { startPostgres, type OwnPostgres } from "./parts/own-postgres.ts";
import { startRibby } from "./parts/peers/ribby.ts";
import { startVendure } from "./parts/peers/vendure.ts";
import { rightIn, WORDS } from "./parts/peers/search-words.ts";

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "10000" },
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "2" },
    callers: { type: "string", default: "8" },
    minutes: { type: "string", default: "10" },
    only: { type: "string", default: "ribby,vendure,medusa,libraries,crawlee" },
  },
});
const only = new Set(values.only.split(","));
const rounds = Number(values.rounds);
const withinMs = Number(values.minutes) * 60_000;
const given = { products: Number(values.products), withinMs };

type Figures = { perSecond: number; p50: number; cpuMs: number; failed: number };
type Found = { p50: number; cpuMs: number; plain: string; spoken: string };
type Searching = Omit<Peer, "calls">;

const missing: Record<string, string> = {};

async function attempt<One>(name: string, start: () => Promise<One>): Promise<One[]> {
  const began = performance.now();
  try {
    const started = await start();
    console.log(`${name}: ready after ${Math.round((performance.now() - began) / 1000)} s`);
    return [started];
  } catch (error) {
    missing[name] = error instanceof Error ? error.message : String(error);
    console.log(`${name}: missing. ${missing[name]}`);
    return [];
  }
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const tenth = (value: number) => Math.round(value * 10) / 10;

/** With the share of the database that all servers use: only one of them is asked at a time. */
const cpuOf = (peer: Searching, postgres: OwnPostgres | undefined) =>
  cpuMsOfTree(peer.pid) + (postgres ? cpuMsOfTree(postgres.pid) : 0);

async function measureCalls(peers: Peer[], postgres: OwnPostgres | undefined) {
  const figures: Record<string, Partial<Record<Kind, Figures>>> = {};
  for (const kind of KINDS) {
    const turns = new Map(peers.map((peer) => [peer, [] as Figures[]]));
    for (const peer of peers) await measure(peer.calls[kind], { callers: 1, seconds: 1 });
    for (let round = 0; round < rounds; round++)
      for (const peer of round % 2 === 0 ? peers : peers.toReversed()) {
        const before = cpuOf(peer, postgres);
        const { calls, perSecond, p50, failed } = await measure(peer.calls[kind], {
          callers: Number(values.callers),
          seconds: Number(values.seconds),
        });
        const cpuMs = (cpuOf(peer, postgres) - before) / calls;
        turns.get(peer)!.push({ perSecond, p50, cpuMs, failed });
      }
    for (const [peer, list] of turns) {
      const of = (pick: (one: Figures) => number) => tenth(median(list.map(pick)));
      figures[peer.name] = {
        ...figures[peer.name],
        [kind]: {
          perSecond: of((one) => one.perSecond),
          p50: of((one) => one.p50),
          cpuMs: of((one) => one.cpuMs),
          failed: list.reduce((sum, one) => sum + one.failed, 0),
        },
      };
    }
  }
  return figures;
}

async function measureSearch(peers: Searching[], postgres: OwnPostgres | undefined) {
  const waits = new Map(peers.map((peer) => [peer, [] as number[]]));
  const cpu = new Map(peers.map((peer) => [peer, 0]));
  const right = new Map(peers.map((peer) => [peer, { plain: 0, spoken: 0 }]));
  for (const peer of peers)
    for (const one of WORDS) {
      const count = rightIn(one, await peer.search(one.words));
      right.get(peer)![one.isPlain ? "plain" : "spoken"] += count;
    }
  for (let round = 0; round < rounds * 3; round++)
    for (const peer of round % 2 === 0 ? peers : peers.toReversed()) {
      const before = cpuOf(peer, postgres);
      for (const { words } of WORDS) {
        const began = performance.now();
        await peer.search(words);
        waits.get(peer)!.push(performance.now() - began);
      }
      cpu.set(peer, cpu.get(peer)! + cpuOf(peer, postgres) - before);
    }
  const places = (isPlain: boolean) => WORDS.filter((one) => one.isPlain === isPlain).length * 12;
  const figures: Record<string, Found> = {};
  for (const peer of peers) {
    const { plain, spoken } = right.get(peer)!;
    figures[peer.name] = {
      p50: tenth(median(waits.get(peer)!)),
      cpuMs: tenth(cpu.get(peer)! / waits.get(peer)!.length),
      plain: `${plain} of ${places(true)}`,
      spoken: `${spoken} of ${places(false)}`,
    };
  }
  return figures;
}

async function measureCrawl(): Promise<unknown> {
  const flags = ["--disable-warning=ExperimentalWarning", "bench/bench-crawl.ts", "--rounds", "1"];
  const root = join(import.meta.dirname, "..");
  const said = await runWithin([process.execPath, ...flags], root, withinMs);
  console.log(said.trim().split("\n").slice(0, -1).join("\n"));
  return JSON.parse(said.trim().split("\n").at(-1)!);
}

function show(figures: Awaited<ReturnType<typeof measureCalls>>): void {
  const ours = figures["Ribby"];
  const rows = Object.entries(figures).flatMap(([name, byKind]) =>
    KINDS.flatMap((kind) => {
      const one = byKind[kind];
      const own = ours?.[kind];
      if (!one) return [];
      const times = own && name !== "Ribby" ? tenth(own.perSecond / one.perSecond) : "";
      const cpuTimes = own && name !== "Ribby" ? tenth(one.cpuMs / own.cpuMs) : "";
      return [{ name, kind, ...one, "Ribby is so many times as quick": times, "by CPU": cpuTimes }];
    }),
  );
  console.table(rows);
}

const wantsServers = ["ribby", "vendure", "medusa"].some((name) => only.has(name));
const [postgres] = wantsServers ? await attempt("PostgreSQL", () => startPostgres()) : [];
const servers: Peer[] = [];
const libraries: Searching[] = [];
const results: Record<string, unknown> = { bench: "peers", ...given, missing };
async function stopAll(): Promise<void> {
  for (const peer of [...servers, ...libraries]) await peer.stop();
  await postgres?.stop();
}
// Whoever breaks the run off leaves no servers behind.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));
try {
  if (only.has("ribby"))
    servers.push(...(await attempt("Ribby", () => startRibby(postgres, given))));
  for (const [name, start] of [
    ["Vendure", startVendure],
    ["Medusa", startMedusa],
  ] as const) {
    if (!only.has(name.toLowerCase())) continue;
    if (postgres) servers.push(...(await attempt(name, () => start(postgres, given))));
    else missing[name] = "There is no PostgreSQL server for it.";
  }
  if (only.has("libraries"))
    for (const name of LIBRARIES)
      libraries.push(...(await attempt(name, () => startLibrary(name, given))));
  results["calls"] = await measureCalls(servers, postgres);
  show(results["calls"] as Awaited<ReturnType<typeof measureCalls>>);
  results["search"] = await measureSearch([...servers, ...libraries], postgres);
  console.table(results["search"]);
} finally {
  await stopAll();
}
if (only.has("crawlee")) results["crawl"] = (await attempt("Crawlee", measureCrawl))[0];
console.table(Object.entries(missing).map(([name, error]) => ({ missing: name, error })));
console.log(JSON.stringify(results));
process.exit(0);
