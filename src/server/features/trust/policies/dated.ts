/** Notices under dates: the newest one stands, what was said under an older date is over. */
import type { Context, Sentence } from "./sentences.ts";

const MONTHS = [
  "jan|يناير",
  "feb|فبراير",
  "mar|مارس",
  "apr|ابريل",
  "may|مايو",
  "jun|يونيو|يونيه",
  "jul|يوليو|يوليه",
  "aug|اغسطس",
  "sep|سبتمبر",
  "oct|اكتوبر",
  "nov|نوفمبر",
  "dec|ديسمبر",
].map((forms) => new RegExp(`(?<!\\p{L})(?:${forms})\\p{L}*`, "u"));

/** Days since the year nought, roughly, of a heading that is a date or begins or ends with one. */
export function dateIn(text: string): number | null {
  const year = /(?<!\d)20\d\d(?!\d)/.exec(text);
  if (!year || text.length > 60) return null;
  const figures = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-]20\d\d(?!\d)/.exec(text);
  const month = figures ? Number(figures[2]) - 1 : MONTHS.findIndex((one) => one.test(text));
  const day = figures ? Number(figures[1]) : Number(/(?<!\d)(\d{1,2})(?!\d)/.exec(text)?.[1] ?? 0);
  return Number(year[0]) * 372 + Math.max(0, month) * 31 + day;
}

const dateOf = (under: Context[]): number | null =>
  under.map(({ text }) => dateIn(text)).find((date) => date !== null) ?? null;

/** The sentences that no later notice of the page replaces. */
export function withoutOlder(sentences: Sentence[]): Sentence[] {
  const dates = sentences.map(({ under }) => dateOf(under));
  const newest = Math.max(...dates.map((date) => date ?? 0));
  return sentences.filter((_, at) => dates[at] === null || dates[at] === newest);
}
