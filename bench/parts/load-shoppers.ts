// Run by itself with a number of connections and the addresses of servers, which are asked in turn as a
// balancer would: shoppers that come when they come, however slow the server is. Each wait is counted from
// the moment the shopper meant to ask (an open loop): a server that stands still makes everybody wait who
// would have come, and cannot hide it by being asked less.
import { Agent, request } from "node:http";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { Agent as Looking } from "undici";
import { summary, type Outcome, type Shot } from "./load-figures.ts";
import { callOf, HEADERS, lookAround, URN, type Call } from "./load-mix.ts";

export type ShopperQuestion = { rate: number; seconds: number };

const [connections, ...addresses] = process.argv.slice(2);
const servers = addresses.map((address) => new URL(address));
/** Who has no answer by then has gone. */
const PATIENCE_MS = 10_000;
/** So many are sent in one go by a generator that is late itself; fewer, and it would never catch up. */
const AT_ONCE = 512;
/** To each server, opened beforehand and kept, as a balancer does it. */
const CONNECTIONS = Number(connections);
/** Node's own client: a thousand that give up at once stop it for less long than they would undici. */
const agent = new Agent({
  keepAlive: true,
  maxSockets: CONNECTIONS,
  maxFreeSockets: CONNECTIONS,
  // Each in its turn: one that nobody uses for a minute is closed by the server.
  scheduling: "fifo",
});
const calls = callOf(await lookAround(servers[0]!.origin, new Looking()));
let asked = 0;
const nextServer = () => servers[asked++ % servers.length]!;

/** The status of the answer, once all of it is there; it is read and thrown away. */
function ask({ path, method, headers, body }: Call, server = nextServer()): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = server;
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const all = { ...HEADERS, ...headers, ...length };
    const call = request(
      { agent, hostname, port, path, method: method ?? "GET", headers: all },
      (answer) => {
        answer.on("end", () => resolve(answer.statusCode!)).on("error", reject);
        answer.resume();
      },
    );
    const gone = setTimeout(() => call.destroy(new Error("too late")), PATIENCE_MS);
    call.on("close", () => {
      clearTimeout(gone);
      reject(new Error("broken off"));
    });
    call.on("error", reject);
    call.end(body);
  });
}

async function shoot(due: number): Promise<Shot> {
  const kind = URN[Math.floor(Math.random() * URN.length)]!;
  const call = calls[kind]();
  let status = 0;
  let why = "";
  try {
    status = await ask(call);
  } catch (error) {
    // Nobody answered, or not in time.
    const { code, message } = error as Error & { code?: string };
    why = code ?? message;
  }
  return { kind, status, why, isGood: status === call.status, due, ms: performance.now() - due };
}

/** Gaps as between strangers: often short, sometimes long. */
const gap = (rate: number) => (-Math.log(1 - Math.random()) / rate) * 1000;

async function run({ rate, seconds }: ShopperQuestion): Promise<Outcome> {
  const under: Promise<Shot>[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  let latest = 0;
  for (let due = began + gap(rate), n = 0; due < until; due += gap(rate), n++) {
    const early = due - performance.now();
    if (early > 1) await wait(early);
    else if (n % AT_ONCE === 0) await turn();
    latest = Math.max(latest, performance.now() - due);
    under.push(shoot(due));
  }
  return summary(await Promise.all(under), { began, seconds, latest });
}

for (const server of servers) {
  const all = Array.from({ length: CONNECTIONS }, () =>
    ask({ path: "/live", status: 200 }, server),
  );
  await Promise.all(all);
}
process.on("message", (question: ShopperQuestion) => {
  void run(question).then((outcome) => process.send!(outcome));
});
process.on("disconnect", () => process.exit());
process.send!("ready");
