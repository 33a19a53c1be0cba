import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isHouseName, keyOf, looksLikeId } from "../../src/server/features/brands/names.ts";

fc.configureGlobal({ seed: 20_261_115 });

describe("the house's name is recognised", () => {
  test.each([
    ["as it is", "ribby"],
    ["in Arabic", "ريبي"],
    ["in Arabic with vowels and a tatweel", "رِيـبِي"],
    ["in capitals", "RIBBY"],
    ["in mixed case", "rIbBy"],
    ["with spaces around", "  ribby\t"],
    ["with spaces between", "r i b b y"],
    ["with points", "r.i.b.b.y"],
    ["with hyphens and underscores", "r-i_b-b_y"],
    ["over two lines", "rib\nby"],
    ["with a zero-width space", "rib\u200bby"],
    ["with a zero-width joiner and a mark of direction", "r\u200dib\u202eby"],
    ["with a soft hyphen", "rib\u00adby"],
    ["with a Hangul filler", "rib\u3164by"],
    ["with a variation selector", "ribby\ufe0f"],
    ["with Cyrillic у and і", "r\u0456bb\u0443"],
    ["with Cyrillic capitals", "R\u0406\u0412\u0412Y"],
    ["with Greek ι, β and γ", "r\u03b9\u03b2\u03b2\u03b3"],
    ["with a Greek capital Upsilon", "RIBB\u03a5"],
    ["in Cherokee", "\u13a1\u13a5\u13f4\u13f4\u13a9"],
    ["in small capitals", "\u0280\u026a\u0299\u0299\u028f"],
    ["in full-width letters", "ｒｉｂｂｙ"],
    ["in mathematical bold", "𝐫𝐢𝐛𝐛𝐲"],
    ["in circled letters", "ⓡⓘⓑⓑⓨ"],
    ["with accents", "ŕïḃḅÿ"],
    ["with loose combining marks", "r\u0301i\u0308b\u0323by"],
    ["with a dotless ı", "r\u0131bby"],
    ["with strokes through its letters", "\u024d\u0268\u0180\u0180\u024f"],
    ["with 1 for i", "r1bby"],
    ["with l for i", "rlbby"],
    ["with a capital I for l", "RIbby"],
    ["with | for i", "r|bby"],
    ["with ! for i", "r!bby"],
    ["with 8 for b", "ri88y"],
    ["with 6 for b", "ri66y"],
    ["with ß for b", "rißßy"],
    ["with an exclamation mark after it", "Ribby!"],
    ["between bars", "|ribby|"],
    ["with a trademark sign", "ribby®"],
    ["between quotes", "«ribby»"],
    ["with a heart", "ribby ♥"],
  ])("%s: %j", (_, name) => {
    expect(isHouseName(name)).toBe(true);
  });

  test("however case, spaces and invisible signs are strewn over it", () => {
    const strewn = fc.tuple(
      ...["r", "i", "b", "b", "y"].map((letter) =>
        fc.tuple(
          fc.constantFrom(letter, letter.toUpperCase()),
          fc.array(fc.constantFrom(" ", ".", "-", "\u200b", "\u2060", "\ufeff", "\u0301"), {
            maxLength: 3,
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(strewn, (letters) =>
        isHouseName(letters.map(([letter, signs]) => letter + signs.join("")).join("")),
      ),
    );
  });
});

describe("a name that is only near is free", () => {
  test.each([
    "Ribbon",
    "Bribby",
    "Ribbys",
    "Ribby & Sons",
    "The Ribby Shop",
    "Tribby",
    "Ruby",
    "Rabby",
    "Ribb",
    "Ribbby",
    "Libby",
    "Ribby 2",
    "ريبون",
    "Рибон",
    "",
    "!!!",
    "👗",
  ])("%j", (name) => {
    expect(isHouseName(name)).toBe(false);
  });
});

describe("two names are the same when people read them the same", () => {
  test.each([
    ["case", "Nile Threads", "NILE threads"],
    ["spaces", " Nile   Threads ", "Nile Threads"],
    ["line breaks", "Nile\r\nThreads", "Nile Threads"],
    ["tabs", "Nile\tThreads", "Nile Threads"],
    ["no-break spaces", "Nile\u00a0Threads", "Nile Threads"],
    ["invisible signs", "Ni\u200ble\u200f Threads\ufeff", "Nile Threads"],
    ["width", "Ｎｉｌｅ", "nile"],
    ["composition", "Cafe\u0301", "Caf\u00e9"],
    ["capitals with a dot", "\u0130pek", "ipek"],
    ["Arabic vowel marks", "كِتَّان", "كتان"],
    ["Arabic presentation forms", "ﻛﺘﺎﻥ", "كتان"],
  ])("%s", (_, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  test("and different when they are not", () => {
    const names = ["Nile", "Nile Threads", "NileThreads", "Café", "Cafe", "كتان", "قطن", "Nile 2"];
    expect(new Set(names.map(keyOf)).size).toBe(names.length);
  });

  test("a name of invisible signs is no name", () => {
    for (const name of ["\u200b", "\u3164", "\u115f\u1160\uffa0", "\u00ad\u2060", "\ufe0f"]) {
      expect(keyOf(name)).toBe("");
    }
  });

  test("reading a key again changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => keyOf(keyOf(text)) === keyOf(text)),
    );
  });
});

test("a name of the form of an id is told apart, and no other", () => {
  for (const name of ["b_1", "p_x", "B_1", "P_", " b_1", "\u200bb_1", "ｂ＿1"]) {
    expect([name, looksLikeId(name)]).toEqual([name, true]);
  }
  for (const name of ["b-1", "bp_1", "c_1", "b", "_b_", "b _1", "ab_1"]) {
    expect([name, looksLikeId(name)]).toEqual([name, false]);
  }
});
