// What a search field keeps of a query that a talk would understand in another way: titles may say it.
import { expect, test } from "vitest";
import { readQuery } from "../../src/server/features/stylist/find/search.ts";
import { rank, wishOf } from "../../src/server/features/stylist/find/rank.ts";
import type { Candidate } from "../../src/server/features/stylist/find/queries/candidates.ts";
import { NO_WISH } from "../../src/server/features/stylist/wish.ts";

const read = (query: string, titles: string) =>
  readQuery(query, { brands: [], knownWords: (word) => titles.split(" ").includes(word) });

test.each([
  ["golf shoes", "golf shoes women", ["golf"], "kind:shoe"],
  ["boxing gloves", "boxing gloves leather", ["boxing"], "kind:gloves"],
])("'%s' is looked for by all of its words", (query, titles, aside, kind) => {
  const { sentence, wish, aside: kept } = read(query, titles);
  expect(sentence.english).toBe(query);
  expect(kept).toEqual(aside);
  expect(wish.terms).toContain(kind);
});

test("a name that Egyptians use for a thing finds the name, too", () => {
  const { sentence, wish, aside } = read("crocs", "crocs cayman sandal");
  expect(wish.terms).toEqual(["kind:slide"]);
  expect(wish.words).toEqual(["crocs"]);
  expect(aside).toEqual(["crocs"]);
  expect(sentence.english).toContain("crocs");
});

test("before other words of the titles it is a name and no cloth", () => {
  const { wish } = read("polar heart rate monitor", "polar heart rate monitor watch");
  expect(wish.terms).toEqual([]);
  expect(wish.words).toContain("polar");
});

test("words that no title has stay what they are in Franco", () => {
  const { sentence, wish, aside } = read("crocs", "slides clogs");
  expect(wish.terms).toEqual(["kind:slide"]);
  expect(wish.words).toEqual([]);
  expect(aside).toEqual([]);
  expect(sentence.english).toBe("slide");
});

test.each([
  "a black dress under 500",
  "black dress 500",
  "a black dress for my mother",
  "a black dress, not long",
])("'%s': what holds by itself is no word of a title", (query) => {
  const { aside, sentence } = read(query, "black dress under 500 mother long");
  expect(aside).toEqual([]);
  expect(sentence.english).not.toMatch(/500|mother|long/);
});

test("a piece without such a word lacks nothing, and one with it comes first", () => {
  const { sentence, wish, aside } = read("golf shoes", "golf shoes");
  const typed = new Map(sentence.asked.map(({ term, words }) => [term.id, words]));
  const words = [{ word: "golf", meant: ["golf"], documents: 3 }];
  const spoken = { english: sentence.english, typed, aside };
  const ranked = rank(
    [shoe("plain", ["black", "shoe"]), shoe("golf", ["golf", "shoe"])],
    wishOf({ ...wish, terms: ["kind:shoe"] }, spoken, words, 100),
  );
  expect(ranked.map(({ candidate, isFull }) => [candidate.id, isFull])).toEqual([
    ["golf", true],
    ["plain", true],
  ]);
});

test("where no kind says what the thing is, its last word does: other words are of other things", () => {
  const words = ["martial", "art", "headgear"].map((word) => ({
    word,
    meant: [word],
    documents: 10,
  }));
  const spoken = { typed: new Map() };
  const titled = (id: string, titleWords: string[]): Candidate => ({
    ...shoe(id, titleWords),
    terms: [],
  });
  const shares = (english: string) =>
    rank(
      [titled("book", ["martial", "art", "studi"]), titled("head", ["face", "spar", "headgear"])],
      wishOf(
        { ...NO_WISH, words: words.map(({ word }) => word) },
        { ...spoken, english },
        words,
        9e3,
      ),
    ).map(({ candidate, coverage }) => `${candidate.id} ${coverage.toFixed(2)}`);
  expect(shares("martial art headgear")).toEqual(["book 0.57", "head 0.43"]);
  expect(shares("headgear for martial art")).toEqual(["book 0.57", "head 0.43"]);
  expect(shares("headgear martial art")).toEqual(["book 0.71", "head 0.29"]);
});

const shoe = (id: string, titleWords: string[]): Candidate =>
  ({
    id,
    mix: 0,
    title_words: titleWords,
    other_words: [],
    terms: ["kind:shoe"],
    category: null,
    likeness: 0.5,
  }) as unknown as Candidate;
