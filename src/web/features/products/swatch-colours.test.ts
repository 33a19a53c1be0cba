// @vitest-environment node
import { expect, it } from "vitest";
import { swatchOf, UNKNOWN_SWATCH } from "./swatch-colours.ts";

it("finds a colour however the brand writes it", () => {
  expect(swatchOf("Black")).toBe(swatchOf("black"));
  expect(swatchOf("Washed Sage Green")).toBe(swatchOf("sage"));
  expect(swatchOf("Navy/White")).toBe(swatchOf("white"));
  expect(swatchOf("كحلي")).toBe(swatchOf("navy"));
});

it("shows a quiet weave rather than a wrong colour", () => {
  expect(swatchOf("Desert Whisper")).toBe(UNKNOWN_SWATCH);
  expect(swatchOf("constructor")).toBe(UNKNOWN_SWATCH);
  expect(swatchOf("")).toBe(UNKNOWN_SWATCH);
});
