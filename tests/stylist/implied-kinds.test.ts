// Pieces that are meant and not named, sports by name, and people who wear nothing of it.
import { describe, expect, it } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";

const read = (text: string, wearer = {}) => readSentence(text, { brands: [] }, { wearer });
const ids = (text: string, wearer = {}) => read(text, wearer).asked.map(({ term }) => term.id);

describe("what is meant without its name", () => {
  it.each([
    ["i just need something on my feet", "kind:shoe"],
    ["عايزة حاجة في رجلي", "kind:shoe"],
    ["7aga 3ala rasy lel shams", "kind:headwear"],
    ["something around her waist", "kind:belt"],
    ["we play squash on fridays, what do i put on", "occasion:gym"],
    ["بلعب ملاكمة ومحتاجة لبس", "occasion:gym"],
  ])("%s", (text, id) => {
    expect(ids(text)).toContain(id);
  });

  it("a present for a room is a thing for a home", () => {
    expect(ids("a little gift for their kitchen")).toContain("kind:home");
    expect(ids("my feet are tired, show me dresses")).toEqual(["kind:dress"]);
  });
});

describe("who wears nothing of it", () => {
  it.each([
    "شنطة تشيل هدوم العيال",
    "خارجة مع بنات الكلية وعايزة شنطة",
    "انا مدرسة عربي وعايزة شنطة",
  ])("%s", (text) => {
    expect(read(text).wearer.who).toBeUndefined();
    expect(ids(text).filter((id) => id.startsWith("audience:"))).toEqual([]);
  });
  it("a teacher is no school", () => {
    expect(ids("انا مدرسة عربي وعايزة شنطة")).toEqual(["kind:bag"]);
  });
});

it("limits and sizes in the words of every day", () => {
  expect(read("my cap is 1200").limits.maxPrice).toBe(1200);
  expect(ids("my cap is 1200")).toEqual([]);
  expect(read("could you go down to 900").limits.maxPrice).toBe(900);
  expect(read("medium mawgood?").limits.sizes).toEqual(["M"]);
});
