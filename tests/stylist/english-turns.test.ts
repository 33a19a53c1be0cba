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

describe("a turn that goes on", () => {
  test("asks of all of them what they come with", () => {
    const { act, wish } = turnAfter("linen kaftans", "do they come with long sleeves though");
    expect(act).toMatchObject({ act: "find" });
    expect(wish.terms).toContain("feature:long-sleeve");
  });

  test("keeps to one half of the body", () => {
    expect(turnAfter("smart clothes", "stick to the top half").wish.terms).toContain("kind:top");
  });

  test("says how a bag is worn", () => {
    const { wish } = turnAfter("bags", "the sort you wear across the body");
    expect(wish.terms).toEqual(["kind:crossbody-bag"]);
  });

  test("asks what is tucked in or thrown over what is there", () => {
    expect(asked("something to tuck into it")).toContain("kind:blouse");
    expect(asked("something to throw on over my bikini")).toContain("kind:kaftan");
    expect(asked("something to throw on over my bikini")).not.toContain("kind:blazer");
  });

  test("says that nothing closes any more, and asks for no others", () => {
    expect(turnAfter("trousers", "nothing closes any more").act).toMatchObject({ isFresh: false });
  });

  test("chooses one of several, and wants no look of them", () => {
    expect(turnAfter("a skirt, a blouse or sandals").act.act).toBe("find");
    expect(turnAfter("a skirt, a blouse and sandals").act.act).toBe("outfit");
  });

  test("praises one, and wishes for no style", () => {
    const { wish } = turnAfter("rugs", "the first is cute, same in blue");
    expect(wish.terms).not.toContain("style:romantic");
  });

  test("asks who takes a piece back", () => {
    expect(turnAfter("if the skirt doesn't fit, who do I send it back to?").act).toEqual({
      act: "talk",
      talk: "returns",
    });
  });
});

test("a drawn colour beside a drawn garment is its own", () => {
  expect(asked("👗💚")).toEqual(["colour:green", "kind:dress"]);
  expect(asked("thank you 💚")).toEqual([]);
});
