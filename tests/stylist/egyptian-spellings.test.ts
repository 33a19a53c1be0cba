// Words as Egyptians build and spell them: one of many, hers, joined to an article, two words in one, ق as a hamza,
// vowels that are held on to, little words in any spelling.
import { describe, expect, test } from "vitest";
import { createNearest } from "../../src/server/language/spelling.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";

const asked = (text: string) =>
  readSentence(text, { brands: [] })
    .asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id))
    .toSorted();

describe("what is built upon a known word", () => {
  test.each([
    ["عايزة بنطلوناية", ["kind:trousers"]],
    ["هات كوتشاية", ["kind:sneaker"]],
    ["محتاجة صندلايه", ["kind:sandal"]],
    ["3ayza blouzaya", ["kind:blouse"]],
    ["3ayza fostan fayrozeya", ["colour:turquoise", "kind:dress"]],
    ["hat shanta geshya", ["colour:olive", "kind:bag"]],
    ["warriny elsof elramady", ["colour:grey", "material:wool"]],
    ["3ayez elkot eliswid", ["colour:black", "kind:coat"]],
    ["weltob elbuny", ["colour:brown", "kind:top"]],
  ])("%s", (text, terms) => {
    expect(asked(text)).toEqual(terms);
  });

  test.each(["fe ad eh ba2y mn el kemeya", "حكاية طويلة عن البدايه والنهايه"])(
    "%s names no piece",
    (text) => {
      expect(asked(text).filter((id) => id.startsWith("kind:"))).toEqual([]);
    },
  );
});

describe("spellings", () => {
  test.each([
    ["عايزة فستان أصير", ["feature:mini", "kind:dress"]],
    ["أمصان كتان", ["kind:shirt", "material:linen"]],
    ["3ayza 2ameees", ["kind:shirt"]],
    ["fostan lel 3eeed", ["kind:dress", "occasion:eid"]],
    ["كارديجان بولكادوت", ["kind:cardigan", "pattern:dotted"]],
    ["3ayza sleepdress", ["kind:nightdress"]],
    ["3ayez shantetdahr", ["kind:backpack"]],
    ["bloza mn gheir kom", ["feature:sleeveless", "kind:blouse"]],
    ["top b nus komm", ["feature:short-sleeve", "kind:top"]],
    ["7aga lon peach", ["colour:peach"]],
  ])("%s", (text, terms) => {
    expect(asked(text)).toEqual(terms);
  });

  test("letters that changed places are nearer than another letter", () => {
    expect(createNearest(["slime", "smile"])("smlie")).toBe("smile");
    expect(createNearest(["kaftal", "kaftan"])("kafatn")).toBe("kaftan");
  });

  test("words of every day stay what they are", () => {
    for (const text of ["كفاية كده شكرا", "mn bokra", "الموقع بطيء", "ana msh 3arfa"])
      expect(asked(text)).toEqual([]);
  });
});

describe("names that hold a word of their own", () => {
  test.each([
    ["عباية عليها شغل", ["feature:embroidered", "kind:abaya"]],
    ["جيبة جلد مش طبيعي", ["kind:skirt", "material:vegan-leather"]],
  ])("%s", (text, terms) => {
    expect(asked(text)).toEqual(terms);
  });
});
