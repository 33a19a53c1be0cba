// What size charts of strangers say in other layouts is read for certain, and what may be meant otherwise is left out.
import { expect, test } from "vitest";
import { readChartPage } from "../../src/server/features/trust/charts/read-chart.ts";

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
