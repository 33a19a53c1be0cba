// Refusals that hold what they refuse between two words, or name it first; and words that only sound like a wish.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text)
    .asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id))
    .toSorted();

describe("a refusal", () => {
  test.each([
    ["boots, and leave the suede out please", ["kind:boot", "not material:suede"]],
    [
      "a party dress but keep sequins and velvet away from me",
      ["kind:party-dress", "not material:sequin", "not material:velvet"],
    ],
    ["blouses. rule beige out", ["kind:blouse", "not colour:beige"]],
  ])("in two words holds what stands between them: %s", (text, ids) => {
    expect(asked(text)).toEqual(ids);
  });

  test("is none where somebody goes out, or keeps what is there", () => {
    expect(asked("i want to go out in black")).toContain("colour:black");
    expect(asked("keep it black")).toEqual(["colour:black"]);
  });

  test.each([
    ["wool and mohair itch, a beanie without either", ["material:wool"]],
    ["الساتان والقطيفة بيحرروني، فستان من غيرهم", ["material:satin", "material:velvet"]],
    ["satan w 2atifa byet5en2ony, blouza men gheirhom", ["material:satin", "material:velvet"]],
  ])("names two first and refuses both: %s", (text, ids) => {
    for (const id of ids) expect(asked(text)).toContain(`not ${id}`);
  });

  test.each([
    ["om el 3arees labsa azra2 fa ay lon gheiro", "colour:blue"],
    ["the hostess wears green so any colour but that", "colour:green"],
  ])("of the one colour somebody else wears: %s", (text, id) => {
    expect(asked(text)).toContain(`not ${id}`);
  });

  test.each(["ba2raf men el dantel, blouza", "بنفر من الدانتيل، بلوزة"])(
    "of disgust: %s",
    (text) => {
      expect(asked(text)).toContain("not material:lace");
    },
  );

  test("of a kind that is too much of something, where another is named", () => {
    expect(asked("scarves are too boring, a necklace")).toEqual([
      "kind:necklace",
      "not kind:scarf",
    ]);
    expect(asked("the dress is too long, a shorter one")).toContain("kind:dress");
  });
});

describe("a word beside its piece", () => {
  test.each([
    ["a chunky sweater", "material:knit"],
    ["chunky loafers", "feature:platform"],
    ["a relaxed blouse", "feature:loose"],
    ["relaxed vibe, trousers", "style:casual"],
  ])("is what it is for that piece: %s", (text, id) => {
    expect(asked(text)).toContain(id);
  });

  test("of money is no pocket", () => {
    expect(asked("a skirt, 800 in my pocket")).toEqual(["kind:skirt"]);
    expect(read("a skirt, 800 in my pocket").limits).toEqual({ maxPrice: 800 });
    expect(asked("a skirt with pockets")).toContain("feature:pocket");
    expect(read("شنطة على قد الجيب").order).toBe("cheapest");
  });

  test("of a sum, of what is missing or of a wallet is no piece", () => {
    expect(asked("a coat, tops 4k")).toEqual(["kind:coat"]);
    expect(read("a coat, tops 4k").limits).toEqual({ maxPrice: 4000 });
    expect(asked("tops under 400")).toEqual(["kind:top"]);
    expect(asked("a grey suit and zero loafers to wear with it")).toContain("kind:loafer");
    expect(read("something gentler on my wallet").signs.has("cheaper")).toBe(true);
  });

  test("misspelt in English stays English", () => {
    expect(read("blak trosers").language).toBe("en");
  });

  test("behind a title is a name", () => {
    expect(asked("a candle for miss warda")).toEqual(["kind:candle"]);
    expect(asked("فستان فرح")).toContain("occasion:wedding");
  });

  test("that tells how something looks asks for no look", () => {
    expect(read("my brown trousers look amazing on me").signs.has("outfit")).toBe(false);
    expect(read("a smart look for work").signs.has("outfit")).toBe(true);
  });

  test("with an English stem and an Arabic plural joins its neighbour", () => {
    expect(asked("3ayez t-shirtat")).toEqual(["kind:tshirt"]);
    expect(asked("shirtat kettan")).toContain("kind:shirt");
  });
});

describe("a number of months", () => {
  test("in which one pays is nobody's age", () => {
    expect(read("ممكن أقسط على ٦ شهور؟").wearer.months).toBeUndefined();
    expect(read("can i pay over 4 months").wearer.months).toBeUndefined();
    expect(read("سالوبيت لبيبي ٦ شهور").wearer.months).toBe(6);
  });

  test("and years that somebody has just become are", () => {
    expect(read("ebny kammel 7, 3ayza bantalon").wearer.months).toBe(84);
  });
});

test("what covers the head is of more than one kind", () => {
  expect(asked("حاجة خفيفة تغطي راسي")).toEqual(
    expect.arrayContaining(["kind:hijab", "kind:headwear"]),
  );
  expect(read("for my mum, she covers her hair").asked).toEqual([]);
});

test("who comes home from somewhere returns nothing", () => {
  expect(read("راجعة من السعودية، عايزة عباية").talk).not.toContain("returns");
  expect(read("3ayza arga3 el fostan").talk).toContain("returns");
});

test("a girl or a robot is no question for girls", () => {
  expect(turnAfter("عباية سودا", "انت روبوت ولا بنت؟").act).toEqual({ act: "talk", talk: "who" });
});

test("pieces on each other are the parts of one look", () => {
  expect(asked("لوك كامل: بلوفر على جيبة على بوت")).toEqual([
    "kind:boot",
    "kind:skirt",
    "kind:sweater",
  ]);
  expect(asked("حزام يليق على فستان كحلي")).toEqual(["kind:belt"]);
});

test("a suit between commas is a piece, and a call centre no collar", () => {
  expect(asked("need a suit, a tie and loafers")).toContain("kind:suit");
  expect(asked("what suits a short neck")).not.toContain("kind:suit");
  expect(asked("شغالة في كول سنتر")).toEqual([]);
  expect(asked("لبسوني لوك شغل")).not.toContain("colour:brown");
});

describe("what strangers said next", () => {
  test.each([
    ["two hundred and seventy pounds max", 270],
    ["under three thousand six hundred and fifty", 3650],
    ["a hundred and ninety tops", 190],
  ])("an English sum with an and in it is one sum: %s", (text, most) => {
    expect(read(`a belt, ${text}`).limits).toEqual({ maxPrice: most });
  });

  test("warm colours are no warmth", () => {
    expect(read("a rug in warm colours").tone).toBe("warm");
    expect(asked("سجادة ألوانها دافية")).toEqual(["kind:rug"]);
    expect(read("سجادة ألوانها باردة").tone).toBe("cool");
  });

  test("jeans that a skirt should not be are its cloth", () => {
    const { wish } = turnAfter("جيبة قصيرة بس متكونش جينز");
    expect(wish.not).toContain("material:denim");
    expect(wish.terms).toContain("kind:skirt");
  });

  test("what is still missing is wished", () => {
    expect(asked("the party is tonight and still no heels")).toContain("kind:heel");
  });

  test("what somebody is going to wear is there already", () => {
    expect(asked("هلبس جيبة بيج، شنطة بني")).toEqual(["colour:brown", "kind:bag"]);
    expect(asked("هلبس جيبة")).toEqual(["kind:skirt"]);
  });

  test("the last that came in are the newest", () => {
    expect(read("آخر شنط نزلت إيه").order).toBe("newest");
  });

  test("never mind refuses only what its not stands before", () => {
    expect(asked("ma3lesh mesh 3ayez kab")).toEqual(["not kind:cap"]);
  });
});
