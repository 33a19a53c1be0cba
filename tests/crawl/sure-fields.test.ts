// What makes a field sure: a list of the shop beside its page, a whole gallery and whole words told twice, a sale that
// nobody doubts.
import { describe, expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { withSaleInDoubt } from "../../src/server/features/crawl/verdict/evidence.ts";
import { heardInLists } from "../../src/server/features/crawl/verdict/heard-in-lists.ts";

const ADDRESS = "https://shop.example/view.php?no=7";
const read = (body: string, url = ADDRESS, head = "") =>
  readPage(
    `<html><head><title>Reed Jacket – Delta</title>${head}</head><body>${body}</body></html>`,
    url,
  );
const piece = (inner: string) =>
  `<img src="/reed-1.jpg"><h1>Reed Jacket</h1><p class="price">EGP 720</p>${inner}<button>Add to cart</button>`;

describe("what a list says beside the page", () => {
  const heard = (words: string | undefined, price = `<p class="price">EGP 720</p>`) => {
    const found = read(piece("").replace(`<p class="price">EGP 720</p>`, price));
    const facts = found ? heardInLists(found, words, found.isContested).facts : [];
    return facts?.find(({ field }) => field === "price")?.confidence;
  };
  const SALE = `<p class="price"><s>EGP 900</s> EGP 720</p>`;

  test.each([
    ["Reed Jacket EGP 720", undefined, "sure"],
    ["Reed Jacket EGP 720 -20%", undefined, "sure"],
    ["Reed Jacket EGP 900 EGP 720", SALE, "sure"],
    // Another price, or one that was there before and the page does not show.
    ["Reed Jacket EGP 680", undefined, "likely"],
    ["Reed Jacket EGP 900 EGP 720", undefined, "likely"],
    ["Reed Jacket EGP 720", SALE, "likely"],
    [undefined, undefined, "likely"],
  ])("%s", (words, price, confidence) => {
    expect(heard(words, price)).toBe(confidence);
  });
});

test("while the price before a sale is in doubt, the price is no more than likely", () => {
  const told = (confidence: "sure" | "likely") =>
    withSaleInDoubt([
      { field: "price", confidence: "sure", witnesses: [] },
      { field: "sale", confidence, witnesses: [] },
    ])[0]?.confidence;
  expect([told("sure"), told("likely")]).toEqual(["sure", "likely"]);
});

test("pictures and words are sure where the whole of them is told twice", () => {
  const markup = (images: string[]) =>
    `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", name: "Reed Jacket", image: images, description: "A jacket woven from reed, lined with soft cotton.", offers: { price: 720, priceCurrency: "EGP" } })}</script>`;
  const body = `<div class="gallery"><img src="/reed-1.jpg"><img src="/reed-2.jpg"></div><div><h1>Reed Jacket</h1><p class="price">EGP 720</p><div class="description"><p>A jacket woven from reed, lined with soft cotton.</p></div><button>Add to cart</button></div>`;
  const sure = (images: string[]) =>
    read(body, ADDRESS, markup(images))
      ?.facts?.filter(({ confidence }) => confidence === "sure")
      .map(({ field }) => field);
  expect(sure(["/reed-1.jpg", "/reed-2.jpg"])).toEqual(
    expect.arrayContaining(["title", "price", "description", "pictures"]),
  );
  expect(sure(["/reed-1.jpg"])).not.toContain("pictures");
});
