// A shop's terms follow its pages at every refresh: asked cheaply, read where they changed, each with its own date.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BrandTerms } from "../../src/contract/trust.ts";
import { ask } from "../support/ask.ts";
import { makeBrandAt, QUICK } from "../support/crawl-calls.ts";
import { untilJobDone } from "../support/job-done.ts";
import type { TestBrand } from "../support/people.ts";
import { serveShop, type ShopServer } from "../support/shops/serve.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const DAY = 86_400_000;
const clock = { now: Date.parse("2026-11-02T01:00:00Z") };
const today = () => new Date(clock.now).toISOString();
const PAGES: Record<string, string> = {
  "/": `<main>Welcome</main><footer><a href="/pages/shipping">Shipping</a> <a href="/pages/exchange">Exchange policy</a></footer>`,
  "/pages/shipping":
    "<main><h1>Shipping</h1><p>Delivery costs 60 EGP everywhere in Egypt.</p></main>",
  "/pages/exchange": "<main><h1>Exchange</h1><p>You can exchange within 7 days.</p></main>",
};
/** What each page was answered with. */
let answered: Record<string, number[]> = {};
let down: string[] = [];

let server: TestServer;
let shop: ShopServer;
let brand: TestBrand;
let done = 0;

beforeAll(async () => {
  server = await startTestServer({
    env: { ALLOW_PRIVATE_CRAWL: "on" },
    crawl: { ...QUICK, readsTerms: true },
    now: () => new Date(clock.now),
  });
  shop = await serveShop(({ pathname }, { headers }) => {
    const body = PAGES[pathname];
    const etag = `"${createHash("sha1")
      .update(body ?? "")
      .digest("hex")}"`;
    const isSame = headers["if-none-match"] === etag;
    const status = down.includes(pathname) ? 503 : !body ? 404 : isSame ? 304 : 200;
    (answered[pathname] ??= []).push(status);
    return { status, headers: { etag }, body: status === 200 ? body! : "" };
  });
  brand = await makeBrandAt(server, shop.url);
  await reads({ isRefresh: false });
});
afterAll(async () => {
  await shop.stop();
  await server.stop();
});

async function reads({ isRefresh = true } = {}): Promise<void> {
  answered = {};
  await server.parts.jobs.send("terms", { brand: brand.id, isRefresh });
  await untilJobDone(server.parts, "terms", ++done);
}

async function told() {
  const answer = await ask(server.address, `/api/terms/brand/${encodeURIComponent(brand.name)}`);
  const { terms, read_at } = answer.body as BrandTerms;
  const of = (wanted: string) => terms.find(({ kind }) => kind === wanted);
  const fees = of("delivery_fee");
  const days = of("exchange_days");
  return {
    fee: fees && [(fees.value as Record<string, number>)["cairo"], fees.at],
    days: days && [days.value, days.at],
    read_at,
  };
}

test("a refresh of the next day asks only whether a page changed, and dates what stands", async () => {
  expect(await told()).toEqual({ fee: [60, today()], days: [7, today()], read_at: today() });
  clock.now += DAY;
  await reads();
  expect(answered).toMatchObject({ "/pages/shipping": [304], "/pages/exchange": [304] });
  expect(await told()).toEqual({ fee: [60, today()], days: [7, today()], read_at: today() });
});

test("refreshes that follow one another within hours, as orders bring them, ask nothing", async () => {
  clock.now += 3_600_000;
  await reads();
  expect(answered).toEqual({});
});

test("a page that changed is read at the next refresh, not a week later", async () => {
  clock.now += DAY;
  PAGES["/pages/exchange"] = PAGES["/pages/exchange"]!.replace("7 days", "14 days");
  await reads();
  expect(answered).toMatchObject({ "/pages/shipping": [304, 200], "/pages/exchange": [200] });
  expect(await told()).toMatchObject({ fee: [60, today()], days: [14, today()] });
});

test("a page that does not answer keeps what it said, with the date of its last answer", async () => {
  const before = today();
  clock.now += DAY;
  down = ["/pages/shipping"];
  PAGES["/pages/exchange"] = PAGES["/pages/exchange"]!.replace("14 days", "21 days");
  await reads();
  expect(await told()).toEqual({ fee: [60, before], days: [21, today()], read_at: today() });
  clock.now += DAY;
  await reads();
  expect(await told()).toMatchObject({ fee: [60, before], days: [21, today()] });
});

test("a page that is gone takes along what it said", async () => {
  clock.now += DAY;
  down = [];
  const page = PAGES["/pages/shipping"]!;
  delete PAGES["/pages/shipping"];
  await reads();
  expect(await told()).toMatchObject({ fee: undefined, days: [21, today()] });
  PAGES["/pages/shipping"] = page;
  clock.now += DAY;
  await reads();
  expect(await told()).toMatchObject({ fee: [60, today()] });
});

test("once a week all is read, whatever the shop says of changes", async () => {
  clock.now += 8 * DAY;
  await reads();
  expect(answered).toMatchObject({ "/pages/shipping": [200], "/pages/exchange": [200] });
});

test("a page that has not answered for a month says nothing any more", async () => {
  down = ["/pages/shipping"];
  for (const days of [1, 14, 14]) {
    clock.now += days * DAY;
    await reads();
  }
  expect(await told()).toMatchObject({ fee: undefined, days: [21, today()] });
});
