// The weekly letter with the demand report, for brands with Pro: on Monday morning in Cairo, or later in the week
// where nobody was awake then. The note that it was written and the letter itself are one transaction.
import { cairoTime } from "../../../contract/cairo-time.ts";
import type { DemandReport } from "../../../contract/demand.ts";
import { titleFor, type Language } from "../../../contract/languages.ts";
import type { Sql } from "../../database/sql.ts";
import type { Demand } from "./demand.ts";
import { claimWeeklyLetter, hasWeeklyLetter } from "./queries/weekly-letters.ts";
import { dayOf, weekOf } from "./visitor-mark.ts";

const MORNING = 9;
const NAMED = 5;

export type WeeklyLetterParts = {
  db: Sql;
  now: () => Date;
  demand: Pick<Demand, "reportOf">;
  /** Brands that have Pro now. */
  proBrands: () => Promise<string[]>;
  languageOf: (tx: Sql, brandId: string) => Promise<Language>;
  queue: (
    tx: Sql,
    letter: { brandId: string; language: Language; details: Record<string, string> },
  ) => Promise<void>;
};

/** Safe to run twice and to be killed. Answers how many letters were written. */
export function createWeeklyLetters(parts: WeeklyLetterParts) {
  const { db, now, demand, proBrands, languageOf, queue } = parts;
  return async function writeDue(): Promise<number> {
    const week = weekOf(dayOf(now()));
    const { day, hour } = cairoTime(now());
    if (day === week && hour < MORNING) return 0;
    let written = 0;
    for (const brandId of await proBrands()) {
      if (await hasWeeklyLetter(db, brandId, week)) continue;
      const report = await demand.reportOf(brandId, 4);
      const isNew = await db.transaction().execute(async (tx) => {
        if (!(await claimWeeklyLetter(tx, brandId, week))) return false;
        const language = await languageOf(tx, brandId);
        const details = sentencesOf(report, language);
        // A week without anything to tell has no letter, and is not asked for again.
        if (Object.values(details).every((sentence) => sentence === "")) return false;
        await queue(tx, { brandId, language, details });
        return true;
      });
      if (isNew) written++;
    }
    return written;
  };
}

const WORDS = {
  en: {
    asked: "Asked for and not found with you: {list}.",
    lost: "Chosen in a size that was sold out: {list}.",
    waiting: "Shoppers are waiting for: {list}.",
    left: "Seen most, and not followed to your shop: {list}.",
    people: (n: string) => `${n} people`,
    // Names hold commas of their own.
    between: "; ",
  },
  ar: {
    asked: "طلبها المتسوّقون ولم يجدوها عندك: {list}.",
    lost: "اختاروا مقاسًا نفد: {list}.",
    waiting: "متسوّقون ينتظرون: {list}.",
    left: "الأكثر مشاهدة دون زيارة متجرك: {list}.",
    people: (n: string) => `عدد الأشخاص ${n}`,
    between: "؛ ",
  },
} as const;

/** Whole sentences, empty where there is nothing to tell: the letter leaves those out. */
function sentencesOf(report: DemandReport, language: Language): Record<string, string> {
  const words = WORDS[language];
  const number = new Intl.NumberFormat(language === "ar" ? "ar-EG" : "en-GB");
  const say = (kind: "asked" | "lost" | "waiting" | "left", items: string[]) =>
    items.length === 0
      ? ""
      : words[kind].replace("{list}", () => items.slice(0, NAMED).join(words.between));
  const by = (name: string, people: number) => `${name} (${words.people(number.format(people))})`;
  return {
    asked: say(
      "asked",
      report.asked
        .filter(({ state }) => state !== "yours")
        .map(({ label, people }) => by(label[language], people)),
    ),
    lost: say(
      "lost",
      report.lost.flatMap(({ sizes, ...piece }) =>
        sizes.map(({ size, people }) => by(`${titleFor(language, piece)} ${size}`, people)),
      ),
    ),
    waiting: say(
      "waiting",
      report.waiting.map(({ size, people, ...piece }) =>
        by([titleFor(language, piece), size].filter(Boolean).join(" "), people),
      ),
    ),
    left: say(
      "left",
      report.left.map(({ people, ...piece }) => by(titleFor(language, piece), people)),
    ),
  };
}
