import Fastify, { type FastifyInstance } from "fastify";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { arabicMessages } from "../../contract/messages.ar.ts";
import { messages } from "../../contract/messages.ts";
import { refusals } from "../observability/metrics.ts";
import { shed, type ShedLimits } from "./shed.ts";
import { PROBE } from "./probes.ts";

let app: FastifyInstance;
let address: string;
let release: () => void;
afterEach(async () => {
  release();
  await app.close();
});

const CALM: ShedLimits = {
  mostPending: 3,
  manyPending: 3,
  pendingEach: 1000,
  lateMs: 60_000,
  waitSeconds: 60,
};

async function serve(limits: ShedLimits, trustProxy = false): Promise<void> {
  app = Fastify({ forceCloseConnections: true });
  shed(app, { limits, trustProxy });
  const gate = new Promise<void>((resolve) => (release = resolve));
  app.get("/slow", async () => {
    await gate;
    return "done";
  });
  app.post("/save", async ({ body }) => {
    await gate;
    return body;
  });
  app.get("/quick", async () => "quick");
  app.get("/live", PROBE, async () => "live");
  app.get("/stream", async (_, reply) => {
    async function* pieces() {
      yield "first";
      await gate;
    }
    return reply.type("text/plain").send(Readable.from(pieces()));
  });
  address = await app.listen({ port: 0, host: "127.0.0.1" });
}

const get = (path: string, init: RequestInit = {}) => fetch(address + path, init);
const statusOf = async (path: string) => (await get(path)).status;
const shedSoFar = async () =>
  (await refusals.get()).values.find(({ labels }) => labels.reason === "overload")!.value;

test("with too much under way newcomers are told at once when to come again; what has begun ends well", async () => {
  await serve(CALM);
  const before = await shedSoFar();
  const body = JSON.stringify({ title: "Linen shirt" });
  const headers = { "content-type": "application/json" };
  const begun = [
    get("/slow"),
    get("/slow"),
    get("/save", { method: "POST", body, headers }),
  ] as const;
  await expect.poll(() => statusOf("/quick")).toBe(503);

  const refused = await get("/quick");
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect([refused.headers.get("retry-after"), await refused.json()]).toEqual([
    "2",
    { detail: messages.unavailable, code: "unavailable" },
  ]);
  const arabic = await get("/quick", { headers: { "accept-language": "ar" } });
  expect(await arabic.json()).toMatchObject({ detail: arabicMessages.unavailable });
  expect(await statusOf("/live")).toBe(200);
  expect(await shedSoFar()).toBeGreaterThanOrEqual(before + 3);

  release();
  const answers = await Promise.all(begun);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await answers[2].json()).toEqual({ title: "Linen shirt" });
  expect(await statusOf("/quick")).toBe(200);
});

test("a stream that goes on for hours takes nobody's place, nor does a caller who left", async () => {
  await serve(CALM);
  const leave = new AbortController();
  const open = ["/stream", "/stream", "/stream", "/stream"].map((path) => get(path));
  for (const stream of await Promise.all(open)) expect(stream.status).toBe(200);
  const left = ["/slow", "/slow", "/slow"].map((path) =>
    get(path, { signal: leave.signal }).catch(() => "left"),
  );
  await expect.poll(() => statusOf("/quick")).toBe(503);
  leave.abort();
  expect(await Promise.all(left)).toEqual(["left", "left", "left"]);
  await expect.poll(() => statusOf("/quick")).toBe(200);
});

test("where answers have become rare few are let in to wait, and one quick answer opens the door", async () => {
  await serve({ ...CALM, mostPending: 200, manyPending: 12, waitSeconds: 3 });
  const burst = Array.from({ length: 20 }, () => get("/slow"));
  const refusedOf = async (count: number, path: string) => {
    const asked = Array.from({ length: count }, () => get(path, { signal: leave.signal }));
    const settled = await Promise.allSettled(asked.map(statusWithin));
    return settled.filter((one) => one.status === "fulfilled" && one.value === 503).length;
  };
  const leave = new AbortController();
  /** A status, or 'waits' when it is let in. */
  const statusWithin = (answer: Promise<Response>) =>
    Promise.race([answer.then(({ status }) => status), wait(300).then(() => "waits")]);
  // Twenty wait and nobody is answered: known after a second, not before.
  await expect
    .poll(() => refusedOf(5, "/slow"), { interval: 500, timeout: 60_000 })
    .toBeGreaterThanOrEqual(3);
  // Somebody is always let in to look; finding it quick is enough, though the twenty hang as before.
  await expect.poll(() => statusOf("/quick")).toBe(200);
  await expect.poll(() => refusedOf(5, "/quick")).toBe(0);
  leave.abort();
  release();
  expect(new Set((await Promise.all(burst)).map(({ status }) => status))).toEqual(new Set([200]));
});

test("one network that has everything under way is refused before the others are", async () => {
  await serve({ ...CALM, mostPending: 100, manyPending: 3, pendingEach: 4 }, true);
  const from = (caller: string, path: string) =>
    get(path, { headers: { "x-forwarded-for": caller } });
  const greedy = Array.from({ length: 4 }, () => from("2001:db8:1:2::7", "/slow"));
  await expect.poll(async () => (await from("2001:db8:1:2::8", "/quick")).status).toBe(503);
  expect((await from("2001:db8:1:3::7", "/quick")).status).toBe(200);
  expect((await from("198.51.100.4", "/quick")).status).toBe(200);
  release();
  await Promise.all(greedy);
});

test("bodies held back take nobody's place, however many", async () => {
  await serve(CALM);
  const { hostname, port } = new URL(address);
  const holders = Array.from({ length: 60 }, () => connect(Number(port), hostname));
  for (const holder of holders) {
    holder.on("error", () => {});
    holder.write(
      "POST /save HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{",
    );
  }
  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_, n) => resolve(n))))
    .toBeGreaterThanOrEqual(60);
  for (let n = 0; n < 10; n++) expect(await statusOf("/quick")).toBe(200);
  for (const holder of holders) holder.destroy();
});

/** Keeps the whole process from doing anything else. */
const block = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test("a process that keeps coming late lets nobody in until it has caught up; one hiccup is nothing", async () => {
  await serve({ ...CALM, mostPending: 100, manyPending: 1, lateMs: 2000 });
  const begun = get("/slow");
  await wait(300);
  block(2600);
  expect(await statusOf("/quick")).toBe(200);
  const comeLate = async () => {
    block(2600);
    // Long enough for the clock to be looked at, too short for it to be on time.
    await wait(20);
  };
  for (let n = 0; n < 2; n++) await comeLate();
  // A busy machine may be so slow to ask that the clock was on time once more.
  await expect.poll(() => comeLate().then(() => statusOf("/quick"))).toBe(503);
  await expect.poll(() => statusOf("/quick")).toBe(200);
  release();
  expect((await begun).status).toBe(200);
});
