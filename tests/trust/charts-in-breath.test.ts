// Charts told in one breath, and what a picture shows beside its letters.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { believe, SURE } from "../../src/server/features/trust/charts/picture/believe.ts";
import {
  fromTheRight,
  haveInchMarks,
  isTwoFigures,
} from "../../src/server/features/trust/charts/picture/seen.ts";
import { readChartLines } from "../../src/server/features/trust/charts/read-chart.ts";
import { readChartPicture } from "../../src/server/features/trust/charts/read-picture.ts";

test.each([
  "القياس للقطعة: الـ S لفة صدره ٩٦ سم وطوله ٧٠ سم، والـ M لفة صدره ١٠٢ سم وطوله ٧١ سم، والـ L لفة صدره ١٠٨ سم وطوله ٧٢ سم.",
  "قميص كتان. مقاس S دوران صدره ٩٦ وطوله ٧٠، ومقاس M دوران صدره ١٠٢ وطوله ٧١ ومقاس L دوران صدره ١٠٨ وطوله ٧٢.",
  "Three sizes: the S is 96 cm around the chest and 70 cm long, the M is 102 cm around the chest and 71 cm long, and the L is 108 cm around the chest and 72 cm long.",
])("sizes follow one another in a sentence: %s", (text) => {
  expect(readChartLines(text)?.sizes).toEqual({
    S: { bust: [96, 96], length: [70, 70] },
    M: { bust: [102, 102], length: [71, 71] },
    L: { bust: [108, 108], length: [72, 72] },
  });
});

test("a width with its pronoun is laid flat", () => {
  const text = "الـ S عرضه ٥٠ وطوله ٦٨، والـ M عرضه ٥٣ وطوله ٧٠ سم.";
  expect(readChartLines(text)?.sizes).toEqual({
    S: { bust: [100, 100], length: [68, 68] },
    M: { bust: [106, 106], length: [70, 70] },
  });
});

describe("a picture", () => {
  const picture = (name: string) => readFileSync(new URL(`pictures/${name}.png`, import.meta.url));

  test("that lies on a cloth is not cut where the cloth is", async () => {
    expect(await readChartPicture(picture("on-a-cloth"))).toMatchObject({
      sizes: { S: { bust: [86, 86], length: [118, 118] }, L: { waist: [76, 76] } },
    });
  });

  test("in Arabic figures has its ranges from the right", async () => {
    expect(await readChartPicture(picture("from-the-right"))).toMatchObject({
      sizes: { "4": { height: [98, 104], bust: [60, 60] }, "10": { height: [134, 140] } },
    });
    expect(fromTheRight("٩٨ - ١٠٤")).toBe("٩٨ - ١٠٤");
  });

  test("with two figures and nothing between them tells neither", () => {
    expect(isTwoFigures("١٢٨ ١٢٢")).toBe(true);
    expect(isTwoFigures("١٢٨")).toBe(false);
  });

  test("with marks of inches at some of its figures is in inches", () => {
    expect(
      haveInchMarks([
        ["S", "34", '27"'],
        ["M", '36"', "29"],
      ]),
    ).toBe(true);
    expect(
      haveInchMarks([
        ["S", "34", '27"'],
        ["M", "36", "29"],
      ]),
    ).toBe(false);
    expect(
      haveInchMarks([
        ["S", '34"', '27"'],
        ["M", "90 cm", "29"],
      ]),
    ).toBe(false);
  });

  test("a head of which one letter is misread is known by the others, a true word is not bent", () => {
    const [[head, other] = []] = believe([
      [
        { text: "chest wiath (fiat)", sure: 0.6 },
        { text: "wrist width", sure: 0.6 },
      ],
    ]);
    expect(head).toEqual({ text: "chest width (flat)", sure: SURE });
    expect(other?.sure).toBe(0.6);
  });
});
