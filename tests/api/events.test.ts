import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { EVENT_SOURCES, EVENT_TYPES } from "../../src/contract/events.ts";
import { ask, inArabic, refusal } from "../support/ask.ts";
import { makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let brand: TestBrand;
const shown = newProduct();
const hidden = newProduct({ hidden: true });
const inactive = newProduct({ active: false });

beforeAll(async () => {
  server = await startTestServer();
  brand = await makeBrand(server.parts);
  await server.parts.products.addMany(brand.id, [shown, hidden, inactive]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.parts.database.sql.deleteFrom("events").execute();
});

const report = (body: unknown, headers: Record<string, string> = {}) =>
  ask(server.address, "/api/analytics/events", { method: "POST", body, headers });

const stored = () =>
  server.parts.database.sql
    .selectFrom("events")
    .select(["event_type", "source", "product_id", "brand_id", "metadata", "created_at"])
    .orderBy("id")
    .execute();

const RECORDED = { status: 200, body: { message: "Recorded." } };
const MISSING = { status: 404, body: refusal("not_found", "productNotFound") };
const wrong = (field: string) => ({
  status: 400,
  body: refusal("invalid", "fieldInvalid", { field, values: { field } }),
});

describe("an event that was recorded", () => {
  test("is stored exactly as it happened, with its brand and the moment", async () => {
    const before = Date.now() - 1000;
    const answer = await report({
      event_type: "add_to_pinned",
      product_id: shown.id,
      source: "Collection",
      metadata: { position: 3, first: true, words: "كتان \"linen\" 'x' 😀", nothing: null },
    });
    expect(answer).toMatchObject(RECORDED);
    const rows = await stored();
    expect(rows).toEqual([
      {
        event_type: "add_to_pinned",
        source: "Collection",
        product_id: shown.id,
        brand_id: brand.id,
        metadata: { position: 3, first: true, words: "كتان \"linen\" 'x' 😀", nothing: null },
        created_at: expect.any(Date),
      },
    ]);
    expect(rows[0]!.created_at.getTime()).toBeGreaterThan(before);
  });

  test("comes from explore and carries nothing when no more was said", async () => {
    expect(await report({ event_type: "product_view", product_id: shown.id })).toMatchObject(
      RECORDED,
    );
    expect(await stored()).toMatchObject([{ source: "explore", metadata: null }]);
  });

  test("is acknowledged in the shopper's language", async () => {
    const answer = await report(
      { event_type: "product_view", product_id: shown.id },
      { "accept-language": "ar" },
    );
    expect(answer.body).toEqual({ message: inArabic("eventRecorded") });
  });

  test("may be of every type and from every place that is known", async () => {
    const types = EVENT_TYPES.filter((type) => type !== "redirect");
    for (const event_type of types) {
      expect(await report({ event_type, product_id: shown.id })).toMatchObject(RECORDED);
    }
    for (const source of EVENT_SOURCES) {
      const answer = await report({ event_type: "view_details", product_id: shown.id, source });
      expect(answer).toMatchObject(RECORDED);
    }
    expect((await stored()).map((row) => [row.event_type, row.source])).toEqual([
      ...types.map((type) => [type, "explore"]),
      ...EVENT_SOURCES.map((source) => ["view_details", source]),
    ]);
  });

  test("is there for each of 200 shoppers at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        report({ event_type: "search_click", product_id: shown.id, metadata: { n } }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const numbers = (await stored()).map((row) => Number(row.metadata?.["n"]));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });
});

describe("nothing is stored for", () => {
  const good = { event_type: "product_view", product_id: shown.id };

  test.each([
    ["an unknown type", { ...good, event_type: "purchase" }, wrong("event_type")],
    [
      "a redirect, which only the server counts",
      { ...good, event_type: "redirect" },
      wrong("event_type"),
    ],
    ["a missing type", { product_id: shown.id }, wrong("event_type")],
    ["an unknown source", { ...good, source: "billboard" }, wrong("source")],
    ["a source in the wrong case", { ...good, source: "collection" }, wrong("source")],
    [
      "a missing product",
      { event_type: "product_view" },
      { status: 400, body: refusal("invalid", "invalidProductId", { field: "product_id" }) },
    ],
    ["a product id that is no text", { ...good, product_id: 7 }, { status: 400 }],
    ["a product nobody has", { ...good, product_id: "p_nothing" }, MISSING],
    ["the word undefined", { ...good, product_id: "undefined" }, MISSING],
    ["an empty product id", { ...good, product_id: "" }, MISSING],
    ["a hidden product", { ...good, product_id: hidden.id }, MISSING],
    ["an inactive product", { ...good, product_id: inactive.id }, MISSING],
    ["an id that tries SQL", { ...good, product_id: "x' or listed --" }, MISSING],
    ["details that are a list", { ...good, metadata: ["x"] }, wrong("metadata")],
    ["details inside details", { ...good, metadata: { a: { b: 1 } } }, wrong("metadata.a")],
    ["a detail of 201 letters", { ...good, metadata: { a: "x".repeat(201) } }, { status: 400 }],
    [
      "a detail's name of 41 letters",
      { ...good, metadata: { ["x".repeat(41)]: 1 } },
      { status: 400 },
    ],
    ["a detail with a null byte", { ...good, metadata: { a: "x\0" } }, { status: 400 }],
    ["a detail's name with a null byte", { ...good, metadata: { "x\0": 1 } }, { status: 400 }],
    ["a detail with half a character", { ...good, metadata: { a: "\ud800" } }, { status: 400 }],
    [
      "a detail's name with half a character",
      { ...good, metadata: { "\udc00": 1 } },
      { status: 400 },
    ],
    [
      "a body of a megabyte",
      { ...good, metadata: { a: "x".repeat(1024 * 1024) } },
      { status: 413, body: refusal("too_large", "bodyTooLarge") },
    ],
  ])("%s", async (_, body, answer) => {
    expect(await report(body)).toMatchObject(answer);
    expect(await stored()).toEqual([]);
  });
});

test("what programs do is answered and not counted", async () => {
  for (const agent of ["Googlebot/2.1 (+http://www.google.com/bot.html)", "curl/8.5.0"]) {
    const answer = await report(
      { event_type: "product_view", product_id: shown.id },
      { "user-agent": agent },
    );
    expect(answer).toMatchObject(RECORDED);
  }
  expect(await stored()).toEqual([]);
});

test("fields nobody asked for are ignored", async () => {
  const answer = await report({
    event_type: "product_view",
    product_id: shown.id,
    brand_id: "b_other",
    created_at: "2001-01-01T00:00:00Z",
    id: 1,
  });
  expect(answer).toMatchObject(RECORDED);
  const [row] = await stored();
  expect(row).toMatchObject({ brand_id: brand.id });
  expect(row!.created_at.getFullYear()).toBeGreaterThan(2001);
});
