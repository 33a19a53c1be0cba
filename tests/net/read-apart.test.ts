// Shops are read in a process apart: what they do to it is nobody else's matter.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readApart, type ReaderLimits } from "../../src/server/features/crawl/apart/read-apart.ts";
import type { Normalised } from "../../src/server/features/crawl/apart/protocol.ts";
import { CRAWL_SETTINGS } from "../../src/server/features/crawl/settings.ts";
import type { Batch, Shop } from "../../src/server/features/crawl/shops/shop.ts";
import { createPace } from "../../src/server/features/crawl/visit/pace.ts";
import { createVisitor } from "../../src/server/features/crawl/visit/visitor.ts";
import { createGuard } from "../../src/server/net/guarded-fetch.ts";
import { Problem } from "../../src/server/problems.ts";

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Its pages /0 … /5 say these words. */
async function openShop(words: string[], signal = new AbortController().signal): Promise<Shop> {
  server = createServer((request, response) => {
    if (request.url === "/robots.txt") return void response.writeHead(404).end();
    response.setHeader("content-type", "text/html");
    response.end(words[Number(request.url!.slice(1))]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const settings = { ...CRAWL_SETTINGS, pauseMs: 0 };
  const guard = createGuard({ allowPrivate: true });
  const visitor = createVisitor({ guard, pace: createPace(), settings, site: base, signal });
  return {
    visitor,
    base,
    productUrl: null,
    plan: null,
    cursor: null,
    found: () => 7,
    remembered: async () => ({ etag: "e", last_modified: null, products: 1 }),
    missing: async (addresses) => addresses,
  };
}

const reader = (limits: Partial<ReaderLimits> = {}) =>
  readApart("adaptive", {
    file: join(import.meta.dirname, "../support/heavy-reader.ts"),
    setup: () => null,
    environment: { LANG: "C" },
    pace: createPace(),
    report: () => {},
    limits: { lookEveryMs: 100, ...limits },
  });

/** What came of each page: its title, or the sentence for why there is none. */
async function read(shop: Shop, limits: Partial<ReaderLimits> = {}): Promise<unknown[]> {
  const told: unknown[] = [];
  for await (const step of reader(limits)(shop)) {
    for (const page of (step as Batch).pages) {
      if ("problem" in page) told.push(page.problem.sentence);
      else told.push(...((page as Normalised).found ?? []).map((found) => found?.title));
    }
  }
  return told;
}

const FINE = (word: string) => `${word} e 1 7`;

test("around a reader there is nothing but what it was given", async () => {
  const [around] = (await read(
    await openShop(["what is around", "b", "c", "d", "e", "f"]),
  )) as string[];
  // The channel to us is Node's own.
  expect(around!.split(" ").filter((name) => !name.startsWith("NODE_CHANNEL"))).toEqual([
    "LANG",
    "e",
    "1",
    "7",
  ]);
});

test("a shop is read page by page, with what the serving process knows of it", async () => {
  const shop = await openShop(["a", "b", "c", "d", "e", "f"]);
  expect(await read(shop)).toEqual(["a", "b", "c", "d", "e", "f"].map(FINE));
});

test("who has closed a shop reads the next one", async () => {
  const readers: unknown[] = [];
  const whoReads = async () => {
    readers.push((await read(await openShop(["who", "b", "c", "d", "e", "f"])))[0]);
    await new Promise((resolve) => server.close(resolve));
    return new Set(readers).size < readers.length;
  };
  await expect.poll(whoReads).toBe(true);
});

test("what a shop leaves behind in a reader is not held against the next one", async () => {
  const words = ["a", "b", "c", "d", "e", "f"];
  const limits = { memoryMb: 72 };
  await read(await openShop(["hoard", ...words.slice(1)]), limits);
  await new Promise((resolve) => server.close(resolve));
  expect(await read(await openShop(["much", ...words.slice(1)]), limits)).toEqual([
    FINE("much"),
    ...words.slice(1).map(FINE),
  ]);
});

test("a page that never ends or swells without measure is one failed page, with a reason", async () => {
  const shop = await openShop(["a", "spin", "c", "swell", "e", "f"]);
  expect(await read(shop, { memoryMb: 64 })).toEqual([
    FINE("a"),
    "crawlPageTooHeavy",
    FINE("c"),
    "crawlPageTooHeavy",
    FINE("e"),
    FINE("f"),
  ]);
});

test("a shop of such pages alone is given up, and says so", async () => {
  const shop = await openShop(["spin", "spin", "spin", "spin", "spin", "spin"]);
  const reading = read(shop, { failures: 2, silentLooks: 10 });
  await expect(reading).rejects.toMatchObject({
    constructor: Problem,
    sentence: "crawlBroughtDown",
  });
});

test("who stops a crawl does not wait for a page that never ends", async () => {
  const stop = new AbortController();
  const shop = await openShop(["a", "spin", "c", "d", "e", "f"], stop.signal);
  const steps = reader({ silentLooks: 10 })(shop);
  await steps.next();
  const next = steps.next();
  stop.abort(new Error("stopped"));
  await expect(next).rejects.toThrow("stopped");
});
