// Refusals, second thoughts and things of other shops as English people say them.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text)
    .asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id))
    .toSorted();

describe("a refusal", () => {
  test("reaches past what is said of the refused thing", () => {
    expect(asked("boots, no genuine suede")).toEqual(["kind:boot", "not material:suede"]);
    expect(asked("a rug, nothing with busy stripes")).toEqual(["kind:rug", "not pattern:striped"]);
  });

  test("holds for the next one where the no is part of a name", () => {
    expect(asked("a wallet, no real leather or suede")).toContain("not material:suede");
  });

  test("holds for two looks of one unnamed thing", () => {
    expect(asked("flats, not the glossy patent kind")).toContain("not material:patent-leather");
  });

  test("of an amount and more is a limit above", () => {
    expect(read("a jacket, nothing that costs 3000 or more").limits).toEqual({ maxPrice: 2999 });
    expect(read("a jacket for 3000 or more").limits).toEqual({ minPrice: 3000 });
  });

  test("of one sort leaves the rest of the wish as it was", () => {
    const { wish } = turnAfter("a navy skirt", "not mini skirts, something longer");
    expect(wish.terms).toContain("colour:navy");
  });

  test("of bare arms is what who needs sleeves means", () => {
    expect(asked("a tunic, must have sleeves")).toEqual(["kind:tunic", "not feature:sleeveless"]);
  });

  test("of a clash takes along what it clashes with", () => {
    expect(asked("silver will clash with the curtains, a bag in rose")).not.toContain(
      "colour:silver",
    );
  });
});

describe("a quality that is refused", () => {
  test.each([
    ["not itchy socks", ["kind:socks"]],
    ["cheap but not flimsy umbrella", ["kind:umbrella"]],
    ["no boring cushions", ["kind:cushion"]],
    ["a skirt, no boring trousers", ["kind:skirt", "not kind:trousers"]],
    ["not bulky winter gloves", ["kind:gloves", "season:winter"]],
  ])("%s", (text, expected) => expect(asked(text)).toEqual(expected));

  test("is that of somebody, and of no piece", () => {
    expect(asked("for my cousin not me: grey slippers")).toEqual(["colour:grey", "kind:slipper"]);
  });
});

describe("a second thought", () => {
  test("makes it another one", () => {
    expect(read("a lamp under 800, make it 1100").limits.maxPrice).toBe(1100);
    expect(read("a lamp under 800, no make it 1100, for the bedroom").limits.maxPrice).toBe(1100);
    expect(asked("a grey hat, make it brown")).toEqual(["colour:brown", "kind:headwear"]);
    expect(read("flats 38 under 900, no wait 1200").limits).toEqual({
      sizes: ["38"],
      maxPrice: 1200,
    });
  });

  test("replaces a size, a price, a colour and a person", () => {
    expect(read("shorts size 36, hmm no, 38").limits.sizes).toEqual(["38"]);
    expect(read("a tee in S, no sorry, L").limits.sizes).toEqual(["L"]);
    expect(read("a belt under 400, no wait, 600").limits.maxPrice).toBe(600);
    expect(asked("a pink top. hm no, lilac")).toEqual(["colour:lilac", "kind:top"]);
    expect(read("a cap for my son, wait no, for my wife").wearer.who).toBe("woman");
  });

  test("leans to another one, or turns to it by other words", () => {
    expect(asked("grey flats. hang on, brown ones")).toEqual(["colour:brown", "kind:flat"]);
    expect(asked("a mini skirt, or no, a maxi one")).toEqual(["feature:maxi", "kind:skirt"]);
    expect(read("a cape under 700, ok maybe 900").limits.maxPrice).toBe(900);
    expect(asked("a cape, grey or maybe plum")).toContain("colour:grey");
  });

  test("is none where something is refused", () => {
    expect(asked("a top, no lace, no sequins")).toEqual([
      "kind:top",
      "not material:lace",
      "not material:sequin",
    ]);
  });

  test("who thinks aloud names no brand", () => {
    expect(read("a coat. hm, black i guess").outside).toEqual([]);
  });
});

