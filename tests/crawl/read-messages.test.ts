// A blog that sells by message, sizes below each colour, thumbnails that name what they are of, and what is paid beside a
// piece and is none.
import { describe, expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { normalise } from "../../src/server/features/crawl/normalise/normalise.ts";
import { isNothingToWear } from "../../src/server/features/crawl/normalise/nothing-to-wear.ts";

const ADDRESS = "https://shop.example/products/reed-robe";
const BUY = `<button type="submit" name="add">Add to cart</button>`;
const PIECE = `<h1>Reed Robe</h1><p class="price">EGP 720.00</p>`;

function read(body: string, title = "Reed Robe – Nour") {
  const html = `<html><head><title>${title}</title></head><body><main>${body}</main></body></html>`;
  const reading = readPage(html, ADDRESS);
  const product = reading && normalise(reading, { currency: "EGP", baseUrl: ADDRESS });
  return product && "title" in product ? product : null;
}

describe("a blog that sells by message", () => {
  const sign = `<h1 class="title"><a href="/">Nour by hand</a></h1><p>Delivery 60 EGP</p>`;
  const post = (words: string) =>
    `${sign}<div><h3 class="entry-title">Reed Robe</h3><div class="entry"><a href="/robe-1.jpg"><img src="/robe-1.jpg"></a><p>Price: 720 EGP</p>${words}<p>To order: <a href="https://wa.me/2010">WhatsApp us</a></p></div></div>
    <aside class="popular"><div class="item-title"><a href="/2024/reed-robe.html">Reed Robe</a></div><p>A robe of reed. Price: 720 EGP</p></aside>`;

  test("the shop's sign leads home and is no title, nor is the link to the piece beside it", () => {
    expect(read(post(""), "Reed Robe | Nour by hand")).toMatchObject({
      title: "Reed Robe",
      price: 720,
      sold_out: false,
    });
  });

  test("that one can write to the shop does not make what is gone available", () => {
    expect(read(post("<div><b>SOLD OUT</b></div>"), "Reed Robe")?.sold_out).toBe(true);
  });
});

test("sizes in a box that an attribute gives to one colour are that colour's", () => {
  const cloth = (colour: string) =>
    `<button type="button"><img src="/cloth/${colour}.png" alt="${colour}" width="30"></button>`;
  const size = (name: string, more = "") => `<button type="button"${more}>${name}</button>`;
  const box = (colour: string, sizes: string) =>
    `<div class="row" data-for="${colour}">${sizes}</div>`;
  const choice = `<p>Colour</p>${cloth("Teal")}${cloth("Red")}<p>Size</p>${box("Teal", size("S") + size("M", " disabled"))}${box("Red", size("S") + size("M"))}`;
  expect(read(`${PIECE}${choice}${BUY}`)?.variants).toMatchObject([
    { color: "Teal", size: "S", in_stock: true },
    { color: "Teal", size: "M", in_stock: false },
    { color: "Red", size: "S", in_stock: true },
    { color: "Red", size: "M", in_stock: true },
  ]);
});

test("a thumbnail that names the whole picture of the same file is that one", () => {
  const thumb = (n: number) =>
    `<img src="/thumbs/robe-${n}.jpg" data-switch-to="/robe-${n}.jpg" width="80">`;
  const found = read(`<div>${thumb(1)}${thumb(2)}</div>${PIECE}${BUY}`);
  expect(found?.image_url).toBe("https://shop.example/robe-1.jpg");
  expect(found?.other_image_urls).toEqual(["https://shop.example/robe-2.jpg"]);
});

test.each([
  ["Luxury gift wrap", true],
  ["Custom order deposit", true],
  ["Express shipping", true],
  ["Extended warranty", true],
  ["Test product", true],
  ["فرق سعر", true],
  ["رسوم استبدال", true],
  ["تغليف هدايا فاخر", true],
  ["Gift wrap dress", false],
  ["Express yourself hoodie", false],
  ["Custom kaftan", false],
  ["Standard fit shirt", false],
  ["شال تغليف حرير", false],
])("what is paid beside a piece is none: %s: %s", (title, is) =>
  expect(isNothingToWear({ title })).toBe(is),
);

test("the only heading of a page is its title, though its window names it in other letters", () => {
  const page = (heading: string) =>
    read(`<h2>${heading}</h2><p>720 EGP</p><a href="https://wa.me/2010">Order now</a>`);
  expect(page("روب من البوص")?.title).toBe("روب من البوص");
  expect(page("منتجات مشابهة")?.title).not.toBe("منتجات مشابهة");
});
