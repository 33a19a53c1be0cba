// A figure on a picture that is less than sure is believed only where its neighbours say the same.
import { expect, test } from "vitest";
import { believe, SURE } from "../../src/server/features/trust/charts/picture/believe.ts";

const cell = (text: string, sure = 1) => ({ text, sure });
const isBelieved = (line: { text: string; sure: number }[], at: number) =>
  (believe([line])[0]?.[at]?.sure ?? 0) >= SURE;

test("one that continues the figures before it is believed", () => {
  expect(isBelieved([cell("66"), cell("68"), cell("70", 0.7)], 2)).toBe(true);
});

test("one between two others is believed where it lies in their middle", () => {
  expect(isBelieved([cell("92"), cell("96", 0.6), cell("100")], 1)).toBe(true);
  expect(isBelieved([cell("92"), cell("98", 0.6), cell("100")], 1)).toBe(false);
});

test("a guess is never believed, nor one beside another that is unsure", () => {
  expect(isBelieved([cell("66"), cell("68"), cell("70", 0.3)], 2)).toBe(false);
  expect(isBelieved([cell("66"), cell("68", 0.7), cell("70", 0.7)], 2)).toBe(false);
});

test("a head is believed where it is made of words of charts alone", () => {
  expect(isBelieved([cell("عرض الصدر", 0.6)], 0)).toBe(true);
  expect(isBelieved([cell("طول الك", 0.8)], 0)).toBe(false);
});
