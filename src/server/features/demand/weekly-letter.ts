// The weekly letter with the demand report, for brands with Pro: on Monday morning in Cairo, or later in the week
// where nobody was awake then. The note that it was written and the letter itself are one transaction.
import { cairoTime } from "../../../contract/cairo-time.ts";
import type { Language } from "../../../contract/languages.ts";
import type { Sql } from "../../database/sql.ts";
import type { Demand } from "./demand.ts";
import { BY_SHOPPERS, letterOf } from "./letter-of-report.ts";
import { claimWeeklyLetter, hasWeeklyLetter } from "./queries/weekly-letters.ts";
import { dayOf, weekOf } from "./visitor-mark.ts";

const MORNING = 9;

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
        const details = letterOf(report, language);
        // Prices alone are no news: a week without shoppers has no letter, and is not asked for again.
        if (BY_SHOPPERS.every((part) => details[part] === "")) return false;
        await queue(tx, { brandId, language, details });
        return true;
      });
      if (isNew) written++;
    }
    return written;
  };
}
