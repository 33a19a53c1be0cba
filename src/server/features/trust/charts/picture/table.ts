// Lines of text that stand in rows and columns → the rows of a table, and what is written around it.
import type { Line } from "./read-lines.ts";

export type Cell = { text: string; sure: number };
export type Table = { rows: Cell[][]; around: Line[] };

const FIGURE = /[\d٠-٩]/;
const NOTHING: Cell = { text: "", sure: 1 };

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

/** The columns come from rows of figures: heads may be wider than what stands under them. */
export function tableOf(lines: Line[]): Table | null {
  const rows = gathered(lines, acrossOf);
  const isData = (row: Line[]) =>
    row.length >= 2 && row.filter(({ text }) => FIGURE.test(text)).length >= 1;
  const data = rows.filter(isData);
  if (data.length < 2) return null;
  const columns = gathered(data.flat(), alongOf).map((group) => ({
    left: Math.min(...group.map(({ left }) => left)),
    right: Math.max(...group.map(({ right }) => right)),
    count: group.length,
  }));
  const real = columns.filter(({ count }) => count >= data.length * 0.5);
  if (real.length < 2) return null;
  const first = rows.findIndex(isData);
  const last = rows.findLastIndex(isData);
  // The head may stand in the row before the first figures.
  const head = first > 0 && rows[first - 1]!.length >= real.length - 1 ? first - 1 : first;
  const inside = rows.slice(head, last + 1).filter((row) => row.length >= 2);
  const taken = new Set<Line>();
  const cells = inside.map((row) =>
    real.map((column): Cell => {
      const own = row.filter((line) => nearest(real, line) === column);
      for (const line of own) taken.add(line);
      if (own.length === 0) return NOTHING;
      const ordered = own.toSorted((one, other) => one.top - other.top || one.left - other.left);
      return {
        text: ordered.map(({ text }) => text).join(" "),
        sure: Math.min(...ordered.map(({ sure }) => sure)),
      };
    }),
  );
  return { rows: cells, around: lines.filter((line) => !taken.has(line)) };
}

/** The column whose middle is nearest, where it is near at all. */
function nearest<Column extends { left: number; right: number }>(
  columns: Column[],
  line: Line,
): Column | undefined {
  const middle = (line.left + line.right) / 2;
  const far = (column: Column) => Math.abs((column.left + column.right) / 2 - middle);
  const best = columns.toSorted((one, other) => far(one) - far(other))[0]!;
  const widest = Math.max(line.right - line.left, best.right - best.left);
  return far(best) <= widest * 0.75 + 12 ? best : undefined;
}
