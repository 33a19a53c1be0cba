import { expect, test } from "vitest";
import { piecesInMemory } from "./follow-index.ts";

const GB = 2 ** 30;

test("as many pieces are kept as there is room for, within what is sensible", () => {
  expect(piecesInMemory(GB / 2)).toBe(120_000);
  expect(piecesInMemory(10 * GB)).toBeGreaterThan(1_000_000);
  expect(piecesInMemory(1000 * GB)).toBe(2_000_000);
  expect(piecesInMemory(Infinity)).toBe(2_000_000);
});
