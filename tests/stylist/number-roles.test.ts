// What a number is there for: the model speaks where the rules see a price that is none, or see none where one is.
import { describe, expect, it } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";

const limits = (text: string) => readSentence(text, { brands: [] }).limits;

describe("numbers that are no price", () => {
  it.each([
    "a long dress, i am over 178 cm tall",
    "we are up to 400 guests, i need a long dress",
    "فرح فيه 500 معزوم، عايزة فستان سواريه",
    "meya w sab3een toly w 3ayza fostan",
    "فستان لحد طول 165 سم، انا قصيرة",
  ])("%s", (text) => {
    expect(limits(text)).not.toHaveProperty("maxPrice");
    expect(limits(text)).not.toHaveProperty("minPrice");
  });

  it.each([
    ["abaya, max 900 pounds", 900],
    ["فستان ب 900 جنيه", 900],
  ])("%s: who says pounds means money", (text, most) => {
    expect(limits(text).maxPrice).toBe(most);
  });
});

describe("sums without a word of price beside them", () => {
  it.each([
    ["we pay 12000 rent so 700 for the bag, not more", 700],
    ["معايا 750 وعايزة بلوزة", 750],
    ["bag, 600 w mesh hatla3 meno", 600],
  ])("%s", (text, most) => {
    expect(limits(text).maxPrice).toBe(most);
  });
});
