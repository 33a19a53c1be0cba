import { expect, test } from "vitest";
import { isArticle } from "../../src/server/features/crawl/extract/article.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";

const page = (...told: unknown[]) =>
  parsePage(
    `<html><head><title>Notes</title>${told.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join("")}</head><body><h1>Notes</h1><a href="/p/shawl"><img src="/shawl.jpg">Shawl</a><b>540 EGP</b><button>Add to cart</button></body></html>`,
    "https://shop.example/notes/shawls",
  );
const product = { "@type": "Product", name: "Shawl", offers: { price: 540 } };

test.each([
  ["a post", { "@type": "BlogPosting", headline: "Shawls" }, true],
  ["a post in a graph", { "@graph": [{ "@type": ["Article"], headline: "Shawls" }] }, true],
  ["a page", { "@type": "WebPage", name: "Shawls" }, false],
  ["a piece", product, false],
])("something to read says so: %s", (_what, told, is) => {
  expect(isArticle(page(told))).toBe(is);
});

test("a piece that is written about on its own page is a piece", () => {
  expect(isArticle(page({ "@type": "Article", headline: "Shawl" }, product))).toBe(false);
});
