// A crawl is a job: whose it is, how it is watched, left, found again and stopped.
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sweepCrawls } from "../../src/server/features/crawl/jobs/repository.ts";
import { ask, inArabic, refusal } from "../support/ask.ts";
import { crawlCalls, makeBrandAt, readChunks, startCrawlServer } from "../support/crawl-calls.ts";
import { administratorToken, makeBrand } from "../support/people.ts";
import { sentences } from "../support/sentences.ts";
import { once } from "../support/shops/serve.ts";
import { startShopify, type ShopifyShop } from "../support/shops/shopify.ts";
import type { TestServer } from "../support/test-server.ts";
import { workbenchOf } from "../support/workbench.ts";

let server: TestServer;
const shops: ShopifyShop[] = [];
beforeAll(async () => {
  server = await startCrawlServer();
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await server.stop();
});

async function openShop(products: number) {
  const shop = await startShopify(products);
  shops.push(shop);
  const brand = await makeBrandAt(server, shop.url);
  return { shop, brand, website: shop.url, calls: crawlCalls(server.address, brand) };
}

/** The shop waits before its second list until it is told to go on. */
function holdAtSecondList(shop: ShopifyShop) {
  const held = once();
  const reached = once();
  shop.state.onList = async (page) => {
    if (page < 2) return;
    reached.happen();
    await held.happened;
  };
  return { reached: reached.happened, release: () => held.happen() };
}

/** Reads the beginning of a stream and hangs up. */
function listenUntil(
  path: string,
  asked: { token: string; body?: unknown },
  isEnough: (text: string) => boolean,
): Promise<string> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname,
        port,
        path,
        method: asked.body ? "POST" : "GET",
        headers: {
          authorization: `Bearer ${asked.token}`,
          ...(asked.body !== undefined && { "content-type": "application/json" }),
        },
      },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => {
          text += chunk.toString("utf8");
          if (!isEnough(text)) return;
          answer.destroy();
          resolve(text);
        });
        answer.on("error", () => {});
      },
    );
    call.on("error", reject);
    call.end(asked.body && JSON.stringify(asked.body));
  });
}

describe("who may", () => {
  test("another brand's crawls are not there for anybody else", async () => {
    const { website, calls } = await openShop(1);
    const { events } = await calls.shopify({ website });
    const { job } = events[0]!;
    const stranger = await makeBrand(server.parts);
    const own = crawlCalls(server.address, stranger);
    const missing = { status: 404, body: refusal("not_found", "notFound") };
    expect(await own.events(job)).toMatchObject(missing);
    expect(await own.cancel(job)).toMatchObject(missing);
    expect(await own.list()).toEqual([]);
    expect((await calls.list()).map((crawl) => crawl.job)).toEqual([job]);
  });

  test("a brand that is not there is told as such, in the caller's language", async () => {
    const token = await administratorToken(server.parts);
    const path = "/api/brands/b_nobody/adaptive_crawl";
    const asked = { method: "POST", token, body: { data: { website: "https://shop.example" } } };
    expect(await ask(server.address, path, asked)).toMatchObject({
      status: 404,
      body: refusal("not_found", "brandNotInDatabase"),
    });
    const headers = { "accept-language": "ar" };
    expect(await ask(server.address, path, { ...asked, headers })).toMatchObject({
      body: { detail: inArabic("brandNotInDatabase") },
    });
  });

  test.each([
    ["no address", {}, "websiteUrlRequired", "data.website"],
    ["an empty one", { website: "  " }, "websiteUrlRequired", "data.website"],
    ["words", { website: "my shop" }, "websiteUrlInvalid", "data.website"],
    [
      "a product link of words",
      { product_url: "the red one" },
      "productLinkInvalid",
      "data.product_url",
    ],
  ] as const)("%s is refused with a sentence", async (_, data, sentence, field) => {
    const { calls } = await openShop(0);
    expect(await calls.adaptive(data)).toMatchObject({
      status: 400,
      body: refusal("invalid", sentence, { field }),
    });
  });

  test("the standard crawler asks for the platform", async () => {
    const { website, brand } = await openShop(0);
    const answer = await ask(server.address, `/api/brands/${brand.id}/crawl`, {
      method: "POST",
      token: brand.token,
      body: { data: { website } },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: refusal("invalid", "platformRequired", { field: "data.platform" }),
    });
  });
});