describe("things of other shops", () => {
  test("are asked for, whatever they are wanted for", () => {
    for (const text of [
      "can you send a cheesecake to my mum",
      "do you sell car seat covers",
      "i need a saucepan",
      "tiles for the bathroom please",
    ])
      expect(read(text).isOutsideAsked, text).toBe(true);
  });

  test("are not, where somebody goes there or is dressed for it", () => {
    for (const text of ["an outfit for a car show", "something to wear to a book fair"])
      expect(read(text).isOutsideAsked, text).toBe(false);
  });
});

describe("pieces that are named together", () => {
  test("are all wanted", () => {
    expect(asked("blazer, top and skirt for work")).toContain("kind:blazer");
    expect(asked("a gown with a matching bag and sandals")).toContain("kind:bag");
    expect(asked("the most expensive abaya on the site")).toEqual(["kind:abaya"]);
  });

  test("one that goes makes room for the next", () => {
    expect(turnAfter("a full outfit for work", "swap the dress for a jumpsuit").act).toEqual({
      act: "outfit",
      swapped: ["kind:jumpsuit"],
    });
  });

  test("a part of a look is named by its article and what it should be", () => {
    const after = (text: string) => turnAfter("a full outfit for work", text).act;
    expect(after("the shoes should be brown")).toEqual({ act: "outfit", swapped: ["kind:shoe"] });
    expect(after("everything but the bag, make it a clutch")).toMatchObject({ act: "outfit" });
    expect(after("i would like another bag")).toEqual({ act: "outfit", swapped: ["kind:bag"] });
    expect(after("those heels are too high, something flat").act).toBe("outfit");
    expect(after("show me just the shirts, in blue").act).toBe("find");
  });
});

test("what is shown may be asked for by its colour", () => {
  expect(turnAfter("skirts", "which of those are green").act.act).toBe("find");
  expect(turnAfter("skirts", "which one is better").act.act).toBe("compare");
});

test("who is told of wears it, and a story tells how old", () => {
  expect(read("she's a medium, a coat please").wearer.who).toBe("woman");
  expect(read("our girls are 4 and 7, coats").wearer).toMatchObject({
    months: 48,
    alsoMonths: [84],
  });
  expect(read("a scarf, she's around 60").wearer.months).toBe(720);
  expect(read("my grandson is learning to walk, little shoes").wearer.who).toBe("baby");
});

test("what one gift might cost is not said of the next beside it", () => {
  const { wish } = turnAfter("a gift for my aunt, a mug from 200 to 300", "do you have trays too");
  expect(wish.limits).toEqual({});
});

test("what was said of one body's piece is not asked of another's", () => {
  const { wish } = turnAfter("ribbed pyjamas for my wife", "and something for the baby");
  expect(wish.terms).toEqual([]);
});

describe("a refusal", () => {
  test("may be told by how taste changed", () => {
    expect(asked("she's gone off lilac these days, and off yellow")).toEqual([
      "not colour:lilac",
      "not colour:yellow",
    ]);
    expect(asked("he won't wear orange any more, nor grey")).toEqual([
      "not colour:grey",
      "not colour:orange",
    ]);
    expect(asked("a scarf in any colour bar red")).toContain("not colour:red");
  });

  test("is none where the piece is never missing", () => {
    expect(asked("he's never without a belt, get him one")).toEqual(["kind:belt"]);
  });

  test("is of the piece that has none of it, and of nobody who lacks it", () => {
    expect(asked("sandals that have no suede in them")).toEqual([
      "kind:sandal",
      "not material:suede",
    ]);
  });

  test("of a brand may follow its name", () => {
    const brands = [{ id: "b_one", name: "Nour Line" }];
    for (const text of [
      "my last Nour Line bag tore, so not them again",
      "Nour Line let me down, anyone but them",
    ])
      expect(readSentence(text, { brands }).limits.notBrands, text).toEqual(brands);
  });

  test("of what is flat asks for no flat shoe", () => {
    expect(turnAfter("sandals", "not flat ones").wish.not).toEqual([]);
  });

  test("says what it does to the feet", () => {
    for (const text of ["shoes that won't murder my feet", "I stand for hours, shoes please"])
      expect(asked(text), text).toContain("not kind:heel");
    expect(asked("my feet hurt, a bag")).toEqual(["kind:bag"]);
  });
});

test("what is meant may stand before the words that say so", () => {
  expect(asked("a scarf I mean, not gloves")).toEqual(["kind:scarf", "not kind:gloves"]);
});
