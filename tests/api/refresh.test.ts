// A shop is read again by itself: prices and stock follow it, words wait, the brand's own word stays.
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PriceHistory } from "../../src/contract/prices.ts";
import type { Product } from "../../src/contract/products.ts";
import { ask } from "../support/ask.ts";
import { crawlCalls } from "../support/crawl-calls.ts";
import { administratorToken, TEST_PASSWORD } from "../support/people.ts";
import { brokenPromises, runMonth } from "../support/month/run-month.ts";
import { openPushService } from "../support/push-service.ts";
import { DAY_MS, importShop, startRefreshServer } from "../support/refreshing.ts";
import type { ShopServer } from "../support/shops/serve.ts";
import { startPlainShop } from "../support/shops/plain.ts";
import { startShopify } from "../support/shops/shopify.ts";
import type { TestServer } from "../support/test-server.ts";

const clock = { now: Date.now() };
const shops: Pick<ShopServer, "stop">[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startRefreshServer(clock);
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await server?.stop();
});

async function openShopify(count: number) {
  const shop = await startShopify(count);
  shops.push(shop);
  const opened = await importShop(server, clock, shop.url, (brand) =>
    crawlCalls(server.address, brand).shopify({ website: shop.url }),
  );
  return { shop, ...opened };
}

const named = <Piece extends { title: string }>(pieces: Piece[], n: number) =>
  pieces.find(({ title }) => title.endsWith(` ${n}`))!;

