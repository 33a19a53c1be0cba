// npm run bench:load [-- --products 10000 --minutes 1 --rate 100 --engines embedded,postgresql --to x.json]:
// a mix of what shoppers do (bench/parts/load-mix.ts) by an open-loop generator, against one process on
// the embedded database, and against two web processes, asked in turn, and a worker on PostgreSQL
// (TEST_DATABASE_URL); --engines wide: two web, two workers, a pooler, a server of its own and a replica. First the rate that is held is looked for in short steps, then it is held for a
// minute, then ten times as many come for twenty seconds, then it is the held rate again.
// Rate limits by address are off, because all shoppers have one address: what refuses them is the
// server's own limit. Everything shares one machine, so that the servers have to make way (nice 10) for the
// generator, which stands for other machines.
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isHeld, recoveredAfter, type Outcome } from "./parts/load-figures.ts";
import { startWideDatabases } from "./parts/wide-deployment.ts";
import { childrenOf, hear, put, startProcess, stopProcess, weigh } from "./parts/load-processes.ts";
import { markdown, type Benched } from "./parts/load-report.ts";
import type { LoadAnswer } from "./parts/load-server.ts";
import type { ShopperQuestion } from "./parts/load-shoppers.ts";
import { makePostgresDatabase } from "../tests/support/postgres.ts";

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "10000" },
    minutes: { type: "string", default: "1" },
    engines: { type: "string", default: "embedded,postgresql" },
    /** Where to begin looking, in calls a second. */
    from: { type: "string", default: "40" },
    /** A rate to take as given, held or not. */
    rate: { type: "string" },
    to: { type: "string" },
  },
});

const WITHIN_MS = 500;
const STEP_SECONDS = 6;
const FLOOD = { times: 10, seconds: 20 };
const RECOVERY_SECONDS = 30;
/** To each process; more than one answers at the same time, so that some are left to be refused on. */
const CONNECTIONS = "1000";

type Deployment = {
  name: string;
  addresses: string[];
  /** Name → pid of everything that serves. */
  pids: Record<string, number>;
  stop(): Promise<void>;
};

async function startServer(env: Record<string, string>) {
  const child = startProcess("load-server.ts", {
    env: { PORT: "0", DEMO: "off", LOG_LEVEL: "fatal", ...env },
  });
  const { ready } = await hear<LoadAnswer>(child);
  return { child, address: ready! };
}

const newFolder = () => mkdtempSync(join(tmpdir(), "ribby-load-"));
const fill = (child: ChildProcess) => put<LoadAnswer>(child, { fill: Number(values.products) });

