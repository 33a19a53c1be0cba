/**
 * Charts whose figures stand in series: “Size, Chest, Length” over “M, 104, 70”, or “Sizes: S - M - L” over
 * “Bust: 88 - 92 - 96”. What each figure is of is said once, before the series or behind it.
 */
import { latinDigits } from "../../../../contract/fold-words.ts";
import { readColumn } from "./measures.ts";
import { readSizeName } from "./size-names.ts";
import { readGrid, type Sizes } from "./read-grid.ts";

/** In this order: a dash may also stand within a range, and a space within a name. */
const SEPARATORS = [
  /\s*[/|;؛\t]\s*/u,
  /\s*(?:[×*]|(?<=[\d\s])x(?=[\d\s]))\s*/u,
  /\s*[,،](?!\d{1,2}(?![\d-]))\s*/u,
  /\s+[-–—]\s+/u,
  /\s{2,}/u,
  /\s+/u,
  /[-–—]/u,
];
const FIGURE = "\\d{1,3}(?:[.,]\\d{1,2})?";
const FIGURE_CELL = new RegExp(
  `^(?:${FIGURE})(?:\\s?[-–~]\\s?${FIGURE})?\\s?(?:cms?|سم|kgs?|كجم|كيلو|ك|in|")?\\.?$`,
  "iu",
);
const LONGEST_LEGEND = 120;
const FEWEST_ROWS = 2;

const partsOf = (text: string, separator: RegExp) =>
  text
    .trim()
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);

/** The text in as many figures as are wanted, or in whatever number where none is. */
function figuresIn(text: string, count?: number): string[] | null {
  for (const separator of SEPARATORS) {
    const parts = partsOf(text, separator);
    const isWanted = count === undefined ? parts.length > 0 : parts.length === count;
    if (isWanted && parts.every((one) => FIGURE_CELL.test(one))) return parts;
  }
  return null;
}

const ROW =
  /^[^\p{L}\p{N}]*(?:(?:ال)?مقاس|size|eur?)?\s*([\p{L}\p{N}][\p{L}\p{N}/ ]{0,11}?)\s*(?:[:：=|,،)\]→]+|\s[-–—]\s|\s)\s*(\d[^\p{L}]*(?:(?:cm|سم|kg|كجم|كيلو|x)[^\p{L}]*)*)$/iu;

type Row = { size: string; figures: string[]; at: number };

function rowsOf(lines: string[]): Row[] {
  return lines.flatMap((line, at) => {
    const [, name = "", rest = ""] = ROW.exec(line) ?? [];
    const size = name ? readSizeName(name) : null;
    const figures = size === null ? null : figuresIn(rest);
    return size !== null && figures ? [{ size, figures, at }] : [];
  });
}

/** “(chest / length / sleeve)”: as many points as there are figures in a row, each read as one. */
function legendIn(line: string, count: number): string[] | null {
  if (line.length > LONGEST_LEGEND || !/\p{L}/u.test(line)) return null;
  const inBrackets = /\(([^)]+)\)/u.exec(line)?.[1];
  for (const text of [inBrackets ?? "", line.replace(/[()[\]]/gu, " "), line]) {
    if (/\d{2}/u.test(text)) continue;
    for (const separator of count === 1 ? [/(?!)/u] : SEPARATORS) {
      const cells = partsOf(text, separator);
      const own = SIZE_HEAD.test(cells[0] ?? "") ? cells.slice(1) : cells;
      if (own.length === count && own.every((one) => readColumn(one) !== null)) return own;
    }
  }
  return null;
}
const SIZE_HEAD = /^(?:ال)?(?:مقاس(?:ات)?|نمر[هة])$|^sizes?$|^eur?$/iu;

/** Rows that begin with their size, and the line nearest to them that names their figures. */
function readRows(lines: string[], around: string): Sizes | null {
  const rows = rowsOf(lines);
  const count = rows[0]?.figures.length;
  if (count === undefined) return null;
  const alike = rows.filter(({ figures }) => figures.length === count);
  const [first, last] = [alike[0], alike.at(-1)];
  if (alike.length < FEWEST_ROWS || !first || !last) return null;
  const before = lines.slice(0, first.at).toReversed();
  const legend = [...before, ...lines.slice(last.at + 1)]
    .map((line) => legendIn(line, count))
    .find((one) => one !== null);
  if (!legend) return null;
  const table = [["size", ...legend], ...alike.map(({ size, figures }) => [size, ...figures])];
  return readGrid({ rows: table, around });
}

const LEAD = /^[^\p{L}\p{N}]*(?:[^:：=]{0,24}(?:مقاس(?:ات)?|sizes?)[^:：=]{0,12}[:：=])?\s*(.+)$/iu;

/** “Sizes: S - M - L”, and below it for each point as many figures. */
function readColumns(lines: string[], around: string): Sizes | null {
  for (const [at, line] of lines.entries()) {
    const names = sizesIn(LEAD.exec(line)?.[1] ?? "");
    if (!names) continue;
    const rows = lines.slice(at + 1).flatMap((one) => {
      const [, head = "", rest = ""] = /^(\D{2,40}?)\s*[:：=-]?\s*(\d.*)$/u.exec(one) ?? [];
      const figures = head && readColumn(head) ? figuresIn(rest, names.length) : null;
      return figures ? [[head, ...figures]] : [];
    });
    const read = rows.length > 0 ? readGrid({ rows: [["size", ...names], ...rows], around }) : null;
    if (read) return read;
  }
  return null;
}

function sizesIn(text: string): string[] | null {
  for (const separator of SEPARATORS) {
    const names = partsOf(text, separator).map(readSizeName);
    if (names.length > 1 && names.every((one) => one !== null)) return names;
  }
  return null;
}

export function readSeries(text: string): Sizes | null {
  const lines = latinDigits(text)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 400);
  return readColumns(lines, text) ?? readRows(lines, text);
}
