import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ErrorBody } from "../../src/contract/shapes.ts";
import { ask, askExactly, inArabic, refusal, sendBytes } from "../support/ask.ts";
import { makeBrand, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let brand: TestBrand;

beforeAll(async () => {
  server = await startTestServer();
  brand = await makeBrand(server.parts);
});
afterAll(() => server.stop());

const EVENTS = "/api/analytics/events";
const JSON_TYPE = { "content-type": "application/json" };
const UNREADABLE = { status: 400, body: refusal("invalid", "bodyInvalid") };
const NOT_FOUND = { status: 404, body: refusal("not_found", "notFound") };

const post = (bytes: string | Buffer, headers: Record<string, string> = JSON_TYPE, path = EVENTS) =>
  askExactly(server.address, path, { method: "POST", bytes, headers });

describe("a body we cannot read gets a sentence", () => {
  test.each([
    ["half a JSON", '{"event_type": '],
    ["not JSON at all", "hello"],
    ["an empty body", ""],
    ["JSON with a comment", '{"a": 1} // hm'],
    ["bytes that are no text", Buffer.from([0xff, 0xfe, 0x00, 0x80])],
    ["a poisoned prototype", '{"__proto__": {"isAdministrator": true}}'],
    ["a poisoned constructor", '{"constructor": {"prototype": {"isAdministrator": true}}}'],
    ["a list nested 100,000 deep", "[".repeat(100_000)],
  ])("%s", async (_, bytes) => {
    const path = "/api/products/filter";
    const answer = await post(bytes, JSON_TYPE, path);
    expect(answer).toMatchObject(UNREADABLE);
    expect(ErrorBody.strict().parse(answer.body)).toEqual(answer.body);
  });

  test("closed lists nested 100,000 deep are only the wrong kind of thing", async () => {
    const answer = await post("[".repeat(100_000) + "]".repeat(100_000), JSON_TYPE, "/api/search");
    expect(answer).toMatchObject(UNREADABLE);
  });

  test.each([
    ["text/plain", "{}"],
    ["application/xml", "<a/>"],
    ["application/x-www-form-urlencoded", "event_type=product_view"],
    ["nonsense", "{}"],
  ])("a content type of %s", async (type, bytes) => {
    expect(await post(bytes, { "content-type": type })).toMatchObject(UNREADABLE);
  });

  test("a body that says it is packed: it is read as it stands", async () => {
    const headers = { ...JSON_TYPE, "content-encoding": "gzip" };
    const path = "/api/products/filter";
    for (const bytes of ["", Buffer.from([0x1f, 0x8b, 8]), gzipSync("{}")])
      expect(await post(bytes, headers, path)).toMatchObject(UNREADABLE);
    expect((await post("{}", headers, path)).status).toBe(200);
  });

  test("a JSON body that is a word, a number or nothing", async () => {
    for (const bytes of ['"word"', "7", "null", "true", "[]"]) {
      expect([bytes, await post(bytes)]).toMatchObject([bytes, UNREADABLE]);
    }
  });

  test("a length that does not fit the body", async () => {
    const answer = await sendBytes(
      server.address,
      `POST ${EVENTS} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: abc\r\n\r\n{}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("a body that is too large is refused with 413", () => {
  const TOO_LARGE = { status: 413, body: refusal("too_large", "bodyTooLarge") };

  test("a call for small things takes 8 KB", async () => {
    expect(await post(`"${"x".repeat(8 * 1024)}"`)).toMatchObject(TOO_LARGE);
  });

  test("other calls take 256 KB", async () => {
    const body = `"${"x".repeat(256 * 1024)}"`;
    expect(await post(body, JSON_TYPE, "/api/search")).toMatchObject(TOO_LARGE);
  });

  test("saving all products takes much more", async () => {
    const answer = await ask(server.address, `/api/brands/${brand.id}/products/save-all`, {
      method: "POST",
      token: brand.token,
      body: Array.from({ length: 4000 }, () => ({ title: "x".repeat(1000) })),
    });
    expect(answer.status).not.toBe(413);
  });

  test("also when the length is not announced", async () => {
    const answer = await post(`"${"x".repeat(9000)}"`, {
      ...JSON_TYPE,
      "transfer-encoding": "chunked",
    });
    expect(answer).toMatchObject(TOO_LARGE);
  });
});

describe("an address that leads nowhere", () => {
  test.each([
    ["GET", "/api/nothing"],
    ["GET", "/api/"],
    ["POST", "/api/products/explore"],
    ["DELETE", "/api/products/explore"],
    ["GET", "/api/search"],
    ["PUT", "/api/search"],
    ["OPTIONS", "/api/products/explore"],
    ["POST", "/"],
    ["DELETE", "/login"],
    ["GET", "/api/brands/b_1/products/../../../../etc/passwd"],
  ])("%s %s answers 404 in JSON", async (method, path) => {
    expect(await askExactly(server.address, path, { method })).toMatchObject(NOT_FOUND);
  });

  test.each([
    "/nothing",
    "/product",
    "/brand/a/b/c",
    "/.env",
    "/..%2f..%2fetc/passwd",
    "//evil.example/",
    "/api",
    `/${"x".repeat(8000)}`,
  ])("%s shows the not-found page, kept out of search engines", async (path) => {
    const answer = await askExactly(server.address, path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.text).toContain('<meta name="robots" content="noindex">');
    expect(answer.text).not.toContain('rel="canonical"');
  });

  test.each(["/%", "/%zz", "/product/%E0%A4%A", "/api/products/%ff", "/api/images/%c0%af/0"])(
    "%s, which cannot be read, answers 400",
    async (path) => {
      expect(await askExactly(server.address, path)).toMatchObject(UNREADABLE);
    },
  );

  test("a name with a null byte in it is nobody's", async () => {
    const answer = await ask(server.address, "/api/images/p_%00/0");
    expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  test("an endless address is refused without harm", async () => {
    const answer = await askExactly(server.address, `/api/products/${"x".repeat(60_000)}`);
    expect(answer.status).toBe(431);
    expect((await ask(server.address, "/api/health")).status).toBe(200);
  });

  test("a brand name may be as long as registration allows", async () => {
    const name = encodeURIComponent("ق".repeat(120));
    const answer = await ask(server.address, `/api/products/by-brand/${name}`);
    expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});

describe("sentences speak the caller's language", () => {
  test("Arabic where it is asked for, in every kind of refusal", async () => {
    const arabic = { "accept-language": "ar-EG,ar;q=0.9,en;q=0.5" };
    const asked: [string, object, string, string][] = [
      ["/api/nothing", {}, "not_found", inArabic("notFound")],
      ["/api/stripe/my-subscription", {}, "sign_in_first", inArabic("signInFirst")],
      ["/api/%", {}, "invalid", inArabic("bodyInvalid")],
      [
        "/api/products/explore",
        { authorization: "Bearer x" },
        "explore_token_invalid",
        inArabic("exploreTokenInvalid"),
      ],
    ];
    for (const [path, headers, code, detail] of asked) {
      const answer = await askExactly(server.address, path, { headers: { ...arabic, ...headers } });
      expect(answer.body).toEqual({ detail, code });
    }
  });

  test("a field that is wrong is named in both languages", async () => {
    const wrong = (language: string) =>
      ask(server.address, "/api/products/explore?limit=0", {
        headers: { "accept-language": language },
      });
    expect((await wrong("en")).body).toEqual({
      detail: "The field 'limit' is missing or not valid.",
      code: "invalid",
      field: "limit",
    });
    expect((await wrong("ar")).body).toEqual({
      detail: "الخانة «\u2068limit\u2069» ناقصة أو غير صحيحة.",
      code: "invalid",
      field: "limit",
    });
  });
});

test("HEAD answers like GET, without the body", async () => {
  for (const path of ["/", "/login", "/api/health", "/api/products/explore"]) {
    const [head, get] = await Promise.all([
      ask(server.address, path, { method: "HEAD" }),
      ask(server.address, path),
    ]);
    expect([path, head.status, head.text]).toEqual([path, get.status, ""]);
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
  }
});

test("a failure on our side is a calm sentence, and its cause goes to the log with the request's id", async () => {
  const broken = vi
    .spyOn(server.parts.products, "feedAfter")
    .mockRejectedValue(new Error("select secret from vault"));
  const answer = await ask(server.address, "/api/products/explore");
  broken.mockRestore();
  expect(answer).toMatchObject({ status: 500, body: refusal("unexpected", "unexpected") });
  const logged = server.log.filter((line) => line.includes("select secret from vault"));
  expect(logged.length).toBe(1);
  expect(JSON.parse(logged[0]!)).toMatchObject({
    level: 50,
    reqId: answer.headers.get("x-request-id"),
    msg: "a call failed",
  });
});
