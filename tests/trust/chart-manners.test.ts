// Size charts in manners of their own: figures in series, sizes in brackets, tables without heads, pictures of every make.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  readChartLines,
  readChartPage,
} from "../../src/server/features/trust/charts/read-chart.ts";
import { readChartPicture } from "../../src/server/features/trust/charts/read-picture.ts";

/** Sizes with one series of figures for each point. */
const chart = (sizes: string[], points: Record<string, (number | [number, number])[]>) =>
  Object.fromEntries(
    sizes.map((size, at) => [
      size,
      Object.fromEntries(
        Object.entries(points).map(([point, told]) => {
          const one = told[at] ?? 0;
          return [point, typeof one === "number" ? [one, one] : one];
        }),
      ),
    ]),
  );

const tee = chart(["M", "L", "XL"], { bust: [104, 110, 116], length: [70, 72, 74] });

describe("as text", () => {
  test.each([
    ["commas", "Size, Chest, Length\nM, 104, 70\nL, 110, 72\nXL, 116, 74\nall round, cm"],
    ["a legend before", "Tee (chest/length, chest all round)\nM: 104/70\nL: 110/72\nXL: 116/74"],
    ["a legend behind", "M = 52 x 70\nL = 55 x 72\nXL = 58 x 74\n(عرض × طول بالسم)"],
    ["columns of spaces", "Size  Chest  Length\nM     104    70\nL     110    72\nXL    116    74"],
    ["sizes in a line", "Sizes: M - L - XL\nChest: 104 - 110 - 116\nLength: 70 - 72 - 74"],
    ["sizes behind", "Chest: 104 (M), 110 (L), 116 (XL)\nLength: 70 (M), 72 (L), 74 (XL)"],
    [
      "brackets",
      "[M]\nchest: 104\nlength: 70\n[L]\nchest: 110\nlength: 72\n[XL]\nchest: 116\nlength: 74",
    ],
    [
      "figures first",
      "The M measures 104 cm around the chest and 70 cm in length. The L measures 110 cm around the chest and 72 cm in length. The XL measures 116 cm around the chest and 74 cm in length.",
    ],
  ])("%s", (_, text) => expect(readChartLines(text)?.sizes).toEqual(tee));

  test("a list of three sizes, by its numbers", () => {
    const text = "متاح ٣ مقاسات\n1- صدر 100 طول 130\n2- صدر 108 طول 134\n3- صدر 116 طول 138";
    expect(readChartLines(text)?.sizes).toEqual(
      chart(["1", "2", "3"], { bust: [100, 108, 116], length: [130, 134, 138] }),
    );
  });

  test("a piece of one size", () => {
    const text = "One size: bust 120 cm, length 140 cm";
    expect(readChartLines(text)?.sizes).toEqual(
      chart(["ONE SIZE"], { bust: [120], length: [140] }),
    );
  });

  test("prices and washing make no chart", () => {
    const text = "Sizes S M L available, price 450, discount 20, 180 gsm, wash at 30.";
    expect(readChartLines(text)).toBeNull();
  });
});

describe("on a page", () => {
  const table = (rows: string[][]) =>
    `<main><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table></main>`;

  test("drawn with strokes in preformatted text", () => {
    const html =
      "<main><pre>size | chest | length\n-----+-------+-------\nM | 104 | 70\nL | 110 | 72\nXL | 116 | 74\n</pre></main>";
    expect(readChartPage(html)?.sizes).toEqual(tee);
  });

  test("a table whose cells say themselves what they are", () => {
    const html = table([
      ["S", "من ٤٨ كيلو لـ ٥٥ كيلو"],
      ["M", "من ٥٦ كيلو لـ ٦٤ كيلو"],
    ]);
    expect(readChartPage(html)?.sizes).toEqual(
      chart(["S", "M"], {
        weight: [
          [48, 55],
          [56, 64],
        ],
      }),
    );
  });

  test("names of the rows at the right", () => {
    const html = table([
      ["XL", "L", "M", "المقاس"],
      ["116", "110", "104", "دوران الصدر"],
      ["74", "72", "70", "الطول"],
    ]);
    expect(readChartPage(html)?.sizes).toEqual(tee);
  });

  test.each([
    ["wider than the waist is the hip", [92, 96], { hip: [92, 96] }],
    ["slimmer than the waist is the thigh", [56, 58], { thigh: [56, 58] }],
  ])("«الورك»: %s", (_, [first = 0, second = 0], wanted) => {
    const html = table([
      ["المقاس", "الخصر", "الورك"],
      ["36", "66", String(first)],
      ["38", "70", String(second)],
    ]);
    expect(readChartPage(html)?.sizes).toEqual(chart(["36", "38"], { waist: [66, 70], ...wanted }));
  });
});

describe("in a picture", () => {
  test.each([
    [
      "pills",
      "sizes on coloured fields",
      chart(["S", "M", "L"], { waist: [68, 73, 78], hip: [96, 101, 106], length: [100, 101, 102] }),
    ],
    [
      "two-line-heads",
      "heads of two lines",
      chart(["M", "L", "XL"], {
        bust: [108, 114, 120],
        length: [70, 72, 74],
        sleeve: [59, 60, 61],
      }),
    ],
    [
      "letters-apart",
      "letters set apart",
      chart(["6", "8", "10"], { bust: [82, 86, 90], waist: [64, 68, 72], hip: [90, 94, 98] }),
    ],
    [
      "names-at-the-right",
      "names of the rows at the right",
      chart(["L", "M", "S"], { bust: [110, 104, 98], length: [142, 140, 138] }),
    ],
    [
      "frames",
      "frames around the cells",
      chart(["S/M", "L/XL", "2XL"], { bust: [100, 112, 122], length: [68, 72, 75] }),
    ],
  ])("%s: %s", async (file, _, wanted) => {
    const bytes = readFileSync(new URL(`pictures/${file}.png`, import.meta.url));
    expect((await readChartPicture(bytes))?.sizes).toEqual(wanted);
  });
});
