// Talk is understood however it is spelled: Franco by its sound, Egyptian verbs by their stem, English with a slip.
import { expect, test } from "vitest";
import { createSpoken } from "../../src/server/language/phrases.ts";
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
