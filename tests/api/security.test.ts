import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALLS_PER_MINUTE } from "../../src/contract/limits.ts";
import { ask, askExactly, inArabic, refusal } from "../support/ask.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let plain: TestServer;
let published: TestServer;
let brand: TestBrand;

beforeAll(async () => {
  [plain, published] = await Promise.all([
    startTestServer(),
    startTestServer({
      env: { PUBLIC_URL: "https://ribby.example", TRUST_PROXY: "on" },
      rateLimits: true,
    }),
  ]);
  brand = await makeBrand(plain.parts);
  await plain.parts.products.addMany(brand.id, [newProduct()]);
});
afterAll(() => Promise.all([plain.stop(), published.stop()]));

describe("every answer, good or bad", () => {
  const paths = [
    "/",
    "/login",
    "/nothing",
    "/product/p_1",
    "/api/health",
    "/api/docs",
    "/api/openapi.json",
    "/api/products/explore",
    "/api/products/explore?limit=0",
    "/api/stripe/my-subscription",
    "/api/v1/db/tables",
    "/api/images/p_1/0",
    "/api/nothing",
  ];

  test.each(paths)("%s forbids inline script, framing and guessing of types", async (path) => {
    const { headers } = await askExactly(plain.address, path);
    const policy = new Map(
      (headers.get("content-security-policy") ?? "").split(";").map((directive) => {
        const [name = "", ...values] = directive.trim().split(/\s+/);
        return [name, values.join(" ")];
      }),
    );
    expect(Object.fromEntries(policy)).toEqual({
      "default-src": "'self'",
      "script-src": "'self'",
      "style-src": "'self'",
      "img-src": "'self' data: blob:",
      "font-src": "'self'",
      "connect-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
    });
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.has("x-powered-by")).toBe(false);
    expect(headers.has("access-control-allow-origin")).toBe(false);
  });

  test("carries an id of its own, the same that the log holds", async () => {
    const ids = await Promise.all(
      paths.map(async (path) => {
        const { headers } = await askExactly(plain.address, path, {
          headers: { "x-request-id": "chosen-by-a-stranger", "request-id": "chosen-too" },
        });
        return headers.get("x-request-id");
      }),
    );
    const logged = new Set(plain.log.map((line) => (JSON.parse(line) as { reqId?: string }).reqId));
    expect(new Set(ids).size).toBe(paths.length);
    expect(ids.filter((id) => id === null || !logged.has(id))).toEqual([]);
    expect([...logged].filter((id) => id?.startsWith("chosen"))).toEqual([]);
  });

  test("insists on https only where the site is published by https", async () => {
    for (const path of ["/", "/api/health"]) {
      const [here, there] = await Promise.all([
        ask(plain.address, path),
        ask(published.address, path),
      ]);
      expect(here.headers.get("strict-transport-security")).toBeNull();
      expect(there.headers.get("strict-transport-security")).toMatch(/^max-age=31536000/);
    }
  });
});

describe("the log", () => {
  test("never holds a password, a token, a mailed link or a body", async () => {
    const marks = {
      password: "Mark-Password-1",
      bearer: "mark-bearer-token",
      link: "mark-link-token",
      body: "mark-body-words",
      cookie: "mark-cookie",
    };
    const begins = plain.log.length;
    await ask(plain.address, "/api/brands/login", {
      method: "POST",
      body: { username_or_email: marks.body, password: marks.password },
      headers: { cookie: `theme=${marks.cookie}` },
    });
    await ask(plain.address, `/api/brands/verify-email?token=${marks.link}`, { method: "POST" });
    await ask(plain.address, `/reset-password?token=${marks.link}`);
    await ask(plain.address, `/nothing?token=${marks.link}`);
    await ask(plain.address, "/api/stripe/my-subscription", { token: marks.bearer });
    await ask(plain.address, "/api/products/explore", { token: marks.bearer });
    await ask(plain.address, "/api/analytics/events", {
      method: "POST",
      body: { event_type: marks.body },
    });
    await askExactly(plain.address, "/api/search", {
      method: "POST",
      headers: { "content-type": "application/json" },
      bytes: `{"query": "${marks.body}`,
    });
    await ask(plain.address, `/api/brands/${brand.id}`, { token: brand.token });
    await askExactly(plain.address, `/%?token=${marks.link}`);
    const log = plain.log.slice(begins).join("");
    expect(log).toContain('"/api/brands/verify-email"');
    for (const mark of [...Object.values(marks), brand.token]) expect(log).not.toContain(mark);
  });

  test("has one line when a request comes and one when it is answered, with status and time", async () => {
    const begins = plain.log.length;
    const { headers } = await ask(plain.address, "/api/health");
    const lines = plain.log
      .slice(begins)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ reqId }) => reqId === headers.get("x-request-id"));
    expect(lines).toEqual([
      expect.objectContaining({ req: { method: "GET", path: "/api/health" } }),
      expect.objectContaining({ res: { statusCode: 200 }, responseTime: expect.any(Number) }),
    ]);
  });
});

