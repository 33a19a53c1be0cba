// Words that narrow a piece and are no terms: the shops' own titles say which pieces they mean.
import { expect, test } from "vitest";
import { detailNeeds, withoutRefused } from "../../src/server/features/stylist/find/details.ts";
import type { Candidate } from "../../src/server/features/stylist/find/queries/candidates.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { readTurn } from "../../src/server/features/stylist/read/read-turn.ts";
import { NO_WISH, type Wish } from "../../src/server/features/stylist/wish.ts";
import { stemsOf } from "../../src/server/language/stem.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const titled = (title: string) => ({ id: title, title_words: stemsOf(title) }) as Candidate;
const fact = (word: string, ...meant: string[]) => ({ word, meant, documents: 1 });

const ANKLE = titled("Ankle-strap sandals");
const TWO = titled("Two-strap sandals");
const THONG = titled("Thong sandals");
const ALL = [ANKLE, TWO, THONG];

test("the word beside the name of the piece, the sort of check, a part that it comes with", () => {
  expect(read("kitten heels").details).toEqual(["kitten"]);
  expect(read("a tartan scarf").details).toEqual(["tartan"]);
  expect(read("pumps with a block heel").details).toContain("block heel");
  expect(read("sneakers").details).toBeUndefined();
  expect(read("a checked shirt").details).toBeUndefined();
});

test("a piece that is worn with it is no part of it, unless a title has all of its words", () => {
  const { details = [] } = read("skirt with a denim jacket");
  const skirt = titled("Denim skirt");
  expect(detailNeeds(details, [fact("denim", "denim")], [skirt, titled("Skirt")])).toEqual([]);
});

test("words that some pieces are called by are needed, those of all and of none are not", () => {
  const facts = [fact("strap", "strap"), fact("ankl", "ankl"), fact("sandal", "sandal")];
  const [need, ...others] = detailNeeds(["strap", "sandals", "velcro"], facts, ALL);
  expect(others).toEqual([]);
  expect(ALL.filter((one) => need?.meets(one))).toEqual([ANKLE, TWO]);
});

test("a form of the word will do, a word that is only spelt alike will not", () => {
  const meets = (asked: string, known: string) =>
    detailNeeds([asked], [fact(stemsOf(asked)[0] ?? "", known)], ALL).length > 0;
  expect(meets("strappy", "strap")).toBe(true);
  expect(meets("stripe", "strap")).toBe(false);
});

test("what is refused is left out where something else is there", () => {
  expect(read("a beanie with no pompom").notDetails).toContain("pompom");
  expect(withoutRefused(ALL, ["thong"])).toEqual([ANKLE, TWO]);
  expect(withoutRefused([THONG], ["thong"])).toEqual([THONG]);
});

test("they hold until the piece is named anew with others, and go with the piece", () => {
  const turn = (before: Wish | undefined, text: string): Wish => {
    const earlier = before && {
      wish: before,
      act: "find" as const,
      language: "en" as const,
      shown: ["a", "b"],
      seen: [],
      anchors: [],
    };
    return readTurn(read(text), { before: earlier, pinned: [] }).wish;
  };
  const kitten = turn(undefined, "kitten heels");
  expect(turn(kitten, "in black").details).toEqual(["kitten"]);
  expect(turn(kitten, "stiletto heels instead").details ?? []).not.toContain("kitten");
  expect(turn(kitten, "a straw bag").details ?? []).not.toContain("kitten");
  expect(turn(NO_WISH, "in black").details).toBeUndefined();
});

test("a cloth or a colour in a piece's name is looked for as such, and not in titles", () => {
  expect(read("a wool coat").details ?? []).toEqual([]);
});
