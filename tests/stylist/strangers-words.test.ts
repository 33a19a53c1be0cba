// What strangers say without the words of a list: how far a sleeve goes by the body, what is wrong with a cloth, colours
// that are herbs elsewhere, and whose "their" is.
import { describe, expect, test } from "vitest";
import { readBrands } from "../../src/server/features/stylist/read/brands.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { readTurn } from "../../src/server/features/stylist/read/read-turn.ts";
import { NO_WISH } from "../../src/server/features/stylist/wish.ts";
import { readTokens } from "../../src/server/language/tokens.ts";

const asked = (text: string) =>
  readSentence(text, { brands: [] })
    .asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id))
    .toSorted();

describe("how far it goes is told by the body", () => {
  test.each([
    ["a dress with sleeves all the way down to my wrists", "feature:long-sleeve"],
    ["blouse with sleeves to the elbow", "feature:short-sleeve"],
    ["skirt that ends just above the knee", "feature:mini"],
    ["a skirt reaching past the knees", "feature:midi"],
    ["abaya down to the ankles", "feature:maxi"],
    ["فستان مغطي ركبتي", "feature:midi"],
    ["بلوزة كمها لحد الكوع", "feature:short-sleeve"],
    ["fostan ta7t el rokba", "feature:midi"],
  ])("%s", (text, id) => {
    expect(asked(text)).toContain(id);
  });

  test("a part of the body alone says nothing of a length", () => {
    expect(asked("i hurt my wrist, show me bags")).toEqual(["kind:bag"]);
  });
});

describe("what is wrong with it is not wanted", () => {
  test.each([
    ["the satin ones are cold, cotton please", ["material:cotton", "not material:satin"]],
    ["i look awful in yellow, a dress please", ["kind:dress", "not colour:yellow"]],
    ["الساتان ساقع عليا عايزه بيجاما", ["kind:pyjamas", "not material:satin"]],
  ])("%s", (text, ids) => {
    expect(asked(text)).toEqual(ids);
  });

  test("only this is wanted, whatever was refused before it", () => {
    expect(asked("هي مبتلبسش دهب، فضه بس")).toContain("colour:silver");
    expect(asked("هي مبتلبسش دهب، فضه بس")).toContain("not colour:gold");
  });
});

test("herbs and drinks are colours where nothing else is spoken of", () => {
  expect(asked("olive or sage")).toEqual(["colour:olive", "colour:sage"]);
  expect(asked("what do you have in a wine colour")).toEqual(["colour:burgundy"]);
  expect(asked("olive oil and sage")).toEqual([]);
});

test("ordinary words are not heard as the name of a brand", () => {
  const brands = [
    { id: "1", name: "Sitt Rayhana", name_ar: "ست ريحانة" },
    { id: "2", name: "Layl Harir", name_ar: "ليل حرير" },
  ];
  const named = (text: string) => readBrands(readTokens(text), brands).map(({ brand }) => brand.id);
  expect(named("جلابيه واسعه تريحني")).toEqual([]);
  expect(named("7aga lel 7ar")).toEqual([]);
  expect(named("7aga mn sit ri7ana")).toEqual(["1"]);
  expect(named("fostan leil 7areer")).toEqual(["2"]);
});

test("their sandals are those of the brand that was spoken of", () => {
  const brand = { id: "1", name: "Khatwet Amar" };
  const before = {
    wish: NO_WISH,
    act: "find" as const,
    language: "en" as const,
    shown: [],
    seen: [],
    anchors: [],
    brand,
  };
  const limitsOf = (text: string) =>
    readTurn(readSentence(text, { brands: [] }), { before, pinned: [] }).wish.limits.brands;
  expect(limitsOf("show me their sandals then")).toEqual([brand]);
  expect(limitsOf("وريني الصنادل بتاعتهم")).toEqual([brand]);
  expect(limitsOf("show me sandals then")).toBeUndefined();
});

test("a word that ends a longer name still says what it says alone", () => {
  expect(asked("بنطلون بدرجات الرمادي والبيج")).toContain("colour:beige");
  expect(asked("بنص كم أو بكم بس مش حمالات")).toEqual(
    expect.arrayContaining(["feature:long-sleeve", "feature:short-sleeve"]),
  );
});

test("nothing beyond a price that somebody will not pay, joined to what is before it too", () => {
  const limits = readSentence("قميص فاتح ومش هدفع اكتر من ١٣٥٠", { brands: [] }).limits;
  expect(limits).toEqual({ maxPrice: 1350 });
});

describe("what is said on the way", () => {
  test("takes back what was named before it", () => {
    expect(asked("hoodies.. no scratch that, a raincoat")).not.toContain("kind:hoodie");
    expect(asked("a skirt? i changed my mind, trousers")).toEqual(["kind:trousers"]);
  });

  test("says what a piece goes with, and not that it is asked for", () => {
    expect(asked("a vest to wear alone with a skirt")).toEqual(["kind:vest"]);
  });

  test("complains of cloth that shows what is under it", () => {
    expect(asked("my white blouse shows my underwear, another one please")).toContain(
      "not feature:see-through",
    );
  });

  test("speaks of sleeves, however far they stand", () => {
    expect(asked("none with short or missing sleeves")).toEqual(["not feature:short-sleeve"]);
  });
});
