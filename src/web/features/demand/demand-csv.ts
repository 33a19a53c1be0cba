// The report as a table for other programs.
import { titleFor, type Language } from "../../../contract/languages.ts";
import type { DemandReport } from "../../../contract/demand.ts";

type Cell = string | number | null;

/** A cell that a spreadsheet would take for a formula is made a text. */
const cell = (value: Cell): string => {
  const text = value === null ? "" : String(value);
  const plain = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\n\r]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

export function demandCsv(report: DemandReport, language: Language): string {
  const named = (piece: { title: string; title_ar: string }) => titleFor(language, piece);
  const none = report.weeks.map(() => null);
  const rows: Cell[][] = [
    ["part", "what", "detail", "people", "before_or_followed", ...report.weeks],
    ...report.asked.map((one) => [
      "asked",
      one.label[language],
      one.words.join(" · "),
      one.people,
      one.before,
      ...one.weeks,
    ]),
    ...report.lost.flatMap(({ sizes, ...piece }) =>
      sizes.map((one) => ["sold out", named(piece), one.size, one.people, null, ...one.weeks]),
    ),
    ...report.left.map((one) => [
      "seen",
      named(one),
      one.price,
      one.people,
      one.followed,
      ...one.weeks,
    ]),
    ...report.left.flatMap(({ sizes, ...piece }) =>
      sizes.map((one) => ["size chosen", named(piece), one.size, one.people, null, ...one.weeks]),
    ),
    ...report.bands.map((one) => [
      "price band",
      [one.from, one.to].join("-"),
      null,
      one.people,
      one.followed,
      ...one.weeks,
    ]),
    ...report.waiting.map((one) => [
      "waiting",
      named(one),
      [one.size, one.color].filter(Boolean).join(", "),
      one.people,
      null,
      ...none,
    ]),
    ...report.beside.map((one) => [
      "same day",
      one.label[language],
      null,
      one.people,
      null,
      ...one.weeks,
    ]),
    ...report.prices.map((one) => [
      "price",
      one.category,
      `${one.low}-${one.middle}-${one.high}`,
      one.yours,
      null,
      ...none,
    ]),
  ];
  return `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
