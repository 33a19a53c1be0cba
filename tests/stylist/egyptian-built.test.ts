// Egyptian as it is built: two nouns of kin, comparatives, school years, half an outfit, either of two, in both scripts.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text)
    .asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id))
    .toSorted();

describe("of two nouns the first says who it is", () => {
  test.each([
    ["شنطة لمرات عمي", "woman"],
    ["shanta l merat 3ammy", "woman"],
    ["قميص لجوز خالتي", "man"],
    ["2amees l goz 5alty", "man"],
    ["بلوزة لأم جوزي", "woman"],
    ["كوتشي لعيال اختي", "child"],
    ["هدية لمدرسة بنتي", "woman"],
    ["fostan l2o5ty", "woman"],
  ])("%s", (text, who) => {
    expect(read(text).wearer.who).toBe(who);
  });

  test("a school is no teacher", () => {
    expect(read("شنطة للمدرسة لبنتي").wearer.who).toBe("girl");
  });

  test("who belongs to the groom is dressed for the wedding", () => {
    expect(asked("أنا خالة العريس، ألبس إيه؟")).toContain("occasion:wedding");
  });
});

describe("how old somebody is", () => {
  test.each([
    ["جزمة لابني في تانية ابتدائي", 84],
    ["gazma l benty f rab3a ebteda2y", 108],
    ["ebny f kg2 3ayez kotshy", 60],
  ])("%s", (text, months) => {
    expect(read(text).wearer.months).toBe(months);
  });

  test("a student and who marries are grown", () => {
    expect(read("ابني في تالتة تجارة وعايزة له قميص").wearer.who).toBe("man");
    expect(read("fostan l benty khtobetha el gom3a").wearer.who).toBe("woman");
    expect(read("بنتي هتتجوز، عايزة لها روب").wearer.who).toBe("woman");
    expect(read("اختي هتتجوز وعايزة فستان لبنتي").wearer.who).toBe("girl");
  });
});

describe("a refusal", () => {
  test.each([
    ["طرحة غير البيج والكحلي", ["kind:hijab", "not colour:beige", "not colour:navy"]],
    ["تعبت من الجينز، وريني جيبات", ["kind:skirt", "not kind:jeans"]],
    ["رجلي بتوجعني من الكعب، عايزة جزمة", ["kind:shoe", "not feature:high-heel", "not kind:heel"]],
    ["ana zehe2t men el abyad", ["not colour:white"]],
  ])("%s", (text, ids) => {
    expect(asked(text)).toEqual(ids);
  });

  test("is none where water does no harm, or the day is tiring", () => {
    expect(asked("شنطة متبوظش من المطر")).toEqual(["feature:waterproof", "kind:bag"]);
    expect(asked("زهقت من الشغل، عايزة بيجامة")).not.toContain("not occasion:work");
  });

  test("either of two that do not matter is asked for", () => {
    expect(asked("gazma beda wala soda msh far2a")).toEqual([
      "colour:black",
      "colour:white",
      "kind:shoe",
    ]);
    expect(read("بني فاتح أو غامق").tone).toBeUndefined();
  });

  test("what is dear is taken out, wherever the verb stands", () => {
    expect(read("اللي فوق ٩٠٠ شيليهم").limits).toEqual({ maxPrice: 900 });
    expect(read("shely elly fo2 el alf").limits).toEqual({ maxPrice: 1000 });
  });
});

test("a comparative says what its adjective says", () => {
  expect(asked("عايزة حاجة أبسط")).toEqual(asked("عايزة حاجة بسيطة"));
  expect(asked("7aga adfa")).toEqual(["season:winter"]);
  expect(read("هاتي لون أهدى").tone).toBe("quiet");
  // "I give it to mama" is no colour.
  expect(read("عايزة أهدي ماما شنطة").tone).toBeUndefined();
});

test("the other half of an outfit is asked for without its name", () => {
  expect(asked("عايزة حاجة تيجي على الجيبة السودا")).toContain("kind:blouse");
  expect(turnAfter("بلوزة", "ألبس عليها إيه من تحت؟ مش جينز").wish.terms).toContain("kind:skirt");
});

test("the same colour is that of what she has", () => {
  expect(asked("عندي فستان كحلي وعايزة شنطة نفس اللون")).toEqual(["colour:navy", "kind:bag"]);
});

test("how high a heel is describes a pair, or complains of one that is there", () => {
  expect(asked("جزمة كعبها عالي")).toEqual(["kind:heel"]);
  expect(asked("الجزمة كعبها عالي")).toContain("not feature:high-heel");
});

test("what is drawn on it is looked for as titles call it", () => {
  expect(read("tshirt 3aleh negma").words).toEqual(["star", "نجمه"]);
});

test("a salary is no cream, and a room no dress", () => {
  expect(asked("مرتبي صغير وعايزة شنطة")).toEqual(["kind:bag"]);
  expect(asked("حاجات تنور الصالة")).not.toContain("kind:home");
  expect(asked("عايزة حاجات للصالة")).toContain("kind:home");
});
