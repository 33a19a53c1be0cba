// What an operator sees of a running process: live, ready, metrics, log lines.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { counts } from "../../src/server/observability/metrics.ts";
import { ask, askExactly } from "../support/ask.ts";
import { QUICK, crawlCalls, makeBrandAt } from "../support/crawl-calls.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startShopify } from "../support/shops/shopify.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let brand: TestBrand;
const shown = newProduct();
/** Counters are the process's, and other files' servers were in it before. */
let countedBefore = new Map<string, number>();

beforeAll(async () => {
  countedBefore = readCounted(await counts.metrics());
  const env = { ALLOW_PRIVATE_CRAWL: "on" };
  server = await startTestServer({ rateLimits: true, env, crawl: QUICK });
  brand = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, [shown]);
});
afterAll(() => server.stop());

/** Name with labels → value; of a counter, since this file began. */
async function metrics(): Promise<Map<string, number>> {
  const { status, headers, text } = await ask(server.address, "/metrics");
  expect([status, headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  return readCounted(text, countedBefore);
}

function readCounted(text: string, before = new Map<string, number>()): Map<string, number> {
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const name = line.slice(0, line.lastIndexOf(" "));
      const earlier = /_total(\{|$)/.test(name) ? (before.get(name) ?? 0) : 0;
      return [name, Number(line.slice(line.lastIndexOf(" "))) - earlier];
    }),
  );
}

describe("the metrics", () => {
  test("count what was asked by route and status, and never by who or what", async () => {
    await ask(server.address, `/api/products/${shown.id}`);
    await ask(server.address, `/api/products/p_nobody`);
    await ask(server.address, `/product/${shown.id}?lang=ar`);
    await ask(server.address, "/nobody@brand.example/secret-path");
    const counted = await metrics();
    const requests = (route: string, status: number) =>
      counted.get(`ribby_http_requests_total{method="GET",route="${route}",status="${status}"}`);
    expect([
      requests("/api/products/:id", 200),
      requests("/api/products/:id", 404),
      requests("/product/:productId", 200),
      requests("none", 404),
    ]).toEqual([1, 1, 1, 1]);
    const names = [...counted.keys()].join("\n");
    for (const word of [shown.id, "p_nobody", "secret-path", "@", brand.id]) {
      expect(names).not.toContain(word);
    }
    expect(names).not.toContain('route="/metrics"');
  });

  test("tell of the database, its connections and its queues", async () => {
    const counted = await metrics();
    expect(counted.get("ribby_database_reachable")).toBe(1);
    for (const state of ["in_use", "idle", "awaited"]) {
      expect(counted.get(`ribby_database_connections{state="${state}"}`)).toBeTypeOf("number");
    }
    for (const job of ["mail", "crawl", "reindex", "sweep"]) {
      for (const figure of ["waiting", "running", "oldest_seconds"]) {
        expect([job, counted.get(`ribby_queue_${figure}{job="${job}"}`)]).toEqual([
          job,
          expect.any(Number),
        ]);
      }
    }
    await expect
      .poll(async () => (await metrics()).get('ribby_jobs_total{job="reindex",outcome="done"}'), {
        timeout: 60_000,
      })
      .toBeGreaterThanOrEqual(1);
  });

  test("see a queue that nobody works on grow old", async () => {
    const { pool } = server.parts.database;
    await pool.query(
      `insert into jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, table_name, partition)
       select 'left-alone', policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, table_name, partition
       from jobs.queue where name = 'mail'`,
    );
    await pool.query(
      `insert into jobs.job (name, start_after, created_on) select 'left-alone', at, at
       from (values (now() - interval '90 seconds'), (now() - interval '5 seconds'), (now() + interval '1 day')) as jobs(at)`,
    );
    await expect
      .poll(async () => (await metrics()).get('ribby_queue_waiting{job="left-alone"}'))
      .toBe(2);
    const oldest = (await metrics()).get('ribby_queue_oldest_seconds{job="left-alone"}')!;
    const { rows } = await pool.query<{ age: number }>(
      `select extract(epoch from now() - min(start_after))::float8 as age
       from jobs.job where name = 'left-alone'`,
    );
    expect(oldest).toBeGreaterThanOrEqual(90);
    expect(oldest).toBeLessThanOrEqual(rows[0]!.age);
  });

  test("count events and limits that were met", async () => {
    const before = await metrics();
    await ask(server.address, "/api/analytics/events", {
      method: "POST",
      body: { event_type: "search_click", source: "search", product_id: shown.id },
    });
    const flood = Array.from({ length: 31 }, () =>
      ask(server.address, "/api/brands/login", { method: "POST", body: {} }),
    );
    expect((await Promise.all(flood)).some(({ status }) => status === 429)).toBe(true);
    const after = await metrics();
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown('ribby_events_total{type="search_click"}')).toBe(1);
    expect(grown('ribby_requests_refused_total{reason="rate_limit"}')).toBeGreaterThanOrEqual(1);
    expect(after.get('ribby_requests_refused_total{reason="overload"}')).toBe(0);
  });

  test("count crawls by how they ended", async () => {
    const shop = await startShopify(2);
    try {
      const website = shop.url;
      const here = await makeBrandAt(server, website);
      await crawlCalls(server.address, here).shopify({ website });
      const gone = await makeBrandAt(server, "http://127.0.0.1:1");
      await crawlCalls(server.address, gone).shopify({ website: "http://127.0.0.1:1" });
    } finally {
      await shop.stop();
    }
    const counted = await metrics();
    expect(counted.get('ribby_crawls_total{crawler="standard",outcome="done"}')).toBe(1);
    expect(counted.get('ribby_crawls_total{crawler="standard",outcome="shop"}')).toBe(1);
  });

  test("are nobody else's business, and are never limited", async () => {
    const stranger = await askExactly(server.address, "/metrics", {
      headers: { "x-forwarded-for": "203.0.113.9" },
    });
    expect([stranger.status, stranger.headers.get("content-type")]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    expect(stranger.text).not.toContain("ribby_");
    const probes = Array.from({ length: 700 }, () => askExactly(server.address, "/live"));
    expect(new Set((await Promise.all(probes)).map(({ status }) => status))).toEqual(
      new Set([200]),
    );
  });
});

