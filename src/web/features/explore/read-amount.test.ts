// @vitest-environment node
import { expect, it } from "vitest";
import { readAmount } from "./read-amount.ts";

it("reads amounts as people write them, in both kinds of digits", () => {
  expect(["2500", "2,500", "٢٬٥٠٠", "٩٩٫٥", " 99.5 "].map(readAmount)).toEqual([
    2500, 2500, 2500, 99.5, 99.5,
  ]);
});

it("takes what is no amount for nothing", () => {
  expect(["", "cheap", "-5", "1e9", "1234567890"].map(readAmount)).toEqual(Array(5).fill(null));
});
