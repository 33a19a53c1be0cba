import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FetchRefused } from "../../../net/check-url.ts";
import type { Fetched, Guard } from "../../../net/guarded-fetch.ts";
import { CRAWL_SETTINGS } from "../settings.ts";
import { decode } from "./decode.ts";
import { createPace } from "./pace.ts";
import { readRobots } from "./robots.ts";
import { addressKey, below, isSameSite } from "./site.ts";
import { createVisitor } from "./visitor.ts";

const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = Partial<Fetched> | Error;

/** A host that answers as it is told, path by path. */
function visitorAt(answers: Record<string, Answer[]>, settings = {}) {
  const asked: { path: string; at: number; headers: Record<string, string> }[] = [];
  const guard: Guard = {
    check: (address) => new URL(address),
    addressOf: async () => "93.184.216.34",
    async fetch(address, { headers = {} }) {
      const { pathname: path } = new URL(address);
      asked.push({ path, at: Date.now(), headers });
      const queue = answers[path] ?? [{ status: 404 }];
      const answer = queue.length > 1 ? queue.shift()! : queue[0]!;
      if (answer instanceof Error) throw answer;
      return {
        status: 200,
        url: address,
        contentType: "text/html",
        body: Buffer.from("page"),
        headers: {},
        ...answer,
      };
    },
  };
  const visitor = createVisitor({
    guard,
    pace: createPace(),
    settings: { ...CRAWL_SETTINGS, ...settings },
    site: new URL("https://shop.example/"),
    signal: never,
  });
  const get = async (path: string) => {
    const getting = visitor.get(`https://shop.example${path}`);
    getting.catch(() => {});
    await vi.runAllTimersAsync();
    return getting;
  };
  return { visitor, asked, get };
}

describe("a visitor", () => {
  test("keeps a pause between two requests, and the longer one where robots.txt asks for it", async () => {
    const plain = visitorAt({ "/a": [{}], "/b": [{}] }, { pauseMs: 500 });
    await plain.get("/a");
    await plain.get("/b");
    const [robots, a, b] = plain.asked.map(({ at }) => at);
    expect([a! - robots!, b! - a!]).toEqual([500, 500]);

    const body = Buffer.from("User-agent: *\nCrawl-delay: 2\n");
    const slow = visitorAt({ "/robots.txt": [{ body }], "/a": [{}], "/b": [{}] });
    await slow.get("/a");
    await slow.get("/b");
    expect(slow.asked[2]!.at - slow.asked[1]!.at).toBe(2000);
  });

  test("waits as long as it is asked to, then less and less gladly when the shop stumbles", async () => {
    const busy = { status: 429, headers: { "retry-after": "7" } };
    const { asked, get } = visitorAt({ "/a": [busy, { status: 503 }, {}] }, { pauseMs: 100 });
    expect((await get("/a")).status).toBe(200);
    const [, first, second, third] = asked.map(({ at }) => at);
    expect(second! - first!).toBeGreaterThanOrEqual(7000);
    expect(third! - second!).toBeGreaterThanOrEqual(400);
  });

  test.each([
    ["that keeps failing", { "/a": [{ status: 500 }] }, "shop_status"],
    ["that is always busy", { "/a": [{ status: 430 }] }, "shop_busy"],
    ["that hangs up", { "/a": [new Error("socket hang up")] }, "shop_silent"],
    ["whose address is private", { "/a": [new FetchRefused("no", "private")] }, "shop_address"],
    ["whose page is too large", { "/a": [new FetchRefused("no", "too_large")] }, "shop_page"],
  ])(
    "gives up on a shop %s, with a sentence",
    async (_, answers: Record<string, Answer[]>, code) => {
      const { asked, get } = visitorAt(answers);
      await expect(get("/a")).rejects.toMatchObject({ code });
      expect(asked.length).toBeLessThanOrEqual(5);
    },
  );

  test("goes home after so many pages, bytes or hours", async () => {
    const pages = visitorAt({ "/a": [{}] }, { maxPages: 3 });
    await pages.get("/a");
    await pages.get("/a");
    await expect(pages.get("/a")).rejects.toMatchObject({ sentence: "crawlLimitPages" });

    const bytes = visitorAt({ "/a": [{ body: Buffer.alloc(600) }] }, { maxBytes: 1000 });
    await bytes.get("/a");
    await bytes.get("/a");
    await expect(bytes.get("/a")).rejects.toMatchObject({ sentence: "crawlLimitSize" });

    const time = visitorAt({ "/a": [{}] }, { maxHours: 1 });
    await time.get("/a");
    vi.setSystemTime(Date.now() + 3_700_000);
    await expect(time.get("/a")).rejects.toMatchObject({ sentence: "crawlLimitTime" });
  });

  test("asks only if it changed, and believes that it did not", async () => {
    const { visitor, asked } = visitorAt({ "/a": [{ status: 304, body: Buffer.alloc(0) }] });
    const known = { etag: '"v1"', last_modified: "Sun, 01 Nov 2026 00:00:00 GMT" };
    const getting = visitor.get("https://shop.example/a", { known });
    await vi.runAllTimersAsync();
    expect(await getting).toMatchObject({ isUnchanged: true });
    expect(asked.at(-1)!.headers).toEqual({
      "if-none-match": '"v1"',
      "if-modified-since": "Sun, 01 Nov 2026 00:00:00 GMT",
    });
  });

  test("does not leave the shop", async () => {
    const { visitor } = visitorAt({});
    await expect(visitor.get("https://elsewhere.example/")).rejects.toMatchObject({
      code: "shop_moved",
    });
  });
});

