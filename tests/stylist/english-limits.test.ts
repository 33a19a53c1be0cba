// Sums, limits and sizes as English people say them, and how they are lifted again.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const limits = (text: string) => readSentence(text, { brands: [] }).limits;

describe("a sum", () => {
  test.each([
    ["gloves for a couple hundred", { maxPrice: 200 }],
    ["a rug under a couple of thousand", { maxPrice: 2000 }],
    ["half a grand for a wallet", { maxPrice: 500 }],
    ["a grand and a half, a cape", { maxPrice: 1500 }],
    ["a cape under two and a half k", { maxPrice: 2500 }],
  ])("%s", (text, expected) => expect(limits(text)).toEqual(expected));

  test.each([
    ["slippers, 400ish", { minPrice: 320, maxPrice: 480 }],
    ["a lamp in the 600 range", { minPrice: 480, maxPrice: 720 }],
    ["a lamp, 600 or thereabouts", { minPrice: 480, maxPrice: 720 }],
    ["a lamp in the region of 600", { minPrice: 480, maxPrice: 720 }],
  ])("%s is about so much", (text, expected) => expect(limits(text)).toMatchObject(expected));

  test("of money is a price, whatever else a number could be there", () => {
    expect(limits("prices from 150 to 220, baby rompers")).toEqual({
      minPrice: 150,
      maxPrice: 220,
    });
    expect(limits("a vest, 1k-2k")).toEqual({ minPrice: 1000, maxPrice: 2000 });
  });
});

describe("a limit below", () => {
  test.each([
    "nothing under 700, a vase",
    "a vase, not cheaper than 700",
    "don't show me anything below 700, a vase",
    "a vase of 700 minimum",
    "a vase starting 700",
  ])("%s", (text) => expect(limits(text)).toEqual({ minPrice: 700 }));

  test("is no answer to a question before", () => {
    expect(limits("no under 700")).toEqual({ maxPrice: 700 });
    expect(limits("a vase no dearer than 700")).toEqual({ maxPrice: 700 });
  });
});

test("who refuses the cheap ones asks for no order, who refuses the dear ones for the other", () => {
  const order = (text: string) => readSentence(text, { brands: [] }).order;
  expect(order("a tie, not the cheap ones")).toBeUndefined();
  expect(order("a tie, not the most expensive")).toBe("cheapest");
  expect(order("the cheapest tie")).toBe("cheapest");
});

describe("a limit is lifted", () => {
  test.each([
    "price isn't an issue",
    "money's no object",
    "forget about the budget",
    "don't care what it costs",
    "spend whatever",
    "the budget is flexible",
    "sky's the limit",
  ])("%s", (text) => {
    const { wish } = turnAfter("a cape under 900", text);
    expect(wish.limits.maxPrice).toBeUndefined();
    expect(wish.order).toBeUndefined();
    expect(wish.terms).toEqual(["kind:cape"]);
  });

  test("of size, colour and brand by the same words", () => {
    expect(turnAfter("gloves size S", "size isn't important").wish.limits.sizes).toBeUndefined();
    expect(turnAfter("grey gloves", "not bothered about the colour").wish.terms).toEqual([
      "kind:gloves",
    ]);
    expect([...readSentence("I don't mind what brand", { brands: [] }).signs]).toEqual([
      "any-brand",
    ]);
  });
});

describe("a size", () => {
  test("of many X is read whole", () => {
    expect(limits("a vest in XXXL").sizes).toEqual(["3XL"]);
    expect(limits("xxxxl").sizes).toEqual(["4XL"]);
  });

  test("of shoes is said like an age", () => {
    expect(limits("sandals for my aunt, she is 39").sizes).toEqual(["39"]);
    expect(readSentence("sandals for my aunt, she is 39 years old", { brands: [] })).toMatchObject({
      limits: {},
      wearer: { months: 468 },
    });
    expect(limits("a scarf for my aunt, she is 39").sizes).toBeUndefined();
  });
});

describe("a sum", () => {
  test.each([
    ["a rug that leaves me change from 900", 900],
    ["there's 640 in the kitty for a lamp", 640],
    ["cash in hand is 1100, sandals", 1100],
    ["mum will faint if I spend more than 700 on a robe", 700],
    ["over 1500 and my husband will have a fit, a rug", 1500],
    ["nothing past 800, sandals", 800],
    ["a cape, 2000 is as far as I go", 2000],
  ])("%s is the most there is", (text, maxPrice) => expect(limits(text)).toEqual({ maxPrice }));

  test("that is welcome beyond a limit bounds nothing above", () => {
    expect(limits("a rug, it's fine if it goes over 900").maxPrice).toBeUndefined();
  });

  test("may be said loosely anywhere in the sentence", () => {
    expect(limits("for a rug I had 1000 pounds in mind, give or take")).toMatchObject({
      minPrice: 800,
      maxPrice: 1200,
    });
  });

  test("may be told by what it was", () => {
    const after = (text: string) => turnAfter("a rug under 1200", text).wish.limits;
    expect(after("double it")).toEqual({ maxPrice: 2400 });
    expect(after("knock another 300 off")).toEqual({ maxPrice: 900 });
    expect(after("I can go 400 higher")).toEqual({ maxPrice: 1600 });
    expect(after("raise it by 250")).toEqual({ maxPrice: 1450 });
    expect(after("bring it down to 700")).toEqual({ maxPrice: 700 });
    expect(after("800 or less")).toEqual({ maxPrice: 800 });
    expect(turnAfter("a rug", "double it").wish.limits).toEqual({});
  });

  test("should be smaller, said of the purse", () => {
    for (const text of ["gentler on the purse", "kinder to my bank account", "something less dear"])
      expect(turnAfter("rugs", text).wish, text).toMatchObject({
        terms: ["kind:rug"],
        order: "cheapest",
      });
  });

  test("is asked for from below, however the shop is asked", () => {
    const { order } = readSentence("what's the least you'd sell one for", { brands: [] });
    expect(order).toBe("cheapest");
  });
});

test("a size beside one that is named is one step away", () => {
  expect(limits("a vest, the size just below large").sizes).toEqual(["M"]);
  expect(limits("one size up from 40, sandals").sizes).toEqual(["41"]);
  expect(limits("a cardigan to go over, size M").sizes).toEqual(["M"]);
  expect(limits("XL if it runs small, a vest").sizes).toEqual(["XL"]);
  expect(limits("a blazer for the office, 54").sizes).toEqual(["54"]);
});
