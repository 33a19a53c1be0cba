import { describe, expect, it } from "vitest";
import { currencyCode } from "../../src/server/features/crawl/normalise/currencies.ts";
import {
  parsePrice,
  readingsOfPrice,
  signedPrice,
} from "../../src/server/features/crawl/normalise/prices.ts";

const CASES: [string, number | null, string | null][] = [
  ["1.234,50 €", 1234.5, "EUR"],
  ["$1,234.50", 1234.5, "USD"],
  ["1 234,50 zł", 1234.5, "PLN"],
  ["CHF 1'234.50", 1234.5, "CHF"],
  ["₹1,25,000", 125000, "INR"],
  ["٥٠٠ ج.م", 500, "EGP"],
  ["١٬٢٣٤٫٥٠ ر.س", 1234.5, "SAR"],
  ["۱۲۳ تومان", 123, "IRR"],
  ["L.E. 1,200", 1200, "EGP"],
  ["LE500", 500, "EGP"],
  ["500 جنيه", 500, "EGP"],
  ["34.000 د.ك", 34, "KWD"],
  ["34.000 EGP", 34000, "EGP"],
  ["123,456.789 OMR", 123456.789, "OMR"],
  ["0.500 KWD", 0.5, "KWD"],
  ["35€ 99", 35.99, "EUR"],
  ["1.899,-", 1899, null],
  ["12. 99 TL", 12.99, "TRY"],
  ["$.75", 0.75, "USD"],
  ["From 26 to 50 €", 26, "EUR"],
  ["EGP 300 – EGP 450", 300, "EGP"],
  ["Was EGP 600 now EGP 450", 450, "EGP"],
  ["3 pieces for EGP 99", 99, "EGP"],
  ["AED 8000 (USD 2179)", 8000, "AED"],
  ["$1,190.00 AUD", 1190, "AUD"],
  ["Free", 0, null],
  ["مجاني", 0, null],
  ["-20%", null, null],
  ["Free shipping on orders over $49", null, null],
  ["Price on request", null, null],
  ["15.08.2017", null, null],
  ["16.00 cm", null, null],
  ["call 4 us", 4, null],
  ["", null, null],
  ["sold out", null, null],
];

describe("price texts", () => {
  it.each(CASES)("%s", (text, amount, currency) => {
    expect(parsePrice(text, {})).toEqual(amount === null ? null : { amount, currency });
  });

  it("the shop's currency settles what a shared sign or a bare number means", () => {
    expect(parsePrice("£ 450", { currency: "EGP" })).toEqual({ amount: 450, currency: "EGP" });
    expect(parsePrice("$ 450", { currency: "CAD" })).toEqual({ amount: 450, currency: "CAD" });
    expect(parsePrice("34.000", { currency: "JOD" })).toEqual({ amount: 34, currency: "JOD" });
    expect(parsePrice("34.000", { currency: "EGP" })).toEqual({ amount: 34000, currency: "EGP" });
    expect(parsePrice("34,5", { currency: "ج.م" })).toEqual({ amount: 34.5, currency: "EGP" });
  });

  it("numbers are taken as they are, except what is no amount", () => {
    expect(parsePrice(99.5, { currency: "EGP" })).toEqual({ amount: 99.5, currency: "EGP" });
    for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, -1])
      expect(parsePrice(odd)).toBeNull();
    expect(parsePrice(null)).toBeNull();
  });

  it("an ambiguous notation names all it may mean", () => {
    expect(readingsOfPrice("34.000")).toEqual([34000, 34]);
    expect(readingsOfPrice("34.50")).toEqual([34.5]);
  });

  it("currencies are known by code, sign and word", () => {
    expect(["EGP", "ج.م", "L.E.", "€", "US$", "kr"].map((text) => currencyCode(text))).toEqual([
      "EGP",
      "EGP",
      "EGP",
      "EUR",
      "USD",
      "SEK",
    ]);
    expect(currencyCode("no money here")).toBeNull();
  });
});

it("a dash in the place of the cents leaves the currency beside its number", () => {
  expect(signedPrice("385.- جنيه")).toEqual({ amount: 385, currency: "EGP" });
  expect(signedPrice("50 - $2")).toEqual({ amount: 2, currency: "USD" });
});
