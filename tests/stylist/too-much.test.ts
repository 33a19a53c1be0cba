// "Too plain", «تقيل أوي»: said of what is shown, and never a wish for more of it. Who says what he is wears it.
import { expect, it } from "vitest";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";

const read = (text: string) => readSentence(text, { brands: [] });
const asked = (text: string) =>
  read(text).asked.map(({ term, negated }) => (negated ? "not " : "") + term.id);

it.each([
  ["too plain", "not pattern:plain"],
  ["too warm", "not season:winter"],
  ["تقيل أوي", "not season:winter"],
  ["واسع زيادة", "not feature:loose"],
  ["سادة قوي", "not pattern:plain"],
  ["dayya2 awy", "not feature:slim"],
  ["رسمي زيادة عن اللزوم", "not style:formal"],
])("%s", (text, refused) => {
  expect(asked(text)).toEqual([refused]);
});

it.each([
  ["عايزة حاجة تقيلة أوي", "season:winter"],
  ["فستان قصير أوي", "feature:mini"],
])("%s is a wish", (text, wanted) => {
  expect(asked(text)).toContain(wanted);
});

it("a tone that is too much asks for its opposite", () => {
  expect(read("فاتح أوي").tone).toBe("dark");
  expect(read("ghame2 awy").tone).toBe("light");
  expect(read("too bright").tone).toBe("quiet");
});

it.each([
  "what do i wear to a wedding, im a guy",
  "ana 3rees el shahr el gay w me7tag badla",
  "shoes for an engagement, i am a man",
])("%s", (text) => {
  expect(read(text).wearer.who).toBe("man");
});

it("who hates or loves what I wear wears nothing of it", () => {
  expect(read("my fiance hates when i wear beige, outfit ideas").wearer.who).toBeUndefined();
  expect(read("my husband wants me to wear red").wearer.who).toBeUndefined();
  expect(read("my dad wants to wear a suit").wearer.who).toBe("man");
});
