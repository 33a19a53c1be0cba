// Amounts near a price that are no price of this piece: asked of others, for more than the piece, for something else;
// and former prices that belong to those, or that there are not.
import { describe, expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { saleInWords } from "../../src/server/features/crawl/extract/sale-words.ts";

const read = (prices: string) => {
  const found = readPage(
    `<html><head><title>Fern Cape | Alder</title></head><body><header><a href="/">Alder</a></header><div class="info"><h1>Fern Cape</h1><div class="amount">${prices}</div><button>Add to cart</button><p>A cape of felted wool with a hood.</p></div></body></html>`,
    "https://shop.example/products/fern-cape",
  );
  return [found?.price, found?.regularPrice ?? null];
};
const PLAIN = "<p>EGP 880</p>";
const PLAIN_ARABIC = "<p>880 ج.م</p>";

describe("in front of the price", () => {
  test.each([
    "Hire: EGP 200 a week",
    "Worldwide EGP 1,300",
    "From March EGP 990",
    "Exchange fee EGP 45",
    "Cashback EGP 44",
    "Minimum order EGP 500",
    "Bespoke EGP 1,900",
    "Girls: EGP 610",
    "Full look EGP 1,650",
    "Three pieces EGP 2,400 instead of EGP 2,640",
    "Students: EGP 790",
    "Deposit: EGP 150",
    "EGP 771.93 excl. VAT",
    "Hemming EGP 70",
  ])("%s", (said) => expect(read(`<p>${said}</p>${PLAIN}`)).toEqual([880, null]));

  test.each([
    "تأجير ليلة واحدة 200 ج.م",
    "لدول الخليج 1300 ج.م",
    "رسوم المعاينة 45 ج.م",
    "الحد الأدنى للطلب 500 ج.م",
    "تفصيل على مقاسك 1900 ج.م",
    "عرض الحتتين 1600 ج.م بدل 1760",
    "لأول أوردر 790 ج.م",
  ])("%s", (said) => expect(read(`<p>${said}</p>${PLAIN_ARABIC}`)).toEqual([880, null]));
});

describe("behind the price: no sale of this piece", () => {
  test.each([
    `${PLAIN}<p>Two for EGP 1,600 (instead of EGP 1,760)</p>`,
    `${PLAIN}<p>Buy 3 pay 2: EGP 1,760 instead of EGP 2,640</p>`,
    `<p>القطعة ب 880 جنيه</p><p>القطعتين ب 1600 جنيه بدل 1760</p>`,
    `<p>Sale price EGP 880</p><p hidden>Regular price EGP 1,100</p>`,
    `<p><s>EGP 0.00</s> EGP 880</p>`,
    `<p><del>٠ ج.م</del> ٨٨٠ ج.م</p>`,
  ])("%s", (prices) => expect(read(prices)).toEqual([880, null]));
});

describe("what is said of the only price there is", () => {
  test.each([
    ["<p>Made to order: EGP 880</p>", 880],
    ["<p>Two pieces: EGP 880</p><p>Delivery: EGP 60</p>", 880],
    ["<p>طقم قطعتين 880 جنيه</p>", 880],
  ])("%s", (prices, price) => expect(read(prices)).toEqual([price, null]));
});

describe("a former price", () => {
  test.each([
    `<p>Old: EGP 1,100</p><p>New: EGP 880</p>`,
    `<span aria-label="Original price EGP 1,100">EGP 1,100</span><span aria-label="Current price EGP 880">EGP 880</span>`,
    `<p>السعر 1100 ج.م</p><p>الخصم 220 ج.م</p><p>الصافي 880 ج.م</p>`,
    `<p>EGP 1,100 → EGP 880</p>`,
  ])("%s", (prices) => expect(read(prices)).toEqual([880, 1100]));

  test.each([
    ["1100 EGP => 880 EGP", { asked: 880, former: 1100 }],
    ["L.E 880 only instead of L.E 1100", { asked: 880, former: 1100 }],
    ["880 EGP → 1100 EGP", null],
  ])("%s", (text, sale) => expect(saleInWords(text)).toEqual(sale));
});

test("a number in pieces, each in an element of its own, is one number", () => {
  const digits = `<p class="price"><span>1</span><span>,</span><span>480</span><sup>00</sup> EGP</p>`;
  expect(read(digits)).toEqual([1480, null]);
});
