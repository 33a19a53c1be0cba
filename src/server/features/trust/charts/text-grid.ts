/** A chart drawn with strokes, tabs or lists in a plain text: “Size | Chest | Length”, “Bust: 82 / 86 / 90”. */
import { sharedIn } from "./read-text.ts";
import { readGrid, type Sizes } from "./read-grid.ts";

const STROKE = /\s*(?:\||\t)\s*/u;
/** “-----|-----” under the head. */
const RULE = /^[\s|:+=─━-]*$/u;

/** “Bust: 82 / 86 / 90”. */
const LED = /^([^:：/|]{2,40})[:：]\s*([^:：|]+\/[^:：|]+)$/u;

function cellsOf(line: string): string[] {
  const [, lead = "", list = ""] = LED.exec(line.trim()) ?? [];
  return list === "" ? strokesOf(line) : [lead.trim(), ...list.split(/\s*\/\s*/u)];
}

const strokesOf = (line: string): string[] =>
  line
    .replace(/^\s*\|/u, "")
    .replace(/\|\s*$/u, "")
    .trim()
    .split(STROKE);

export function readTextGrid(text: string): Sizes | null {
  const rows: string[][] = [];
  for (const line of text.split("\n")) {
    if (rows.length > 0 && RULE.test(line) && line.trim() !== "") continue;
    const cells = cellsOf(line);
    const isRow = cells.length > 2 && (rows.length === 0 || rows[0]?.length === cells.length);
    if (isRow) rows.push(cells);
    else if (rows.length > 1) break;
    else rows.length = 0;
  }
  const sizes = rows.length > 1 ? readGrid({ rows, around: text }) : null;
  if (!sizes) return null;
  const shared = sharedIn(text);
  return Object.fromEntries(
    Object.entries(sizes).map(([name, points]) => [name, { ...shared, ...points }]),
  );
}
