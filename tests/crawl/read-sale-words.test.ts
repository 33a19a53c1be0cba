// Sales that are told in words alone, and what sounds like one.
import { describe, expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { saleInWords } from "../../src/server/features/crawl/extract/sale-words.ts";

const read = (prices: string, lang = "en") =>
  readPage(
    `<html lang="${lang}"><head><title>Reed vest</title></head><body><main><img src="/i/vest.jpg" width="600" alt="Reed vest"><div><h1>Reed vest</h1>${prices}<p>A light vest woven from washed reed linen, with pockets.</p><button>${lang === "ar" ? "أضف إلى السلة" : "Add to cart"}</button></div></main></body></html>`,
    "https://shop.example/pieces/reed-vest",
  );

describe("two prices in one sentence", () => {
  test.each([
    "Was EGP 600 Now EGP 450",
    "EGP 600 now EGP 450 (-25%)",
    "قبل: 600 ج.م بعد: 450 ج.م",
    "كان ٦٠٠ ج.م وأصبح ٤٥٠ ج.م",
    "عرض خاص! ٤٥٠ بدل ٦٠٠ جنيه",
    "الآن 450 جنيه كان 600 جنيه",
    "From 600 to 450 EGP",
    "450 ج بدل 600 ج",
  ])("%s", (text) => {
    expect(saleInWords(text)).toEqual({ asked: 450, former: 600 });
    expect(read(`<p>${text}</p>`)).toMatchObject({ price: 450, regularPrice: 600 });
  });

  test.each([
    "From 450 to 600 EGP",
    "EGP 450 or 3 of 150",
    "2 for EGP 800",
    "340 جنيه كان 500 قطعة في المخزن",
    "Free over EGP 600, now from EGP 450",
    "كان 600 وبقى 450",
  ])("no sale: %s", (text) => {
    expect(saleInWords(text)).toBeNull();
  });
});

describe("two prices, each called by its own words", () => {
  test.each([
    ["<p>السعر قبل الخصم: 600 جنيه</p><p>السعر بعد الخصم: 450 جنيه</p>", "ar"],
    ["<h3>الآن: 450 ج.م</h3><small>سابقاً: 600 ج.م</small>", "ar"],
    ["<p><strong>450 جم</strong> <span>عوضاً عن</span> <span>600 جم</span></p>", "ar"],
    ["<p>EGP 450.00</p><p>Reduced from EGP 600.00</p>", "en"],
  ])("%s", (prices, lang) => {
    expect(read(prices, lang)).toMatchObject({ price: 450, regularPrice: 600 });
  });

  test.each([
    "<p>EGP 450.00</p><p>Deposit instead of full payment: EGP 600.00</p>",
    "<p>EGP 450.00</p><p>It was loved by 600 customers</p>",
    "<p>EGP 450.00</p><p>2 pieces for EGP 800.00</p>",
    "<p>EGP 450.00</p><ul><li>S EGP 450.00</li><li><s>XL EGP 495.00</s></li></ul>",
    '<p>EGP 450.00 <span class="old-price" style="display:none">EGP 600.00</span></p>',
  ])("no sale: %s", (prices) => {
    expect(read(prices)).toMatchObject({ price: 450, regularPrice: null });
  });
});

test("what an element says itself among the prices in its children is a price, too", () => {
  const both = "<div><s>EGP 600</s> EGP 450 <span>(<s>$12.40</s> $9.30)</span></div>";
  expect(read(both)).toMatchObject({ price: 450, regularPrice: 600 });
  expect(read("<div><b>SAR 38</b> EGP 450 <b>USD 9.30</b></div>")).toMatchObject({ price: 450 });
});

describe("a number in pieces", () => {
  test.each([
    ["<p class=price><i>4</i><i>5</i><i>0</i> <i>EGP</i></p>", 450],
    ["<p class=price><b>1</b><b>,</b><b>2</b><b>5</b><b>0</b> EGP</p>", 1250],
    ["<p class=price><span><b>٤</b></span><span><b>٥</b></span><span><b>٠</b></span> ج.م</p>", 450],
  ])("%s", (price, amount) => {
    expect(read(price)).toMatchObject({ price: amount, regularPrice: null });
  });

  test("a reel of all digits tells no price", () => {
    const reel = "<b>0</b><b>1</b><b>2</b><b>3</b><b>4</b><b>5</b><b>6</b><b>7</b><b>8</b><b>9</b>";
    const rolled = `<p class=price><span>${reel}</span><span>${reel}</span> EGP</p>`;
    expect(read(rolled)?.price ?? null).toBeNull();
    expect(read("<p class=price><span>0123456789</span> EGP</p>")?.price ?? null).toBeNull();
  });
});

describe("two prices without a word", () => {
  test.each([
    "<p class=price><del>600</del> 450</p>",
    "<p class=price>450 <del>600</del></p>",
    "<p><b>450 EGP</b> <span>600 EGP</span> <em>-25%</em></p>",
    "<p><b>٤٥٠ ج.م</b> <span>٦٠٠ ج.م</span> <em>٢٥٪</em></p>",
  ])("%s", (prices) => {
    expect(read(prices)).toMatchObject({ price: 450, regularPrice: 600 });
  });

  test.each([
    "<p><b>450 EGP</b> <span>600 EGP</span> <em>10% with your card</em></p>",
    "<p><b>450 EGP</b> <span>600 EGP</span></p>",
    '<p><span class="price-before">400 EGP</span> <span class="now">450 EGP</span></p>',
    "<p>سعر السوق 900 ج.م</p><p>سعرنا 450 ج.م</p>",
    "<p>الوزن 250 جم</p><div>450 ج.م</div>",
  ])("no sale: %s", (prices) => {
    expect(read(prices)).toMatchObject({ price: 450, regularPrice: null });
  });
});
