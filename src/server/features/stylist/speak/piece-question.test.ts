import { expect, it } from "vitest";
import { piece } from "../../../../../tests/support/wardrobe.ts";
import { readSentence } from "../read/read-sentence.ts";
import { answerTo } from "./piece-question.ts";

const dress = piece("p_1", {
  title: "Lined wrap dress",
  description: "A lined wrap dress.",
  category: "Dresses",
  colors: ["navy", "ivory"],
  materials: ["satin"],
  sizes: ["S", "M"],
  variants: [],
});
const asked = (text: string) => answerTo(dress, readSentence(text, { brands: [] }), "en");
const saal = (text: string) => answerTo(dress, readSentence(text, { brands: [] }), "ar");

it("answers yes or no, and says what is there instead", () => {
  expect(asked("does it come in navy?")).toMatch(/^Yes, .* comes in navy\.$/);
  expect(asked("does it come in green?")).toMatch(/^Not in green: .* comes in navy and ivory\.$/);
  expect(asked("is it linen?")).toMatch(/^No, .* is made of satin\.$/);
  expect(asked("is it available in size M?")).toMatch(/^Yes, .* is here in M\.$/);
  expect(asked("is it lined?")).toMatch(/^Yes, by what the brand says/);
});

it("claims nothing that the brand does not say", () => {
  expect(asked("does it have pockets?")).toMatch(/^The brand does not say whether/);
});
