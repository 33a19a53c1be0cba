// A shop that has not changed, read again: how much it is asked, and what of it counts as read.
import { afterAll, describe, expect, test } from "vitest";
import { choosePages } from "../../src/server/features/crawl/refresh/choose-pages.ts";
import type { Lists, Piece } from "../../src/server/features/crawl/refresh/plan.ts";
import { CRAWL_SETTINGS } from "../../src/server/features/crawl/settings.ts";
import type {
  PageRead,
  Remembered,
  Shop,
  ReadingStep,
} from "../../src/server/features/crawl/shops/shop.ts";
import { readFeed } from "../../src/server/features/crawl/sources/read-feed.ts";
import { behindGate } from "../../src/server/features/crawl/sources/pass-gate.ts";
import { readWooCommerce } from "../../src/server/features/crawl/sources/woocommerce.ts";
import { createPace } from "../../src/server/features/crawl/visit/pace.ts";
import { addressKey } from "../../src/server/features/crawl/visit/site.ts";
import { createVisitor } from "../../src/server/features/crawl/visit/visitor.ts";
import type { Guard } from "../../src/server/net/guarded-fetch.ts";
import { startFeedShop } from "../support/shops/feed.ts";
import { html, serveShop } from "../support/shops/serve.ts";
import { startPlainShop, type PlainShop } from "../support/shops/plain.ts";
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

