// Several pieces in one turn: what was said of one is asked of no other, what was said of all holds for all.
import { expect, test } from "vitest";
import { eachOf, wishOfOne } from "../../src/server/features/stylist/each.ts";
import type { FindAnswer } from "../../src/server/features/stylist/find/find.ts";
import { findEach } from "../../src/server/features/stylist/find/find-each.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { readTurn } from "../../src/server/features/stylist/read/read-turn.ts";
import type { Wish } from "../../src/server/features/stylist/wish.ts";
import { phraseIn } from "../../src/server/features/stylist/speak/phrases.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const wishOf = (text: string): Wish => readTurn(read(text), { before: undefined, pinned: [] }).wish;
const after = (wish: Wish, text: string): Wish =>
  readTurn(read(text), {
    before: { wish, act: "find", language: "en", shown: ["a", "b"], seen: [], anchors: [] },
    pinned: [],
  }).wish;

const TWO = "a green coat under 4000 and grey boots, size 39";

test("each has its own colour, size and price", () => {
  expect(wishOf(TWO).each).toEqual([
    { terms: ["colour:green", "kind:coat"], limits: { maxPrice: 4000 } },
    { terms: ["colour:grey", "kind:boot"], limits: { sizes: ["39"] } },
  ]);
});

test("what is said behind the last one or of both is said of all", () => {
  expect(wishOf("a scarf and gloves in red").each).toBeUndefined();
  expect(wishOf("a skirt and a blouse, 2000 for both").each).toBeUndefined();
  const wish = wishOf("a brown belt and a white shirt, both for work");
  const [belt] = eachOf(wish).map((one) => wishOfOne(wish, one));
  expect(belt?.terms).toContain("occasion:work");
  expect(belt?.terms).not.toContain("colour:white");
});

test("a price said later is said of all, and one of them that is named goes on alone", () => {
  const wish = wishOf("black trousers and a white shirt");
  const cheaper = after(wish, "under 900");
  expect(eachOf(cheaper).map((one) => wishOfOne(cheaper, one).limits.maxPrice)).toEqual([900, 900]);
  const one = after(wish, "the shirt in cotton");
  expect(one.each).toBeUndefined();
  expect(one.terms.toSorted()).toEqual(["colour:white", "kind:shirt", "material:cotton"]);
});

test("each is looked for by itself; one that nobody has is told, and the others are shown", async () => {
  const asked: Wish[] = [];
  const answerOf = (ids: string[]) =>
    ({
      products: ids.map((id) => ({ id })),
      total: ids.length,
      judged: [],
      gave: [],
      missing: [],
      unknown: [],
    }) as unknown as FindAnswer;
  const find = findEach(async ({ wish }) => {
    asked.push(wish);
    return answerOf(wish.terms.includes("kind:coat") ? ["coat-1", "coat-2"] : []);
  });
  const answer = await find({
    wish: wishOf(TWO),
    spoken: { english: "", typed: new Map() },
    limit: 12,
  });
  expect(answer.products.map(({ id }) => id)).toEqual(["coat-1", "coat-2"]);
  expect(answer.absent?.map((wish) => phraseIn("en", wish))).toEqual(["grey boots in size 39"]);
  expect(asked).toHaveLength(2);
});

test("in the answer they are named one by one", () => {
  expect(phraseIn("en", wishOf(TWO)).replaceAll("\u00a0", " ")).toBe(
    "green coats up to 4,000 EGP and grey boots in size 39",
  );
});

test("a sentence of its own in front of them is said of all", () => {
  expect(wishOf("I want it in green. A coat, boots or a scarf").each).toBeUndefined();
  expect(wishOf("something green for the winter. a coat or boots").each).toBeUndefined();
});

test("of cloths and lengths that any one will do is said so", () => {
  expect(phraseIn("en", wishOf("a linen or cotton skirt"))).toBe("linen or cotton skirts");
  expect(phraseIn("en", wishOf("a skirt, it must cover my knees"))).toBe("midi or long skirts");
});

test.each([
  [
    "قميص أبيض وبنطلون أسود",
    [
      ["kind:shirt", "colour:white"],
      ["kind:trousers", "colour:black"],
    ],
  ],
  [
    "2amees abyad w bantalon eswed",
    [
      ["kind:shirt", "colour:white"],
      ["kind:trousers", "colour:black"],
    ],
  ],
  [
    "فستان واسع وطويل وطرحة بيج",
    [
      ["kind:dress", "feature:loose", "feature:maxi"],
      ["kind:hijab", "colour:beige"],
    ],
  ],
])("%s: each its own", (text, terms) => {
  expect(wishOf(text).each?.map((one) => one.terms)).toEqual(terms);
});

test("in Arabic what is said behind the last one alone is said of both", () => {
  expect(wishOf("جزمة وشنطة سودا").each).toBeUndefined();
});
