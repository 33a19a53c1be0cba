// npm run bench:hold [-- --connections 2000 --rounds 4 --seconds 2.5 --through http://127.0.0.1:PORT]: ordinary
// callers while others hold connections: slow headers, slow bodies, answers nobody reads, half-open ones, requests
// sent in heaps; each kind alone and all together, from one address and from many. Calm and attack take turns and
// are put together, so that whatever else the machine does meets both alike; the holders run at the lowest
// priority, since in the world they have machines of their own. With --through the same goes through a balancer
// that stands in front of another server; with --caddy through the shipped deploy/Caddyfile before our own.
// --kinds headers,bodies,… (or all) holds only those, --from one,many only from there.
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent as HttpAgent, get } from "node:http";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  HOLDER_KINDS,
  OPENED_PER_SECOND,
  type HolderCount,
  type HolderKind,
  type HolderOrder,
  type HolderWord,
} from "./parts/holders.ts";
import { put, startBenchServer } from "./parts/load-processes.ts";
import { collectWaits, figuresOf, noWaits } from "./parts/measure.ts";

const { values } = parseArgs({
  options: {
    connections: { type: "string", default: "2000" },
    rounds: { type: "string", default: "4" },
    /** Of each stretch, calm or not. */
    seconds: { type: "string", default: "2.5" },
    products: { type: "string", default: "1000" },
    /** Another server's address, say a balancer's, instead of one of our own. */
    through: { type: "string" },
    caddy: { type: "boolean", default: false },
    kinds: { type: "string", default: [...HOLDER_KINDS, "all"].join() },
    from: { type: "string", default: "one,many" },
  },
});
const connections = Number(values.connections);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), "ribby-hold-"));
  const { child, address } = await startBenchServer("bench-server.ts", {
    DATA_DIR: folder,
    ...(values.caddy && { TRUST_PROXY: "on" }),
  });
  await put(child, { fill: Number(values.products) });
  const stop = async () => {
    child.send("stop");
    await once(child, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}

/** The balancer as it ships, on a port of its own before the server. */
async function putCaddyBefore(inner: Awaited<ReturnType<typeof startServer>>) {
  const address = `http://127.0.0.1:${CADDY_PORT}`;
  const config = join(import.meta.dirname, "../deploy/Caddyfile");
  const child = spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
    env: { ...process.env, SITE_ADDRESS: address, WEB_PROCESSES: new URL(inner.address).host },
    stdio: "ignore",
  });
  const isUp = () =>
    fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await pause(200);
  const stop = async () => {
    child.kill();
    await inner.stop();
  };
  return { address, stop };
}

const CADDY_PORT = 18_980;
const ownServer = async () => {
  const server = await startServer();
  return values.caddy ? putCaddyBefore(server) : server;
};
const server = values.through
  ? { address: values.through, stop: async () => {} }
  : await ownServer();
const port = Number(new URL(server.address).port);

/** Ordinary callers have an address of their own and keep their connections, as browsers do. */
const agent = new HttpAgent({ keepAlive: true, localAddress: "127.0.0.9" });
const PATHS = ["/api/products/explore?limit=20", "/api/config", "/api/health"];
let turn = 0;
const ordinary = () =>
  new Promise<boolean>((resolve) => {
    const call = get(
      { host: "127.0.0.1", port, path: PATHS[turn++ % PATHS.length], agent },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode === 200));
        answer.on("error", () => resolve(false));
      },
    );
    call.setTimeout(30_000, () => call.destroy());
    call.on("error", () => resolve(false));
  });

/** In a process of their own: what they cost themselves is not to be measured as the server's slowness. */
function startHolders(order: HolderOrder) {
  const child = fork(join(import.meta.dirname, "parts/holders.ts"), [JSON.stringify(order)]);
  setPriority(child.pid!, constants.priority.PRIORITY_LOW);
  const tell = async (word: HolderWord) => {
    child.send(word);
    const [counted] = (await once(child, "message")) as [HolderCount];
    return counted;
  };
  return { tell, end: () => child.kill() };
}

const rows: Record<string, unknown>[] = [];
let isWorse = false;

/** After an opening rush and after the last ones have left; what is measured is the holding. */
const SETTLE_MS = 2000;

async function attack(kinds: HolderKind[], isMany: boolean): Promise<void> {
  const [calm, attacked] = [noWaits(), noWaits()];
  const holders = startHolders({ port, count: connections, kinds, isMany });
  const held: number[] = [];
  let counted: HolderCount | undefined;
  for (let round = 0; round < rounds; round++) {
    await collectWaits(ordinary, { callers: 4, seconds }, calm);
    await holders.tell("go");
    await pause((connections / OPENED_PER_SECOND) * 1000 + SETTLE_MS);
    await collectWaits(ordinary, { callers: 4, seconds }, attacked);
    counted = await holders.tell("count");
    held.push(counted.held);
    await holders.tell("rest");
    await pause(SETTLE_MS);
  }
  holders.end();
  const [before, during] = [figuresOf(calm), figuresOf(attacked)];
  const row = {
    held: kinds.length > 1 ? "all kinds" : kinds[0],
    from: isMany ? "many" : "one",
    "held at the end": Math.min(...held),
    opened: counted!.opened,
    "their CPU s": Math.round(counted!.cpuMs / 100) / 10,
    "p50 calm": before.p50,
    "p50 held": during.p50,
    "p99 calm": before.p99,
    "p99 held": during.p99,
    "p99 times": Math.round((during.p99 / before.p99) * 100) / 100,
    "calls/s calm": before.perSecond,
    "calls/s held": during.perSecond,
    failed: during.failed + before.failed,
  };
  rows.push(row);
  console.log(JSON.stringify(row));
  if (row.failed > 0) isWorse = true;
}

const asked = values.kinds.split(",");
const single = HOLDER_KINDS.filter((kind) => asked.includes(kind)).map((kind) => [kind]);
const orders = [...single, ...(asked.includes("all") ? [HOLDER_KINDS] : [])];
try {
  // The first seconds of a server are its own: compiled code, statements, cards.
  await collectWaits(ordinary, { callers: 4, seconds });
  for (const isMany of [false, true])
    if (values.from.split(",").includes(isMany ? "many" : "one"))
      for (const kinds of orders) await attack(kinds, isMany);
} finally {
  agent.destroy();
  await server.stop();
}
console.table(rows);
process.exitCode = isWorse ? 1 : 0;
