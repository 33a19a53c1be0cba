// What a brand learns from what shoppers did.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EventSource, EventType } from "../../src/contract/events.ts";
import { PRODUCT_EVENTS_MAX, TOP_PRODUCTS } from "../../src/contract/limits.ts";
import { writeEvents } from "../../src/server/features/analytics/queries/write-events.ts";
import { BROWSER, ask, refusal } from "../support/ask.ts";
import { administratorToken, makeBrand, newProduct, type TestBrand } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { workbenchOf } from "../support/workbench.ts";

let server: TestServer;
let brand: TestBrand;
let neighbour: TestBrand;
let administrator: string;
const shirt = newProduct({
  title: "Shirt",
  title_ar: "قميص",
  image_url: "https://brand.example/1.jpg",
});
const dress = newProduct({ title: "Dress" });
const theirs = newProduct({ title: "Theirs" });

beforeAll(async () => {
  server = await startTestServer();
  brand = await makeBrand(server.parts);
  neighbour = await makeBrand(server.parts);
  administrator = await administratorToken(server.parts);
  await server.parts.products.addMany(brand.id, [shirt, dress]);
  await server.parts.products.addMany(neighbour.id, [theirs]);
});
afterAll(() => server.stop());
beforeEach(() => server.parts.database.pool.query("delete from events"));

const JUNE = { start_date: "2026-06-01T00:00:00Z", end_date: "2026-07-01T00:00:00Z" };

const get = (
  what: "metrics" | "daily",
  query: Record<string, string> = JUNE,
  token = brand.token,
  of = brand,
) =>
  ask(server.address, `/api/analytics/${what}/${of.id}?${new URLSearchParams(query).toString()}`, {
    token,
  });
const eventsOf = (id: string, token = brand.token) =>
  ask(server.address, `/api/analytics/events/${id}`, { token });

type Told = [
  at: string,
  type: EventType,
  source: EventSource,
  product: { id: string },
  owner?: TestBrand,
];
const tell = (events: Told[]) =>
  writeEvents(
    server.parts.database.sql,
    events.map(([at, event_type, source, product, owner = brand]) => ({
      event_type,
      source,
      product_id: product.id,
      brand_id: owner.id,
      created_at: new Date(at),
    })),
  );

const NOTHING = { total_clicks: 0, event_counts: {}, top_products: [], source_breakdown: {} };

