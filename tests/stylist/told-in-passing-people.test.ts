// People who are named on the way, pieces that are owned and verbs that sound like pieces.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const wearer = (text: string) => turnAfter(text).wish.wearer;
const terms = (text: string) => turnAfter(text).wish.terms;

describe("who gives, sends or advises is not who wears it", () => {
  test.each([
    "my niece keeps sending me pictures of skirts, a long one",
    "my son bought me a mug, now a skirt",
    "my daughter is getting married in May, I need a long skirt",
  ])("%s", (text) => {
    expect(wearer(text).who).toBeUndefined();
    expect(readSentence(text, { brands: [] }).asked.map(({ term }) => term.kind)).not.toContain(
      "audience",
    );
  });

  test("and whoever is asked for still does", () => {
    expect(wearer("my sister needs me to find her a skirt").who).toBe("woman");
    expect(wearer("my husband gave me 900, a belt for him").who).toBe("man");
  });
});

test("the aunt of the groom is a woman, whoever marries", () => {
  expect(wearer("what should the aunt of the groom wear").who).toBe("woman");
  expect(wearer("shoes for the groom").who).toBe("man");
});

describe("what is the only thing somebody has is not asked for", () => {
  test.each([
    "I've only got trainers and there is a job interview on Sunday",
    "he owns nothing except trainers, what for an internship",
  ])("%s", (text) => {
    expect(terms(text)).not.toContain("kind:sneaker");
    expect(terms(text)).toContain("occasion:work");
  });
});

test("a verb of falling and slipping names no season and no slip", () => {
  expect(turnAfter("a tote that won't fall apart").wish).toMatchObject({
    terms: ["kind:tote"],
    not: [],
  });
  expect(turnAfter("a headscarf that does not slip off").wish.not).toEqual([]);
  expect(terms("a jacket for the fall")).toContain("season:winter");
  expect(terms("a satin slip dress")).toContain("material:satin");
});

test("how a body is names no shoes", () => {
  const { wish } = turnAfter("I had twins and my belly is not flat, a tunic");
  expect(wish.not).toEqual([]);
  expect(wish.wearer).toEqual({ hidesWaist: true });
});

test("an outfit around what is there completes it", () => {
  expect(turnAfter("a denim jacket", "build an outfit around it").act.act).toBe("complete");
  expect(turnAfter("a denim jacket", "a whole look with these").act.act).toBe("complete");
});

test("what keeps the sun off a head is a hat", () => {
  expect(terms("something against the sun for my head")).toEqual(["kind:sun-hat", "kind:cap"]);
});
