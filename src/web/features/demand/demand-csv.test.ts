// @vitest-environment node
import { expect, it } from "vitest";
import { DemandReport } from "../../../contract/demand.ts";
import { demandCsv } from "./demand-csv.ts";

it("has a column for each week, nothing for a small one, and no formula", () => {
  const week = { people: 11, weeks: [5, null, 6, null] };
  const shirt = { product_id: "p_1", title: "=shirt", title_ar: "قميص" };
  const report = DemandReport.parse({
    from: "2026-10-19",
    until: "2026-11-15",
    weeks: ["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"],
    asked: [
      { ...week, label: { en: "red shirts", ar: "" }, words: [], before: null, state: "others" },
    ],
    left: [{ ...week, ...shirt, price: 900, followed: null, sizes: [{ size: "M", ...week }] }],
    lost: [{ ...shirt, sizes: [{ size: "L", ...week }] }],
    bands: [{ ...week, from: 500, to: 1000, followed: 7 }],
    waiting: [{ ...shirt, size: "M", color: "black", people: 5 }],
    prices: [],
    beside: [{ ...week, label: { en: "bags", ar: "" } }],
  });
  expect(demandCsv(report, "en").trim().split("\r\n")).toEqual([
    "part,what,detail,people,before_or_followed,2026-10-19,2026-10-26,2026-11-02,2026-11-09",
    "asked,red shirts,,11,,5,,6,",
    "sold out,'=shirt,L,11,,5,,6,",
    "seen,'=shirt,900,11,,5,,6,",
    "size chosen,'=shirt,M,11,,5,,6,",
    "price band,500-1000,,11,7,5,,6,",
    'waiting,\'=shirt,"M, black",5,,,,,',
    "same day,bags,,11,,5,,6,",
  ]);
});