describe("the metrics", () => {
  test("count clicks, types, sources and products of the period, and nothing beyond it", async () => {
    await tell([
      ["2026-05-31T23:59:59.999Z", "redirect", "direct", shirt],
      ["2026-06-01T00:00:00.000Z", "redirect", "ProductDetail", shirt],
      ["2026-06-10T12:00:00.000Z", "redirect", "Collection", dress],
      ["2026-06-10T12:00:00.000Z", "product_view", "explore", shirt],
      ["2026-06-30T23:59:59.999Z", "add_to_pinned", "explore", shirt],
      ["2026-07-01T00:00:00.000Z", "redirect", "direct", shirt],
      ["2026-06-10T12:00:00.000Z", "redirect", "direct", theirs, neighbour],
    ]);
    expect(await get("metrics")).toMatchObject({
      status: 200,
      body: {
        total_clicks: 2,
        event_counts: { redirect: 2, product_view: 1, add_to_pinned: 1 },
        top_products: [
          {
            id: shirt.id,
            title: "Shirt",
            title_ar: "قميص",
            image_url: expect.stringContaining(`/api/images/${shirt.id}.`),
            event_count: 3,
          },
          { id: dress.id, title: "Dress", image_url: null, event_count: 1 },
        ],
        source_breakdown: { ProductDetail: 1, Collection: 1, explore: 2 },
      },
    });
  });

  test("of a period in which nothing happened are empty", async () => {
    expect((await get("metrics")).body).toEqual(NOTHING);
  });

  test("name the ten most looked at, in their order", async () => {
    const products = Array.from({ length: TOP_PRODUCTS + 2 }, (_, n) =>
      newProduct({ title: `Piece ${n}` }),
    );
    await server.parts.products.addMany(brand.id, products);
    await tell(
      products.flatMap((product, n) =>
        Array.from({ length: n + 1 }, (): Told => [
          "2026-06-05T00:00:00Z",
          "product_view",
          "explore",
          product,
        ]),
      ),
    );
    const { top_products } = (await get("metrics")).body as { top_products: { title: string }[] };
    expect(top_products.map(({ title }) => title)).toEqual(
      products
        .map(({ title }) => title)
        .toReversed()
        .slice(0, TOP_PRODUCTS),
    );
  });

  test("keep the history of a deleted product, with its title", async () => {
    const bench = workbenchOf(server.address, brand);
    const gone = await bench.add({ title: "Gone for good" });
    await tell([["2026-06-05T00:00:00Z", "redirect", "direct", gone]]);
    await bench.delete(gone.id);
    expect((await get("metrics")).body).toMatchObject({
      total_clicks: 1,
      top_products: [{ id: gone.id, title: "Gone for good", image_url: null, event_count: 1 }],
    });
    expect((await eventsOf(gone.id)).body).toEqual([
      { event_type: "redirect", source: "direct", created_at: "2026-06-05T00:00:00.000Z" },
    ]);
    expect((await eventsOf(gone.id, neighbour.token)).status).toBe(404);
  });

  test("take a period in any time zone", async () => {
    await tell([["2026-06-01T00:00:00Z", "redirect", "direct", shirt]]);
    const clicks = async (start_date: string) =>
      ((await get("metrics", { ...JUNE, start_date })).body as { total_clicks: number })
        .total_clicks;
    expect(await clicks("2026-06-01T03:00:00+03:00")).toBe(1);
    expect(await clicks("2026-06-01T03:00:00+02:00")).toBe(0);
  });

  test("count what shoppers did a moment ago, and not what programs did", async () => {
    const report = (agent: string, event_type: string) =>
      ask(server.address, "/api/analytics/events", {
        method: "POST",
        headers: { "user-agent": agent },
        body: { event_type, product_id: shirt.id, source: "search" },
      });
    await report(BROWSER, "product_view");
    await report("Googlebot/2.1 (+http://www.google.com/bot.html)", "product_view");
    const click = (agent: string) =>
      ask(server.address, `/api/redirect/${shirt.id}`, { headers: { "user-agent": agent } });
    expect((await click(BROWSER)).status).toBe(302);
    expect((await click("bingbot/2.0")).status).toBe(302);
    const now = Date.now();
    const period = {
      start_date: new Date(now - 3_600_000).toISOString(),
      end_date: new Date(now + 3_600_000).toISOString(),
    };
    expect((await get("metrics", period)).body).toMatchObject({
      total_clicks: 1,
      event_counts: { product_view: 1, redirect: 1 },
      source_breakdown: { search: 1, ProductDetail: 1 },
    });
  });
});

describe("the daily trend", () => {
  const WEEK = {
    start_date: "2026-06-01T00:00:00Z",
    end_date: "2026-06-04T00:00:00Z",
    time_zone: "UTC",
  };

  test("has every day of the period, also those on which nothing happened", async () => {
    await tell([
      ["2026-06-01T10:00:00Z", "redirect", "direct", shirt],
      ["2026-06-01T11:00:00Z", "product_view", "explore", shirt],
      ["2026-06-03T23:59:59Z", "redirect", "direct", dress],
      ["2026-06-02T12:00:00Z", "redirect", "direct", theirs, neighbour],
    ]);
    expect((await get("daily", WEEK)).body).toEqual([
      { date: "2026-06-01", clicks: 1, events: 2 },
      { date: "2026-06-02", clicks: 0, events: 0 },
      { date: "2026-06-03", clicks: 1, events: 1 },
    ]);
  });

  test("cuts days where the brand's clock does: Cairo's, unless another is named", async () => {
    // 00:30 of the second in Cairo, which is three hours ahead in June.
    await tell([["2026-06-01T21:30:00Z", "redirect", "direct", shirt]]);
    const day = async (zone?: string) => {
      const query: Record<string, string> = { ...WEEK, time_zone: zone ?? "" };
      if (!zone) delete query["time_zone"];
      const days = (await get("daily", query)).body as { date: string; clicks: number }[];
      return days.find(({ clicks }) => clicks > 0)!.date;
    };
    expect(await day()).toBe("2026-06-02");
    expect(await day("UTC")).toBe("2026-06-01");
    expect(await day("America/New_York")).toBe("2026-06-01");
  });

  test.each(["Nowhere/City", "+02:00", "UTC'; drop table events; --", ""])(
    "refuses the time zone '%s'",
    async (time_zone) => {
      expect(await get("daily", { ...WEEK, time_zone })).toMatchObject({
        status: 400,
        body: refusal("invalid", "timeZoneUnknown", { field: "time_zone" }),
      });
    },
  );
});

