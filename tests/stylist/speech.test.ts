// Talk is understood however it is spelled: Franco by its sound, Egyptian verbs by their stem, English with a slip.
import { expect, test } from "vitest";
import { createSpoken } from "../../src/server/language/phrases.ts";
import { readQuery } from "../../src/server/features/stylist/find/search.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { readTurn } from "../../src/server/features/stylist/read/read-turn.ts";
import { foldWords } from "../../src/contract/fold-words.ts";

const said = (text: string) => foldWords(text).split(" ");

test("one Arabic phrase is heard in every Franco spelling", () => {
  const phrase = createSpoken<string>([["again", "وريني غيرهم"]]);
  for (const text of ["warreny gherhom", "warini 8erhom", "wareeny ghairhom"])
    expect(phrase(said(text), 0)?.value, text).toBe("again");
  expect(phrase(said("warm gloves"), 0)).toBeUndefined();
});

test("round vowels tell words apart that share their consonants", () => {
  const phrase = createSpoken<string>([["price", "bekam"]]);
  expect(phrase(["bkam"], 0)?.value).toBe("price");
  expect(phrase(["bkoom"], 0)).toBeUndefined();
});

test("a verb is the same whoever it is about, and small words may stand between", () => {
  const phrase = createSpoken<string>([
    ["arrives", "يوصل"],
    ["others", "show others"],
  ]);
  expect(phrase(["بيوصلني"], 0)?.value).toBe("arrives");
  expect(phrase(said("show some others"), 0)).toEqual({ value: "others", to: 3 });
});

test("another brand closes the one before, any brand opens all", () => {
  const brand = { id: "b", name: "Layl Harir" };
  const first = readSentence("bags by Layl Harir", { brands: [brand] });
  const { wish } = readTurn(first, { before: undefined, pinned: [] });
  const before = {
    wish,
    act: "find" as const,
    language: "en" as const,
    shown: ["x"],
    seen: [],
    anchors: [],
  };
  const next = (text: string) =>
    readTurn(readSentence(text, { brands: [brand] }), { before, pinned: [] }).wish.limits;
  expect(next("a different brand")).toEqual({ notBrands: [brand] });
  expect(next("any brand")).toEqual({});
});

test("what stands after a preposition is worn with it, not asked for", () => {
  const kinds = (text: string) =>
    readSentence(text, { brands: [] }).asked.map(({ term }) => term.id);
  expect(kinds("a bag to go with a blue dress")).toEqual(["kind:bag"]);
  expect(kinds("جزمة على فستان نبيتي")).toEqual(["kind:shoe"]);
});

test("a spelling nobody listed is heard as the nearest word, of fashion or of talk", () => {
  const kindsIn = (text: string) =>
    readSentence(text, { brands: [] }).asked.map(({ term }) => term.id);
  expect(kindsIn("3ayza fustann axdar 9eify")).toEqual([
    "kind:dress",
    "colour:green",
    "season:summer",
  ]);
  expect(kindsIn("me7taga gzmeh w shantah")).toEqual(["kind:shoe", "kind:bag"]);
  // "You tell me", "easy", "the money": near to fashion words, nearer to those of every day.
  for (const text of ["3ayza 7aga te2uly", "3ayza 7aga sa3ba", "ma3aya feloos"])
    expect(kindsIn(text), text).toEqual([]);
});

test("a no said after a word refuses it", () => {
  for (const text of ["abyad la2, nebeety", "ابيض لأ، نبيتي", "white no, burgundy"])
    expect(
      readSentence(text, { brands: [] }).asked.map(
        ({ term, negated }) => (negated ? "-" : "") + term.id,
      ),
      text,
    ).toEqual(["-colour:white", "colour:burgundy"]);
});

test("numbers in words, words beside a piece and words as they are said are understood", () => {
  const sizesIn = (text: string) => readSentence(text, { brands: [] }).limits.sizes;
  expect(sizesIn("مقاسي سبعه وتلاتين")).toEqual(["37"]);
  expect(sizesIn("size thirty eight")).toEqual(["38"]);
  expect(sizesIn("medium sweatpants")).toEqual(["M"]);
  expect(sizesIn("a large bag")).toBeUndefined();
  const first = (text: string) => readSentence(text, { brands: [] }).asked[0]?.term.id;
  expect(first("فصتان")).toBe("kind:dress");
  expect(first("عايز شرط")).toBe("kind:shorts");
  expect(first("بشرط يكون حلو")).toBeUndefined();
});

test("a tone that is refused is the other one, and an age may carry its number", () => {
  expect(readSentence("بلاش الغوامق", { brands: [] }).tone).toBe("light");
  expect(readSentence("لون غامق", { brands: [] }).tone).toBe("dark");
  expect(readSentence("فستان لبنتي سنه ونص", { brands: [] }).wearer.months).toBe(18);
});

const readOf = (text: string) => readSentence(text, { brands: [{ id: "b", name: "Rasif 26" }] });
const idsOf = (text: string) =>
  readOf(text).asked.map(({ term, negated }) => (negated ? "-" : "") + term.id);

