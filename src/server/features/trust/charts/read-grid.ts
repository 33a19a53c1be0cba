/** A table of rows and columns → centimetres for each size and point, whichever way the table is turned. */
import {
  type Around,
  type Chart,
  type Column,
  readAround,
  readColumn,
  readFigure,
  readSizeName,
  type Range,
  unitOf,
  foldFigures,
} from "./measures.ts";
import type { Point } from "../../../../contract/trust.ts";

export type Grid = { rows: string[][]; around: string };
export type Sizes = Chart["sizes"];

const turn = (rows: string[][]) =>
  Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
    rows.map((row) => row[at] ?? ""),
  );

export function readGrid({ rows, around }: Grid): Sizes | null {
  const candidates = [rows, turn(rows)].map((some) => readUpright(some, readAround(around)));
  const [best] = candidates
    .filter((one) => one !== null)
    .toSorted((one, other) => countCells(other) - countCells(one));
  return best ?? null;
}

export const countCells = (sizes: Sizes): number =>
  Object.values(sizes).reduce((sum, points) => sum + Object.keys(points).length, 0);

/** Points in the head, one size in each row. */
function readUpright(rows: string[][], around: Around): Sizes | null {
  const sizeColumn = findSizeColumn(rows);
  if (sizeColumn === null) return null;
  const first = rows.findIndex(
    (row) =>
      readSizeName(row[sizeColumn] ?? "") !== null &&
      row.some((cell, at) => at !== sizeColumn && /\d/.test(foldFigures(cell))),
  );
  if (first < 1) return null;
  const heads = rows.slice(0, first);
  const columns = chooseColumns(
    turn(heads).map((cells, at) =>
      at === sizeColumn ? null : readColumn([...new Set(cells)].reverse().join(" ")),
    ),
    heads,
  );
  if (columns.every((column) => column === null)) return null;
  const sizes: Sizes = {};
  for (const row of rows.slice(first)) {
    const size = readSizeName(row[sizeColumn] ?? "");
    if (!size || sizes[size]) continue;
    const points = readPoints(row, columns, around);
    if (Object.keys(points).length > 0) sizes[size] = points;
  }
  return Object.keys(sizes).length > 1 || (Object.keys(sizes).length === 1 && countCells(sizes) > 1)
    ? sizes
    : null;
}

function readPoints(
  row: string[],
  columns: (Column | null)[],
  around: Around,
): Partial<Record<Point, Range>> {
  const points: Partial<Record<Point, Range>> = {};
  for (const [at, column] of columns.entries()) {
    if (!column || points[column.point] || isEnd(columns, at)) continue;
    const range = readFigure(row[at] ?? "", column, around);
    const to = upTo(columns, at);
    const last = to === null ? null : readFigure(row[to] ?? "", columns[to] ?? column, around);
    // “From | to” in two columns: one without the other tells neither.
    if (to !== null && (!range || !last || last[1] < range[0])) continue;
    if (range) points[column.point] = last ? [range[0], last[1]] : range;
  }
  return points;
}

/** The column that ends the range which this one begins. */
function upTo(columns: (Column | null)[], at: number): number | null {
  const column = columns[at];
  if (column?.end !== "from") return null;
  const to = columns.findIndex((other) => other?.point === column.point && other.end === "to");
  return to < 0 ? null : to;
}

const isEnd = (columns: (Column | null)[], at: number) =>
  columns.some((_, from) => upTo(columns, from) === at);

const SYSTEM = /(?<!\p{L})(?:eu|uk|us|usa|fr|it|euro?pean|اوروبي|امريكي|انجليزي)(?!\p{L})/u;
/** The column whose cells are sizes; where several are (EU, UK, US), the one called a size, then the shop's own before the systems' names. */
function findSizeColumn(rows: string[][]): number | null {
  const width = Math.max(...rows.map((row) => row.length));
  const counts = Array.from({ length: width }, (_, at) => ({
    at,
    count: rows.filter((row) => readSizeName(row[at] ?? "") !== null).length,
    head: foldFigures(rows[0]?.[at] ?? ""),
  })).filter(
    ({ count, head }) => count >= Math.max(1, (rows.length - 1) * 0.5) && readColumn(head) === null,
  );
  const called = (pattern: RegExp) =>
    counts.find(({ head }) => pattern.test(head) && !SYSTEM.test(head));
  const named = called(/مقاس|size/u) ?? called(/(?<!\p{L})age|سن|عمر/u);
  const own = counts.find(({ head }) => !SYSTEM.test(head));
  const european = counts.find(({ head }) => /(?<!\p{L})eu/u.test(head));
  return (named ?? own ?? european ?? counts[0])?.at ?? null;
}

/** Where a point stands twice, in centimetres and in inches, the centimetres count. */
function chooseColumns(columns: (Column | null)[], heads: string[][]): (Column | null)[] {
  const inches = columns.map(
    (column, at) =>
      column && (column.inches ?? unitOf(foldFigures(heads.map((row) => row[at] ?? "").join(" ")))),
  );
  return columns.map((column, at) =>
    column &&
    inches[at] === true &&
    columns.some((other, index) => other?.point === column.point && inches[index] === false)
      ? null
      : column,
  );
}