test("robots.txt is read by our name first", () => {
  const text = "User-agent: *\nDisallow: /\n\nUser-agent: RibbyBot\nDisallow: /cart\n";
  const robots = readRobots("https://shop.example/robots.txt", text);
  expect(robots.isAllowed("https://shop.example/products/a")).toBe(true);
  expect(robots.isAllowed("https://shop.example/cart")).toBe(false);
});

test.each([
  ["https://www.shop.example/products/a/?utm_source=x&variant=1#top", "shop.example/products/a"],
  ["https://shop.example/collections/new/products/a", "shop.example/products/a"],
  ["https://shop.example/item?id=7&fbclid=1", "shop.example/item?id=7"],
  ["https://shop.example/%D9%81%D8%B3%D8%AA%D8%A7%D9%86", "shop.example/فستان"],
  ["/demo-shop/one/products/a", "/demo-shop/one/products/a"],
  [
    "https://shop.example/Store/Item.asp?ItemNo=A7&CatID=2",
    "shop.example/store/item.asp?itemno=A7",
  ],
  ["https://shop.example/Product/Linen-Robe", "shop.example/product/linen-robe"],
  ["https://shop.example/p/aB3xZ9", "shop.example/p/aB3xZ9"],
])("%s is known as %s", (address, key) => expect(addressKey(address)).toBe(key));

test("a shop below a path keeps it, and a host below the shop's belongs to it", () => {
  expect(below(new URL("http://a.example/demo-shop/x"), "products.json")).toBe(
    "http://a.example/demo-shop/x/products.json",
  );
  const site = new URL("https://www.brand.example/");
  const belongs = (url: string) => isSameSite(new URL(url), site);
  expect(belongs("https://brand.example/a")).toBe(true);
  expect(belongs("https://shop.brand.example/a")).toBe(true);
  expect(belongs("https://notbrand.example/a")).toBe(false);
  expect(belongs("https://brand.example.evil.example/a")).toBe(false);
  expect(belongs("https://brand.example:8443/a")).toBe(false);
});

test("an old Arabic page is read in its own letters", () => {
  const page = Buffer.concat([
    Buffer.from('<meta charset="windows-1256"><h1>'),
    Buffer.from([0xdd, 0xd3, 0xca, 0xc7, 0xe4]),
  ]);
  expect(decode(page, "text/html")).toContain("فستان");
});
