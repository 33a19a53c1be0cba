/** Rows of a table of terms (“Exchange | 14 days”) as sentences; what stands in its head belongs to each cell below. */
import { withoutAsides } from "./asides.ts";
import { readGrid } from "../charts/read-grid.ts";
import { markConcepts } from "./concepts.ts";
import { normalise } from "./normalise.ts";
import { readPlaces } from "./places.ts";
import { contextOf, has, type PageText, type Sentence } from "./sentences.ts";

type Given = PageText["tables"][number];
const WIDEST = 4;
const MOST_ROWS = 60;
const LONGEST_CELL = 300;

/** Terms of a table that is neither one of delivery by place nor a size chart; rows that name a place may be addresses. */
export function readTableRows(given: Given): { terms: Sentence[]; addresses: Sentence[] } {
  const { rows, caption } = given.table;
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width < 2 || width > WIDEST || rows.length > MOST_ROWS) return { terms: [], addresses: [] };
  if (readGrid({ rows, around: caption })) return { terms: [], addresses: [] };
  const isPlaced = (row: string[]) =>
    !isDeliveryRow(row) &&
    row.some((cell) => readPlaces(normalise(cell)).some(({ value }) => value.reach !== "all"));
  const addresses = rows.flatMap((row, at) =>
    isPlaced(row) ? [sentenceOf(given, row.join(", "), at)] : [],
  );
  if (addresses.length * 3 >= rows.length) return { terms: [], addresses };
  const hasHead = width > 2 && rows.length > 1;
  const terms = rows.flatMap((row, at) => {
    if (isAside(row) || isPlaced(row) || row.some((cell) => cell.length > LONGEST_CELL)) return [];
    if (!hasHead) return row[0] && row[1] ? [sentenceOf(given, `${row[0]}: ${row[1]}`, at)] : [];
    if (at === 0) return [];
    return row.slice(1).flatMap((cell, index) => {
      const head = rows[0]?.[index + 1] ?? "";
      if (isOthers(head)) return [];
      return cell ? [sentenceOf(given, `${row[0] ?? ""} ${head}: ${cell}`, at)] : [];
    });
  });
  return { terms, addresses };
}

/** “Delivery fee | 60 in Cairo, 85 elsewhere”: a term with its places, not a place with its term. */
const isDeliveryRow = (row: string[]): boolean => {
  const [label = "", value = "", ...more] = row.map(normalise);
  return (
    more.length === 0 &&
    readPlaces(label).length === 0 &&
    /\d/u.test(value) &&
    (has({ marks: markConcepts(label) }, "delivery") || /^(?:ال)?تسليم$/u.test(label))
  );
};

/** A column that tells what other shops, members or suppliers have. */
const isOthers = (head: string) => {
  const text = normalise(head);
  return withoutAsides(text) !== text || has({ marks: markConcepts(text) }, "otherShop", "past");
};

/** A row on other countries or on wholesale is none of the usual terms. */
const isAside = (row: string[]) =>
  has({ marks: markConcepts(normalise(row.join(" "))) }, "abroad", "wholesale", "express");

function sentenceOf({ table, under, page }: Given, raw: string, at: number): Sentence {
  const text = normalise(raw);
  return {
    raw: table.lines[at] ?? raw,
    text,
    marks: markConcepts(text),
    under: table.caption ? [contextOf(table.caption, 7), ...under] : under,
    asked: null,
    page,
    zone: -1,
    block: -1,
    quoted: false,
    links: [],
  };
}