describe("the log", () => {
  type Line = Record<string, unknown>;
  const linesOf = async (id: string | null): Promise<Line[]> => {
    const read = () =>
      server.log.map((line) => JSON.parse(line) as Line).filter(({ reqId }) => reqId === id);
    await expect.poll(() => read().length).toBeGreaterThanOrEqual(2);
    return read();
  };

  test("says of each request its route, status and time, and hides whom a path names", async () => {
    const { headers } = await ask(server.address, "/api/products/p_nobody?token=mark-token");
    const lines = await linesOf(headers.get("x-request-id"));
    expect(lines.at(-1)).toMatchObject({
      method: "GET",
      route: "/api/products/:id",
      res: { statusCode: 404 },
      responseTime: expect.any(Number),
    });
    const mailed = await ask(server.address, "/nothing/nadia@brand.example/here");
    const [came] = await linesOf(mailed.headers.get("x-request-id"));
    expect(came).toMatchObject({ req: { method: "GET", path: "/nothing/…@…/here" } });
    expect(server.log.join("")).not.toMatch(/mark-token|nadia/);
  });

  test("says nothing of those who only watch", async () => {
    await askExactly(server.address, "/live");
    await askExactly(server.address, "/ready");
    expect(server.log.join("")).not.toMatch(/"\/(live|ready|metrics)"/);
  });

  test("tells of a failure without what it was about", async () => {
    const { pool } = server.parts.database;
    await pool.query("alter table events rename to events_away");
    try {
      const { status, headers } = await ask(server.address, "/api/analytics/events", {
        method: "POST",
        body: {
          event_type: "search_click",
          source: "search",
          product_id: shown.id,
          metadata: { query: "mark-wish" },
        },
      });
      expect(status).toBe(500);
      const lines = await linesOf(headers.get("x-request-id"));
      const failure = lines.find(({ level }) => level === 50);
      expect(failure).toMatchObject({
        msg: "a call failed",
        err: { message: expect.stringContaining("events"), stack: expect.any(String) },
      });
      expect(JSON.stringify(lines)).not.toContain("mark-wish");
    } finally {
      await pool.query("alter table events_away rename to events");
    }
  });
});

describe("whether it is ready", () => {
  test("it is, with its database as this version knows it", async () => {
    const { status, body } = await ask(server.address, "/ready");
    expect([status, body]).toEqual([200, { status: "ready" }]);
  });

  test("it is not, when an older database was put under it", async () => {
    const { pool } = server.parts.database;
    await pool.query("update migrations set name = name || '?' where name like '001%'");
    try {
      const { status, body } = await ask(server.address, "/ready");
      expect([status, body]).toEqual([503, { status: "not_ready", reason: "migrations" }]);
      expect((await ask(server.address, "/api/health")).status).toBe(200);
    } finally {
      await pool.query("update migrations set name = rtrim(name, '?')");
    }
  });

  test("it is not while it drains, though it goes on answering", async () => {
    server.readiness.drain();
    const { status, body } = await ask(server.address, "/ready");
    expect([status, body]).toEqual([503, { status: "not_ready", reason: "draining" }]);
    expect((await ask(server.address, "/live")).status).toBe(200);
    expect((await ask(server.address, `/api/products/${shown.id}`)).status).toBe(200);
  });
});
