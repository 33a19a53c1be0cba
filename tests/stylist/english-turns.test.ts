// Pieces that are there already, wishes that are let go of, and turns that go on from what was shown, as English people
// say them.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text)
    .asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id))
    .toSorted();

describe("a piece that is there", () => {
  test("is told of before it is asked what goes with it", () => {
    expect(
      asked("got this navy pleated skirt last week, no clue what to put on top of it"),
    ).toEqual(["kind:blouse", "kind:shirt", "kind:tshirt", "kind:tunic"]);
    expect(asked("just bought grey suede boots, what do I wear with them")).toEqual([]);
  });

  test("is my own, however much is said of it", () => {
    expect(asked("a clutch for my new long green velvet dress")).toEqual(["kind:clutch"]);
    expect(asked("a shawl, and on top of that I need gloves")).toEqual([
      "kind:gloves",
      "kind:shawl",
    ]);
  });

  test("may be called by its length alone", () => {
    expect(asked("sandals under a midi")).toEqual(["kind:sandal"]);
    expect(asked("a sleeveless midi")).toEqual([
      "feature:midi",
      "feature:sleeveless",
      "kind:dress",
    ]);
    expect(asked("a skirt, rather a midi one")).toEqual(["feature:midi", "kind:skirt"]);
  });
});

describe("a wish that is let go of", () => {
  test.each([
    ["a satin blouse with a bow", "never mind the bow", "feature:bow"],
    ["a tunic with long sleeves", "forget the sleeves", "feature:long-sleeve"],
    ["a linen robe with pockets", "forget about the pockets", "feature:pocket"],
  ])("%s: %s", (first, then, gone) => {
    expect(turnAfter(first).wish.terms).toContain(gone);
    const { terms, words } = turnAfter(first, then).wish;
    expect(terms).not.toContain(gone);
    expect(words).toEqual([]);
  });
});

test("a small bag is of the kinds that hold little", () => {
  expect(asked("a tiny brown bag")).toEqual(["colour:brown", "kind:clutch", "kind:crossbody-bag"]);
  expect(asked("a big bag")).toEqual(["kind:bag"]);
  expect(asked("a little cheaper bag")).toEqual(["kind:bag"]);
});

test("a child of eight who turns out to be a boy keeps what was asked for it", () => {
  const { wish } = turnAfter("overalls for my 6 year old", "no purple, he's a boy");
  expect(wish.terms).toEqual(["kind:overalls"]);
  expect(wish.wearer).toMatchObject({ who: "boy", months: 72 });
});

describe("a turn that goes on", () => {
  test("keeps the occasion for what is worn with the clothes", () => {
    expect(turnAfter("a suit for an engagement", "shoes?", "and a belt").wish.terms).toEqual([
      "occasion:engagement",
      "kind:belt",
    ]);
    expect(turnAfter("a suit for an engagement", "a raincoat").wish.terms).not.toContain(
      "occasion:engagement",
    );
  });

  test("says how high the shoes are, and in which size clothes", () => {
    expect(turnAfter("boots", "flat").wish).toMatchObject({
      terms: ["kind:boot"],
      not: ["kind:heel", "feature:high-heel"],
    });
    expect(turnAfter("a jumpsuit", "40").wish.limits.sizes).toEqual(["40"]);
  });

  test("says how much of it", () => {
    expect(turnAfter("a blazer", "not that formal").wish.not).toEqual(["style:formal"]);
    expect(asked("a nightie that covers")).toEqual(asked("a nightie"));
    expect(read("a nightie that covers").wearer.isCovered).toBe(true);
    expect(asked("a skirt, not see thru")).toContain("not feature:see-through");
  });
});
