// How shoppers say it in their own words: sizes by comparison, several wearers, refusals that come afterwards, one
// price for several pieces.
import { expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { readTurn } from "../../src/server/features/stylist/read/read-turn.ts";
import { contextOf } from "../../src/server/features/stylist/carry.ts";
import type { Conversation } from "../../src/server/features/stylist/read/conversation.ts";

const brands = [{ id: "1", name: "Layl Harir" }];

/** The last turn of a talk, read as the stylist reads it. */
function said(...turns: string[]) {
  let before: Conversation | undefined;
  let last: ReturnType<typeof readTurn> | undefined;
  for (const text of turns) {
    const sentence = readSentence(text, { brands }, contextOf(before));
    last = readTurn(sentence, { before, pinned: [] });
    before = {
      wish: last.wish,
      act: last.act.act === "outfit" ? "outfit" : "find",
      language: sentence.language,
      shown: ["a", "b", "c"],
      seen: [],
      anchors: [],
    };
  }
  return last!;
}

test.each([
  ["anything larger than M?", ["L", "XL", "XXL", "3XL"]],
  ["فيه مقاس اكبر من ميديم؟", ["L", "XL", "XXL", "3XL"]],
  ["ma2as as8ar men large", ["M", "S", "XS", "XXS"]],
])("a size is said by comparison: %s", (text, sizes) => {
  expect(said("hoodies", text).wish.limits.sizes).toEqual(sizes);
});

test("one size bigger is the next one", () => {
  expect(said("a shirt in size L", "a size bigger please").wish.limits.sizes).toEqual(["XL"]);
});

test("a number is a size of pieces in letters where it is said so", () => {
  expect(said("a skirt", "is there one in 44?").wish.limits.sizes).toEqual(["44"]);
});

test.each([
  ["a jumpsuit in green or pink", "pink is not my thing", "colour:pink"],
  ["جيبة سودا ولا كحلي", "الكحلي مش عاجبني", "colour:navy"],
  ["بلوزة", "ولا مقلم", "pattern:striped"],
])("%s, then %s", (first, second, id) => {
  const { wish } = said(first, second);
  expect(wish.not).toContain(id);
  expect(wish.terms).not.toContain(id);
});

test("either, said with يا", () => {
  expect(said("شنطة يا بني يا بيج").wish.terms).toEqual(
    expect.arrayContaining(["colour:brown", "colour:beige"]),
  );
});

test("rather this than that", () => {
  const { wish } = said("i would rather a skirt than jeans");
  expect(wish.terms).toContain("kind:skirt");
  expect(wish.not).toContain("kind:jeans");
});

test.each([
  ["socks for twins, a boy and a girl", { who: "child" }],
  ["a cap for a boy, 7", { who: "boy", months: 84 }],
  ["his sister is nine, a coat for her", { who: "girl", months: 108 }],
  ["something for my husband's birthday", { who: "man", isGift: true }],
])("for whom: %s", (text, wearer) => {
  expect(said(text).wish.wearer).toMatchObject(wearer);
});

test("of a couple neither is the only wearer", () => {
  expect(said("slippers for me and my husband").wish.wearer.who).toBeUndefined();
});

test("an age stays with the child that is named later", () => {
  expect(said("for my 20 month old", "a girl").wish.wearer).toMatchObject({
    who: "girl",
    months: 20,
  });
});

test("a comma parts what would be one name", () => {
  expect(said("a dress, shoes, a scarf").wish.terms).toEqual(
    expect.arrayContaining(["kind:dress", "kind:shoe"]),
  );
});

test.each([
  ["a shirt and trousers, 2000 for both"],
  ["wedding, 4000 in total"],
  ["بلوزة وجيبة الاتنين ب ١٨٠٠"],
])("one price for several pieces is a look: %s", (text) => {
  expect(said(text).act.act).toBe("outfit");
});

test("leather in looks only", () => {
  const { wish, act } = said("a leather-look belt");
  expect(wish.terms).toContain("material:vegan-leather");
  expect(act.act).toBe("find");
});

test("flat sandals are sandals", () => {
  const { wish } = said("sandals, flat, brown");
  expect(wish.terms).toContain("kind:sandal");
  expect(wish.terms).not.toContain("kind:flat");
  expect(wish.not).toContain("kind:heel");
});

test("a roomy bag is one that holds much", () => {
  expect(said("a bag for work", "a roomier one").wish.terms).toContain("kind:tote");
});

test("below what the second costs", () => {
  expect(said("belts", "cheaper than the second one").act).toEqual({
    act: "like",
    piece: "b",
    isCheaper: true,
  });
});

test("lowest price first is an order", () => {
  expect(said("belts", "lowest price first").wish.order).toBe("cheapest");
});

test("loan words do not change the language of the talk", () => {
  expect(readSentence("فيه baby blue؟", { brands }).language).toBe("ar");
});

test("too heavy, too high: what is complained of is refused", () => {
  expect(said("a jacket, not too thick").wish.not).toContain("season:winter");
  expect(said("an outfit for a party", "the heels are too high").wish.not).toContain("kind:heel");
});

test.each([
  "how much is the third one?",
  "التالتة بكام",
  "el talta be kam",
  "what is the 3rd made of?",
])("of three the third is meant: %s", (text) =>
  expect(said("long dresses", text).act).toMatchObject({ piece: "c" }),
);

test.each([
  "how much is the fifth one?",
  "الخامسة بكام",
  "el 5ames be kam",
  "what is the 5th made of?",
])("a place where nothing stands is no piece: %s", (text) =>
  expect(said("long dresses", text).act).toMatchObject({ piece: "" }),
);
