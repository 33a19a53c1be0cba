// Size charts as shops lay them out become centimetres for each size; what is no chart stays none.
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { findChartLinks } from "../../src/server/features/trust/charts/find-chart-links.ts";
import {
  keepSteady,
  readChartPicture,
} from "../../src/server/features/trust/charts/read-picture.ts";
import {
  readChartLines,
  readChartPage,
} from "../../src/server/features/trust/charts/read-chart.ts";

const table = (rows: string[][], { before = "", head = "th" } = {}) =>
  `<main>${before}<table>${rows.map((row, at) => `<tr>${row.map((cell) => `<${at ? "td" : head}>${cell}</${at ? "td" : head}>`).join("")}</tr>`).join("")}</table></main>`;

test("points in the head, sizes in the rows", () => {
  const html = table([
    ["Size", "Bust", "Waist", "Hips"],
    ["S", "84-88", "66-70", "92-96"],
    ["M", "88-92", "70-74", "96-100"],
  ]);
  expect(readChartPage(html)?.sizes).toEqual({
    S: { bust: [84, 88], waist: [66, 70], hip: [92, 96] },
    M: { bust: [88, 92], waist: [70, 74], hip: [96, 100] },
  });
});

test("the same table turned around, in Arabic figures", () => {
  const html = table([
    ["", "S", "M"],
    ["محيط الصدر", "٨٨", "٩٢"],
    ["الطول", "١٣٥", "١٣٧"],
  ]);
  expect(readChartPage(html)?.sizes).toEqual({
    S: { bust: [88, 88], length: [135, 135] },
    M: { bust: [92, 92], length: [137, 137] },
  });
});

test("widths laid flat are doubled, sleeves and lengths are not", () => {
  const html = table(
    [
      ["المقاس", "عرض الصدر", "طول الكم", "الطول"],
      ["52", "58", "68", "132"],
      ["54", "60", "70", "137"],
    ],
    { before: "<p>القياسات والقطعة مفرودة</p>" },
  );
  expect(readChartPage(html)?.sizes).toEqual({
    "52": { bust: [116, 116], sleeve: [68, 68], length: [132, 132] },
    "54": { bust: [120, 120], sleeve: [70, 70], length: [137, 137] },
  });
});

test.each([
  ["دوران الهانش", { hip: [68, 68] }],
  ["محيط الأوراك", { hip: [68, 68] }],
  ["دوران المؤخرة", { hip: [68, 68] }],
  ["Hip width (flat)", { hip: [136, 136] }],
  ["دوران الاستك", { waist: [68, 68] }],
  ["الحزام", { waist: [68, 68] }],
  ["el wast", { waist: [68, 68] }],
  ["تحت الباط", { bust: [136, 136] }],
  ["نص دوران الصدر", { bust: [136, 136] }],
  ["طول الرجل من جوه", { inseam: [68, 68] }],
  ["Inside seam", { inseam: [68, 68] }],
  ["الطول الداخلي", { inseam: [68, 68] }],
  ["طول الدراع", { sleeve: [68, 68] }],
  ["Pit-to-pit", { bust: [136, 136] }],
  ["Top to bottom", { length: [68, 68] }],
  ["Neck to hem", { length: [68, 68] }],
  ["Waist to floor", { length: [68, 68] }],
  ["Outer leg", { length: [68, 68] }],
])("the measuring point «%s» is known by its name", (head, cell) => {
  const html = table([
    ["المقاس", head],
    ["M", "68"],
    ["L", "70"],
  ]);
  const read = readChartPage(html)?.sizes.M ?? {};
  expect(read).toEqual(cell);
});

test.each([
  "تحت الصدر",
  "دوران الرقبة",
  "الحجر",
  "فتحة الرجل",
  "دوران الكم",
  "Front rise",
  "High hip",
  "Low hip",
  "Upper bust",
  "Pocket width",
  "Strap length",
  "Heel height",
  "Fabric weight",
  "Shoulder to waist",
  "من الكتف للوسط",
  "حردة الباط",
  "طول الحزام",
  "عرض الجيب",
  "Shoulder drop",
  "Bottom width",
])("«%s» is another point than those we know, and is not taken for one of them", (head) => {
  const html = table([
    ["المقاس", "الوسط", head],
    ["M", "72", "60"],
    ["L", "78", "62"],
  ]);
  expect(readChartPage(html)?.sizes).toEqual({ M: { waist: [72, 72] }, L: { waist: [78, 78] } });
});