describe("a flood from one address", () => {
  const login = (address: string, headers: Record<string, string> = {}) =>
    ask(published.address, "/api/brands/login", {
      method: "POST",
      body: {},
      headers: { "x-forwarded-for": address, ...headers },
    });
  const LIMIT = CALLS_PER_MINUTE["sign-in"];
  const flood = (address: string) =>
    Promise.all(Array.from({ length: LIMIT }, () => login(address)));

  test("is slowed with a sentence and the time to wait; other calls and other people are not", async () => {
    expect((await flood("203.0.113.7")).map(({ status }) => status)).toEqual(
      Array.from({ length: LIMIT }, () => 400),
    );
    const refused = await login("203.0.113.7");
    expect(refused).toMatchObject({
      status: 429,
      body: refusal("too_many_requests", "tooManyRequests"),
    });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    const arabic = await login("203.0.113.7", { "accept-language": "ar" });
    expect(arabic.body).toEqual({
      detail: inArabic("tooManyRequests"),
      code: "too_many_requests",
    });

    const headers = { "x-forwarded-for": "203.0.113.7" };
    const others = ["/api/products/explore", "/api/health", "/"];
    for (const path of others) {
      expect([path, (await ask(published.address, path, { headers })).status]).toEqual([path, 200]);
    }
    expect((await login("203.0.113.8")).status).toBe(400);
  });

  test("draws from one allowance, whichever call of the kind it uses", async () => {
    const forgot = (address: string) =>
      ask(published.address, "/api/brands/forgot-password", {
        method: "POST",
        body: {},
        headers: { "x-forwarded-for": address },
      });
    await flood("203.0.113.20");
    expect((await forgot("203.0.113.20")).status).toBe(429);
    expect((await forgot("203.0.113.21")).status).toBe(400);
  });

  test.each([
    "/sitemap.xml",
    "/sitemap-products.xml",
    "/robots.txt",
    "/llms.txt",
    "/feeds/google.xml",
    "/api/openapi.json",
    "/api/docs",
    "/api/collections/nothing/picture",
  ])("finds no door without an allowance: %s", async (path) => {
    const { headers } = await ask(published.address, path);
    expect(Number(headers.get("x-ratelimit-limit"))).toBeGreaterThan(0);
  });

  test("counts an IPv6 customer's whole network, however the address is written", async () => {
    for (const [network, neighbour, stranger] of [
      ["2001:db8:1:2:3:4:5:", "2001:db8:1:2:ffff::9", "2001:db8:1:3::9"],
      ["2001:db8::7:8:9:", "2001:db8::a:b:c:d", "2001:db8:0:1::9"],
    ] as const) {
      await Promise.all(
        Array.from({ length: LIMIT }, (_, n) => login(`${network}${n.toString(16)}`)),
      );
      expect((await login(neighbour)).status).toBe(429);
      expect((await login(stranger)).status).toBe(400);
    }
  });
});

test("a forged Host never reaches the addresses in a page", async () => {
  const forged = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "http",
    forwarded: "host=evil.example",
  };
  for (const server of [plain, published]) {
    for (const path of ["/", "/login", "/nothing", "/api/docs", "/api/openapi.json"]) {
      const answer = await askExactly(server.address, path, { headers: forged });
      expect(answer.text).not.toContain("evil.example");
      expect(JSON.stringify([...answer.headers])).not.toContain("evil.example");
    }
  }
  const { text } = await askExactly(published.address, "/", { headers: forged });
  expect(text).toContain('<link rel="canonical" href="https://ribby.example/">');
  expect(text).toContain('<meta property="og:url" content="https://ribby.example/">');
});
