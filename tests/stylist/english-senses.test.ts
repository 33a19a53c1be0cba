// English that names pieces and asks for none of them: what one does, has enough of, borrows, or cannot bear.
import { describe, expect, it } from "vitest";
import { contextOf } from "../../src/server/features/stylist/carry.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";

const askedAfter = (text: string, terms: string[] = []) =>
  readSentence(
    text,
    { brands: [] },
    contextOf(
      terms.length === 0
        ? undefined
        : {
            wish: { terms, not: [], limits: {}, wearer: {}, words: [] },
            act: "find",
            language: "en",
            shown: ["p_one"],
            seen: [],
            anchors: [],
          },
    ),
  );
const asked = (text: string, terms: string[] = []) =>
  askedAfter(text, terms).asked.map(({ term, negated }) => (negated ? "not " : "") + term.id);

describe("what one does is no piece", () => {
  it.each([
    ["something i can throw over the chair", "kind:throw"],
    ["shoes i can slip into", "kind:slip"],
    ["a skirt to dress up a bit", "kind:dress"],
  ])("%s", (text, piece) => {
    expect(asked(text)).not.toContain(piece);
  });
  it("but a throw is one", () => {
    expect(asked("a throw for my sofa")).toContain("kind:throw");
    expect(asked("blue top to match")).toContain("kind:top");
  });
});

it("shoulders and necks ask for what is worn there", () => {
  expect(asked("something to drape over my shoulders")).toContain("kind:shawl");
  expect(asked("something to keep my neck warm")).toContain("kind:muffler");
});

it("what somebody has enough of is refused", () => {
  expect(asked("he has enough ties already")).toEqual(["not kind:tie"]);
  expect(asked("my wardrobe is full of grey")).toContain("not colour:grey");
});

it("what harms or is complained of is refused", () => {
  expect(asked("perfume makes her sneeze")).toContain("not kind:perfume");
  expect(asked("everything i own is tight")).toContain("not feature:slim");
  expect(asked("red makes me look great")).toContain("colour:red");
});

it("a not reaches over the sort to the piece, and never to the one that is wanted", () => {
  expect(asked("something smart, not a whole tuxedo suit")).not.toContain("kind:suit");
  expect(asked("a shirt but not a uniform shirt")).toContain("kind:shirt");
});

it("what is there already is not asked for", () => {
  expect(asked("not grey, i have a jacket in that", ["kind:bag"])).toEqual(["not colour:grey"]);
  expect(asked("a clutch, heels i can borrow")).toEqual(["kind:clutch"]);
});

it("a bag is asked for, not what goes into it", () => {
  expect(askedAfter("a small bag, room for a phone and keys").outside).toEqual([]);
});

it("colours in the plural, and colours of people", () => {
  expect(asked("greens and blues")).toEqual(["colour:green", "colour:blue"]);
  expect(asked("i have olive skin, a red scarf")).not.toContain("colour:olive");
});

it("less of a quality is no lower price, and a no may be of nothing", () => {
  expect(asked("something less sporty")).toEqual(["not style:sport"]);
  expect(askedAfter("something less sporty").signs.has("cheaper")).toBe(false);
  expect(askedAfter("anything less please").signs.has("cheaper")).toBe(true);
  expect(asked("no clue which blouse, help")).toContain("kind:blouse");
});

it("one letter after pieces is a size", () => {
  expect(askedAfter("M", ["kind:tshirt"]).limits.sizes).toEqual(["M"]);
});

it("who runs cold does no sports, and who had a baby wears no romper", () => {
  expect(asked("i run hot at night, pyjamas please")).not.toContain("occasion:gym");
  expect(askedAfter("my waist is gone since the baby, a loose skirt").wearer.who).toBeUndefined();
});

it.each([
  ["عندها شنط كتير", ["not kind:bag"]],
  ["3ando sa3at keteer awy", ["not kind:watch"]],
  ["عندها الدولاب مليان بلوزات", ["not kind:blouse"]],
])("%s: so it is in Egypt", (text, refused) => {
  expect(asked(text)).toEqual(refused);
});

it("what is full of something hides nobody's waist", () => {
  expect(readSentence("شنطة مليانة جيوب", { brands: [] }).wearer).toEqual({});
});

it.each(["something to wear under my blazer", "عايزة حاجة البسها تحت الكارديجان"])(
  "%s is a top",
  (text) => {
    expect(asked(text)).toContain("kind:blouse");
    expect(asked(text)).not.toContain("kind:leggings");
  },
);

it.each([
  ["a vest in a nude shade", "kind:sunglasses"],
  ["comfortable shoes for the ward", "pattern:floral"],
  ["a cape that leaves me warm", "pattern:floral"],
  ["a lamp for when we watch movies", "kind:watch"],
  ["meeting him for coffee not dinner, a vest", "colour:chocolate"],
  ["shoes without laces", "material:lace"],
  ["leggings for my yoga class", "occasion:university"],
  ["any more rugs along those lines", "pattern:striped"],
  ["silver turns my skin green, gold earrings", "colour:green"],
  ["my trousers won't button, a longer vest", "feature:button"],
  ["moving in the new year, a coat", "occasion:party"],
  ["sort the rugs, lowest up top", "kind:top"],
])("%s names no %s", (text, id) => {
  expect(askedAfter(text).asked.map(({ term }) => term.id)).not.toContain(id);
});

it("the weather is too hot, and no piece", () => {
  const { asked: wished } = askedAfter("too hot to think, a vest");
  expect(wished.map(({ term, negated }) => [term.id, negated])).toContainEqual([
    "season:summer",
    false,
  ]);
});

it("two words that may be colours are, where an or joins them", () => {
  expect(askedAfter("sage or plum for a bridesmaid").asked.map(({ term }) => term.id)).toEqual([
    "colour:sage",
    "colour:plum",
    "occasion:wedding",
  ]);
});
