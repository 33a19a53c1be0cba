// Every line Match can write is a search: it has to be understood as it is meant, in both languages.
import { describe, expect, test } from "vitest";
import { GARMENTS } from "../../src/server/features/stylist/compose/garments.ts";
import {
  lineOf,
  limitsIn,
  OCCASIONS,
  REASONS,
  type Reason,
} from "../../src/server/features/stylist/compose/line.ts";
import { COLOURS } from "../../src/server/features/stylist/compose/palette.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";

const BRAND = { id: "b_1", name: "Sitt Rayhana" };
const read = (line: string) => readSentence(line, { brands: [BRAND] });
const asked = (line: string) => read(line).asked.map(({ term }) => term.id);
const LANGUAGES = ["en", "ar"] as const;
const MASCULINE = GARMENTS.find(({ kind }) => kind === "kind:blazer")!;
const FEMININE = GARMENTS.find(({ kind }) => kind === "kind:handbag")!;

describe.each(LANGUAGES)("in %s", (language) => {
  test("every piece is understood as its kind, with no word left over", () => {
    const wrong = GARMENTS.map((garment) => ({
      garment,
      line: lineOf({ garment }, { limits: "" }, language),
    }))
      .filter(({ garment, line }) => {
        const { asked: all, words } = read(line);
        const kinds = all.filter(({ term }) => term.kind === "kind").map(({ term }) => term.id);
        return kinds.join() !== garment.kind || words.length > 0;
      })
      .map(({ line }) => line);
    expect(wrong).toEqual([]);
  });

  test("every colour is understood beside a masculine and beside a feminine noun", () => {
    const wrong = COLOURS.flatMap((colour) =>
      [MASCULINE, FEMININE].map((garment) => ({
        colour,
        line: lineOf({ garment, colour }, { limits: "" }, language),
      })),
    )
      .filter(({ colour, line }) => !asked(line).includes(colour.id) || read(line).words.length > 0)
      .map(({ line }) => line);
    expect(wrong).toEqual([]);
  });

  test("a reason never changes what is searched for", () => {
    const colour = COLOURS[0]!;
    for (const reason of Object.keys(REASONS) as Reason[]) {
      for (const garment of [MASCULINE, FEMININE]) {
        for (const turn of [0, 1]) {
          const line = lineOf({ garment, colour }, { limits: "", reason, turn }, language);
          expect.soft(asked(line).toSorted(), line).toEqual([colour.id, garment.kind].toSorted());
          expect.soft(read(line).words, line).toEqual([]);
        }
      }
    }
  });

  test("the occasion, the budget, the sale and the brand of the shopper's words survive in the line", () => {
    const wish = read("on sale by Sitt Rayhana between 200 and 900");
    expect(wish.limits).toMatchObject({
      minPrice: 200,
      maxPrice: 900,
      onSale: true,
      brands: [BRAND],
    });
    for (const occasion of Object.keys(OCCASIONS)) {
      const line = lineOf(
        { garment: MASCULINE },
        { limits: limitsIn(wish, language), occasion },
        language,
      );
      expect.soft(read(line).limits, line).toEqual(wish.limits);
      expect.soft(asked(line), line).toContain(occasion);
    }
  });
});
