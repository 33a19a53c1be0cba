// Lists that go on by a cursor: known from their own data, asked on by what their scripts ask, or told as open.
import { expect, test } from "vitest";
import { asksIn } from "../../src/server/features/crawl/discover/ask-list.ts";
import { addressesOf, listData } from "../../src/server/features/crawl/discover/list-data.ts";
import { findProductPages } from "../../src/server/features/crawl/discover/product-pages.ts";
import { readList } from "../../src/server/features/crawl/discover/read-list.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { CRAWL_SETTINGS } from "../../src/server/features/crawl/settings.ts";
import type { Shop } from "../../src/server/features/crawl/shops/shop.ts";
import { piecesIn } from "../../src/server/features/crawl/sources/app-data.ts";
import { OPEN_DOOR } from "../../src/server/features/crawl/visit/robots.ts";

const BASE = new URL("https://shop.example/");
const node = (n: number) => ({ slug: `robe-${n}`, title: `Robe ${n}`, price: 400 + n });
const card = (n: number) =>
  `<li><a href="/w/robe-${n}"><img src="/${n}.jpg">Robe ${n}</a><b>EGP ${400 + n}</b></li>`;
const state = (value: unknown) => `<script>window.__ANY__=${JSON.stringify(value)}</script>`;
const pageOf = (body: string) => parsePage(`<body>${body}</body>`, BASE.href);

test.each([
  [{ shelf: { items: [node(1), node(2)], paging: { next: "bzo0cXk" } } }, "bzo0cXk"],
  [
    { items: [node(1), node(2)], pageInfo: { hasNextPage: true, endCursor: "Y3Vyc29yMg" } },
    "Y3Vyc29yMg",
  ],
  [{ items: [node(1), node(2)], pageInfo: { hasNextPage: false, endCursor: "Y3Vyc29yMg" } }, null],
  [{ items: [node(1), node(2)], has_more: true }, ""],
  [{ items: [node(1), node(2)], labels: { next: "Next" } }, null],
  [{ labels: { cursor: "abc123" } }, null],
])("%j goes on at %j", (value, next) => {
  expect(listData(pageOf(state(value))).next).toBe(next);
});

test("an interface is known from the script that asks it, and nothing is sent that changes something", () => {
  const asked = (script: string) => asksIn(script, pageOf("")).map((ask) => ask("abc1"));
  expect(asked("fetch(`/api/shelf?cursor=${next}&size=8`)")).toEqual([
    { url: "https://shop.example/api/shelf?size=8&cursor=abc1", body: null },
  ]);
  expect(asked('x.get("/api/shelf",{params:{after:e}})')).toEqual([
    { url: "https://shop.example/api/shelf?after=abc1", body: null },
  ]);
  expect(asked('fetch("/api/shelf",{method:"POST",body:JSON.stringify({cursor:e})})')).toEqual([
    { url: "https://shop.example/api/shelf", body: { cursor: "abc1" } },
  ]);
  expect(
    asked('x.post("/api/cart",{from:e});i("/a.js?cursor=");y("https://else.example/a?cursor=")'),
  ).toEqual([]);
});

test("addresses are made as those that links lead to are, and not at all where these are made in two ways", () => {
  const pieces = piecesIn([[node(1), node(2), node(3)]]);
  expect(addressesOf(pieces, ["https://shop.example/w/robe-1"], BASE)).toEqual([
    "https://shop.example/w/robe-2",
    "https://shop.example/w/robe-3",
  ]);
  const twice = ["https://shop.example/w/robe-1", "https://shop.example/sale/robe-2"];
  expect(addressesOf(pieces, twice, BASE)).toEqual([]);
});

async function walked(body: string, answers: Record<string, unknown>) {
  const shop = {
    base: BASE,
    productUrl: null,
    visitor: {
      settings: CRAWL_SETTINGS,
      signal: new AbortController().signal,
      robots: async () => OPEN_DOOR,
      get: async (address: string) => {
        const answer = answers[address.slice(BASE.origin.length)];
        return answer === undefined
          ? { status: 404, text: "", bytes: Buffer.alloc(0) }
          : { status: 200, text: JSON.stringify(answer), bytes: Buffer.alloc(0) };
      },
    },
  } as unknown as Shop;
  const steps = findProductPages(shop, {
    open: async (url) => ({ url, html: `<body>${body}</body>`, validators: null }),
    draw: null,
  });
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

const FIRST = { items: [node(1), node(2)], next: "c2" };
const LIST = `<ul>${[1, 2].map(card).join("")}</ul>${state(FIRST)}`;
const ASKS = `<script>const more=()=>fetch("/api/shelf?cursor="+at)</script>`;

test("a list is asked to its end", async () => {
  const { pages, estimate } = await walked(LIST + ASKS, {
    "/api/shelf?cursor=c2": { items: [node(3), node(4)], next: "c3" },
    "/api/shelf?cursor=c3": { items: [node(5), node(6)], next: null },
  });
  expect(pages.map((page) => page.slice(-1)).join("")).toBe("123456");
  expect(estimate).toEqual({ expected: null, reason: null });
});

test("where nobody answers, it is said that the list goes on", async () => {
  const { pages, estimate } = await walked(LIST + ASKS, {});
  expect(pages).toHaveLength(2);
  expect(estimate.reason).toBe("lists_go_on");
});

test("a link with the list's own cursor is its next page, whatever it says", () => {
  const list = (cursor: string) =>
    readList(
      pageOf(
        `<ul>${[1, 2].map(card).join("")}</ul>${state({ ...FIRST, next: cursor })}<a href="/?at=c2c2">Onwards</a>`,
      ),
      BASE,
    );
  expect(list("c2c2")).toMatchObject({
    facts: { more: null },
    links: { next: ["https://shop.example/?at=c2c2"] },
  });
  expect(list("d9d9")).toMatchObject({ facts: { more: "data" }, links: { next: [] } });
});
