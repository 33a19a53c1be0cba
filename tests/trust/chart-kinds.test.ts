// What size charts of strangers say in other layouts is read for certain, and what may be meant otherwise is left out.
import { expect, test } from "vitest";
import {
  readChartLines,
  readChartPage,
} from "../../src/server/features/trust/charts/read-chart.ts";

const table = (rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;
const sizesOf = (html: string) => readChartPage(`<main>${html}</main>`)?.sizes ?? null;

test("how tall a child or a wearer is, is not how long a piece is", () => {
  const ages = table([
    ["السن", "الطول", "الوزن"],
    ["3 سنين", "93-99", "14-15"],
    ["5 سنين", "106-112", "17-20"],
  ]);
  expect(sizesOf(ages)).toEqual({
    "3 سنين": { height: [93, 99], weight: [14, 15] },
    "5 سنين": { height: [106, 112], weight: [17, 20] },
  });
  const weights = table([
    ["Size", "Weight (kg)", "Length"],
    ["M", "58-66", "158-166"],
    ["L", "67-75", "163-172"],
  ]);
  expect(sizesOf(weights)?.M).toEqual({ weight: [58, 66], height: [158, 166] });
  const galabeyas = table([
    ["السن", "الطول"],
    ["4", "74"],
    ["8", "96"],
  ]);
  expect(sizesOf(galabeyas)).toEqual({ "4": { length: [74, 74] }, "8": { length: [96, 96] } });
});

test.each([
  ["front and back", ["Front length", "Back length"], ["64", "69"]],
  ["at rest and stretched", ["الوسط قبل الشد", "الوسط بعد الشد"], ["66", "92"]],
  ["short and long", ["Length short / long", "Colour"], ["98 / 108", "red"]],
  ["two points in one cell", ["Waist / hips", "Colour"], ["70 / 96", "red"]],
  ["the most that fits", ["Max chest", "Colour"], ["108", "red"]],
  ["a limit in the cell", ["Chest", "Colour"], ["up to 104", "red"]],
  ["feet and inches", ["Height (ft)", "Colour"], ["5.4", "red"]],
])("figures that may be meant otherwise are not read: %s", (_, heads, cells) => {
  const rows = [
    ["Size", "Shoulder", ...heads],
    ["M", "38", ...cells],
    ["L", "40", ...cells],
  ];
  expect(sizesOf(table(rows))).toEqual({ M: { shoulder: [38, 38] }, L: { shoulder: [40, 40] } });
});

test("measures of the body stand before those of the piece, in columns and in tables", () => {
  const columns = `<table><tr><th rowspan="2">Size</th><th colspan="2">Garment</th><th colspan="2">Your body</th></tr>
    <tr><th>Bust</th><th>Length</th><th>Bust</th><th>Waist</th></tr>
    <tr><td>S</td><td>98</td><td>60</td><td>86</td><td>68</td></tr>
    <tr><td>M</td><td>102</td><td>61</td><td>90</td><td>72</td></tr></table>`;
  const read = {
    S: { bust: [86, 86], waist: [68, 68], length: [60, 60] },
    M: { bust: [90, 90], waist: [72, 72], length: [61, 61] },
  };
  expect(sizesOf(columns)).toEqual(read);
  const tables = `<h3>Garment measurements</h3>${table([
    ["Size", "Bust", "Length"],
    ["S", "98", "60"],
    ["M", "102", "61"],
  ])}<h3>Body measurements</h3>${table([
    ["Size", "Bust", "Waist"],
    ["S", "86", "68"],
    ["M", "90", "72"],
  ])}`;
  expect(sizesOf(tables)).toEqual(read);
});

test("tables for other people are not mixed: the title decides, or nothing is read", () => {
  const both = `<h2>حريمي</h2>${table([
    ["المقاس", "الصدر", "الهانش"],
    ["M", "90", "98"],
    ["L", "96", "104"],
  ])}<h2>رجالي</h2>${table([
    ["المقاس", "الصدر"],
    ["M", "100"],
    ["L", "106"],
    ["XL", "112"],
  ])}`;
  expect(sizesOf(both)).toBeNull();
  expect(sizesOf(`<h1>تيشيرت رجالي</h1>${both}`)).toEqual({
    M: { bust: [100, 100] },
    L: { bust: [106, 106] },
    XL: { bust: [112, 112] },
  });
  // A shirt's length and a skirt's are two; what only one of them tells stays.
  const pair = `<h3>Shirt</h3>${table([
    ["Size", "Bust", "Length"],
    ["S", "94", "64"],
    ["M", "98", "65"],
  ])}<h3>Skirt</h3>${table([
    ["Size", "Waist", "Length"],
    ["S", "68", "90"],
    ["M", "72", "91"],
  ])}`;
  expect(sizesOf(pair)?.S).toEqual({ bust: [94, 94], waist: [68, 68] });
});

test("the same chart a second time in inches that nobody named adds nothing", () => {
  const metric = table([
    ["Size", "Bust", "Hips"],
    ["S", "85", "93"],
    ["M", "89", "97"],
  ]);
  const imperial = table([
    ["Size", "Bust", "Hips"],
    ["S", "33.5", "36.6"],
    ["M", "35", "38.2"],
    ["L", "36.6", "39.8"],
  ]);
  expect(sizesOf(metric + imperial)).toEqual({
    S: { bust: [85, 85], hip: [93, 93] },
    M: { bust: [89, 89], hip: [97, 97] },
  });
});

test("inches and flat widths are believed where they are said, and a figure too slim for anybody is not read", () => {
  const unsaid = table([
    ["Size", "Chest", "Length"],
    ["S", "37", "26"],
    ["M", "39", "27"],
  ]);
  expect(sizesOf(unsaid)).toBeNull();
  expect(sizesOf(`${unsaid}<p>All figures are inches.</p>`)?.S).toEqual({
    bust: [93.98, 93.98],
    length: [66.04, 66.04],
  });
  const whole = table([
    ["Size", "Chest", "Length"],
    ["S", "80", "58"],
    ["M", "84", "59"],
  ]);
  for (const lead of ["Half sleeve, flat front", "Made in Cairo in three sizes"])
    expect(sizesOf(`<p>${lead}</p>${whole}`)?.S).toEqual({ bust: [80, 80], length: [58, 58] });
  const jeans = table([
    ["Size", "Waist", "Inseam"],
    ["29", "29", "31"],
    ["31", "31", "32"],
  ]);
  expect(sizesOf(jeans)).toBeNull();
});

test("what only looks like sizes or measures is none", () => {
  const stock = table([
    ["Colour", "In stock", "Chest"],
    ["Sand", "4", "100"],
    ["Navy", "11", "100"],
  ]);
  const chooser = table([
    ["Height / weight", "48-54 kg", "55-60 kg", "61-66 kg"],
    ["150-156", "S", "S", "M"],
    ["157-163", "S", "M", "L"],
  ]);
  const bags = table([
    ["Size", "Length", "Width", "Height"],
    ["S", "28", "12", "22"],
    ["M", "36", "15", "28"],
  ]);
  const rugs = `<h1>Woven rug</h1>${table([
    ["Size", "Width", "Length"],
    ["S", "60", "95"],
    ["L", "75", "140"],
  ])}`;
  for (const html of [stock, chooser, bags, rugs]) expect(sizesOf(html)).toBeNull();
  expect(sizesOf(rugs.replace("Woven rug", "Bag-print tee"))).not.toBeNull();
});

test("shoes by a line that is only called “cm”, numbers under a letter, cups, pounds, notes in rows", () => {
  const shoes = table([
    ["EU", "37", "38"],
    ["UK", "4", "5"],
    ["cm", "23,4", "24,1"],
  ]);
  expect(sizesOf(shoes)).toEqual({ "37": { foot: [23.4, 23.4] }, "38": { foot: [24.1, 24.1] } });
  const children = table([
    ["EU", "Age", "Foot length (cm)"],
    ["24", "2", "14.9"],
    ["26", "3", "16.2"],
  ]);
  expect(sizesOf(children)).toEqual({ "24": { foot: [14.9, 14.9] }, "26": { foot: [16.2, 16.2] } });
  const legs = table([
    ["المقاس", "طول الرجل"],
    ["40", "25.4"],
    ["41", "26.1"],
  ]);
  expect(sizesOf(legs)?.["41"]).toEqual({ foot: [26.1, 26.1] });
  const letters = table([
    ["Size", "Number", "Bust"],
    ["S", "36", "85"],
    ["S", "38", "89"],
    ["M", "40", "93"],
  ]);
  expect(sizesOf(letters)?.["38"]).toEqual({ bust: [89, 89] });
  const cups = table([
    ["Size", "Under bust", "Bust"],
    ["70C", "68-72", "85-87"],
    ["75C", "73-77", "90-92"],
  ]);
  expect(sizesOf(cups)?.["70C"]).toEqual({ bust: [85, 87] });
  const pounds = table([
    ["Size", "Weight (lb)", "Weight (kg)"],
    ["S", "100-120", "45-54"],
    ["M", "120-140", "54-63"],
    ["M", "the model here wears M, 174 cm", "-"],
  ]);
  expect(sizesOf(pounds)).toEqual({ S: { weight: [45, 54] }, M: { weight: [54, 63] } });
});

test("charts of paragraphs in cells, and of plain elements in rows, are tables too", () => {
  const rows = [
    ["Size", "Bust", "Hips"],
    ["S", "85", "93"],
    ["M", "89", "97"],
  ];
  const read = { S: { bust: [85, 85], hip: [93, 93] }, M: { bust: [89, 89], hip: [97, 97] } };
  expect(sizesOf(table(rows.map((row) => row.map((cell) => `<p>${cell}</p>`))))).toEqual(read);
  const laidOut = rows
    .map((row) => `<div>${row.map((cell) => `<div>${cell}</div>`).join("")}</div>`)
    .join("");
  expect(sizesOf(`<div>${laidOut}</div>`)).toEqual(read);
});

test("lines of text: a point said once above, ages, limits and two lengths", () => {
  expect(sizesOf("<p>نص الصدر والقطعة مفرودة:</p><p>M: ٥١</p><p>L: ٥٤</p>")).toEqual({
    M: { bust: [102, 102] },
    L: { bust: [108, 108] },
  });
  expect(sizesOf("<p>سن ٣: طول ٤٦</p><p>سن ٥: طول ٥٢</p>")).toEqual({
    "3": { length: [46, 46] },
    "5": { length: [52, 52] },
  });
  expect(sizesOf("<p>مقاس M لحد ٦٨ كيلو</p><p>مقاس L لحد ٨٠ كيلو</p>")).toBeNull();
  expect(
    sizesOf(
      "<p>S: front length 60, back length 66, chest 98</p><p>M: front length 61, back length 67, chest 102</p>",
    ),
  ).toEqual({ S: { bust: [98, 98] }, M: { bust: [102, 102] } });
});

test("one head over two columns is a range, where the second figure is always the larger", () => {
  const merged = (rows: string[]) =>
    `<table><tr><th>Size</th><th colspan="2">Waist</th><th colspan="2">Hips</th></tr>${rows.join("")}</table>`;
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  expect(
    sizesOf(merged([row("38", "70", "74", "96", "100"), row("40", "74", "79", "100", "105")])),
  ).toEqual({
    "38": { waist: [70, 74], hip: [96, 100] },
    "40": { waist: [74, 79], hip: [100, 105] },
  });
  const unlike = merged([row("38", "70", "35", "96", "100"), row("40", "74", "37", "100", "105")]);
  expect(sizesOf(unlike)?.["38"]?.waist).toBeUndefined();
});

test("a size that stands alone names the lines under it", () => {
  const list = `<dl><dt>Medium</dt><dd>Waist all round 78 cm, hips 102 cm</dd><dt>X-Large</dt><dd>Waist all round 90 cm, hips 114 cm</dd></dl>`;
  expect(sizesOf(list)).toEqual({
    MEDIUM: { waist: [78, 78], hip: [102, 102] },
    "X-LARGE": { waist: [90, 90], hip: [114, 114] },
  });
  expect(
    readChartLines("M\nالصدر ٩٦\nالطول ١٠٤\n\nL\nالصدر ١٠٢\nالطول ١٠٦\n\nالتوصيل ٧٠")?.sizes,
  ).toEqual({
    M: { bust: [96, 96], length: [104, 104] },
    L: { bust: [102, 102], length: [106, 106] },
  });
});

test("strokes draw a table in a plain text; plus sizes and what all sizes share are read", () => {
  const drawn =
    "Linen skirt (cm)\n| Size | Waist | Length |\n|---|---|---|\n| 2X | 92 | 84 |\n| 3X | 100 | 85 |\nHandmade in Fayoum.";
  expect(readChartLines(drawn)?.sizes).toEqual({
    "2X": { waist: [92, 92], length: [84, 84] },
    "3X": { waist: [100, 100], length: [85, 85] },
  });
  const shared = "M: صدر ١٠٤\nL: صدر ١١٠\nالطول في المقاسات كلها ٧٦ سم";
  expect(readChartLines(shared)?.sizes).toEqual({
    M: { bust: [104, 104], length: [76, 76] },
    L: { bust: [110, 110], length: [76, 76] },
  });
});

test("how tall the wearer is leaves the piece's own girths alone", () => {
  const rows = [
    ["المقاس", "عرض الصدر (القطعة مفرودة)", "يناسب طول الجسم"],
    ["54", "57", "155-160"],
    ["56", "59", "161-166"],
  ];
  expect(sizesOf(table(rows))?.["54"]).toEqual({ bust: [114, 114], height: [155, 160] });
});

test("a long table in two halves beside each other is one", () => {
  const rows = [
    ["EU", "Foot length", "EU", "Foot length"],
    ["36", "23 cm", "38", "24.3 cm"],
    ["37", "23.6 cm", "39", "25 cm"],
  ];
  expect(Object.keys(sizesOf(table(rows)) ?? {})).toEqual(["36", "37", "38", "39"]);
});

test("½ before a name is half of it; what is dried flat is not measured flat", () => {
  const rows = [
    ["Size", "½ waist", "Inner leg (crotch to hem)"],
    ["S", "35", "76"],
    ["M", "37 ½", "77"],
  ];
  expect(sizesOf(table(rows))).toEqual({
    S: { waist: [70, 70], inseam: [76, 76] },
    M: { waist: [75, 75], inseam: [77, 77] },
  });
  const listed =
    "Size: S / M / L\nBust: 84 / 88 / 93\nWaist: 66 / 70 / 75\nDry flat.\nLength 98 cm in every size.";
  expect(readChartLines(listed)?.sizes["M"]).toEqual({
    bust: [88, 88],
    waist: [70, 70],
    length: [98, 98],
  });
});

test("what is laid flat is said of one point; shoes by their system, French sizes and whom a length is for", () => {
  const rows = [
    ["Taille", "Chest (cm)", "Hem opening (cm)"],
    ["T36", "92", "27"],
    ["T38", "96", "28"],
  ];
  const note = "<p>Full circumference. Hem opening is measured flat.</p>";
  expect(sizesOf(table(rows) + note)).toEqual({ T36: { bust: [92, 92] }, T38: { bust: [96, 96] } });
  expect(readChartLines("EU 30 - foot length 19 cm\nEU 31 - foot length 19.7 cm")?.sizes).toEqual({
    "30": { foot: [19, 19] },
    "31": { foot: [19.7, 19.7] },
  });
  const told =
    "54 = طول 136 سم لصاحبة الطول من 155 إلى 159 سم\n56 = طول 141 سم لصاحبة الطول من 160 إلى 164 سم";
  expect(readChartLines(told)?.sizes["54"]).toEqual({ length: [136, 136], height: [155, 159] });
});

test("letters in a head stand for what the list beside the table says, and for nothing without it", () => {
  const rows = [
    ["المقاس", "A", "B", "C"],
    ["S", "104", "68", "57"],
    ["L", "116", "72", "59"],
  ];
  const legend = "<ul><li>A: Chest, all round</li><li>B: Full length</li><li>C: Sleeve</li></ul>";
  expect(sizesOf(table(rows) + legend)?.["L"]).toEqual({
    bust: [116, 116],
    length: [72, 72],
    sleeve: [59, 59],
  });
  expect(sizesOf(table(rows))).toBeNull();
});

test("the low hip is the hip, the crotch has a length of its own, and plus is a size", () => {
  const rows = [
    ["Size", "Low hip", "Length", "Crotch length"],
    ["One Size", "98", "101", "66"],
    ["Plus Size", "118", "103", "69"],
  ];
  expect(sizesOf(table(rows))).toEqual({
    "ONE SIZE": { hip: [98, 98], length: [101, 101] },
    "PLUS SIZE": { hip: [118, 118], length: [103, 103] },
  });
});
