// Little things of English that turned a wish round: swapped letters, prices in words, what is missing, relative clauses.
import { expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text).asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id));

test("letters that changed places in a little word refuse nothing", () => {
  expect(asked("i wnat a jumper")).toEqual(["kind:sweater"]);
  expect(asked("a skirt wtih pockets")).toEqual(["kind:skirt", "feature:pocket"]);
});

test("a price is read to its end", () => {
  const priceOf = (text: string) => read(text).limits.maxPrice;
  expect(priceOf("at most one thousand seven hundred")).toBe(1700);
  expect(priceOf("no more than two thousand and fifty")).toBe(2050);
  expect(priceOf("under a thousand for two shirts")).toBe(1000);
});

test("what somebody has none of is wished for", () => {
  expect(asked("i have nothing grey to wear, a skirt")).toContain("colour:grey");
  expect(asked("we own no warm blanket")).toContain("kind:throw");
});

test("what a relative clause says of the piece is wished for", () => {
  expect(asked("a jacket that zips up")).toEqual(["kind:jacket", "feature:zip"]);
});
