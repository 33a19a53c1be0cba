// What is spoken of is not always wished for: roles that the model has learned, and plain wishes that it leaves alone.
import { describe, expect, it } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";

const read = (text: string) =>
  readSentence(text, { brands: [] }).asked.map(
    ({ term, negated }) => (negated ? "not " : "") + term.id,
  );

describe("what a mention is there for", () => {
  it.each([
    ["velvet makes me look huge, show me blazers", "not material:velvet"],
    ["الصوف بيشوكني، عايزة بلوفر", "not material:wool"],
    ["البوليستر بيخنقني، عايزة فستان", "not material:polyester"],
  ])("%s refuses by complaining", (text, refused) => {
    expect(read(text)).toContain(refused);
  });

  it.each([
    ["my suitcase is full of jeans, i just need a light dress", "kind:jeans"],
    ["dress that hides under the coat i own already", "kind:coat"],
    ["عندي جيب كتير في دولابي، محتاجة بلوزة", "kind:skirt"],
  ])("%s asks for one of two", (text, told) => {
    expect(read(text)).not.toContain(told);
  });

  it.each([
    ["a black skirt or a navy one in size L", ["kind:skirt", "colour:black", "colour:navy"]],
    ["عايزة فستان كتان اخضر او بيج", ["kind:dress", "material:linen", "colour:green"]],
    ["3ayza gazma beda aw beige le7ad 1500", ["kind:shoe", "colour:white", "colour:beige"]],
    ["linen", ["material:linen"]],
  ])("%s is a plain wish", (text, wanted) => {
    expect(read(text)).toEqual(expect.arrayContaining(wanted));
  });
});
