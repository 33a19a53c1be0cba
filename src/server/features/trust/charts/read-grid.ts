/** A table of rows and columns → centimetres for each size and point, whichever way the table is turned. */
import { type Around, readAround, readFigure } from "./figures.ts";
import { type Chart, type Column, isOtherPoint, readColumn, type Range } from "./measures.ts";
import { readSizeName } from "./size-names.ts";
import { foldFigures } from "./units.ts";
import { isAlike, isAlikeAll } from "./alike.ts";
import { chooseColumns } from "./choose-columns.ts";
import type { Point } from "../../../../contract/trust.ts";

export type Grid = { rows: string[][]; around: string };
export type Sizes = Chart["sizes"];

const turn = (rows: string[][]) =>
  Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
    rows.map((row) => row[at] ?? ""),
  );

export function readGrid({ rows, around }: Grid): Sizes | null {
  // Arabic pictures and old pages have the names of their rows at the right.
  const candidates = [rows, turn(rows), turn(rows).toReversed()]
    .map(besideEachOther)
    .map((some) => readUpright(some, readAround(around)));
  const [best] = candidates
    .filter((one) => one !== null)
    .toSorted((one, other) => countCells(other) - countCells(one));
  return best ?? null;
}

/** “EU, foot, EU, foot”: a long table that stands in two halves beside each other. */
function besideEachOther(rows: string[][]): string[][] {
  const [head = [], ...rest] = rows;
  const width = head.length;
  const isRepeated = (part: number) =>
    width % part === 0 && head.every((cell, at) => cell !== "" && cell === head[at % part]);
  const part = [2, 3, 4, 5].find((one) => one < width && isRepeated(one));
  if (part === undefined || new Set(head).size < 2) return rows;
  const parts = Array.from({ length: width / part }, (_, n) => n * part);
  return [
    head.slice(0, part),
    ...parts.flatMap((from) => rest.map((row) => row.slice(from, from + part))),
  ];
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
    footOfSystems(
      turn(heads).map((cells, at) =>
        at === sizeColumn ? null : readColumn([...new Set(cells)].reverse().join(", ")),
      ),
      heads,
    ),
    heads,
  );
  if (columns.every((column) => column === null)) return null;
  hipsByFigures(columns, heads, rows.slice(first));
  pairUnderOneHead(columns, heads, rows.slice(first));
  const sizes: Sizes = {};
  const unclear = new Set<string>();
  for (const row of rows.slice(first)) {
    const size = readSizeName(row[sizeColumn] ?? "");
    const points = size ? readPoints(row, columns, around) : {};
    if (!size || Object.keys(points).length === 0) continue;
    // One size of several rows that differ has no figure of its own.
    if (sizes[size] && !isAlikeAll(sizes[size], points)) unclear.add(size);
    sizes[size] ??= points;
  }
  for (const size of unclear) delete sizes[size];
  return Object.keys(sizes).length > 1 || (Object.keys(sizes).length === 1 && countCells(sizes) > 1)
    ? sizes
    : null;
}

/** One head merged over two columns, and the second figure always the larger one: “from” and “to”. */
function pairUnderOneHead(columns: (Column | null)[], heads: string[][], rows: string[][]): void {
  const headOf = (at: number) => heads.map((row) => row[at] ?? "").join("|");
  const isOf = (at: number, point: Point) => columns[at]?.point === point;
  for (const [at, column] of columns.entries()) {
    const other = columns[at + 1];
    if (!column || !other || column.end || other.end || headOf(at) !== headOf(at + 1)) continue;
    const { point } = column;
    if (!isOf(at + 1, point) || isOf(at - 1, point) || isOf(at + 2, point)) continue;
    const figures = rows.map((row) =>
      [row[at], row[at + 1]].map((cell = "") => SINGLE_FIGURE.exec(foldFigures(cell))?.[0]),
    );
    const isRising = ([low, high]: (string | undefined)[]) =>
      low !== undefined && high !== undefined && Number(low) < Number(high);
    if (!figures.every(isRising)) continue;
    columns[at] = { ...column, end: "from" };
    columns[at + 1] = { ...other, end: "to" };
  }
}

/** «الورك» is the hip or the thigh: what is wider than the waist is no thigh. */
function hipsByFigures(columns: (Column | null)[], heads: string[][], rows: string[][]): void {
  const has = (point: Point) => columns.findIndex((column) => column?.point === point);
  const [thigh, waist] = [has("thigh"), has("waist")];
  const column = columns[thigh];
  if (!column || waist < 0 || has("hip") >= 0) return;
  if (!/ورك/u.test(heads.map((row) => row[thigh] ?? "").join(" "))) return;
  const figureAt = (row: string[], at: number) =>
    Number(/\d{2,3}/u.exec(foldFigures(row[at] ?? ""))?.[0]);
  const told = rows.filter((row) => figureAt(row, thigh) > 0 && figureAt(row, waist) > 0);
  if (told.length === 0 || !told.every((row) => figureAt(row, thigh) > figureAt(row, waist)))
    return;
  for (const [at, one] of columns.entries())
    if (one?.point === "thigh") columns[at] = { ...one, point: "hip" };
}

