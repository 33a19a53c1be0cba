// Lines of text that stand in rows and columns → the rows of a table, and what is written around it.
import { elementAt } from "../../../../../contract/get-or-throw.ts";
import { type Box, heightOf, widthOf } from "./ink.ts";
import type { Line } from "./read-lines.ts";

export type Cell = { text: string; sure: number };
export type Table = { rows: Cell[][]; around: Line[]; place: Box };

const FIGURE = /[\d٠-٩]/;
const NOTHING: Cell = { text: "", sure: 1 };
const UNSURE: Cell = { text: "", sure: 0 };

const doOverlap = (a: [number, number], b: [number, number]) => a[0] <= b[1] && b[0] <= a[1];

/** Spans that overlap, gathered; from first to last. */
function gathered<T>(items: T[], spanOf: (item: T) => [number, number]): T[][] {
  const groups: { span: [number, number]; items: T[] }[] = [];
  for (const item of items.toSorted((one, other) => spanOf(one)[0] - spanOf(other)[0])) {
    const span = spanOf(item);
    const last = groups.at(-1);
    if (last && doOverlap(last.span, span)) {
      last.span[1] = Math.max(last.span[1], span[1]);
      last.items.push(item);
    } else groups.push({ span: [...span], items: [item] });
  }
  return groups.map((group) => group.items);
}

/** Lines of one row overlap well; a tall head does not draw two rows together. */
const acrossOf = ({ top, bottom }: Line): [number, number] => {
  const inset = (bottom - top) * 0.2;
  return [top + inset, bottom - inset];
};
const alongOf = ({ left, right }: Line): [number, number] => [left, right];

type Column = { left: number; right: number };

/** The columns come from rows of figures: heads may be wider than what stands under them. */
export function tableOf(lines: Line[]): Table | null {
  const usual = lines.map(heightOf).toSorted((one, other) => one - other)[lines.length >> 1] ?? 0;
  const written = lines.filter((line) => isWriting(line) && !isRule(line, usual));
  const columns = columnsOf(gathered(written, acrossOf).filter(isData));
  if (!columns) return null;
  // What stands beside the table is no part of its rows.
  const rows = gathered(
    written.filter((line) => nearest(columns, line)),
    acrossOf,
  );
  const first = rows.findIndex(isData);
  const last = rows.findLastIndex(isData);
  const inside = [
    headOf(rows.slice(0, first), elementAt(rows, first), columns),
    ...rows.slice(first, last + 1),
  ].filter((row) => row.length >= 2);
  const taken = new Set<Line>(inside.flat());
  const strays = written.filter((line) => !nearest(columns, line) && FIGURE.test(line.text));
  const cells = inside.map((row) =>
    columns.map((column): Cell => {
      if (strays.some((line) => isBetween(line, row, column))) return UNSURE;
      const own = row.filter((line) => nearest(columns, line) === column);
      const ordered = own.toSorted((one, other) => one.top - other.top || one.left - other.left);
      return ordered.length === 0
        ? NOTHING
        : {
            text: ordered.map(({ text }) => text).join(" "),
            sure: Math.min(...ordered.map(({ sure }) => sure)),
          };
    }),
  );
  const labels = namesBeside(lines, columns, inside);
  for (const { line } of labels) taken.add(line);
  const named = cells.map((row, at): Cell[] => {
    const own = labels.find(({ rows: of }) => of.includes(at));
    return labels.length === 0 ? row : [own ? own.line : NOTHING, ...row];
  });
  const around = lines.filter((line) => !taken.has(line));
  return { rows: named, around, place: placeOf([...taken]) };
}

/** A figure that stands in this row beside this column, and in none: half of a range whose dash was not seen. */
function isBetween(line: Line, row: Line[], column: Column): boolean {
  const middle = (line.top + line.bottom) / 2;
  const isInRow = row.some(({ top, bottom }) => top <= middle && middle <= bottom);
  const gap = Math.max(column.left - line.right, line.left - column.right);
  return isInRow && gap < heightOf(line) * BESIDE;
}
const BESIDE = 3;

const placeOf = (lines: Line[]): Box => ({
  left: Math.min(...lines.map(({ left }) => left)),
  right: Math.max(...lines.map(({ right }) => right)),
  top: Math.min(...lines.map(({ top }) => top)),
  bottom: Math.max(...lines.map(({ bottom }) => bottom)),
});

