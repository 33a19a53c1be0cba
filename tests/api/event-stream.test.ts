// Answers that arrive piece by piece, over real connections.
import compress from "@fastify/compress";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { answerError } from "../../src/server/http/errors.ts";
import { sendEvents, wantsEvents, type Work } from "../../src/server/http/event-stream.ts";
import { notFound } from "../../src/server/problems.ts";
import { ask, inArabic, refusal } from "../support/ask.ts";

const Event = z.union([
  z.object({ n: z.number() }),
  z.object({ text: z.string() }),
  z.object({ error: z.string(), code: z.string() }),
]);
type Event = z.infer<typeof Event>;

let app: FastifyInstance;
let address: string;
let work: Work<Event>;
let feed: () => AsyncIterable<string>;
/** Faults of ours, as the operator would read them. */
const log: string[] = [];

beforeAll(async () => {
  app = Fastify({ logger: { level: "error", stream: { write: (line) => void log.push(line) } } });
  app.setErrorHandler(answerError);
  await app.register(compress, { threshold: 0 });
  app.get("/feed", async (_, reply) => reply.type("application/xml").send(Readable.from(feed())));
  app.route({ method: ["GET", "POST"], url: "/events", handler: events });
  address = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

async function events(request: FastifyRequest, reply: FastifyReply) {
  await sendEvents(
    { request, reply },
    Event,
    (signal) => work(signal),
    (body) => ({
      error: body.detail,
      code: body.code,
    }),
  );
  return reply;
}

const read = () => ask(address, "/events");

describe("an event stream", () => {
  test("is chunks of exactly `data: {json}` and a blank line", async () => {
    work = async function* () {
      yield { n: 1 };
      yield { text: "سطر\nوسطر \u2028 data: x\n\n" };
      yield { n: 2 };
    };
    const { status, headers, text } = await read();
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-cache, no-transform");
    expect(headers.get("x-accel-buffering")).toBe("no");
    expect(text).toBe(
      'data: {"n":1}\n\n' +
        'data: {"text":"سطر\\nوسطر \u2028 data: x\\n\\n"}\n\n' +
        'data: {"n":2}\n\n',
    );
  });

  test("shows an event as soon as it is there", async () => {
    let goOn = () => {};
    work = async function* () {
      yield { n: 1 };
      await new Promise<void>((resolve) => (goOn = resolve));
      yield { n: 2 };
    };
    const response = await fetch(`${address}/events`);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('data: {"n":1}\n\n');
    goOn();
    expect((await reader.read()).value).toBe('data: {"n":2}\n\n');
    expect((await reader.read()).done).toBe(true);
  });

  test("lets no undeclared field out", async () => {
    work = async function* () {
      yield { n: 1, password_hash: "secret" } as Event;
    };
    expect((await read()).text).toBe('data: {"n":1}\n\n');
  });

  test("that fails before it began is a refusal with a status", async () => {
    // oxlint-disable-next-line require-yield
    work = async function* () {
      throw notFound();
    };
    expect(await read()).toMatchObject({ status: 404, body: refusal("not_found", "notFound") });
  });

  test("that fails in the middle says so in the reader's language and ends", async () => {
    work = async function* () {
      yield { n: 1 };
      throw new Error("connection to 10.0.0.3 lost");
    };
    const { text } = await ask(address, "/events", { headers: { "accept-language": "ar" } });
    const event = JSON.stringify({ error: inArabic("unexpected"), code: "unexpected" });
    expect(text).toBe(`data: {"n":1}\n\ndata: ${event}\n\n`);
    expect(log.splice(0)).toEqual([expect.stringContaining("10.0.0.3")]);
  });

  test("may be empty", async () => {
    work = async function* () {};
    expect(await read()).toMatchObject({ status: 200, text: "" });
  });
});

describe("work behind an event stream", () => {
  test("ends when the reader leaves, also while it waits for something", async () => {
    let ended = () => {};
    const end = new Promise<void>((resolve) => (ended = resolve));
    work = async function* (signal) {
      try {
        yield { n: 1 };
        await new Promise((_, reject) => signal.addEventListener("abort", reject));
      } finally {
        ended();
      }
    };
    const leave = new AbortController();
    const response = await fetch(`${address}/events`, { signal: leave.signal });
    await response.body!.getReader().read();
    leave.abort();
    await end;
  });

  test("ends when the reader leaves before the first event", async () => {
    let began = () => {};
    let ended = () => {};
    const begin = new Promise<void>((resolve) => (began = resolve));
    const end = new Promise<void>((resolve) => (ended = resolve));
    work = async function* (signal) {
      began();
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      ended();
      yield { n: 1 };
    };
    const leave = new AbortController();
    const asking = fetch(`${address}/events`, { signal: leave.signal });
    await begin;
    leave.abort();
    await expect(asking).rejects.toThrow();
    await end;
    work = async function* () {
      yield { n: 2 };
    };
    expect((await read()).text).toBe('data: {"n":2}\n\n');
  });

  test("is no fault of ours when the reader leaves before the first event", async () => {
    let began = () => {};
    const begin = new Promise<void>((resolve) => (began = resolve));
    work = async function* (signal) {
      began();
      await once(signal, "abort");
      yield { n: 1 };
    };
    const ended = new Promise<void>((resolve) => {
      app.server.once("request", (_, response) => response.once("close", () => resolve()));
    });
    const leave = new AbortController();
    // A body that was read to its end: the request itself no longer knows that its sender is gone.
    const asked = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    const asking = fetch(`${address}/events`, { ...asked, signal: leave.signal });
    await begin;
    leave.abort();
    await expect(asking).rejects.toThrow();
    await ended;
    // Whatever would have been written has been by the time another call is answered.
    work = async function* () {
      yield { n: 2 };
    };
    expect((await read()).text).toBe('data: {"n":2}\n\n');
    expect(log).toEqual([]);
  });

  test("waits for a reader who does not read", async () => {
    let made = 0;
    work = async function* (signal) {
      while (!signal.aborted && made < 10_000) {
        made += 1;
        yield { text: "x".repeat(64 * 1024) };
      }
    };
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.pause();
    socket.write(`GET /events HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    for (let before = -1; before < 1 || before !== made;) {
      before = made;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    // What fits into the sockets' buffers, and far from all of it.
    expect(made).toBeLessThan(1000);
    socket.destroy();
  });
});

test("an answer that fails before its first byte is a refusal in our own words", async () => {
  // oxlint-disable-next-line require-yield
  feed = async function* () {
    throw new Error("connection to 10.0.0.3 lost");
  };
  for (const encoding of ["identity", "gzip"]) {
    const answer = await ask(address, "/feed", { headers: { "accept-encoding": encoding } });
    expect(answer).toMatchObject({ status: 500, body: refusal("unexpected", "unexpected") });
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  }
  // The reason is the operator's to read, and nobody else's.
  const written = log.splice(0);
  expect(written.length).toBeGreaterThanOrEqual(2);
  for (const line of written) expect(line).toContain("10.0.0.3");
});

describe("who wants events", () => {
  test.each([
    ["text/event-stream", true],
    ["text/event-stream, application/json;q=0.5", true],
    ["application/json, text/event-stream", true],
    ["application/json, text/event-stream;q=0.5", false],
    ["text/event-stream;q=0", false],
    ["application/json", false],
    ["*/*", false],
    [undefined, false],
  ])("%s: %s", (accept, wanted) => {
    expect(wantsEvents({ headers: { accept } })).toBe(wanted);
  });
});
