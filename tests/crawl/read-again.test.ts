// A shop that has not changed, read again: how much it is asked, and what of it counts as read.
import { afterAll, describe, expect, test } from "vitest";
import { CRAWL_SETTINGS } from "../../src/server/features/crawl/settings.ts";
import type {
  PageRead,
  Remembered,
  Shop,
  Step,
} from "../../src/server/features/crawl/shops/shop.ts";
import { readFeed } from "../../src/server/features/crawl/sources/read-feed.ts";
import { readWooCommerce } from "../../src/server/features/crawl/sources/woocommerce.ts";
import { createPace } from "../../src/server/features/crawl/visit/pace.ts";
import { createVisitor } from "../../src/server/features/crawl/visit/visitor.ts";
import type { Guard } from "../../src/server/net/guarded-fetch.ts";
import { startFeedShop } from "../support/shops/feed.ts";
import { startWooShop } from "../support/shops/woocommerce.ts";

const shops: { stop(): Promise<void> }[] = [];
afterAll(() => Promise.all(shops.map((shop) => shop.stop())));

const guard: Guard = {
  check: (address) => new URL(address),
  addressOf: async () => "127.0.0.1",
  async fetch(address, { headers = {} }) {
    const answer = await fetch(address, { headers });
    return {
      status: answer.status,
      url: answer.url,
      contentType: answer.headers.get("content-type") ?? "",
      body: Buffer.from(await answer.arrayBuffer()),
      headers: Object.fromEntries(answer.headers),
    };
  },
};

function openShop(url: string, more: Partial<Shop> = {}): Shop {
  const base = new URL(url);
  const visitor = createVisitor({
    guard,
    pace: createPace(),
    settings: { ...CRAWL_SETTINGS, pauseMs: 0 },
    site: base,
    signal: new AbortController().signal,
  });
  return {
    visitor,
    base,
    productUrl: null,
    remembered: async () => null,
    found: () => 0,
    missing: async () => [],
    plan: null,
    cursor: null,
    ...more,
  };
}

async function pagesOf(steps: AsyncGenerator<Step>): Promise<PageRead[]> {
  const pages: PageRead[] = [];
  for await (const step of steps) if ("pages" in step) pages.push(...step.pages);
  return pages;
}

const marksOf = (pages: PageRead[]) =>
  new Map(pages.flatMap((page) => ("mark" in page ? [[page.page, page.mark!] as const] : [])));

const isChanged = (page: PageRead) => !("isUnchanged" in page);

describe("a WooCommerce shop of 1,000 pieces in three sizes", () => {
  test("unchanged is asked at most 30 things, and a size that sold out is seen", async () => {
    const shop = await startWooShop(1000);
    shops.push(shop);
    const api = `${shop.url}/wp-json/wc/store/v1/products`;
    const marks = marksOf(await pagesOf(readWooCommerce(openShop(shop.url), api)));
    const again = async () => {
      const before = shop.asked.length;
      const reading = readWooCommerce(openShop(shop.url, { isRefresh: true, marks }), api);
      const pages = await pagesOf(reading);
      return { pages, asked: shop.asked.length - before };
    };
    const same = await again();
    expect(same.pages).toHaveLength(1000);
    expect(same.pages.filter(isChanged)).toEqual([]);
    expect(same.asked).toBeLessThanOrEqual(30);

    const piece = shop.pieces.find(({ stock }) => stock[1])!;
    piece.stock[1] = false;
    const [changed, ...others] = (await again()).pages.filter(isChanged);
    expect(others).toEqual([]);
    expect(changed).toMatchObject({
      products: [
        {
          title: piece.name,
          variants: piece.stock.map((isAvailable) => ({ isAvailable })),
        },
      ],
    });
  });

  test("whose counts cannot be believed is asked for every piece, as before", async () => {
    const shop = await startWooShop(3);
    shops.push(shop);
    const api = `${shop.url}/wp-json/wc/store/v1/products`;
    const marks = marksOf(await pagesOf(readWooCommerce(openShop(shop.url), api)));
    shop.state.hasCounts = false;
    const reading = readWooCommerce(openShop(shop.url, { isRefresh: true, marks }), api);
    expect((await pagesOf(reading)).filter(isChanged)).toHaveLength(3);
  });
});

describe("a feed", () => {
  test("that has not changed is not sent again, unless a part of it is not here any more", async () => {
    const shop = await startFeedShop(150);
    shops.push(shop);
    const address = `${shop.url}/feed.tsv`;
    const kept = new Map<string, Remembered>();
    for (const page of await pagesOf(readFeed(openShop(shop.url), address)))
      if ("validators" in page && page.validators)
        kept.set(page.page, {
          ...page.validators,
          products: page.products.length,
          mark: page.mark ?? null,
        });
    const remembered = async (page: string) => kept.get(page) ?? null;
    const again = () =>
      pagesOf(readFeed(openShop(shop.url, { isRefresh: true, remembered }), address));
    expect(shop.state.sent).toBe(1);
    expect((await again()).map((page) => "isUnchanged" in page && page.products)).toEqual([
      100, 50,
    ]);
    expect(shop.state.sent).toBe(1);
    kept.delete(`${address}#100`);
    expect((await again()).filter(isChanged)).toHaveLength(2);
    expect(shop.state.sent).toBe(2);
  });
});