describe("a refresh", () => {
  test("takes price and stock, lets words wait, and leaves what the brand wrote", async () => {
    const { shop, products, night, call } = await openShopify(12);
    const before = named(await products(), 2);
    const written = named(await products(), 4);
    const { title, description, category, variants, price, current_price, currency } = written;
    const own = { title, description, category, variants, price, current_price, currency };
    await call("PUT", `/products/${written.id}`, { ...own, price: 999, current_price: null });
    for (const item of [shop.products[1]!, shop.products[3]!])
      for (const variant of item.variants) variant.price = "111.00";
    shop.products[1]!.title = "Renamed 2";
    shop.products[1]!.variants[1]!.available = false;

    const state = await night();

    expect(state.last).toMatchObject({ status: "done", changes: { prices: 1, gone: 0, new: 0 } });
    const after = (await products()).find(({ id }) => id === before.id)!;
    expect(after).toMatchObject({ title: before.title, price: 111, sold_out: false });
    expect(after.variants.map(({ in_stock }) => in_stock)).toEqual([true, false]);
    expect((await products()).find(({ id }) => id === written.id)).toMatchObject({ price: 999 });
    expect(state.waiting).toMatchObject({ differences: 2, stop: null });
    expect(state.changes.map(({ product_id }) => product_id)).toEqual([before.id]);
    const told = await ask(server.address, `/api/products/${before.id}/prices`);
    expect((told.body as PriceHistory).points.at(-1)).toMatchObject({
      price: 111,
      at: new Date(clock.now).toISOString(),
    });
    const page = (await ask(server.address, `/product/${before.id}`)).text;
    const until = new Date(clock.now + 7 * DAY_MS).toISOString().slice(0, 10);
    expect(page).toContain(`"priceValidUntil":"${until}"`);
    expect([...page.matchAll(/"availability":"[^"]*\/(\w+)"/g)].map(([, word]) => word)).toEqual([
      "InStock",
      "OutOfStock",
    ]);
    const map = (await ask(server.address, "/sitemap-products.xml?after=")).text;
    expect(map).toContain(`/product/${before.id}</loc><lastmod>${after.updated_at}</lastmod>`);
    expect(after.updated_at > before.updated_at).toBe(true);
  });

  test("an order has its pieces read again at once, and a small shop a minute later at the earliest", async () => {
    const { shop, brand, products, settled } = await openShopify(3);
    const { soon, startDue, choose } = server.parts.refreshes;
    // No night comes between.
    await choose(brand.id, 7);
    const sell = async (n: number) => {
      const { id, variants } = shop.products[n - 1]!;
      for (const variant of variants) variant.available = false;
      await soon(brand.id, { shopIds: [String(id)] });
    };
    const soldOut = async () =>
      (await products())
        .filter(({ sold_out }) => sold_out)
        .map(({ title }) => title.slice(-1))
        .toSorted();
    const isUntil = async (...pieces: string[]) => {
      while (String(await soldOut()) !== String(pieces)) await wait(40);
      await settled();
    };
    const before = shop.asked.length;
    await soon(brand.id, { shopIds: ["0"], address: "no address" });
    await startDue();
    expect([await soldOut(), shop.asked.length]).toEqual([[], before]);
    await sell(1);
    await isUntil("1");
    const after = shop.asked.length;
    await sell(2);
    await startDue();
    clock.now += 62_000;
    await startDue();
    expect(shop.asked.length).toBe(after);
    clock.now += 2000;
    await startDue();
    await isUntil("1", "2");
  });

  test("an unchanged shop of 1,000 pieces is asked at most 30 things", async () => {
    const { shop, night } = await openShopify(1000);
    const before = shop.asked.length;
    expect((await night()).last).toMatchObject({ status: "done" });
    expect(shop.asked.length - before).toBeLessThanOrEqual(30);
  });

  test("a piece gone on two days is hidden and told in the brand's language, and shown when it is back", async () => {
    const { shop, brand, products, night } = await openShopify(8);
    await signInInArabic(brand.id);
    const [gone] = shop.products.splice(4, 1);
    const piece = named(await products(), 5);
    const isShown = async () => !(await products()).find(({ id }) => id === piece.id)!.hidden;
    await night();
    expect(await isShown()).toBe(true);
    expect((await night()).last).toMatchObject({ changes: { gone: 1 } });
    expect(await isShown()).toBe(false);
    expect(await letters("refresh-gone")).toEqual(["ar"]);
    shop.products.push(gone!);
    expect((await night()).last).toMatchObject({ changes: { back: 1 } });
    expect(await isShown()).toBe(true);
  });

  test("most pieces gone or most prices changed: nothing is taken until the brand says so", async () => {
    const { shop, products, night, state, call, settled } = await openShopify(24);
    const all = shop.products.splice(4);
    const stopped = await night();
    expect(stopped.last).toMatchObject({ status: "stopped" });
    expect(stopped.waiting.stop).toEqual({
      kind: "gone",
      count: 20,
      of: 24,
      detail: "Your shop shows 20 of 24 pieces gone.",
    });
    expect((await products()).filter(({ hidden }) => hidden)).toEqual([]);
    shop.products.push(...all);
    for (const { variants } of shop.products) for (const one of variants) one.price = "1.00";
    expect((await night()).waiting.stop).toMatchObject({ kind: "prices", count: 24, of: 24 });
    expect((await products()).every(({ price }) => price > 1)).toBe(true);
    expect((await call("POST", "/refresh/answer", { take: "shop" })).status).toBe(200);
    expect((await settled()).waiting.stop).toBeNull();
    expect((await products()).every((one) => (one.current_price ?? one.price) === 1)).toBe(true);
    expect((await call("POST", "/refresh/answer", { take: "mine" })).status).toBe(404);
    expect((await state()).last).toMatchObject({ status: "done" });
  });

  test("the brand chooses how often, the administrator pauses all, the owner asks for it now", async () => {
    const { shop, call, night, settled } = await openShopify(3);
    await call("PUT", "/refresh", { every_days: 7 });
    const before = shop.asked.length;
    await night();
    expect(shop.asked.length).toBe(before);
    const pause = async (is_paused: boolean) => {
      const token = await administratorToken(server.parts);
      const asked = { method: "PUT", token, body: { is_paused } };
      expect((await ask(server.address, "/api/admin/refreshes", asked)).status).toBe(200);
    };
    await pause(true);
    clock.now += 8 * DAY_MS;
    expect(await server.parts.refreshes.startDue()).toBe(0);
    await pause(false);
    const begun = await call("POST", "/refresh");
    expect(begun.status).toBe(202);
    expect(begun.body).toEqual({ job: { id: expect.any(String), status: "queued" } });
    expect((await settled()).last).toMatchObject({ status: "done" });
  });

  test("a shop that does not answer says why, and is asked again the next night", async () => {
    const { shop, night } = await openShopify(3);
    shop.state.isClosed = true;
    const failed = await night();
    expect(failed.last).toMatchObject({ status: "failed", problem: expect.stringMatching(/\S/) });
    const counted = await ask(server.address, "/metrics");
    expect(counted.text).toMatch(/^ribby_refresh_brands\{status="failed"\} 1$/m);
    shop.state.isClosed = false;
    expect((await night()).last).toMatchObject({ status: "done", problem: null });
  });
});

