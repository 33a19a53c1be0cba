// 'Scan my website' where a browser is needed: nobody is asked for it, and the list is seen to its end.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { crawlCalls, makeBrandAt, QUICK } from "../support/crawl-calls.ts";
import { needBrowser } from "../support/find-browser.ts";
import {
  startAppWithoutLinks,
  startEndlessList,
  startNumberedList,
} from "../support/shops/makes.ts";
import type { ShopServer } from "../support/shops/serve.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { workbenchOf } from "../support/workbench.ts";

// Pages are drawn by a real browser; a busy machine takes its time.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });

let server: TestServer;
const shops: ShopServer[] = [];
const { PATH = "", HOME = "" } = process.env;
beforeAll(async () => {
  const { executablePath, env } = await needBrowser();
  server = await startTestServer({
    env: { ALLOW_PRIVATE_CRAWL: "on", PATH, HOME, ...env, CHROME_PATH: executablePath },
    crawl: { ...QUICK, drawMs: 60_000 },
  });
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await server.stop();
});

async function scan(shop: ShopServer) {
  shops.push(shop);
  const brand = await makeBrandAt(server, shop.url);
  const { events } = await crawlCalls(server.address, brand).scan();
  return { last: events.at(-1), products: await workbenchOf(server.address, brand).list() };
}

test("a list that goes on while one scrolls is read whole", async () => {
  const { last, products } = await scan(await startEndlessList(20));
  expect(last).toMatchObject({ event: "done", saved: 20, failed: 0 });
  expect(last).not.toHaveProperty("notice");
  expect(
    products.every(({ image_url, current_price }) => image_url && current_price === null),
  ).toBe(true);
});

test("an app without links is read by what it asks its own interface for", async () => {
  const { last, products } = await scan(await startAppWithoutLinks(12));
  expect(last).toMatchObject({ event: "done", saved: 12, failed: 0 });
  const third = products.find(({ title }) => title === "Robe 3");
  expect(third).toMatchObject({
    price: 503,
    current_price: 303,
    url: `${shops.at(-1)!.url}/robe-3`,
    variants: [
      { color: null, size: "S", in_stock: false },
      { color: null, size: "M", in_stock: true },
    ],
  });
});

test("a list paged by numbered buttons is read whole", async () => {
  const { last, products } = await scan(await startNumberedList(15));
  expect(last).toMatchObject({ event: "done", saved: 15, failed: 0 });
  expect(last).not.toHaveProperty("notice");
  expect(products).toHaveLength(15);
});