test("the shop's own names of sizes stand before those of the systems", () => {
  const html = table([
    ["Jean", "EU", "Waist (in)"],
    ["25", "34", "24"],
    ["27", "36", "26"],
  ]);
  expect(readChartPage(html)?.sizes).toEqual({
    "25": { waist: [60.96, 60.96] },
    "27": { waist: [66.04, 66.04] },
  });
});

test("charts in a sentence: between two figures, sizes in words or of two letters, feet said once", () => {
  const sizesOf = (text: string) => readChartLines(text)?.sizes;
  // A name in quotation marks makes no inches.
  expect(
    sizesOf(
      'بيجامة "غيمة"\nمقاس S وزن بين ٤٠ و ٥٠ كيلو وطولك بين ١٤٨ و ١٥٥\nمقاس M وزن بين ٥١ و ٦٠ كيلو',
    ),
  ).toEqual({ S: { weight: [40, 50], height: [148, 155] }, M: { weight: [51, 60] } });
  expect(sizesOf("Small fits 48 to 56 kg, Large fits 57 to 70 kg.")).toEqual({
    SMALL: { weight: [48, 56] },
    LARGE: { weight: [57, 70] },
  });
  expect(sizesOf("S/M: bust 92, hips 98\nL/XL: bust 106, hips 112")).toEqual({
    "S/M": { bust: [92, 92], hip: [98, 98] },
    "L/XL": { bust: [106, 106], hip: [112, 112] },
  });
  expect(sizesOf("Measure your foot.\nSize 36 = 23 cm\nSize 37 = 23.6 cm")).toEqual({
    "36": { foot: [23, 23] },
    "37": { foot: [23.6, 23.6] },
  });
});

test("inches become centimetres, halves too; where both stand, centimetres count", () => {
  const inches = table([
    ["Size", "Waist (inches)"],
    ["28", "28 1/2"],
    ["30", "30½"],
  ]);
  expect(readChartPage(inches)?.sizes).toEqual({
    "28": { waist: [72.39, 72.39] },
    "30": { waist: [77.47, 77.47] },
  });
  const both = table([
    ["Size", "Bust (in)", "Bust (cm)"],
    ["S", "34", "86"],
    ["M", "36", "91"],
  ]);
  expect(readChartPage(both)?.sizes).toEqual({ S: { bust: [86, 86] }, M: { bust: [91, 91] } });
});

test("children by age, shoes by foot, galabeyas by weight", () => {
  expect(
    readChartPage(
      table([
        ["السن", "طول الطفل"],
        ["2-3Y", "92-98"],
        ["4-5Y", "104-110"],
      ]),
    )?.sizes,
  ).toEqual({ "2-3Y": { height: [92, 98] }, "4-5Y": { height: [104, 110] } });
  expect(
    readChartPage(
      table([
        ["EU", "UK", "Foot length (cm)"],
        ["38", "5", "24.2"],
        ["39", "6", "24.9"],
      ]),
    )?.sizes,
  ).toEqual({ "38": { foot: [24.2, 24.2] }, "39": { foot: [24.9, 24.9] } });
  expect(
    readChartLines("M من ٥٠ ل ٦٠ كيلو\nL من ٦٠ ل ٧٥ كيلو\nالطول ١٤٠ سم لكل المقاسات")?.sizes,
  ).toEqual({
    M: { weight: [50, 60], length: [140, 140] },
    L: { weight: [60, 75], length: [140, 140] },
  });
});

test("lines of text, by size or by point", () => {
  expect(readChartLines("S - bust 84-88, waist 66-70\nM - bust 89-93, waist 71-75")?.sizes).toEqual(
    {
      S: { bust: [84, 88], waist: [66, 70] },
      M: { bust: [89, 93], waist: [71, 75] },
    },
  );
  expect(readChartLines("Bust: S 86, M 90, L 94\nHips: S 92, M 96, L 100")?.sizes).toEqual({
    S: { bust: [86, 86], hip: [92, 92] },
    M: { bust: [90, 90], hip: [96, 96] },
    L: { bust: [94, 94], hip: [100, 100] },
  });
});

test("fees, cloth and phone numbers are no sizes", () => {
  expect(
    readChartPage(
      table([
        ["Area", "Fee"],
        ["Cairo", "50"],
        ["Giza", "60"],
      ]),
    ),
  ).toBeNull();
  expect(
    readChartPage(
      table(
        [
          ["Weight", "540 g"],
          ["Wool", "30%"],
        ],
        { head: "td" },
      ),
    ),
  ).toBeNull();
  expect(
    readChartLines("Linen dress, EGP 1,750. Model is 172 cm tall and wears S. Ships in 2 days."),
  ).toBeNull();
});