test.each([
  ["that ends before it begins", "2026-06-02T00:00:00Z", "2026-06-01T00:00:00Z"],
  ["of no time", "2026-06-02T00:00:00Z", "2026-06-02T00:00:00Z"],
  ["of ten years", "2016-06-02T00:00:00Z", "2026-06-02T00:00:00Z"],
])("a period %s is refused", async (_, start_date, end_date) => {
  for (const what of ["metrics", "daily"] as const) {
    expect(await get(what, { start_date, end_date })).toMatchObject({
      status: 400,
      body: refusal("invalid", "periodInvalid", { field: "end_date" }),
    });
  }
});

test.each([
  ["no period", {}, "start_date"],
  ["a day instead of a moment", { ...JUNE, end_date: "2026-06-30" }, "end_date"],
])("%s is refused", async (_, query, field) => {
  expect(await get("metrics", query as Record<string, string>)).toMatchObject({
    status: 400,
    body: { code: "invalid", field },
  });
});

describe("the events of a product", () => {
  test("come newest first, a thousand at most", async () => {
    await tell(
      Array.from({ length: PRODUCT_EVENTS_MAX + 5 }, (_, n): Told => [
        new Date(Date.UTC(2026, 5, 1) + n * 1000).toISOString(),
        "product_view",
        "explore",
        shirt,
      ]),
    );
    const events = (await eventsOf(shirt.id)).body as { created_at: string }[];
    expect(events.length).toBe(PRODUCT_EVENTS_MAX);
    expect(events[0]).toEqual({
      event_type: "product_view",
      source: "explore",
      created_at: "2026-06-01T00:16:44.000Z",
    });
    const moments = events.map(({ created_at }) => created_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  test("are empty for a product that nobody looked at", async () => {
    expect(await eventsOf(dress.id)).toMatchObject({ status: 200, body: [] });
  });

  test("are for its brand and the administrator; for others the product is not there", async () => {
    await tell([["2026-06-01T00:00:00Z", "redirect", "direct", shirt]]);
    const MISSING = { status: 404, body: refusal("not_found", "productNotFound") };
    expect(await eventsOf(shirt.id, neighbour.token)).toMatchObject(MISSING);
    expect(await eventsOf("p_nothing")).toMatchObject(MISSING);
    expect((await eventsOf(shirt.id, administrator)).body).toHaveLength(1);
    expect((await get("metrics", JUNE, administrator)).body).toMatchObject({ total_clicks: 1 });
    for (const what of ["metrics", "daily"] as const) {
      expect((await get(what, JUNE, neighbour.token)).status).toBe(404);
    }
  });
});

test("of a burst of 2,000 every acknowledged event is there, and a wrong one among them is told so", async () => {
  const answers = await Promise.all(
    Array.from({ length: 2000 }, (_, n) =>
      server.parts.recordEvent({
        event_type: "search_click",
        source: "search",
        product_id: n % 100 === 0 ? "p_nothing" : shirt.id,
        metadata: { n },
      }),
    ),
  );
  expect(answers.map((page, n) => (page !== undefined) === (n % 100 !== 0)).every(Boolean)).toBe(
    true,
  );
  const { rows } = await server.parts.database.pool.query(
    "select (metadata->>'n')::int as n from events order by 1",
  );
  const expected = Array.from({ length: 2000 }, (_, n) => n).filter((n) => n % 100 !== 0);
  expect(rows.map(({ n }) => n)).toEqual(expected);
});

test("metrics are counted from the index alone", async () => {
  const { pool } = server.parts.database;
  await tell(
    Array.from({ length: 4000 }, (_, n): Told => [
      new Date(Date.UTC(2026, 5, 1) + n * 60_000).toISOString(),
      "product_view",
      "explore",
      shirt,
      n % 40 === 0 ? brand : neighbour,
    ]),
  );
  async function plan() {
    await pool.query("vacuum analyze events");
    const { rows } = await pool.query(
      `explain select event_type, source, product_id, count(*) from events
       where brand_id = '${brand.id}' and created_at >= '2026-06-01' and created_at < '2026-07-01'
       group by event_type, source, product_id`,
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  }
  // Pages that a question under way could still see otherwise are left for the next vacuum.
  await expect.poll(plan).toContain("Index Only Scan using events_of_brand");
});
