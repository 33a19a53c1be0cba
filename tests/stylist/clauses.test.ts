// How the clauses of a long sentence stand to each other: what is taken back, given as a reason, meant instead, or told.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { readTurn } from "../../src/server/features/stylist/read/read-turn.ts";
import type { Conversation } from "../../src/server/features/stylist/read/conversation.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text).asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id));

const SHOWN = ["p_one", "p_two"];

/** The last turn of a talk in which every answer showed something. */
function turnAfter(...sentences: string[]) {
  let before: Conversation | undefined;
  let turn: ReturnType<typeof readTurn> | undefined;
  for (const text of sentences) {
    const context = before && { language: before.language, wearer: before.wish.wearer };
    const sentence = readSentence(text, { brands: [] }, context);
    turn = readTurn(sentence, { before, pinned: [] });
    const { wish } = turn;
    const { language } = sentence;
    before = { wish, act: "find", language, shown: SHOWN, seen: [], anchors: [] };
  }
  return turn!;
}
const wishedAfter = (...sentences: string[]) => {
  const { terms, not } = turnAfter(...sentences).wish;
  return [...terms, ...not.map((id) => `not ${id}`)].toSorted();
};

describe("what is taken back", () => {
  test("is what is said anew, and the rest stays", () => {
    expect(asked("a bag for my mother, actually a scarf")).toEqual(["kind:scarf"]);
    expect(read("a bag for my mother, actually a scarf").wearer.who).toBe("woman");
    expect(asked("a black bag, no wait, brown")).toEqual(["kind:bag", "colour:brown"]);
    expect(asked("شنطة سودا، لا استني خليها نبيتي")).toEqual(["kind:bag", "colour:burgundy"]);
    expect(read("coats under 3000, sorry i meant 5000").limits).toEqual({ maxPrice: 5000 });
  });
});

test("a reason describes no piece, but where it is worn is worth knowing", () => {
  expect(asked("a dress, nothing strapless because i am not comfortable")).toEqual([
    "kind:dress",
    "not feature:strapless",
  ]);
  expect(asked("white shoes because it is for my wedding")).toContain("occasion:wedding");
});

test("what is only told on the way to a wish is not asked for", () => {
  expect(asked("i already own three black jackets, so i need a brown coat")).toEqual([
    "colour:brown",
    "kind:coat",
  ]);
  expect(asked("my suitcase was stolen, i want a dress")).toEqual(["kind:dress"]);
  expect(asked("my coat has a broken zip, so i need a new one in camel")).toEqual([
    "kind:coat",
    "colour:camel",
  ]);
  expect(asked("لبست احمر المرة اللي فاتت عايزة حاجة لخطوبة")).toEqual(["occasion:engagement"]);
  // Nothing else is asked for: then it is what is meant.
  expect(asked("i had a black bag like this")).toContain("kind:bag");
});

describe("one piece instead of another", () => {
  test("worn in the same place, it keeps colour and occasion", () => {
    expect(wishedAfter("white dress for a wedding", "what about a suit instead")).toEqual([
      "colour:white",
      "kind:suit",
      "occasion:wedding",
    ]);
    expect(wishedAfter("white dress", "show me bags instead")).toEqual(["kind:bag"]);
  });

  test("refuses what it stands for", () => {
    expect(asked("flats instead of heels")).toEqual(["kind:flat", "not kind:heel"]);
    expect(asked("عايزة فلات بدل الكعب").some((id) => /^not .*heel/.test(id))).toBe(true);
  });
});

test("how long ago something was is nobody's age", () => {
  expect(read("i had a baby four months ago, loose trousers please").wearer).toEqual({
    hidesWaist: true,
  });
  expect(read("انا والدة من اربع شهور عايزة بنطلون واسع").wearer.months).toBeUndefined();
  expect(read("my son is 4 months old").wearer.months).toBe(4);
});

test("a day of the month is no offer and no piece of the list", () => {
  const { limits, ordinals } = read("my flight is on the 3rd, i need a coat");
  expect([limits, ordinals]).toEqual([{}, []]);
  expect(read("is the 3rd lined?").ordinals).toEqual([3]);
});

test("a tone that is hated is its opposite", () => {
  expect(read("scarves, she hates bright colours").tone).toBe("quiet");
});

test("two refusals are a wish, and how things turn out is a complaint", () => {
  expect(asked("مبيلبسش غير اسود")).toEqual(["colour:black"]);
  expect(asked("he wears nothing but black")).toEqual(["colour:black"]);
  expect(asked("عايزة جيبة عشان الجيبات بتطلع قصيرة عليا")).toContain("not feature:mini");
  expect(asked("كعب عشان هقف ٦ ساعات")).toEqual(["kind:heel"]);
});

describe("gold and silver", () => {
  test("as the metal, or as a present, are jewellery", () => {
    expect(wishedAfter("بحب الفضة")).toContain("kind:jewellery");
    expect(wishedAfter("a gift for my wife, she loves silver")).toContain("kind:jewellery");
  });

  test("as a colour of a piece are a colour", () => {
    expect(wishedAfter("silver heels")).not.toContain("kind:jewellery");
    expect(wishedAfter("شنطة فضي")).not.toContain("kind:jewellery");
    expect(wishedAfter("heels", "في منها فضي؟")).not.toContain("kind:jewellery");
  });
});

test("how it is washed is asked of the piece that was shown", () => {
  for (const text of ["can i wash it at home?", "بيتغسل في الغسالة؟", "byet8esel fel 8assala?"])
    expect(turnAfter("black jumpsuit", text).act).toEqual({ act: "about", piece: "p_one" });
});

test("mesh before a colour alone is not, before a piece it is cloth", () => {
  expect(asked("a dress and mesh white")).toContain("not colour:white");
  expect(asked("white mesh sneakers")).toContain("material:mesh");
});

test("dear prices are a complaint where nothing was asked for, and an order where something was", () => {
  expect(turnAfter("everything here is so expensive").act).toEqual({
    act: "talk",
    talk: "complaint",
  });
  expect(turnAfter("black dress", "too expensive").act).toMatchObject({ act: "find" });
});
