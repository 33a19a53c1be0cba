// kill -9 in the middle of a crawl, a server that is stopped and started, and two processes on one database.
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import type { CrawlEvent } from "../../src/contract/crawl.ts";
import type { Product } from "../../src/contract/products.ts";
import { ask } from "../support/ask.ts";
import { crawlCalls } from "../support/crawl-calls.ts";
import { templateFolder } from "../support/make-template.ts";
import { makePostgresDatabase } from "../support/postgres.ts";
import { sentences } from "../support/sentences.ts";
import { killLeftovers, spawnServer, type ServerProcess } from "../support/server-process.ts";
import { startPlainShop } from "../support/shops/plain.ts";
import { once, type ShopServer } from "../support/shops/serve.ts";
import { startShopify, type ShopifyShop } from "../support/shops/shopify.ts";
import { isEmbedded } from "../support/test-server.ts";

const HOUSE = { ADMIN_EMAIL: "house@ribby.example", ADMIN_PASSWORD: "The-House-Keeps-7-Keys" };
const ENV = {
  ...HOUSE,
  TEST_EMBEDDINGS: "hashed",
  TEST_CRAWL_PAUSE_MS: "0",
  ALLOW_PRIVATE_CRAWL: "on",
  TOKEN_SECRET: "a secret that both processes know, of thirty-two letters",
};

const folders: string[] = [];
const shops: ShopServer[] = [];
const databases: { drop(): Promise<void> }[] = [];
afterAll(async () => {
  killLeftovers();
  await Promise.all(shops.map((shop) => shop.stop()));
  for (const { drop } of databases) await drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function makeDatabase() {
  const made = await makePostgresDatabase();
  databases.push(made);
  return made;
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ribby-crawl-"));
  folders.push(folder);
  if (isEmbedded && existsSync(templateFolder)) {
    cpSync(templateFolder, join(folder, "database"), { recursive: true });
  }
  return folder;
}

/** The house crawls for itself: it can sign in without a mail, and go anywhere. */
async function signIn(server: ServerProcess) {
  const address = await server.ready;
  const { body } = await ask(address, "/api/brands/login", {
    method: "POST",
    body: { username_or_email: HOUSE.ADMIN_EMAIL, password: HOUSE.ADMIN_PASSWORD },
  });
  const { access_token: token, brand_id: id } = body as { access_token: string; brand_id: string };
  return {
    calls: crawlCalls(address, { id, token }),
    products: async () =>
      (await ask(address, `/api/brands/${id}/products`, { token })).body as Product[],
  };
}

async function openShop(products: number): Promise<ShopifyShop> {
  const shop = await startShopify(products);
  shops.push(shop);
  return shop;
}

const inOrder = (events: CrawlEvent[]) =>
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, n) => n + 1));

/** How many pages were read when the first process stopped: the next one begins by discovering. */
function stoodAt(events: CrawlEvent[]): number {
  const told = events.filter((each) => each.event === "progress");
  const again = told.findLastIndex(({ status }) => status === "discovering");
  return told[again - 1]!.currentPage;
}

function whole(products: Product[], shop: ShopifyShop) {
  expect(products.map(({ url }) => String(url)).toSorted()).toEqual(
    shop.products.map(({ handle }) => `${shop.url}/products/${handle}`).toSorted(),
  );
}