describe("a chart in a picture", () => {
  const picture = (name: string) => readFileSync(new URL(`pictures/${name}.png`, import.meta.url));

  test.each([
    ["plain", { S: { bust: [92, 92], waist: [74, 74], length: [64, 64] } }],
    ["turned", { XL: { shoulder: [42, 42], sleeve: [61, 61], length: [126, 126] } }],
    ["arabic", { XL: { bust: [110, 110], length: [142, 142] } }],
  ])("is read into centimetres: %s", async (name, sizes) => {
    expect(await readChartPicture(picture(name))).toMatchObject({ sizes });
  });

  test("one that is blurred, small, cut, or no picture at all is not guessed at", async () => {
    const clear = picture("plain");
    const unclear = [
      await sharp(clear).blur(7).png().toBuffer(),
      await sharp(clear).resize({ width: 190 }).png().toBuffer(),
      await sharp(clear).extract({ left: 0, top: 0, width: 291, height: 430 }).png().toBuffer(),
      Buffer.from("not a picture"),
    ];
    for (const bytes of unclear) expect(await readChartPicture(bytes)).toBeNull();
  });

  test("a figure that goes against its neighbours is left out, not told", () => {
    const bust = (value: number) => ({ bust: [value, value] as [number, number] });
    expect(
      keepSteady({ S: bust(84), M: bust(88), L: bust(22), XL: bust(96), XXL: bust(100) }),
    ).toEqual({ S: bust(84), XXL: bust(100), XL: bust(96) });
  });
});

test("a page of its own is found by what leads there, and only within the shop", () => {
  const page = "https://shop.example/products/shirt";
  const links = (inner: string) => findChartLinks(`<main>${inner}</main>`, page);
  expect(links('<a href="/pages/size-guide">Sizes</a>')).toEqual([
    "https://shop.example/pages/size-guide",
  ]);
  expect(links('<button data-url="/modal/7">دليل المقاسات</button>')).toEqual([
    "https://shop.example/modal/7",
  ]);
  expect(links('<a href="#chart">Size chart</a><a href="/size-chart.png">Size chart</a>')).toEqual(
    [],
  );
  expect(links('<a href="https://elsewhere.example/size-guide">Size guide</a>')).toEqual([]);
  expect(
    findChartLinks('<footer><a href="/pages/size-guide">Size guide</a></footer>', page),
  ).toEqual([]);
});

test.each([
  [
    "a size behind its figure",
    "طول القدم للكوتشي\n24.5 سم: مقاس 38\n25 سم: مقاس 39",
    { "38": { foot: [24.5, 24.5] }, "39": { foot: [25, 25] } },
  ],
  [
    "a size to be taken",
    "لو وزنك من 52 ل 60 خدي M\nلو وزنك من 60 ل 71 خدي L",
    { M: { weight: [52, 60] }, L: { weight: [60, 71] } },
  ],
  [
    "several in one line",
    "Foot guide: 23 cm is a 36, 23.7 cm is a 37",
    { "36": { foot: [23, 23] }, "37": { foot: [23.7, 23.7] } },
  ],
  [
    "an article, and “up to”",
    "الـ S من 48 كيلو لحد 56 كيلو ودوران الصدر 94\nالـ M من 56 كيلو لحد 64 كيلو ودوران الصدر 99",
    { S: { weight: [48, 56], bust: [94, 94] }, M: { weight: [56, 64], bust: [99, 99] } },
  ],
  [
    "words behind their figures",
    "The S fits 83 to 87 cm bust and 65 to 69 cm waist. The M fits 88 to 92 cm bust and 70 to 74 cm waist.",
    { S: { bust: [83, 87], waist: [65, 69] }, M: { bust: [88, 92], waist: [70, 74] } },
  ],
])("a chart in lines with %s", (_, text, sizes) => {
  expect(readChartLines(text)?.sizes).toEqual(sizes);
});

test("who wears which size in the pictures is no chart", () => {
  expect(readChartLines("Nour is 172 cm tall and wears S.\nMai is 165 cm and takes M.")).toBeNull();
  expect(
    readChartLines("الموديل طولها 170 = مقاس S\nالموديل التانية طولها 164 = مقاس M"),
  ).toBeNull();
});

test("millimetres become centimetres", () => {
  const html = table([
    ["EU", "Foot length (mm)"],
    ["38", "243"],
    ["39", "250"],
  ]);
  expect(readChartPage(html)?.sizes).toEqual({
    "38": { foot: [24.3, 24.3] },
    "39": { foot: [25, 25] },
  });
});