/** Corners of a coloured field are read as nothing, or as a letter that nobody would swear to. */
const isWriting = ({ text, sure }: Line) =>
  /[\p{L}\p{N}]/u.test(text) && (text.length > 1 || sure >= LEAST_OF_ONE);
const LEAST_OF_ONE = 0.8;
/** A piece of a line between cells is thin, and taller than what is written there. */
const isRule = (line: Line, usual: number) =>
  line.text.length <= 1 && widthOf(line) <= 4 && heightOf(line) > usual * 1.5;

/** The lines over the first figures that name nearly all columns: one row, or several close to each other (“CHEST”, “(cm)”). */
function headOf(above: Line[][], first: Line[], columns: Column[]): Line[] {
  let head: Line[] = [];
  // A title runs over several columns.
  const isTitle = (line: Line) =>
    columns.filter((one) => {
      const middle = (one.left + one.right) / 2;
      return line.left <= middle && middle <= line.right;
    }).length > 1;
  const topOf = (row: Line[]) => Math.min(...row.map(({ top }) => top));
  let below = topOf(first);
  for (const row of above.toReversed()) {
    const gap = below - Math.max(...row.map(({ bottom }) => bottom));
    const height = Math.max(...row.map(({ bottom, top }) => bottom - top));
    if (head.length > 0 && (gap > height * CLOSE || row.some(isTitle))) break;
    head = [...row, ...head];
    below = topOf(row);
  }
  const named = new Set(head.map((line) => nearest(columns, line)));
  return named.size >= columns.length - 1 ? head : [];
}
const CLOSE = 1.1;

const isData = (row: Line[]) =>
  row.length >= 2 && row.filter(({ text }) => FIGURE.test(text)).length >= 1;

function columnsOf(data: Line[][]): Column[] | null {
  if (data.length < 2) return null;
  const columns = gathered(data.flat(), alongOf)
    .filter((group) => group.length >= data.length * 0.5)
    .map((group) => ({
      left: Math.min(...group.map(({ left }) => left)),
      right: Math.max(...group.map(({ right }) => right)),
    }));
  return columns.length < 2 ? null : columns;
}

/** Where every column holds figures alone, names stand at a side, each perhaps once for several rows. */
function namesBeside(
  lines: Line[],
  columns: Column[],
  rows: Line[][],
): { line: Line; rows: number[] }[] {
  const isBare = rows.slice(1).every((row) => row.every(({ text }) => FIGURE.test(text)));
  const [left, right] = [
    Math.min(...columns.map((one) => one.left)),
    Math.max(...columns.map((one) => one.right)),
  ];
  const middleOf = ({ top, bottom }: Line) => (top + bottom) / 2;
  const middles = rows.map(
    (row) => row.reduce((sum, line) => sum + middleOf(line), 0) / row.length,
  );
  const [top, bottom] = [elementAt(middles, 0), elementAt(middles, -1)];
  const isBeside = (line: Line) =>
    (line.right < left || line.left > right) &&
    /\p{L}/u.test(line.text) &&
    middleOf(line) > top &&
    middleOf(line) < bottom + (bottom - top) / rows.length;
  const names = isBare ? lines.filter(isBeside) : [];
  if (names.length < 2 || gathered(names, alongOf).length > 1) return [];
  return names.map((line) => ({
    line,
    rows: middles.flatMap((at, row) =>
      row > 0 && closest(names, (one) => Math.abs(middleOf(one) - at)) === line ? [row] : [],
    ),
  }));
}

const closest = <Of>(items: Of[], far: (item: Of) => number): Of | undefined =>
  items.toSorted((one, other) => far(one) - far(other))[0];

/** The column whose middle is nearest, where it is near at all. */
function nearest(columns: Column[], line: Line): Column | undefined {
  const middle = (line.left + line.right) / 2;
  const far = (column: Column) => Math.abs((column.left + column.right) / 2 - middle);
  const best = closest(columns, far);
  if (!best) return undefined;
  const widest = Math.max(line.right - line.left, best.right - best.left);
  return far(best) <= widest * 0.75 + 12 ? best : undefined;
}