async function oneProcess(): Promise<Deployment> {
  const folder = newFolder();
  const { child, address } = await startServer({ DATA_DIR: folder });
  await fill(child);
  const [database] = childrenOf(child.pid!);
  return {
    name: "one process, embedded database",
    addresses: [address],
    pids: { server: child.pid!, ...(database && { database }) },
    async stop() {
      await stopProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function twoProcesses(): Promise<Deployment> {
  const folder = newFolder();
  const postgres = await makePostgresDatabase();
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    TOKEN_SECRET: "load ".repeat(8),
    PUBLIC_URL: "http://127.0.0.1",
  };
  const worker = await startServer({ ...env, ROLE: "worker" });
  await fill(worker.child);
  const web = [
    await startServer({ ...env, ROLE: "web" }),
    await startServer({ ...env, ROLE: "web" }),
  ];
  return {
    name: "two web processes and a worker, PostgreSQL",
    addresses: web.map(({ address }) => address),
    pids: {
      "web 1": web[0]!.child.pid!,
      "web 2": web[1]!.child.pid!,
      worker: worker.child.pid!,
    },
    async stop() {
      for (const { child } of [...web, worker]) await stopProcess(child);
      await postgres.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** docs/scale.md's plan, all on this machine: whether it is right, not how far it goes. */
async function manyProcesses(): Promise<Deployment> {
  const folder = newFolder();
  const databases = await startWideDatabases();
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: databases.direct,
    TOKEN_SECRET: "load ".repeat(8),
    PUBLIC_URL: "http://127.0.0.1",
  };
  const asWeb = {
    ...env,
    ROLE: "web",
    DATABASE_URL: databases.pooled,
    DATABASE_REPLICA_URL: databases.replica,
  };
  const first = await startServer({ ...env, ROLE: "worker" });
  await fill(first.child);
  const workers = [first, await startServer({ ...env, ROLE: "worker" })];
  const web = [await startServer(asWeb), await startServer(asWeb)];
  const named = (name: string, list: typeof web) =>
    Object.fromEntries(list.map(({ child }, n) => [`${name} ${n + 1}`, child.pid!]));
  return {
    name: "two web and two worker processes, pooler, PostgreSQL and a replica",
    addresses: web.map(({ address }) => address),
    pids: { ...named("web", web), ...named("worker", workers), ...databases.pids },
    async stop() {
      for (const { child } of [...web, ...workers]) await stopProcess(child);
      await databases.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const memoryOf = (pids: Deployment["pids"]) =>
  Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, weigh(pid).rssMb]));

const say = (line: string) => console.log(`  ${line}`);

function told({ perSecond, all, shed, unanswered, wrong }: Outcome): string {
  const refused = shed > 0 ? `, ${shed} shed` : "";
  const amiss = { ...wrong, ...unanswered };
  const odd = Object.keys(amiss).length > 0 ? `, ${JSON.stringify(amiss)}` : "";
  return `${perSecond} a second: p50 ${all.p50} ms, p99 ${all.p99} ms${refused}${odd}`;
}

type Load = (question: ShopperQuestion) => Promise<Outcome>;

/** Half as much again until it breaks, then three halvings of what lies between. */
async function findHeldRate(load: Load): Promise<number> {
  const holds = async (rate: number) => {
    const outcome = await load({ rate, seconds: STEP_SECONDS });
    say(told(outcome));
    return isHeld(outcome, WITHIN_MS);
  };
  let held = 0;
  let broken = Number(values.from);
  while (await holds(broken)) {
    held = broken;
    broken = Math.round(broken * 1.5);
  }
  for (let n = 0; n < 3; n++) {
    const middle = Math.round((held + broken) / 2);
    // What the last step left in line is not the next one's fault.
    await load({ rate: 5, seconds: 3 });
    if (await holds(middle)) held = middle;
    else broken = middle;
  }
  if (held === 0) throw new Error("Not even the first rate was held; begin with a lower --from.");
  return held;
}

/** A rate that is held for some seconds may not be held for a minute; then it is a little less. */
async function hold(load: Load, found: number, seconds: number) {
  for (let rate = found; ; rate = Math.round(rate * 0.85)) {
    const minute = await load({ rate, seconds });
    say(`for ${seconds} s: ${told(minute)}`);
    if (isHeld(minute, WITHIN_MS) || values.rate) return { rate, minute };
    if (rate < 5) throw new Error("No rate was held: the machine is busy with something else.");
    await load({ rate: 5, seconds: 3 });
  }
}

async function bench(deployment: Deployment): Promise<Benched> {
  console.log(`\n${deployment.name}, ${values.products} products`);
  const shoppers = startProcess("load-shoppers.ts", {
    args: [CONNECTIONS, ...deployment.addresses],
  });
  await hear(shoppers);
  const load: Load = (question) => put<Outcome>(shoppers, question);
  await load({ rate: 10, seconds: 5 });
  const found = values.rate ? Number(values.rate) : await findHeldRate(load);
  const atStart = memoryOf(deployment.pids);
  const { rate, minute } = await hold(load, found, Number(values.minutes) * 60);
  const atEnd = memoryOf(deployment.pids);
  const flood = await load({ rate: rate * FLOOD.times, seconds: FLOOD.seconds });
  say(
    `ten times: ${told(flood)}; ${flood.goodPerSecond} good a second, generator late by ${flood.generatorLateMs} ms at most`,
  );
  const afterwards = await load({ rate, seconds: RECOVERY_SECONDS });
  const recovered = recoveredAfter(afterwards, WITHIN_MS);
  say(`and then: ${told(afterwards)}; recovered after ${recovered ?? "more than 30"} s`);
  const inTheEnd = memoryOf(deployment.pids);
  shoppers.disconnect();
  return {
    name: deployment.name,
    rate,
    minute,
    flood,
    recovered,
    memory: { atStart, atEnd, inTheEnd },
  };
}

const benched: Benched[] = [];
for (const engine of values.engines.split(",")) {
  if (engine === "postgresql" && !process.env["TEST_DATABASE_URL"]) {
    console.log("TEST_DATABASE_URL is not set: PostgreSQL was left out.");
    continue;
  }
  const deploy = { embedded: oneProcess, postgresql: twoProcesses, wide: manyProcesses }[engine];
  if (!deploy) throw new Error(`There is no engine '${engine}'.`);
  const deployment = await deploy();
  benched.push(await bench(deployment).finally(() => deployment.stop()));
}
console.log(`\n${markdown(benched)}\n`);
const result = { bench: "load", products: Number(values.products), cores: cpus().length, benched };
if (values.to) writeFileSync(values.to, `${JSON.stringify(result, null, 2)}\n`);
console.log(JSON.stringify(result));
process.exit(0);
