// A shop that only a browser can read becomes a catalogue like any other.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ask } from "../support/ask.ts";
import { QUICK, crawlCalls, makeBrandAt } from "../support/crawl-calls.ts";
import { needBrowser } from "../support/find-browser.ts";
import { arabicSentences, sentences } from "../support/sentences.ts";
import { startJavascriptShop, type JavascriptShop } from "../support/shops/javascript-shop.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { workbenchOf } from "../support/workbench.ts";

// Each page is drawn by a real browser; a busy machine takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), "ribby-browser-"));
const CHROME_PATH = join(folder, "chromium");
const PID = join(folder, "pid");
const { PATH = "", HOME = "" } = process.env;

let server: TestServer;
let shop: JavascriptShop;
beforeAll(async () => {
  shop = await startJavascriptShop(7);
  server = await startTestServer({
    env: { ALLOW_PRIVATE_CRAWL: "on", PATH, HOME, CHROME_PATH },
    crawl: { ...QUICK, drawMs: 60_000 },
  });
});
afterAll(async () => {
  await shop.stop();
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function openBrand() {
  const brand = await makeBrandAt(server, shop.url);
  return {
    brand,
    calls: crawlCalls(server.address, brand),
    bench: workbenchOf(server.address, brand),
  };
}

/** As somebody would who reads the sentence; it leaves its process id and brings what it needs. */
async function installBrowser(): Promise<void> {
  const { executablePath, env } = await needBrowser();
  const needs = Object.entries(env).map(([name, value]) => `export ${name}='${value}'\n`);
  const script = `#!/bin/sh\necho $$ > '${PID}'\n${needs.join("")}exec '${executablePath}' "$@"\n`;
  writeFileSync(CHROME_PATH, script, { mode: 0o755 });
}

test("where there is no browser, a sentence says so in the brand's language", async () => {
  const { calls, brand } = await openBrand();
  const { events } = await calls.app({ website: shop.url });
  expect(events.at(-1)).toMatchObject({ event: "error", error: sentences.crawlNoBrowser });
  const path = `/api/brands/${brand.id}/crawls/${events[0]!.job}/events`;
  const headers = { "accept-language": "ar" };
  const { text } = await ask(server.address, path, { token: brand.token, headers });
  expect(text).toContain(arabicSentences.crawlNoBrowser);
  expect(shop.asked).toEqual([]);
});

test("once there is one, every product that the shop's scripts draw is imported", async () => {
  await installBrowser();
  const { calls, bench } = await openBrand();
  const { events } = await calls.app({ website: shop.url });
  expect(events.at(-1)).toMatchObject({ event: "done", saved: 7, updated: 0, failed: 0 });
  expect(new Set(events.map(({ event }) => event))).toEqual(new Set(["progress", "done"]));
  const products = await bench.list();
  expect(products.map(({ title }) => title).toSorted()).toEqual(
    shop.products.map(({ name }) => name).toSorted(),
  );
  expect(products.find(({ title }) => title === "Linen shirt 3")).toMatchObject({
    description: shop.products[2]!.description,
    price: 730,
    current_price: 530,
    currency: "EGP",
    url: `${shop.url}/product/linen-shirt-3`,
    image_url: `${shop.url}/pictures/linen-shirt-3.jpg`,
    sizes: ["S", "M", "L"],
    sold_out: false,
    isNew: true,
    active: false,
  });
  expect(products.find(({ title }) => title === "Linen shirt 5")).toMatchObject({
    price: 550,
    current_price: null,
    sold_out: true,
  });
  const paths = shop.asked.map(({ path }) => path);
  expect(paths.filter((path) => /^\/(pictures|subscribe|api\/visitors)/.test(path))).toEqual([]);
  const agents = new Set(shop.asked.map(({ headers }) => headers["user-agent"]));
  expect([...agents].join()).toMatch(/^RibbyBot\/[^,]+$/);
});

test("a single product is read from its drawn page", async () => {
  const { calls, bench } = await openBrand();
  const { events } = await calls.app({ product_url: `${shop.url}/product/linen-shirt-2` });
  expect(events.at(-1)).toMatchObject({ event: "done", saved: 1 });
  expect((await bench.list()).map(({ title, price }) => [title, price])).toEqual([
    ["Linen shirt 2", 520],
  ]);
});

test("a crawl that is cancelled takes its browser along", async () => {
  const { calls } = await openBrand();
  rmSync(PID, { force: true });
  shop.asked.length = 0;
  const crawling = calls.app({ website: shop.url });
  // Also asked for its version it leaves its id; once the shop's interface is asked, it draws.
  await expect.poll(() => shop.count("/api/products"), { timeout: 120_000 }).toBeGreaterThan(0);
  expect(existsSync(PID)).toBe(true);
  const pid = Number(readFileSync(PID, "utf8"));
  expect(isAlive(pid)).toBe(true);
  const [latest] = await calls.list();
  await calls.cancel(latest!.job);
  expect((await crawling).events.at(-1)).toMatchObject({ error: sentences.crawlCancelled });
  await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
