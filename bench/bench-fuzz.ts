// npm run bench:fuzz [-- --calls 100000 --seed 1 --callers 8]: every declared call again and again with payloads
// close to what it expects, far from it and hostile; counts what broke and what took longer than two seconds. What
// took so long is asked once more, alone: a fault is what takes as long then, the rest was somebody else's turn on
// the machine. Portions with different seeds add up. The tests hold a small sample of the same.
import fc from "fast-check";
import { parseArgs } from "node:util";
import { DECLARED } from "../src/contract/api.ts";
import type { AnyEndpoint } from "../src/contract/endpoint.ts";
import { INNARDS, openFuzz, type Fuzz } from "../tests/support/fuzz.ts";
import { hostileCall, type HostileCall } from "../tests/support/hostile.ts";

const { values } = parseArgs({
  options: {
    calls: { type: "string", default: "100000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    callers: { type: "string", default: "8" },
  },
});
const wanted = Number(values.calls);
const seed = Number(values.seed);
const LONGEST_MS = 2000;
/** Whole catalogues, figures drawn and streams take what they take. */
const UNHURRIED = /save-all|fit|stream|crawl/;
/** Sessions end under some calls; everybody signs in again after so many. */
const SIGN_IN_EVERY = 200;

type Fault = { call: string; what: string; payload: string };
type Tally = { asked: number; statuses: Map<number, number>; longestMs: number };

const faults: Fault[] = [];
const tallies = new Map<string, Tally>();
const slow: { endpoint: AnyEndpoint; call: HostileCall; tookMs: number }[] = [];
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

const faultOf = (endpoint: AnyEndpoint, call: HostileCall, what: string): Fault => ({
  call: nameOf(endpoint),
  what,
  payload: JSON.stringify(call).slice(0, 400),
});

async function ask(fuzz: Fuzz, endpoint: AnyEndpoint, call: HostileCall): Promise<void> {
  const name = nameOf(endpoint);
  const began = performance.now();
  const { status, text } = await fuzz.send(endpoint, call);
  const took = performance.now() - began;
  const tally = tallies.get(name) ?? { asked: 0, statuses: new Map(), longestMs: 0 };
  tallies.set(name, tally);
  tally.asked++;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  tally.longestMs = Math.max(tally.longestMs, took);
  const tell = (what: string) => faults.push(faultOf(endpoint, call, what));
  if (status >= 500 && status !== 501) tell(`${status}: ${text.slice(0, 200)}`);
  if (INNARDS.test(text)) tell(`innards: ${INNARDS.exec(text)![0]}`);
  if (took > LONGEST_MS && !UNHURRIED.test(endpoint.path))
    slow.push({ endpoint, call, tookMs: Math.round(took) });
}

async function askAlone(fuzz: Fuzz): Promise<void> {
  await fuzz.signIn();
  for (const { endpoint, call, tookMs } of slow) {
    const began = performance.now();
    await fuzz.send(endpoint, call);
    const alone = Math.round(performance.now() - began);
    console.log(`${nameOf(endpoint)} took ${tookMs} ms among others, ${alone} alone`);
    if (alone > LONGEST_MS) faults.push(faultOf(endpoint, call, `${alone} ms alone`));
  }
}

const fuzz = await openFuzz();
console.log(`seed ${seed}, ${wanted} calls over ${DECLARED.length} endpoints`);
let done = 0;
try {
  const callers = Number(values.callers);
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      // Each caller walks all calls in its own order, with payloads of its own seed.
      const streams = DECLARED.map((endpoint, n) => ({
        endpoint,
        payloads: fc
          .sample(hostileCall(endpoint, fuzz.known), {
            seed: seed + caller * 1009 + n,
            numRuns: Math.ceil(wanted / callers / DECLARED.length),
          })
          .values(),
      }));
      for (let isOver = false; !isOver;) {
        isOver = true;
        for (const { endpoint, payloads } of streams) {
          const next = payloads.next();
          if (next.done) continue;
          isOver = false;
          await ask(fuzz, endpoint, next.value);
          if (++done % SIGN_IN_EVERY === 0) await fuzz.signIn();
          if (done % 10_000 === 0) console.log(`${done} calls, ${faults.length} faults`);
        }
      }
    }),
  );
  await askAlone(fuzz);
} finally {
  await fuzz.stop();
}

const slowest = [...tallies].toSorted(([, a], [, b]) => b.longestMs - a.longestMs).slice(0, 8);
console.table(
  slowest.map(([call, { asked, longestMs }]) => ({
    call,
    asked,
    "longest ms": Math.round(longestMs),
  })),
);
const passed = [...tallies.values()].reduce(
  (all, { statuses }) => all + (statuses.get(200) ?? 0),
  0,
);
for (const fault of faults.slice(0, 20)) console.log(JSON.stringify(fault));
const sums = { calls: done, answered_200: passed, over_2s_among_others: slow.length };
console.log(JSON.stringify({ ...sums, faults: faults.length, seed }));
process.exitCode = faults.length > 0 ? 1 : 0;