describe("a crawl in a process that ends", () => {
  test("by kill -9 goes on in the next one, with no product lost or doubled", async () => {
    const env = { ...ENV, ...(isEmbedded ? {} : { DATABASE_URL: (await makeDatabase()).url }) };
    const folder = makeFolder();
    const shop = await openShop(1100);
    const first = spawnServer(folder, env);
    const before = await signIn(first);
    const third = once();
    shop.state.onList = async (page) => {
      if (page !== 3) return;
      third.happen();
      await wait(60_000, undefined, { ref: false });
    };
    const crawling = before.calls.shopify({ website: shop.url }).catch(() => "cut off");
    await third.happened;
    first.kill("SIGKILL");
    expect(await crawling).toBe("cut off");
    await first.ended;
    shop.state.onList = () => {};
    const lists = shop.count("/products.json");

    const second = spawnServer(folder, env);
    const after = await signIn(second);
    const [crawl] = await after.calls.list();
    const { events } = await after.calls.events(crawl!.job);
    inOrder(events);
    expect(events.at(-1)).toMatchObject({ event: "done", saved: 1100, updated: 0, unchanged: 0 });
    whole(await after.products(), shop);
    // It went on at its third page, not at its first.
    expect(shop.count("/products.json") - lists).toBe(3);
    second.kill("SIGTERM");
    expect(await second.ended).toMatchObject({ code: 0 });
  }, 240_000);

  test("by what the shop sends, twice at the same place, is given up with a sentence", async () => {
    const env = { ...ENV, ...(isEmbedded ? {} : { DATABASE_URL: (await makeDatabase()).url }) };
    const folder = makeFolder();
    const shop = await openShop(600);
    let reached = once();
    shop.state.onList = async (page) => {
      if (page !== 2) return;
      reached.happen();
      await wait(60_000, undefined, { ref: false });
    };
    for (const isFirst of [true, false]) {
      const server = spawnServer(folder, env);
      const { calls } = await signIn(server);
      const listening = isFirst && calls.shopify({ website: shop.url }).catch(() => "cut off");
      await reached.happened;
      reached = once();
      server.kill("SIGKILL");
      await server.ended;
      if (listening) expect(await listening).toBe("cut off");
    }
    const third = spawnServer(folder, env);
    const { calls, products } = await signIn(third);
    const [crawl] = await calls.list();
    const { events } = await calls.events(crawl!.job);
    expect(events.at(-1)).toMatchObject({ event: "error", error: sentences.crawlBroughtDown });
    expect((await products()).length).toBe(250);
    third.kill("SIGTERM");
    await third.ended;
  }, 240_000);

  test("by a stop goes on at once, and those who listen do not hold up the stop", async () => {
    const env = { ...ENV, ...(isEmbedded ? {} : { DATABASE_URL: (await makeDatabase()).url }) };
    const folder = makeFolder();
    const shop = await openShop(600);
    const first = spawnServer(folder, env);
    const before = await signIn(first);
    const second = once();
    shop.state.onList = async (page) => {
      if (page !== 2) return;
      second.happen();
      await wait(60_000, undefined, { ref: false });
    };
    const listening = before.calls.shopify({ website: shop.url });
    await second.happened;
    first.kill("SIGTERM");
    expect(await first.ended).toMatchObject({ code: 0 });
    const heard = (await listening).events;
    expect(heard.at(-1)).toMatchObject({ event: "progress" });
    shop.state.onList = () => {};

    const next = spawnServer(folder, env);
    const after = await signIn(next);
    const { job, seq } = heard.at(-1)!;
    const rest = (await after.calls.events(job, seq)).events;
    inOrder([...heard, ...rest]);
    expect(rest.at(-1)).toMatchObject({ event: "done", saved: 600 });
    whole(await after.products(), shop);
    next.kill("SIGTERM");
    await next.ended;
  }, 240_000);

  test("an adaptive crawl goes on with what it learned", async () => {
    const env = { ...ENV, ...(isEmbedded ? {} : { DATABASE_URL: (await makeDatabase()).url }) };
    const folder = makeFolder();
    const shop = await startPlainShop({ pieces: 60, hasSitemap: true });
    shops.push(shop);
    const late = once();
    let pages = 0;
    shop.state.onPage = async () => {
      pages++;
      if (pages < 45) return;
      late.happen();
      await wait(60_000, undefined, { ref: false });
    };
    const first = spawnServer(folder, env);
    const before = await signIn(first);
    const listening = before.calls.adaptive({ website: shop.url });
    await late.happened;
    first.kill("SIGTERM");
    await first.ended;
    await listening;
    shop.state.onPage = () => {};
    const asked = shop.asked.length;

    const second = spawnServer(folder, env);
    const after = await signIn(second);
    const { events } = await after.calls.events((await after.calls.list())[0]!.job);
    inOrder(events);
    expect(events.at(-1)).toMatchObject({ event: "done", saved: 60, failed: 0 });
    expect(events.filter(({ event }) => event === "adaptive_crawler").length).toBe(1);
    expect((await after.products()).length).toBe(60);
    // Only what was not read yet is read: not the sitemap, and no page that the first one had got.
    const again = shop.asked.slice(asked).map(({ path }) => path);
    expect(again).not.toContain("/sitemap.xml.gz");
    const missing = 60 - stoodAt(events);
    expect(again.filter((path) => path.includes("/product/")).length).toBe(missing);
    // Beside the pieces only robots and lists, which may name what the sitemap does not; each once. Pictures
    // are looked at by somebody else, when there is time.
    const others = again.filter((path) => !/\/product\/|\/pictures\//.test(path));
    expect(new Set(others).size).toBe(others.length);
    expect(others.length).toBeLessThan(10);
    second.kill("SIGTERM");
    await second.ended;
  }, 240_000);
});

// The embedded database belongs to one process.
describe.skipIf(isEmbedded)("two processes on one database", () => {
  test("share the crawls: each is done once, and either tells of all of them", async () => {
    const made = await makeDatabase();
    const env = { ...ENV, DATABASE_URL: made.url };
    const servers = [spawnServer(makeFolder(), env)];
    await servers[0]!.ready;
    servers.push(spawnServer(makeFolder(), env));
    const [one, other] = [await signIn(servers[0]!), await signIn(servers[1]!)];
    const few = await Promise.all(Array.from({ length: 3 }, () => openShop(300)));
    const started = few.map((shop, n) =>
      (n % 2 === 0 ? one : other).calls.shopify({ website: shop.url }),
    );
    const streams = await Promise.all(started);
    for (const [n, { events }] of streams.entries()) {
      inOrder(events);
      expect(events.at(-1)).toMatchObject({ event: "done", saved: 300 });
      expect(few[n]!.count("/products.json")).toBe(2);
      const heard = await (n % 2 === 0 ? other : one).calls.events(events[0]!.job);
      expect(heard.events).toEqual(events);
    }
    const client = new pg.Client({ connectionString: made.url });
    await client.connect();
    const { rows } = await client.query("select max(turn)::int as turns from crawl_jobs");
    await client.end();
    expect(rows).toEqual([{ turns: 1 }]);
    expect((await one.products()).length).toBe(900);
    for (const server of servers) server.kill("SIGTERM");
    await Promise.all(servers.map((server) => server.ended));
  }, 240_000);

  test("a crawl of a process that dies is given to the other", async () => {
    const made = await makeDatabase();
    const env = { ...ENV, DATABASE_URL: made.url };
    const worker = spawnServer(makeFolder(), env);
    await worker.ready;
    const alone = { ROLE: "web", PUBLIC_URL: "https://ribby.example" };
    const web = spawnServer(makeFolder(), { ...env, ...alone });
    const shop = await openShop(600);
    const { calls, products } = await signIn(web);
    const reached = once();
    shop.state.onList = async (page) => {
      if (page !== 2) return;
      reached.happen();
      await wait(60_000, undefined, { ref: false });
    };
    const listening = calls.shopify({ website: shop.url });
    await reached.happened;
    const heir = spawnServer(makeFolder(), env);
    await heir.ready;
    shop.state.onList = () => {};
    worker.kill("SIGKILL");
    // Whoever listened through the other process hears it go on.
    const { events } = await listening;
    inOrder(events);
    expect(events.at(-1)).toMatchObject({ event: "done", saved: 600 });
    whole(await products(), shop);
    for (const server of [web, heir]) server.kill("SIGTERM");
    await Promise.all([web, heir].map((server) => server.ended));
  }, 240_000);
});