describe("days that follow each other", () => {
  test("are true to the shop each morning, with nobody told wrongly, twice or not at all", async () => {
    const service = await openPushService();
    shops.push(service);
    const report = await runMonth(
      { server, clock, service },
      { kind: "woocommerce", pieces: 12, days: 5, seed: 7, watched: 6 },
    );
    expect(brokenPromises(report)).toEqual([]);
    expect(report.changes).toBeGreaterThan(8);
    expect(report.notices.told).toBeGreaterThan(0);
  });
});

describe("a shop of pages", () => {
  test("is known by the prices in its lists; a changed one is read, a page gone twice is hidden", async () => {
    const shop = await startPlainShop({ pieces: 24 });
    shops.push(shop);
    const opened = await importShop(server, clock, shop.url, (of) =>
      crawlCalls(server.address, of).adaptive({ website: shop.url }),
    );
    const { brand, products, night, state, settled } = opened;
    const pages = () => shop.asked.filter(({ path }) => path.startsWith("/product/")).length;
    let before = pages();
    expect((await night()).last).toMatchObject({ status: "done" });
    expect(pages() - before).toBeLessThanOrEqual(6);
    // A list has shown what the others cost, and not which sizes they have.
    const readings = await Promise.all(
      (await products()).map(
        async ({ id }) => (await ask(server.address, `/api/products/${id}`)).body as Product,
      ),
    );
    const now = new Date(clock.now).toISOString();
    expect(new Set(readings.map(({ read_at }) => read_at))).toEqual(new Set([now]));
    const older = readings.flatMap(({ stock_read_at = now }) =>
      stock_read_at < now ? [Date.parse(stock_read_at)] : [],
    );
    expect(older).toHaveLength(24 - (pages() - before));
    const { oldest_reading } = await state();
    expect(oldest_reading).toBe(new Date(Math.min(...older)).toISOString());
    const piece = shop.pieces.find(({ was }) => was === null)!;
    const id = (await products()).find(({ title }) => title === piece.name)!.id;
    // Between the nights an order opens the page of its piece and nothing else.
    clock.now += 60 * 60_000;
    before = shop.asked.length;
    await server.parts.refreshes.soon(brand.id, { productId: id });
    await server.parts.refreshes.startDue();
    await settled();
    expect(
      shop.asked.slice(before).flatMap(({ path }) => (/^\/product\//.test(path) ? [path] : [])),
    ).toEqual([`/product/piece-${piece.n}`]);
    piece.price = 77;
    before = pages();
    await night();
    expect(pages() - before).toBeLessThanOrEqual(7);
    expect((await products()).find((one) => one.id === id)).toMatchObject({ price: 77 });
    shop.pieces.splice(shop.pieces.indexOf(piece), 1);
    await night();
    await night();
    expect((await products()).find((one) => one.id === id)).toMatchObject({ hidden: true });
  });
});

const letters = async (kind: string) => {
  const rows = await server.parts.database.sql
    .selectFrom("mails")
    .select("language")
    .where("kind", "=", kind)
    .execute();
  return rows.map(({ language }) => language);
};

async function signInInArabic(brandId: string): Promise<void> {
  const brand = await server.parts.brands.byId(brandId);
  const { status } = await ask(server.address, "/api/brands/login", {
    method: "POST",
    headers: { "accept-language": "ar" },
    body: { username_or_email: brand!.email, password: TEST_PASSWORD },
  });
  expect(status).toBe(200);
}
