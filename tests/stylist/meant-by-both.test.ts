// What was asked for and what is said of it afterwards, which together are a piece with a name of its own; and words
// that only look like a wish: what was worn before, a brand's work, people who are counted.
import { describe, expect, test } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import { turnAfter } from "./turn-after.ts";

const BRANDS = [{ id: "b1", name: "Dar Yasmin" }];
const asked = (text: string) =>
  readSentence(text, { brands: BRANDS })
    .asked.map(({ term, negated }) => (negated ? `not ${term.id}` : term.id))
    .toSorted();

describe("said one after the other", () => {
  test.each([
    ["shebsheb", "lel beit", "kind:slipper"],
    ["عايزة تيشيرت", "يكون من غير كمام", "kind:tank-top"],
    ["جلابية", "اقعد بيها في البيت", "kind:house-dress"],
    ["عايز لبس رياضي", "وجزمة تليق", "kind:sports-shoe"],
    ["جيبة", "ليا انا، جينز", "material:denim"],
  ])("%s, then %s", (first, second, term) => {
    expect(turnAfter(first, second).wish.terms).toContain(term);
  });
});

test.each([
  ["صندل للعروسة بعد الكعب العالي", ["kind:sandal"]],
  ["flats for after the heels", ["kind:flat"]],
  ["وريني شغل Dar Yasmin", []],
  ["المكتبة فيها 40 رف، عايزة بلوزة رسمي", ["kind:blouse", "style:formal"]],
  ["عايزة بلوزة تتفتح من قدام بزراير", ["feature:button", "kind:blouse"]],
  ["بصحى الفجر، عايزة روب", ["kind:robe"]],
  ["بلوزة بس الصوف بيقرصني", ["kind:blouse", "not material:wool"]],
  ["pull over bas el nylon bey3ara2", ["kind:sweater", "not material:nylon"]],
])("%s", (text, terms) => {
  expect(asked(text)).toEqual(terms);
  expect(readSentence(text, { brands: BRANDS }).limits.sizes).toBeUndefined();
});

test.each(["negeblha eh fe 3eed miladha", "negblo 7aga"])("%s is a gift", (text) => {
  expect(readSentence(text, { brands: [] }).wearer.isGift).toBe(true);
});
