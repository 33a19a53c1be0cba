// Which pages of a shop are its products', where lists and addresses say different things.
import { expect, test } from "vitest";
import { linksOf } from "../../src/server/features/crawl/discover/links.ts";
import { listFacts } from "../../src/server/features/crawl/discover/list-facts.ts";
import { findProductPages } from "../../src/server/features/crawl/discover/product-pages.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { CRAWL_SETTINGS } from "../../src/server/features/crawl/settings.ts";
import type { Shop } from "../../src/server/features/crawl/shops/shop.ts";
import { OPEN_DOOR } from "../../src/server/features/crawl/visit/robots.ts";

const BASE = new URL("https://shop.example/");
const MENU = `<nav><a href="/all/c912">All</a></nav><footer><a href="/p/return-policy">Returns</a></footer>`;
const card = (n: number) =>
  `<li><a href="/robe-${n}/p7701${n}"><img src="/${n}.jpg">Robe ${n}</a><b>EGP 450.00</b></li>`;
const LIST = `<ul>${[11, 12, 13, 14].map(card).join("")}</ul>`;

/** Everything but a sitemap; lists are empty until they are drawn. */
const shop = {
  base: BASE,
  productUrl: null,
  visitor: {
    settings: CRAWL_SETTINGS,
    signal: new AbortController().signal,
    robots: async () => OPEN_DOOR,
    get: async () => ({ status: 404, text: "", bytes: Buffer.alloc(0) }),
  },
} as unknown as Shop;

