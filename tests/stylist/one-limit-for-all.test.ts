// A limit is a law for every piece of a list, however it is worded and wherever in the sentence it stands.
import { describe, expect, test } from "vitest";
import { eachOf, wishOfOne } from "../../src/server/features/stylist/each.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const most = (...turns: string[]) => {
  const { wish } = turnAfter(...turns);
  const each = eachOf(wish);
  return each.length > 0
    ? each.map((one) => wishOfOne(wish, one).limits.maxPrice)
    : [wish.limits.maxPrice];
};

describe("a price that is said once holds for every piece", () => {
  test.each([
    ["250 tops, she is fond of pens, cute cards and scented candles", [250, 250, 250]],
    ["a green skirt, black loafers and a straw hat, under 850", [850, 850, 850]],
    ["a linen shirt and brown sandals for less than 950", [950, 950]],
  ])("%s", (text, expected) => expect(most(text)).toEqual(expected));

  test("but not where it is said of the first, or where others have their own", () => {
    expect(most("a wool coat under 3000 and grey gloves")).toEqual([3000, undefined]);
    expect(most("a wool coat under 3000 and grey gloves, 400")).toEqual([3000, 400]);
  });
});

describe("what lies beyond a sum and is not wanted bounds from above", () => {
  test.each([
    "a belt, anything above 650 is too much",
    "a belt, over 650 is out of the question",
    "a belt, above 650 I walk away",
    "a belt, if it's over 650 don't bother",
    "a belt, more than 650 is a no",
    "a belt, I refuse to pay more than 650",
    "a belt, it has to stay at 650 or lower",
    "a belt. the most I can do is 650",
    "a belt, I have 650 to spend",
  ])("%s", (text) => {
    const { wish } = turnAfter(text);
    expect(wish.limits).toEqual({ maxPrice: 650 });
    expect(wish.order).toBeUndefined();
    expect(turnAfter("belts", text.replace(/^a belt[,.] /, "")).wish.limits).toEqual({
      maxPrice: 650,
    });
  });

  test("and what is fine beyond it bounds from below", () => {
    expect(turnAfter("a belt, above 650 is fine").wish.limits).toEqual({ minPrice: 650 });
  });

  test("words about a purse describe no piece", () => {
    expect(turnAfter("blouses", "money is tight, 500 max").wish.terms).toEqual(["kind:blouse"]);
    expect(turnAfter("trousers", "700 is my upper limit").wish).toMatchObject({
      terms: ["kind:trousers"],
      limits: { maxPrice: 700 },
    });
    const rent = turnAfter("a cape", "the rent went up, so 1100");
    expect(rent.act.act).toBe("find");
    expect(rent.wish.limits.maxPrice).toBe(1100);
    expect([...readSentence("can I rent a cape", { brands: [] }).signs]).toContain("rent");
  });
});

describe("what something costs is an order", () => {
  test.each([
    ["which of the hats costs the most", "dearest"],
    ["which hat costs the least", "cheapest"],
    ["what's the least I could pay for a hat", "cheapest"],
    ["how little can I spend on a hat", "cheapest"],
  ])("%s", (text, order) => {
    const { act, wish } = turnAfter(text);
    expect(act.act).toBe("find");
    expect(wish.order).toBe(order);
    expect(wish.terms).toEqual(["kind:headwear"]);
  });
});

describe("a colour or a cloth is refused", () => {
  test.each([
    "beige doesn't suit me",
    "beige bores me",
    "I'm over beige",
    "enough with the beige",
    "not keen on beige",
    "beige would be a mistake",
    "beige? never",
    "nope to beige",
    "rule out beige",
    "beige isn't my cup of tea",
  ])("%s", (text) => {
    const first = turnAfter(`a coat, ${text}`).wish;
    expect(first.not).toEqual(["colour:beige"]);
    expect(turnAfter("coats", text).wish).toMatchObject({
      terms: ["kind:coat"],
      not: ["colour:beige"],
    });
  });

  test("with what is joined to it, whatever that is", () => {
    expect(turnAfter("a clutch", "she hates silver and logos").wish.not).toEqual([
      "colour:silver",
      "pattern:graphic",
    ]);
    expect(turnAfter("jeans", "not ripped").wish.not).toEqual(["feature:torn"]);
    expect(turnAfter("party shoes", "no heels, I look clumsy in heels").wish.not).toContain(
      "kind:heel",
    );
  });

  test("and a sort of the piece by its own name", () => {
    expect(turnAfter("silver earrings but no studs").wish.notDetails).toEqual(["studs"]);
    expect(turnAfter("leggings", "not capri").wish.notDetails).toEqual(["capri"]);
  });
});