test("to correct is to begin anew: an actually in the middle of a thought takes nothing back", () => {
  expect(idsOf("heels i can actually walk in")).toEqual(["kind:heel"]);
  expect(idsOf("a skirt, actually a dress")).toEqual(["kind:dress"]);
});

test("how tall and how heavy somebody is, in any unit, is neither a size nor a price", () => {
  for (const [text, wearer] of [
    ["i'm 5'2 and 50 kilos, jeans", { isShort: true }],
    ["jeans, i am 180 cm", { isTall: true }],
    ["jeans, i am 168cm and 72kg", {}],
  ] as const) {
    const { wearer: read, limits } = readOf(text);
    expect({ wearer: read, limits }, text).toEqual({ wearer, limits: {} });
  }
});

test("a day on which somebody is given something makes it a gift, and no party", () => {
  const { wearer, asked } = readOf("our anniversary, something gold for my wife");
  expect(wearer).toEqual({ who: "woman", isGift: true });
  expect(asked.map(({ term }) => term.id)).toEqual(["colour:gold"]);
  expect(idsOf("a dress for my birthday")).toContain("occasion:party");
});

test("an amount that is there is the most; a range says its unit once", () => {
  expect(readOf("i've got about two thousand").limits).toEqual({ maxPrice: 2400 });
  expect(readOf("around two thousand").limits).toEqual({ minPrice: 1600, maxPrice: 2400 });
  for (const text of ["between 2 and 4 thousand", "budget 2-4k", "من ٢ ل ٤ الاف"])
    expect(readOf(text).limits, text).toEqual({ minPrice: 2000, maxPrice: 4000 });
});

test("sizes in words: how many X, and a word that is a thought of its own", () => {
  for (const text of ["بناطيل اتنين اكس لارج", "two x large trousers", "trousers double xl"])
    expect(readOf(text).limits.sizes, text).toEqual(["XXL"]);
  expect(readOf("two t-shirts, one black one white, medium").limits.sizes).toEqual(["M"]);
});

test("what a bag should hold is not asked for", () => {
  const { asked, outside, beside } = readOf("a tote that fits a laptop and a notebook");
  expect(asked.map(({ term }) => term.id)).toEqual(["kind:tote"]);
  expect([outside, beside]).toEqual([[], []]);
});

test("a short is a length after too, and a garment in Franco or beside another one", () => {
  expect(idsOf("something flowy, not too short")).toContain("-feature:mini");
  expect(idsOf("3ayez short w tshirt")).toEqual(["kind:shorts", "kind:tshirt"]);
});

test("less of something is not that; either colour is either", () => {
  expect(idsOf("less formal")).toEqual(["-style:formal"]);
  expect(idsOf("sneakers, white or cream")).toEqual([
    "kind:sneaker",
    "colour:white",
    "colour:cream",
  ]);
});

test("a brand is known by the first word of its name where it is named as one", () => {
  expect(readOf("not Rasif, someone else").limits.notBrands).toEqual([
    { id: "b", name: "Rasif 26" },
  ]);
});

test("a slip of an everyday word is no fashion word", () => {
  expect(idsOf("sumthing for the gym")).toEqual(["occasion:gym"]);
});

test("to look is no look, and a casual friday look is one", () => {
  expect(readOf("a handbag that looks expensive").signs.has("outfit")).toBe(false);
  expect(readOf("a casual friday look").signs.has("outfit")).toBe(true);
});

test("pieces are pointed at by several words at once, and a first date is none of them", () => {
  expect(readOf("the difference between the first two").ordinals).toEqual([1, 2]);
  expect(readOf("الفرق بين الاول والتاني").ordinals).toEqual([1, 2]);
  expect(readOf("a top for a first date").ordinals).toEqual([]);
});

test("questions of fit, wrapping and opening hours are talk", () => {
  for (const text of [
    "do you have a size guide",
    "مقاسي ايه",
    "do you gift wrap?",
    "r u open on fridays",
    "can i get this by thursday",
  ])
    expect(readTurn(readOf(text), { before: undefined, pinned: [] }).act.act, text).toBe("talk");
});

test("another thing for somewhere else begins a new wish, and the wearer stays", () => {
  const first = readTurn(readOf("something modest for the gym under 800"), {
    before: undefined,
    pinned: [],
  });
  const before = {
    wish: first.wish,
    act: "find" as const,
    language: "en" as const,
    shown: ["x"],
    seen: [],
    anchors: [],
  };
  const { wish } = readTurn(readOf("and a swimsuit?"), { before, pinned: [] });
  expect(wish).toMatchObject({
    terms: ["kind:swimwear"],
    limits: {},
    wearer: { isCovered: true },
  });
});

test("a search field looks for what a stylist calls not carried, by all of its words", () => {
  const { wish, sentence } = readQuery("blue mini fridge", { brands: [] });
  expect(wish.words).toContain("fridge");
  expect(sentence.english).toBe("blue mini fridge");
  expect(readOf("blue mini fridge").words).not.toContain("fridge");
});
