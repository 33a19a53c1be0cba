// The weekly letter says every part of the report that has something, in the brand's language.
import { expect, test } from "vitest";
import { DemandReport } from "../../src/contract/demand.ts";
import { SHOP_LETTERS } from "../../src/server/features/brands/letters/shop-letters.ts";
import { BY_SHOPPERS, letterOf } from "../../src/server/features/demand/letter-of-report.ts";

const four = (people: number) => ({ people, weeks: [null, null, 5, people - 5] });
const dress = { product_id: "p_1", title: "Linen dress", title_ar: "فستان كتان" };
const report = DemandReport.parse({
  from: "2026-10-19",
  until: "2026-11-15",
  weeks: ["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"],
  asked: [
    {
      ...four(11),
      label: { en: "red dresses", ar: "فستان أحمر" },
      words: [],
      before: null,
      state: "nobody",
    },
  ],
  left: [{ ...dress, ...four(12), price: 900, followed: 7, sizes: [{ size: "S", ...four(10) }] }],
  lost: [{ ...dress, sizes: [{ size: "M", ...four(13) }] }],
  bands: [
    { ...four(14), from: 500, to: 1000, followed: null },
    { ...four(15), from: 4000, to: null, followed: null },
  ],
  waiting: [{ ...dress, size: null, color: null, people: 6 }],
  prices: [
    {
      category: "Dresses",
      yours: 900,
      low: 1250,
      middle: 1500,
      high: 1750,
      pieces: 1,
      similar: 6,
      brands: 3,
    },
  ],
  beside: [{ ...four(16), label: { en: "black bags", ar: "شنط سوداء" } }],
});

test("all seven parts are told in English", () => {
  expect(letterOf(report, "en")).toEqual({
    asked: "Asked for and not found with you: red dresses (11 people, by week –, –, 5, 6).",
    lost: "Chosen in a size that was sold out: Linen dress M (13 people).",
    waiting: "Shoppers are waiting for: Linen dress (6 people).",
    left: "Seen most, but not followed to your shop: Linen dress (12 people, size S: 10).",
    bands:
      "By price, seen and not followed: 500 to EGP 1,000 (14 people); from EGP 4,000 (15 people).",
    beside: "Looked at on the same day as your pieces: black bags (16 people).",
    prices:
      "Your middle price, and where half of similar pieces of others lie: Dresses EGP 900 (1,250 to EGP 1,750).",
  });
});

test("and in Arabic, categories and figures too", () => {
  const said = letterOf(report, "ar");
  expect(said.asked).toBe(
    "طلبها المتسوّقون ولم يجدوها عندك: فستان أحمر (عدد الأشخاص ١١، بالأسبوع –، –، ٥، ٦).",
  );
  expect(said.prices).toBe(
    "أوسط أسعارك، وأين يقع نصف القطع المشابهة عند الآخرين: فساتين ٩٠٠ جنيه (من ١٬٢٥٠ إلى ١٬٧٥٠ جنيه).",
  );
  // Nothing is left in English but the sizes.
  for (const sentence of Object.values(said)) expect(sentence).not.toMatch(/[a-z]|\d/);
});

test("what is empty is not told, and the letter has a place for everything that is", () => {
  const empty = { ...report, asked: [], left: [], lost: [], bands: [], waiting: [], beside: [] };
  const said = letterOf(empty, "en");
  expect(BY_SHOPPERS.map((part) => said[part]).join("")).toBe("");
  expect(said.prices).not.toBe("");
  for (const words of Object.values(SHOP_LETTERS["demand-weekly"]))
    for (const part of Object.keys(said)) expect(words.before).toContain(`{${part}}`);
});