const SINGLE_FIGURE = /^\d{2,3}(?:\.\d+)?$/u;

function readPoints(
  row: string[],
  columns: (Column | null)[],
  around: Around,
): Partial<Record<Point, Range>> {
  const told = columns.flatMap((column, at): { point: Point; range: Range }[] => {
    if (!column || isEnd(columns, at)) return [];
    const range = readFigure(row[at] ?? "", column, around);
    const to = upTo(columns, at);
    const last = to === null ? null : readFigure(row[to] ?? "", columns[to] ?? column, around);
    // “From | to” in two columns: one without the other tells neither.
    if (!range || (to !== null && (!last || last[1] < range[0]))) return [];
    return [{ point: column.point, range: last ? [range[0], last[1]] : range }];
  });
  return Object.fromEntries(
    told
      // Told twice and unlike (front and back, at rest and stretched): which one is meant is not said.
      .filter(({ point, range }) =>
        told.every((other) => other.point !== point || isAlike(other.range, range)),
      )
      .map(({ point, range }) => [point, range]),
  );
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
/** Figures with a unit or of a wide range over a column are what is chosen by, not a name of sizes. */
const MEASURED = /\d\d ?- ?\d\d|\d ?(?:cm|kg|سم|كجم|كيلو)(?!\p{L})/u;
const ONLY_UNIT = /^\(?(?:cms?|mm|inch(?:es)?|in|kgs?|سم|مم|سنتيمتر|سنتي|كجم)\)?$/u;
/** Beside EU, UK and US a line that is only called “cm” is the foot of a shoe's size. */
function footOfSystems(columns: (Column | null)[], heads: string[][]): (Column | null)[] {
  const names = columns.map((_, at) => foldFigures(heads.map((row) => row[at] ?? "").join(" ")));
  if (columns.some(Boolean) || !names.some((name) => SYSTEM.test(name))) return columns;
  return names.map((name) => (ONLY_UNIT.test(name) ? readColumn(`foot ${name}`) : null));
}

const SIZED = /مقاس|size|number|numeric|نمره|رقم|(?<!\p{L})(?:eu|uk|us)/u;
const COUNTED =
  /price|stock|quantity|qty|availab|discount|sold|egp|(?<!\p{L})le(?!\p{L})|سعر|ثمن|متاح|متوفر|كميه|عدد|مخزون|جنيه|خصم|مباع/u;
/** The column whose cells are sizes; where several are (EU, UK, US), the one called a size, then the shop's own before the systems' names. */
function findSizeColumn(rows: string[][]): number | null {
  const width = Math.max(...rows.map((row) => row.length));
  const isOfSystems = rows[0]?.some((cell) => SYSTEM.test(foldFigures(cell))) === true;
  const all = Array.from({ length: width }, (_, at) => {
    const names = rows.map((row) => readSizeName(row[at] ?? "")).filter((name) => name !== null);
    return {
      at,
      count: names.length,
      isUnique: new Set(names).size === names.length,
      head: foldFigures(rows[0]?.[at] ?? ""),
    };
  }).filter(
    ({ count, head }) =>
      count >= Math.max(1, (rows.length - 1) * 0.5) &&
      readColumn(head) === null &&
      !isOtherPoint(head) &&
      !MEASURED.test(head) &&
      !COUNTED.test(head) &&
      // “cm” in the corner stands over sizes; beside systems of sizes it is a measure.
      !(ONLY_UNIT.test(head) && isOfSystems),
  );
  // A letter over several rows with numbers of their own: the numbers tell the rows apart.
  const numbered = all.filter(({ isUnique, head }) => isUnique && SIZED.test(head));
  const counts = numbered.length > 0 && all.some(({ isUnique }) => !isUnique) ? numbered : all;
  const called = (pattern: RegExp) =>
    counts.find(({ head }) => pattern.test(head) && !SYSTEM.test(head));
  // A shoe is called by its number, whoever it fits.
  const isOfShoes = rows[0]?.some((cell) => readColumn(cell)?.point === "foot") === true;
  const european = counts.find(({ head }) => /(?<!\p{L})eu/u.test(head));
  const named =
    called(/مقاس|size/u) ?? (isOfShoes ? european : undefined) ?? called(/(?<!\p{L})age|سن|عمر/u);
  const own = counts.find(({ head }) => !SYSTEM.test(head));
  return (named ?? own ?? european ?? counts[0])?.at ?? null;
}
