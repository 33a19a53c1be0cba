// Traces for those who collect them: which spans there are, what they tell and what they keep to themselves.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLogLine } from "../../src/server/observability/log-line.ts";
import { startTracing, traced } from "../../src/server/observability/traces.ts";
import { ask } from "../support/ask.ts";
import { startCollector, type Collector } from "../support/otlp-collector.ts";
import { makeBrand, newProduct } from "../support/people.ts";
import { untilJobDone } from "../support/job-done.ts";
import { photo } from "../support/picture-files.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let collector: Collector;
let server: TestServer;
let shop: Server;
let shopHost: string;
let log: string[];
const shown = newProduct({ title: "Mark-title shirt" });
let pictured: ReturnType<typeof newProduct>;

const CALLER = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };
const SERVER = 2;
const CLIENT = 3;

/** All that happened here; sent when the server stops. */
beforeAll(async () => {
  collector = await startCollector();
  const picture = await photo(300, 300);
  shop = createServer((_, reply) => reply.setHeader("content-type", "image/jpeg").end(picture));
  await new Promise<void>((listening) => shop.listen(0, "127.0.0.1", listening));
  shopHost = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  pictured = newProduct({ image_url: `http://${shopHost}/mark-path/1.jpg?secret=mark-query` });
  server = await startTestServer({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, ALLOW_PRIVATE_CRAWL: "on" },
  });
  const brand = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, [shown, pictured]);

  await ask(server.address, `/api/products/${shown.id}?token=mark-token`, {
    headers: { traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01` },
  });
  await ask(server.address, "/api/analytics/events", {
    method: "POST",
    body: { event_type: "search_click", source: "search", product_id: shown.id },
    headers: { traceparent: "00-nonsense-from-a-stranger-01" },
  });
  await ask(server.address, `/api/images/${pictured.id}/0?w=96`);
  await ask(server.address, "/nothing/mark-path");
  await ask(server.address, "/live");
  await untilJobDone(server.parts, "reindex");
  log = server.log;
  await server.stop();
});
afterAll(async () => {
  await collector.stop();
  shop.close();
});

const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
const named = (name: string) => collector.spans.filter((span) => span.name === name);

describe("a request", () => {
  test("is a span of its route and status, in the trace of whoever asked", () => {
    const [span] = named("GET /api/products/:id");
    expect(span).toMatchObject({
      traceId: CALLER.traceId,
      parentSpanId: CALLER.spanId,
      kind: SERVER,
      attributes: {
        "http.request.method": "GET",
        "http.route": "/api/products/:id",
        "http.response.status_code": 200,
      },
    });
  });

  test("begins a trace of its own where the caller's is none", () => {
    const [span] = named("POST /api/analytics/events");
    expect(span).toMatchObject({ kind: SERVER, traceId: expect.stringMatching(/^[\da-f]{32}$/) });
    expect(span!.parentSpanId ?? "").toBe("");
  });

  test("has the statements it made below it, also after its body was read", () => {
    const request = named("POST /api/analytics/events")[0]!;
    const statements = spansOf(request.traceId).filter(({ spanId }) => spanId !== request.spanId);
    expect(statements.map(({ name }) => name)).toContain("insert events");
    for (const { kind, parentSpanId, attributes } of statements) {
      expect([kind, parentSpanId]).toEqual([CLIENT, request.spanId]);
      expect(Object.keys(attributes).filter((key) => !key.startsWith("db."))).toEqual([]);
    }
  });

  test("has what it fetched below it, by host alone", () => {
    const request = named("GET /api/images/:id/:n")[0]!;
    const [fetched] = named(`GET ${shopHost}`);
    expect(fetched).toMatchObject({
      traceId: request.traceId,
      kind: CLIENT,
      attributes: {
        "http.request.method": "GET",
        "server.address": shopHost,
        "http.response.status_code": 200,
      },
    });
  });

  test("can be found from its log lines", () => {
    const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
    const answered = lines.find(({ route, res }) => route === "/api/products/:id" && res);
    expect(answered).toMatchObject({ trace_id: CALLER.traceId });
  });
});

test("a job is a span", () => {
  expect(named("job reindex")[0]).toMatchObject({ attributes: { "ribby.job": "reindex" } });
});

test("nothing that a person wrote is sent, nor the watching itself, nor the sending", () => {
  expect(collector.raw).not.toMatch(/mark-|Mark-title|secret|p_[\w-]{10}/);
  expect(named("GET none").length).toBe(1);
  expect(named("GET /live")).toEqual([]);
  expect(named(`POST ${new URL(collector.address).host}`)).toEqual([]);
});

describe("a collector that is not well", () => {
  const lines: string[] = [];
  const tell = createLogLine({
    asJson: true,
    level: "info",
    stream: { write: (line) => lines.push(line) },
  });

  test.each(["failing", "deaf", "gone"] as const)(
    "costs one line in the log when it is %s, and no work",
    async (mood) => {
      lines.length = 0;
      if (mood !== "gone") collector.mood = mood;
      const address = mood === "gone" ? "http://127.0.0.1:1" : collector.address;
      const tracing = await startTracing(address, tell, { exportMs: 400, goodbyeMs: 800 });
      const results = await Promise.all(
        Array.from({ length: 1200 }, (_, n) => traced("work", "job", {}, async () => n)),
      );
      expect(results.length).toBe(1200);
      await expect(
        traced("work", "job", {}, async () => Promise.reject(new Error("of its own"))),
      ).rejects.toThrow("of its own");
      await tracing.close();
      expect(lines).toEqual([expect.stringContaining("Traces cannot be delivered.")]);
      collector.mood = "well";
    },
  );
});
