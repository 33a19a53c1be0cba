import Fastify, { type FastifyInstance } from "fastify";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { serverMessages } from "../../contract/server-messages.ts";
import { inFront } from "./in-front.ts";
import { HOLD_LIMITS, holdConnections, type HoldLimits } from "./connections.ts";

let app: FastifyInstance;
let address: string;
let release: () => void;
const held: Socket[] = [];
afterEach(async () => {
  release();
  for (const socket of held.splice(0)) socket.destroy();
  await app.close();
});

const QUICK: Partial<HoldLimits> = { bodyMs: 200, takenWithinMs: 300, lookEveryMs: 20 };
const LONG = "x".repeat(40 * 1024 * 1024);
let handled = 0;

async function serve(limits: Partial<HoldLimits> = {}, trustProxy = false): Promise<void> {
  app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  holdConnections(app, { trustProxy, limits: { ...HOLD_LIMITS, ...limits } });
  const gate = new Promise<void>((resolve) => (release = resolve));
  handled = 0;
  app.get("/slow", async () => {
    handled++;
    await gate;
    return "done";
  });
  app.get("/quick", async () => "quick");
  app.get("/long", async () => LONG);
  app.post("/save", async ({ body }) => body);
  address = await app.listen({ port: 0, host: "127.0.0.1" });
}

type Caller = { socket: Socket; heard: () => string; closed: Promise<unknown> };

function call(bytes: string, { isReading = true } = {}): Caller {
  const { port } = new URL(address);
  const socket = connect(Number(port), "127.0.0.1");
  held.push(socket);
  let heard = "";
  if (isReading) socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  socket.on("error", () => {});
  // Not `once`, which an error before the close would make fail: to be cut off is what is waited for.
  const closed = new Promise((resolve) => socket.once("close", resolve));
  if (bytes) socket.write(bytes);
  return { socket, heard: () => heard, closed };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
const post = (length: number, from = "") =>
  `POST /save HTTP/1.1\r\nhost: x\r\n${from && `x-forwarded-for: ${from}\r\n`}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
const statusOf = async (path: string) => (await fetch(address + path)).status;
const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
const answered = (caller: Caller) => expect.poll(caller.heard).toContain("HTTP/1.1 200");

test("a body that stays away or trickles is given up with a sentence; one that comes is taken", async () => {
  await serve(QUICK);
  const away = call(post(5000) + "{");
  const trickling = call(post(500_000) + "{");
  // After what has come in was read: who writes into a closed connection loses the answer that waits in it.
  const trickle = () => {
    if (!trickling.heard()) trickling.socket.write("1");
  };
  const timer = setInterval(() => setImmediate(trickle), 10);
  await Promise.all([away.closed, trickling.closed]);
  clearInterval(timer);
  for (const { heard } of [away, trickling]) {
    expect(heard()).toContain("HTTP/1.1 408 ");
    expect(heard()).toContain(
      JSON.stringify({ detail: serverMessages.requestTooSlow, code: "too_slow" }),
    );
  }
  const whole = call(post(10) + '{"a":1234');
  whole.socket.write("}");
  await answered(whole);
});

test("an answer that nobody takes is not kept", async () => {
  await serve(QUICK);
  const deaf = call(get("/long"), { isReading: false });
  deaf.socket.pause();
  await expect.poll(connections).toBe(0);
});

test("where one address holds all it may, its longest idle connection gives way; what is worked on never", async () => {
  await serve({ connectionsEach: 4 });
  const working = call(get("/slow"));
  await expect.poll(() => handled).toBe(1);
  const first = call(get("/quick"));
  await answered(first);
  const second = call("GET /qu");
  await expect.poll(connections).toBe(3);
  const third = call("");
  await expect.poll(connections).toBe(4);
  const fourth = call(get("/quick"));
  await answered(fourth);
  await first.closed;
  const fifth = call(get("/quick"));
  await answered(fifth);
  await second.closed;
  expect([working, third, fourth].map(({ socket }) => socket.destroyed)).toEqual([
    false,
    false,
    false,
  ]);
  release();
  await answered(working);
});

test("where all of an address are being worked for, its next one is not taken in", async () => {
  await serve({ connectionsEach: 3 });
  const working = Array.from({ length: 3 }, () => call(get("/slow")));
  await expect.poll(() => handled).toBe(3);
  await call(get("/quick")).closed;
  release();
  await Promise.all(working.map(answered));
});

test("of bodies held back by one address behind our proxy the oldest gives way; others' stay", async () => {
  await serve({ bodiesEach: 2 }, true);
  const other = call(post(5000, "198.51.100.9") + "{");
  const mine = [];
  for (let n = 0; n < 3; n++) {
    mine.push(call(post(5000, `198.51.100.7, 2001:db8:0:1::${n}`) + "{"));
    // Each has arrived before the next one comes.
    await statusOf("/quick");
  }
  await mine[0]!.closed;
  expect(mine[0]!.heard()).toContain("HTTP/1.1 408 ");
  expect([other, ...mine.slice(1)].map(({ socket }) => socket.destroyed)).toEqual([
    false,
    false,
    false,
  ]);
});

test("a thousand requests in one packet are not worked on at the same time", async () => {
  await serve({ pipelined: 8 });
  let made = 0;
  inFront(app.server, () => ++made > 0);
  await call(get("/slow").repeat(1000)).closed;
  expect(handled).toBe(0);
  // Nor are they made into requests at all.
  expect(made).toBeLessThan(20);
  expect(await statusOf("/quick")).toBe(200);
  const two = call(get("/slow") + get("/quick"));
  await expect.poll(() => handled).toBe(1);
  release();
  await expect.poll(() => two.heard().match(/done|quick/g)).toEqual(["done", "quick"]);
});

test("a body that comes before its turn to be sent away is taken, and the connection stays", async () => {
  await serve({ bodiesEach: 1, hangUps: { each: 1, everyMs: 60_000, waiting: 10 } });
  const first = call(post(10) + "{");
  await statusOf("/quick");
  const second = call(post(10) + "{");
  await statusOf("/quick");
  first.socket.write('"a":1234}');
  await answered(first);
  second.socket.write('"a":1234}');
  await answered(second);
  first.socket.write(get("/quick"));
  await expect.poll(() => first.heard().match(/HTTP\/1.1 200/g)).toHaveLength(2);
});

test("headers that are held back are answered with a sentence at their turn", async () => {
  await serve();
  const taken = once(app.server, "connection");
  const slow = call("GET /quick HTTP/1.1\r\nhost");
  const error = Object.assign(new Error("late"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  app.server.emit("clientError", error, (await taken)[0] as Socket);
  await slow.closed;
  expect(slow.heard()).toContain("HTTP/1.1 408 ");
});

test("a thousand that hold everything back leave the door open to the next", async () => {
  await serve();
  for (let n = 0; n < 1000; n++) call(n % 2 ? post(5000) + "{" : "GET /quick HTTP/1.1\r\nhost");
  for (let n = 0; n < 20; n++) expect(await statusOf("/quick")).toBe(200);
});