async function pagesOf(steps: AsyncGenerator<ReadingStep>): Promise<PageRead[]> {
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

describe("a WooCommerce shop in two languages", () => {
  const arabicOf = (pages: PageRead[]) =>
    pages
      .flatMap((page) =>
        "products" in page && page.products instanceof Array ? page.products : [],
      )
      .map(({ title, arabic }) => [title, arabic?.title]);

  test("is asked for its words in Arabic, which are known by the article number", async () => {
    const shop = await startWooShop(2);
    shops.push(shop);
    shop.state.isBilingual = true;
    const api = `${shop.url}/wp-json/wc/store/v1/products`;
    expect(arabicOf(await pagesOf(readWooCommerce(openShop(shop.url), api)))).toEqual([
      ["Linen tunic 1", "تونيك كتان 1"],
      ["Linen tunic 2", "تونيك كتان 2"],
    ]);
  });

  test("that answers in one language is asked once more and then let be", async () => {
    const shop = await startWooShop(250);
    shops.push(shop);
    const api = `${shop.url}/wp-json/wc/store/v1/products`;
    const read = arabicOf(await pagesOf(readWooCommerce(openShop(shop.url), api)));
    expect(read.filter(([, arabic]) => arabic !== undefined)).toEqual([]);
    expect(shop.asked.filter(({ path }) => path.includes("lang=ar"))).toHaveLength(1);
  });
});

describe("a door that asks for the country", () => {
  test("and stays shut leads to the shop behind it; one that opens is the shop's own", async () => {
    const door = `<h1>Where are you?</h1><a href="/sa/">Saudi Arabia</a> <a href="/eg/">Egypt</a>`;
    const shop = await serveShop(({ pathname }) =>
      html(pathname === "/" ? door : "<h1>Robes</h1>"),
    );
    shops.push(shop);
    const { base, start } = await behindGate(openShop(shop.url));
    expect([base.pathname, start?.pathname]).toEqual(["/eg", "/eg/"]);
    const asking = `<form action="/go" method="post"><select name="to"><option value="sa">Saudi Arabia</option><option value="eg">Egypt</option></select><button>Continue</button></form>`;
    const sending = await serveShop(({ pathname }) =>
      pathname === "/go"
        ? { status: 302, headers: { location: "/eg/" } }
        : html(pathname === "/" ? asking : "<h1>Robes</h1>"),
    );
    shops.push(sending);
    expect((await behindGate(openShop(sending.url))).base.pathname).toBe("/eg");
    const files = ["sa", "ae", "eg", "kw"].map(
      (land) => `<a href="/${land}/index.php">${land === "eg" ? "Egypt" : land}</a>`,
    );
    const filed = await serveShop(({ pathname }) =>
      html(pathname === "/" ? files.join("") : "<h1>Robes</h1>"),
    );
    shops.push(filed);
    const behind = await behindGate(openShop(filed.url));
    expect([behind.base.pathname, behind.start?.pathname]).toEqual(["/eg", "/eg/index.php"]);
    const inside = await behindGate(openShop(`${shop.url}/eg/`));
    expect(inside.base.pathname).toBe("/eg/");
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

const DAY_MS = 86_400_000;

/** Nights of a shop of which pages alone are known: what is chosen is taken as read. */
function sleeper(shop: PlainShop) {
  const start = Date.parse("2026-01-01T00:00:00Z");
  const pieces = shop.pieces.map(({ n, price }): Piece => {
    const page = `${shop.url}/product/piece-${n}`;
    const key = addressKey(page);
    const none = { mark: null, openedAt: 0, isMissed: false, isGone: false };
    return { ...none, page, key, paid: price, readAt: start };
  });
  let day = 0;
  let lists: Lists | undefined;
  const night = async () => {
    day++;
    const before = shop.asked.length;
    const chosen = await choosePages(openShop(shop.url), pieces, { lists });
    lists = chosen.lists;
    const [read, same] = [new Set(chosen.read), new Set(chosen.same)];
    for (const piece of pieces) {
      if (read.has(piece.page)) piece.openedAt = start + day * DAY_MS;
      if (read.has(piece.page) || same.has(piece.page)) {
        piece.readAt = start + day * DAY_MS;
        piece.mark = chosen.marks[piece.page] ?? piece.mark;
      }
    }
    return { chosen, asked: shop.asked.length - before + read.size };
  };
  const unreadFor = () => Math.max(...pieces.map(({ readAt }) => day - (readAt - start) / DAY_MS));
  const unopenedFor = () =>
    Math.max(...pieces.map(({ openedAt }) => day - Math.max(0, openedAt - start) / DAY_MS));
  return { pieces, night, unreadFor, unopenedFor };
}

describe("a shop whose lists show prices and no stock", () => {
  test("of 1,000 pieces in 84 lists is asked at most 30 things a night, and all prices are told within a week", async () => {
    const shop = await startPlainShop({ pieces: 1000 });
    shops.push(shop);
    const { pieces, night, unreadFor } = sleeper(shop);
    for (let n = 0; n < 6; n++) expect((await night()).asked).toBeLessThanOrEqual(30);
    expect(unreadFor()).toBeLessThan(6);

    const piece = shop.pieces[700]!;
    piece.price += 5;
    const found: string[] = [];
    for (let n = 0; n < 6; n++) found.push(...(await night()).chosen.read);
    expect(found).toContain(pieces[700]!.page);
    expect(unreadFor()).toBeLessThan(6);
  });

  test("of 96 pieces is opened within a week, whatever people wait for", async () => {
    const shop = await startPlainShop({ pieces: 96 });
    shops.push(shop);
    const { pieces, night, unopenedFor } = sleeper(shop);
    for (const piece of pieces.slice(0, 30)) piece.isAwaited = true;
    for (let n = 0; n < 7; n++) expect((await night()).asked).toBeLessThanOrEqual(30);
    expect(unopenedFor()).toBeLessThan(7);
  });

  test("of 200 pieces is opened each night for what people wait for, and in turn for the rest", async () => {
    const shop = await startPlainShop({ pieces: 200 });
    shops.push(shop);
    const { pieces, night } = sleeper(shop);
    const awaited = pieces.slice(50, 52);
    for (const piece of awaited) piece.isAwaited = true;
    const opened = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const { chosen, asked } = await night();
      expect(asked).toBeLessThanOrEqual(30);
      expect(chosen).toMatchObject({ isByCard: true });
      expect(chosen.read).toEqual(expect.arrayContaining(awaited.map(({ page }) => page)));
      const others = chosen.read.filter((page) => !awaited.some((piece) => piece.page === page));
      expect(others.filter((page) => opened.has(page))).toEqual([]);
      for (const page of others) opened.add(page);
    }
    expect(opened.size).toBeGreaterThanOrEqual(9);
  });

  test("but dims a card: the piece is opened", async () => {
    const shop = await startPlainShop({ pieces: 24, dimsSoldOut: true });
    shops.push(shop);
    const { pieces, night } = sleeper(shop);
    await night();
    const last = pieces.findLastIndex(({ openedAt }) => openedAt > 0);
    shop.pieces[last]!.soldOut = !shop.pieces[last]!.soldOut;
    expect((await night()).chosen.read).toContain(pieces[last]!.page);
  });
});