describe("watching", () => {
  test("a stream that is cut goes on where it was, and tells everything once", async () => {
    const { shop, brand, website, calls } = await openShop(600);
    const gate = holdAtSecondList(shop);
    const body = { data: { website, platform: "shopify" } };
    const path = `/api/brands/${brand.id}/crawl`;
    const text = await listenUntil(path, { token: brand.token, body }, (heard) =>
      heard.includes('"productsFound":250'),
    );
    const before = readChunks(text.slice(0, text.lastIndexOf("\n\n") + 2));
    await gate.reached;
    gate.release();
    const last = before.at(-1)!;
    const { events } = await calls.events(last.job, last.seq);
    const all = [...before, ...events];
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, n) => n + 1));
    expect(all.at(-1)).toMatchObject({ event: "done", saved: 600 });
    // Leaving did not stop it, and whoever comes later hears the same.
    expect((await calls.events(last.job)).events).toEqual(all);
    expect((await calls.events(last.job, all.length)).events).toEqual([]);
  });

  test("asking again while it runs listens to the same crawl; after its end a shop is read anew", async () => {
    const { shop, brand, website, calls } = await openShop(260);
    const gate = holdAtSecondList(shop);
    const first = calls.shopify({ website });
    await gate.reached;
    const second = await fetch(`${server.address}/api/brands/${brand.id}/crawl`, {
      method: "POST",
      headers: { authorization: `Bearer ${brand.token}`, "content-type": "application/json" },
      body: JSON.stringify({ data: { website, platform: "shopify" } }),
    });
    // Its answer has begun: it listens.
    gate.release();
    const one = await first;
    expect(readChunks(await second.text())).toEqual(one.events);
    expect(shop.count("/meta.json")).toBe(1);
    const third = await calls.shopify({ website });
    expect(third.events[0]!.job).not.toBe(one.events[0]!.job);
    expect((await calls.list()).length).toBe(2);
  });

  test("errors are told in the listener's language", async () => {
    const { shop, website, brand, calls } = await openShop(1);
    shop.state.isClosed = true;
    const { events } = await calls.shopify({ website });
    const { job } = events[0]!;
    const { text } = await ask(server.address, `/api/brands/${brand.id}/crawls/${job}/events`, {
      token: brand.token,
      headers: { "accept-language": "ar" },
    });
    expect(readChunks(text).at(-1)).toMatchObject({ error: inArabic("crawlPassword") });
  });
});

describe("stopping", () => {
  test("a cancelled crawl asks the shop for nothing more and keeps what it has", async () => {
    const { shop, brand, website, calls } = await openShop(1000);
    const gate = holdAtSecondList(shop);
    const crawling = calls.shopify({ website });
    await gate.reached;
    const { job } = (await calls.list())[0]!;
    expect(await calls.cancel(job)).toMatchObject({
      status: 200,
      body: { message: sentences.crawlStopped },
    });
    const { events } = await crawling;
    expect(events.at(-1)).toMatchObject({ event: "error", error: sentences.crawlCancelled });
    const asked = shop.asked.length;
    gate.release();
    await wait(1500);
    expect(shop.asked.length).toBe(asked);
    const products = await workbenchOf(server.address, brand).list();
    expect(products.length).toBe(250);
    expect(await calls.list()).toMatchObject([{ job, status: "cancelled" }]);
    // Stopping twice is no mistake.
    expect((await calls.cancel(job)).status).toBe(200);
  });

  test("a process that was thought dead and comes back can write nothing", async () => {
    const { shop, brand, website, calls } = await openShop(600);
    const gate = holdAtSecondList(shop);
    const crawling = calls.shopify({ website });
    await gate.reached;
    const { job } = (await calls.list())[0]!;
    // As another process does when it is given the job.
    await server.parts.database.pool.query("update crawl_jobs set turn = turn + 1 where id = $1", [
      job,
    ]);
    gate.release();
    await wait(1500);
    expect((await workbenchOf(server.address, brand).list()).length).toBe(250);
    expect(await calls.list()).toMatchObject([{ job, status: "running" }]);
    await calls.cancel(job);
    expect((await crawling).events.filter(({ event }) => event === "error").length).toBe(1);
  });

  test("a brand has so many crawls at once and no more", async () => {
    const { shop, website, calls } = await openShop(600);
    const gate = holdAtSecondList(shop);
    const running = [
      calls.shopify({ website }),
      calls.shopify({ website: `${website}/en` }),
      calls.shopify({ website: `${website}/ar` }),
    ];
    while ((await calls.list()).length < 3) await wait(50);
    expect(await calls.adaptive({ website })).toMatchObject({
      status: 429,
      body: refusal("too_many_crawls", "crawlTooMany", { values: { most: 3 } }),
    });
    for (const { job } of await calls.list()) await calls.cancel(job);
    gate.release();
    await Promise.all(running);
  });

  test("what old crawls told is swept, their totals stay", async () => {
    const { website, calls } = await openShop(1);
    const { events } = await calls.shopify({ website });
    const { job } = events[0]!;
    const { sql } = server.parts.database;
    await sweepCrawls(sql);
    expect((await calls.events(job)).events).toEqual(events);
    await sql
      .updateTable("crawl_jobs")
      .set({ finished_at: new Date(Date.now() - 8 * 86_400_000) })
      .where("id", "=", job)
      .execute();
    await sweepCrawls(sql);
    expect((await calls.events(job)).events).toEqual([]);
    expect(await calls.list()).toMatchObject([{ job, totals: { saved: 1 } }]);
  });
});
