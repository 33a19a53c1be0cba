/** Heads that are letters, “A B C”, and the list beside the table that says what each stands for: “A: Chest, all round”. */
import { readColumn } from "./measures.ts";

const LETTER = /^\(?([A-H])\)?$/;
/** At the start of a line or behind another entry: “A: Chest”, “B – Full length”, “(C) Shoulder”, “A = الصدر”. */
const ENTRY =
  /(?:^|[\n;|•·,،/])\s*\(?([A-H])\)?\s*(?:[:=–—.)-]|→|\s-\s)\s*(\p{L}[^\n;|•·]{2,70}?)(?=\s*(?:$|[\n;|•·]|[,،/]\s*\(?[A-H]\)?\s*[:=–—.)-]))/gu;
const FEWEST = 2;

/** The rows with what their letters stand for; as they are where no list says it of at least two. */
export function withLegend(rows: string[][], texts: readonly string[]): string[][] {
  const heads = new Set([...(rows[0] ?? []), ...rows.map((row) => row[0] ?? "")]);
  const letters = [...heads].filter((cell) => LETTER.test(cell.trim()));
  if (letters.length < FEWEST) return rows;
  const meaning = new Map<string, string>();
  for (const [, letter = "", said = ""] of texts.join("\n").matchAll(ENTRY))
    if (!meaning.has(letter)) meaning.set(letter, said);
  const known = [...meaning.values()].filter((said) => readColumn(said) !== null);
  if (known.length < FEWEST) return rows;
  const read = (cell: string): string => meaning.get(LETTER.exec(cell.trim())?.[1] ?? "") ?? cell;
  return rows.map((row, at) =>
    at === 0 ? row.map(read) : row.map((cell, column) => (column === 0 ? read(cell) : cell)),
  );
}
