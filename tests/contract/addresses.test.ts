import { expect, test } from "vitest";
import { fillPath } from "../../src/contract/endpoint.ts";
import { directionOf, preferredLanguage } from "../../src/contract/languages.ts";
import { isBrandId } from "../../src/contract/shapes.ts";

test.each([
  ["a/b/../c", "/api/products/by-brand/a%2Fb%2F..%2Fc"],
  ["100% Cotton?", "/api/products/by-brand/100%25%20Cotton%3F"],
  ["قطن & كتان", "/api/products/by-brand/%D9%82%D8%B7%D9%86%20%26%20%D9%83%D8%AA%D8%A7%D9%86"],
  ["#1 😀", "/api/products/by-brand/%231%20%F0%9F%98%80"],
  ["$& $1", "/api/products/by-brand/%24%26%20%241"],
])("a brand called %s stays one segment of the address", (brandName, path) => {
  expect(fillPath("/api/products/by-brand/:brandName", { brandName })).toBe(path);
  expect(decodeURIComponent(path.split("/").at(-1)!)).toBe(brandName);
});

test("every place of a path is filled by its own name", () => {
  expect(fillPath("/api/brands/:brandId/products/:id", { brandId: "b_1", id: ":brandId" })).toBe(
    "/api/brands/b_1/products/%3AbrandId",
  );
});

test.each([
  [undefined, "en"],
  ["", "en"],
  ["ar", "ar"],
  ["ar-EG,ar;q=0.9,en;q=0.8", "ar"],
  ["AR-eg", "ar"],
  ["fr, ar;q=0.5, en;q=0.2", "ar"],
  ["de-DE,fr", "en"],
  ["en-GB,ar", "en"],
  ["en;q=0.2, ar;q=0.9", "ar"],
  ["ar;q=0, en", "en"],
  ["ar;q=0", "en"],
  ["*", "en"],
  [",;=,;;", "en"],
  ["ar;q=broken", "ar"],
  ["constructor", "en"],
] as const)("a browser that asks for %s is answered in %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test("Arabic runs from right to left, English from left to right", () => {
  expect([directionOf("ar"), directionOf("en")]).toEqual(["rtl", "ltr"]);
});

test("a segment of the form b_… is an id, anything else a name", () => {
  expect(["b_1", "b_a-B_9", `b_${"x".repeat(100)}`].map(isBrandId)).toEqual([true, true, true]);
  for (const name of [
    "b_",
    "B_1",
    "p_1",
    "b_1 ",
    "b_1/x",
    "b_é",
    `b_${"x".repeat(101)}`,
    "b_1\n",
  ]) {
    expect([name, isBrandId(name)]).toEqual([name, false]);
  }
});
