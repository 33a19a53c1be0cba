// npm run bench:hold [-- --connections 2000 --seconds 8 --through http://127.0.0.1:PORT]: ordinary callers while
// others hold connections: slow headers, slow bodies, answers nobody reads, half-open ones, requests sent in heaps;
// each kind alone and all together, from one address and from many. The row before each attack is the same callers
// with nobody in the way. With --through the same goes through a balancer that stands in front of another server;
// with --caddy through the shipped deploy/Caddyfile before our own. --kinds headers,bodies,… holds only those.
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent as HttpAgent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { HOLDER_KINDS, type HolderKind, type HolderOrder } from "./parts/holders.ts";
import { measure } from "./parts/measure.ts";

const { values } = parseArgs({
  options: {
    connections: { type: "string", default: "2000" },
    seconds: { type: "string", default: "8" },
    products: { type: "string", default: "1000" },
    /** Another server's address, say a balancer's, instead of one of our own. */
    through: { type: "string" },
    caddy: { type: "boolean", default: false },
    kinds: { type: "string", default: HOLDER_KINDS.join() },
  },
});
const connections = Number(values.connections);
const seconds = Number(values.seconds);

async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), "ribby-hold-"));
  const child = fork(join(import.meta.dirname, "parts/bench-server.ts"), {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: folder,
      DEMO: "off",
      LOG_LEVEL: "error",
      ...(values.caddy && { TRUST_PROXY: "on" }),
    },
  });
  const [{ address }] = (await once(child, "message")) as [{ address: string }];
  child.send({ fill: Number(values.products) });
  await once(child, "message");
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
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 200));
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
async function startHolders(order: HolderOrder) {
  const child = fork(join(import.meta.dirname, "parts/holders.ts"), [JSON.stringify(order)]);
  await once(child, "message");
  const stop = async () => {
    child.send("stop");
    const [told] = (await once(child, "message")) as [{ held: number; opened: number }];
    child.kill();
    return told;
  };
  return { stop };
}

const rows: Record<string, unknown>[] = [];
let isWorse = false;

async function attack(kinds: HolderKind[], isMany: boolean): Promise<void> {
  const before = await measure(ordinary, { callers: 4, seconds });
  const holders = await startHolders({ port, count: connections, kinds, isMany });
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const during = await measure(ordinary, { callers: 4, seconds });
  const { held, opened } = await holders.stop();
  const row = {
    held: kinds.length > 1 ? "all kinds" : kinds[0],
    from: isMany ? "many" : "one",
    "connections at the end": held,
    opened,
    "p50 before": before.p50,
    "p50 during": during.p50,
    "p99 before": before.p99,
    "p99 during": during.p99,
    "calls/s before": before.perSecond,
    "calls/s during": during.perSecond,
    failed: during.failed,
  };
  rows.push(row);
  console.log(JSON.stringify(row));
  if (during.failed > 0) isWorse = true;
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

const held = HOLDER_KINDS.filter((kind) => values.kinds.split(",").includes(kind));
try {
  for (const isMany of [false, true])
    for (const kinds of [...held.map((kind) => [kind]), ...(held.length > 1 ? [held] : [])])
      await attack(kinds, isMany);
} finally {
  agent.destroy();
  await server.stop();
}
console.table(rows);
process.exitCode = isWorse ? 1 : 0;