async function pagesOf(plain: string, drawn: string, of = shop) {
  const page = (url: string, body: string) => ({ url, html: `<body>${MENU}${body}</body>` });
  const steps = findProductPages(of, {
    open: async (url) => ({ ...page(url, url.endsWith("c912") ? plain : ""), validators: null }),
    draw: async (url) => ({ ...page(url, url.endsWith("c912") ? drawn : ""), earlier: [] }),
  });
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

test("a link that is only called like a piece neither keeps the browser away nor counts as one", async () => {
  const { pages, unsure, estimate } = await pagesOf("", LIST);
  expect(pages.map((page) => new URL(page).pathname)).toEqual([
    "/robe-11/p770111",
    "/robe-12/p770112",
    "/robe-13/p770113",
    "/robe-14/p770114",
    "/p/return-policy",
  ]);
  expect(unsure).toEqual(["https://shop.example/p/return-policy"]);
  expect(estimate).toEqual({ expected: null, reason: null });
});

test("a piece that no list shows is one where its address is made like the others'", async () => {
  const { unsure } = await pagesOf(`${LIST}<a href="/robe-15/p770115">Robe 15</a>`, "");
  expect(unsure).toEqual(["https://shop.example/p/return-policy"]);
});

test("what only a sentence leads to is tried where it is made as the pieces are", async () => {
  const tile = (n: number) =>
    `<li><a href="/view.php?no=${n}"><img src="/${n}.jpg">Robe ${n}</a><b>EGP 450.00</b></li>`;
  const body = `<ul>${[1, 2, 3].map(tile).join("")}</ul><p>Worn with <a href="/view.php?no=9">a robe of last year</a>, see <a href="/about.php?no=2">us</a>.</p>`;
  const { unsure } = await pagesOf(body, "");
  expect(unsure).toContain("https://shop.example/view.php?no=9");
  expect(unsure).not.toContain("https://shop.example/about.php?no=2");
});

test("what the sitemap calls like a piece, and is made unlike all that lists show, may be none", async () => {
  const map = `<urlset><url><loc>https://shop.example/p/our-story</loc></url></urlset>`;
  const mapped = {
    ...shop,
    visitor: {
      ...shop.visitor,
      get: async (url: string) => {
        const isMap = url.endsWith("/sitemap.xml");
        const text = isMap ? map : "";
        return {
          status: isMap ? 200 : 404,
          text,
          bytes: Buffer.from(text),
          contentType: "text/xml",
        };
      },
    },
  } as unknown as Shop;
  const { unsure } = await pagesOf(LIST, "", mapped);
  expect(unsure).toContain("https://shop.example/p/our-story");
});

test("a card that is made like none of many others may be no piece", async () => {
  const tile = (at: string, n: number) =>
    `<li><a href="${at}"><img src="/${n}.jpg">Robe ${n}</a><b>EGP 450.00</b></li>`;
  const tiles = [1, 2, 3, 4, 5, 6].map((n) => tile(`/2024/robe-${n}.html`, n)).join("");
  const { pages, unsure } = await pagesOf(`<ul>${tiles}${tile("/label/news.html", 9)}</ul>`, "");
  expect(unsure).toContain("https://shop.example/label/news.html");
  expect(unsure).not.toContain("https://shop.example/2024/robe-6.html");
  expect(pages).toContain("https://shop.example/2024/robe-6.html");
});

test("a front page that only asks for the language: one of them is walked to its end", async () => {
  const tile = (at: string, n: number) =>
    `<li><a href="${at}/product/robe-${n}"><img src="/${n}.jpg">Robe ${n}</a><b>EGP 450.00</b></li>`;
  const bodyAt = (path: string): string => {
    if (path === "/") return `<a href="/ar/">العربية</a> <a href="/en/">English</a>`;
    const at = path.slice(0, 3);
    const shown = path.endsWith("/shop") ? [1, 2, 3, 4, 5] : [1, 2];
    return `<nav><a href="${at}/shop">Shop</a><a href="/ar/">العربية</a><a href="/en/">English</a></nav><ul>${shown.map((n) => tile(at, n)).join("")}</ul>`;
  };
  const steps = findProductPages(shop, {
    open: async (url) => ({
      url,
      html: `<body>${bodyAt(new URL(url).pathname)}</body>`,
      validators: null,
    }),
    draw: null,
  });
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  expect(step.value.pages.map((page) => new URL(page).pathname)).toEqual(
    [1, 2, 3, 4, 5].map((n) => `/ar/product/robe-${n}`),
  );
});

test("a list's own element says where it goes on, or that its pages are not written yet", () => {
  const parsed = (body: string) => parsePage(`<body>${body}</body>`, "https://shop.example/shop/");
  const anchor = `<div class="e-load-more-anchor" data-page="1" data-next-page="https://shop.example/shop/page/2/"></div>`;
  expect(linksOf(parsed(LIST + anchor), BASE).next).toEqual(["https://shop.example/shop/page/2/"]);
  expect(linksOf(parsed(`${LIST}<button data-next="2">More</button>`), BASE).next).toEqual([]);
  const pager = `<div class="pager" data-current="1" data-last="3" data-total="10"></div>`;
  expect(listFacts(parsed(LIST + pager))).toEqual({ total: 10, more: "scroll" });
  const grid = `<section class="products-grid" data-page="1" data-total-pages="4">${LIST}</section>`;
  expect(listFacts(parsed(grid)).more).toBe("scroll");
  expect(listFacts(parsed(`${LIST}<div class="pager"></div>`))).toEqual({
    total: null,
    more: null,
  });
  expect(
    listFacts(parsed(`${LIST}<div class="cart-items" data-total="450"></div>`)).total,
  ).toBeNull();
});

test("lists that show nothing without a browser are drawn although a sitemap names some pieces", async () => {
  const named = ["/robe-11/p770111", "/robe-12/p770112"].map((path) => BASE.origin + path);
  const sitemap = `<urlset>${named.map((one) => `<url><loc>${one}</loc></url>`).join("")}</urlset>`;
  const get = async (address: string) => ({
    status: address.endsWith("/sitemap.xml") ? 200 : 404,
    text: sitemap,
    bytes: Buffer.from(sitemap),
    contentType: "application/xml",
    url: new URL(address),
  });
  const told = { ...shop, visitor: { ...shop.visitor, get } } as unknown as Shop;
  const { pages } = await pagesOf("", LIST, told);
  expect(pages.filter((page) => page.includes("/robe-"))).toHaveLength(4);
});

const view = (n: number, words: string) =>
  `<td><a href="view.php?id=${n}"><img src="/${n}.jpg"></a><br><a href="view.php?id=${n}">Robe ${n}</a><br>${words}</td>`;

test("a piece without a price among cards at the same address is a piece, too; a lone letter is a sign of money", () => {
  const html = `<table><tr>${view(1, "450 EGP")}${view(2, "كان 350 ج الآن 275 ج")}${view(3, "Ask for the price")}</tr></table>`;
  const links = linksOf(parsePage(html, "https://shop.example/list.php?cat=1"), BASE);
  expect(links.cards).toHaveLength(2);
  expect(links.products).toHaveLength(3);
});

test("a piece that was met as a list, for those shown below it, stays among the pieces but is doubted", async () => {
  const menu = `<nav><a href="/robe-11/p770111">Robe 11</a></nav>`;
  const steps = findProductPages(shop, {
    open: async (url) => ({ url, html: `<body>${menu}${LIST}</body>`, validators: null }),
    draw: null,
  });
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  const { pages, unsure } = step.value;
  expect(pages.map((page) => page.slice(-7))).toContain("p770111");
  expect(pages).toHaveLength(4);
  expect(unsure.length).toBeLessThanOrEqual(1);
});

test("a front page without a language shows pieces of one: the lists in that language are walked, others are not", async () => {
  const robe = (path: string, n: number) =>
    `<li><a href="${path}/p/robe-${n}"><img src="/${n}.jpg">Robe ${n}</a><b>${n}50 EGP</b></li>`;
  const menu = `<nav><a href="/en/c/robes">Robes</a><a href="/ar/c/robes">عربي</a></nav>`;
  const cards = (path: string, ns: number[]) => ns.map((n) => robe(path, n)).join("");
  const pagesAt: Record<string, string> = {
    "/": cards("/en", [1, 2]),
    "/en/c/robes": cards("/en", [1, 2, 3, 4, 5]),
    "/ar/c/robes": cards("/ar", [1, 2, 3, 4, 5]),
  };
  const steps = findProductPages(shop, {
    open: async (url) => ({
      url,
      html: `<body>${menu}<ul>${pagesAt[new URL(url).pathname] ?? ""}</ul></body>`,
      validators: null,
    }),
    draw: null,
  });
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  const paths = step.value.pages.map((page) => new URL(page).pathname);
  expect(paths.toSorted()).toEqual([1, 2, 3, 4, 5].map((n) => `/en/p/robe-${n}`));
});

test("where only what is called like a piece was found, everything that the sitemap names is tried", async () => {
  const posts = [1, 2, 3].map((n) => `${BASE.href}2025/0${n}/robe-${n}.html`);
  const sitemap = `<urlset>${posts.map((one) => `<url><loc>${one}</loc></url>`).join("")}</urlset>`;
  const get = async (address: string) =>
    address.endsWith("sitemap.xml")
      ? { status: 200, text: sitemap, bytes: Buffer.from(sitemap), url: new URL(address) }
      : { status: 404, text: "", bytes: Buffer.alloc(0), url: new URL(address) };
  const named = { ...shop, visitor: { ...shop.visitor, get } } as unknown as Shop;
  const { pages, unsure } = await pagesOf("", "", named);
  expect(pages).toEqual(expect.arrayContaining(posts));
  expect(unsure).toEqual(expect.arrayContaining(posts));
});

test("a blog's older posts are the next page of its list, wherever they are kept", () => {
  const posts = [1, 2].map(
    (n) =>
      `<div class="post"><h3><a href="/2025/0${n}/robe.html">Robe ${n}</a></h3><a href="/2025/0${n}/robe.html"><img src="/${n}.jpg"></a><p>Price: 450 EGP</p></div>`,
  );
  const older = (words: string) =>
    `${posts.join("")}<a href="/search?updated-max=2025-01-01">${words}</a>`;
  const nextOf = (words: string) =>
    linksOf(parsePage(`<body>${older(words)}</body>`, BASE.href), BASE).next;
  const next = [`${BASE.href}search?updated-max=2025-01-01`];
  expect(nextOf("Older Posts")).toEqual(next);
  expect(nextOf("رسائل أقدم")).toEqual(next);
  expect(nextOf("Search older shops")).toEqual([]);
});
