// What becomes of a shop's pages, one after the other.
import { expect, test } from "vitest";
import { createProductOpener } from "../../src/server/features/crawl/adaptive/product-opener.ts";
import { readRest } from "../../src/server/features/crawl/adaptive/read-rest.ts";
import type { PageRead, Shop } from "../../src/server/features/crawl/shops/shop.ts";
import { page } from "./shop-pages.ts";

const BASE = new URL("https://shop.example/");
const at = (name: string) => `${BASE.href}item/${name}`;

const piece = (name: string) =>
  page(
    `<main><h1>${name}</h1><img src="/i/${name.toLowerCase().replace(" ", "-")}.jpg" width="600" height="800"><p class="price">EGP 540.00</p><button>Add to cart</button></main>`,
    `<title>${name}</title>`,
  );
/** Answered as any other page, above a few pieces that are there. */
const gone = (words: string) =>
  page(
    `<main><h1>${words}</h1><p>You may like these:</p><div><a href="/item/reed-vest"><img src="/i/1.jpg"><b>Reed Vest</b></a><span>EGP 540.00</span></div><div><a href="/item/palm-coat"><img src="/i/2.jpg"><b>Palm Coat</b></a><span>EGP 900.00</span></div></main>`,
    `<title>${words}</title>`,
  );

async function readAll(pages: Record<string, string>): Promise<PageRead[]> {
  const shop = {
    base: BASE,
    cursor: null,
    visitor: { signal: new AbortController().signal },
    remembered: async () => null,
    missing: async () => [],
  } as unknown as Shop;
  const open = createProductOpener(
    async (url) => ({ html: pages[url] ?? "", url, validators: null }),
    null,
  );
  const plan = { pages: Object.keys(pages), selectors: {}, currency: "EGP" };
  const read: PageRead[] = [];
  for await (const step of readRest(shop, open, plan as never))
    if ("pages" in step) read.push(...step.pages);
  return read;
}

test.each(["This piece is no longer available", "هذا المنتج غير متوفر"])(
  "a page that only says so is gone, and no piece that could not be read: %s",
  async (words) => {
    const read = await readAll({ [at("reed-vest")]: piece("Reed Vest"), [at("old")]: gone(words) });
    expect(read).toMatchObject([
      { page: at("reed-vest"), products: [{ title: "Reed Vest", price: 540 }] },
      { page: at("old"), problem: { sentence: "crawlPageGone" } },
    ]);
  },
);

test("a piece that is sold out stays one, whatever its name says of it", async () => {
  const name = "Reed Vest (sold out)";
  const read = await readAll({ [at("reed-vest")]: piece(name) });
  expect(read).toMatchObject([{ products: [{ title: expect.stringContaining("Reed Vest") }] }]);
});
