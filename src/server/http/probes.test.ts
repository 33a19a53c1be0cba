import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { counts } from "../observability/metrics.ts";
import { serveProbes, type Observed } from "./probes.ts";

let app: FastifyInstance;
afterEach(() => app.close());

/** As a worker has it: nothing but what is watched. */
function serve(watched: Partial<Observed> = {}): FastifyInstance {
  app = Fastify();
  serveProbes(app, {
    metricsToken: undefined,
    isDraining: () => false,
    databaseTrouble: async () => null,
    warning: async () => null,
    gauges: async () => "ribby_database_reachable 1\n",
    ...watched,
  });
  app.get("/pieces/:id", async () => "a piece");
  return app;
}

const TOKEN = "a-token-for-prometheus";

describe("the metrics are for those who may read them", () => {
  test.each([
    ["this machine", undefined, "127.0.0.1", {}, 200],
    ["this machine by IPv6", undefined, "::1", {}, 200],
    ["this machine, as a dual socket sees it", undefined, "::ffff:127.0.0.1", {}, 200],
    ["another machine", undefined, "10.0.0.7", {}, 404],
    ["a stranger behind a proxy", undefined, "127.0.0.1", { "x-forwarded-for": "9.9.9.9" }, 404],
    ["a stranger behind another", undefined, "127.0.0.1", { forwarded: "for=9.9.9.9" }, 404],
    ["a stranger behind a third", undefined, "127.0.0.1", { via: "1.1 proxy" }, 404],
    ["who has the token", TOKEN, "10.0.0.7", { authorization: `Bearer ${TOKEN}` }, 200],
    [
      "who has it, through a proxy",
      TOKEN,
      "127.0.0.1",
      {
        authorization: `Bearer ${TOKEN}`,
        "x-forwarded-for": "9.9.9.9",
      },
      200,
    ],
    ["who has another", TOKEN, "10.0.0.7", { authorization: `Bearer ${TOKEN}x` }, 404],
    ["who has none, even here", TOKEN, "127.0.0.1", {}, 404],
  ])("%s", async (_, metricsToken, remoteAddress, headers, status) => {
    const answer = await serve({ metricsToken }).inject({
      url: "/metrics",
      remoteAddress,
      headers,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.body.includes("ribby_")).toBe(status === 200);
  });
});

test("a process that runs is live, whatever else is wrong", async () => {
  serve({ isDraining: () => true, databaseTrouble: async () => "database" });
  const answer = await app.inject("/live");
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: "live" }]);
});

test.each([
  ["nothing is wrong", {}, 200, { status: "ready" }],
  [
    "it is about to stop",
    { isDraining: () => true },
    503,
    { status: "not_ready", reason: "draining" },
  ],
  [
    "the database is away",
    { databaseTrouble: async () => "database" },
    503,
    { status: "not_ready", reason: "database" },
  ],
])("whether it is ready, when %s", async (_, watched, status, body) => {
  const answer = await serve(watched).inject("/ready");
  expect([answer.statusCode, answer.json()]).toEqual([status, body]);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("requests are counted by pattern, so that no visitor can make the list longer", async () => {
  serve();
  counts.resetMetrics();
  for (let n = 0; n < 30; n++) {
    await app.inject(`/pieces/${n}`);
    await app.inject(`/nothing/${n}?q=${n}`);
  }
  await app.inject("/live");
  await app.inject("/metrics");
  const { body } = await app.inject("/metrics");
  const lines = body.split("\n").filter((line) => line.startsWith("ribby_http_requests_total{"));
  expect(lines.toSorted()).toEqual([
    'ribby_http_requests_total{method="GET",route="/pieces/:id",status="200"} 30',
    'ribby_http_requests_total{method="GET",route="none",status="404"} 30',
  ]);
  expect(body).toContain(
    'ribby_http_request_seconds_bucket{le="+Inf",method="GET",route="/pieces/:id"} 30',
  );
  expect(body).toMatch(/^ribby_database_reachable 1$/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d/m);
  expect(body).toMatch(/^nodejs_active_handles_total \d/m);
});
