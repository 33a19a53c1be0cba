// What is answered, chosen or told of in passing: questions somebody answers herself, another one of what broke, what a
// piece cannot have, who speaks by the grammar, and little words that sound like something to wear.
import { expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text)
    .asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id))
    .toSorted();

test("who answers her own question takes back what she asked", () => {
  for (const text of ["a coat? no, a cardigan", "معطف؟ لأ كارديجان", "coat? la2, cardigan"])
    expect(asked(text), text).toEqual(["kind:cardigan"]);
  for (const text of ["sandals or boots? make it boots", "صندل ولا بوت؟ خليها بوت"])
    expect(asked(text), text).toEqual(["kind:boot"]);
  expect(asked("do you have sandals? no platforms please")).toContain("kind:sandal");
});

test("another one is what was told of", () => {
  expect(asked("the dog chewed my slippers, i need a new one")).toContain("kind:slipper");
  expect(asked("i already have a black blazer, want a beige one")).toEqual([
    "colour:beige",
    "kind:blazer",
  ]);
});

test("the opposite of what is refused is wanted", () => {
  expect(asked("جينز مش سكيني، واسع")).toEqual(["feature:loose", "kind:jeans", "not feature:slim"]);
  expect(asked("a skirt, not short, long")).toContain("feature:maxi");
  expect(asked("not red, blue or green")).toContain("not colour:blue");
});

test("a refusal may come behind and be firm, or be in the verb", () => {
  expect(asked("كعب لأ خالص")).toEqual(["not kind:heel"]);
  expect(asked("el nylon mabasta7melosh")).toEqual(["not material:nylon"]);
  expect(asked("الساتان مبحبوش")).toEqual(["not material:satin"]);
});

test("a piece is not asked for what it cannot have", () => {
  expect(asked("chunky bracelet")).toEqual(["kind:bracelet"]);
  expect(asked("بوت طويل")).toEqual(["kind:boot"]);
  expect(asked("chunky sneakers")).toContain("feature:platform");
  expect(asked("comfortable heels for a wedding")).not.toContain("style:home");
});

test("what is worn under or over what is there", () => {
  for (const text of ["what do i wear under this", "البس ايه تحتها", "albes eh ta7to"])
    expect(asked(text), text).toContain("kind:camisole");
  for (const text of ["what do i put over it", "البس ايه فوقيه", "albes eh fo2eeh"])
    expect(asked(text), text).toContain("kind:cardigan");
});

test("who speaks, by the grammar", () => {
  expect(read("عايزة جينز").speaks).toBe("woman");
  expect(read("me7tag jacket").speaks).toBe("man");
  expect(read("وانا رايح فرح").speaks).toBe("man");
  expect(read("a jacket please").speaks).toBeUndefined();
});

test("money: a present of about so much, few that are thousands", () => {
  expect(read("a gift for my aunt, around 1000").limits).toMatchObject({
    minPrice: 500,
    maxPrice: 1200,
  });
  expect(read("heels around 1000").limits.minPrice).toBe(800);
  expect(read("الطقم كله ميعديش خمسة").limits.maxPrice).toBe(5000);
});

test("little words are no pieces and no people", () => {
  for (const text of ["tamam", "homa", "emta", "dars", "7aga hadya"]) {
    expect(asked(`${text} ya3ny`), text).toEqual([]);
    expect(read(`${text} ya3ny`).wearer, text).toEqual({});
  }
  expect(asked("lel kolya")).toEqual(["occasion:university"]);
  expect(asked("kolya dahab")).toEqual(["colour:gold", "kind:necklace"]);
  expect(asked("el mohem yekon linen")).toEqual(["material:linen"]);
  expect(asked("a couple of shirts")).toEqual(["kind:shirt"]);
  expect(read("surprise me").wearer).toEqual({});
  expect(read("lunch at my aunt's").wearer).toEqual({});
  expect(read("جوزي طويل وعايز جاكيت").wearer).toEqual({ who: "man", isTall: true });
});

test("colours by what they are like are no jewels", () => {
  expect(read("something in jewel tones").tone).toBe("rich");
  expect(asked("a dress in rich jewel colours")).toEqual(["kind:dress"]);
});
