/** Fees and figures laid out with plain elements: sister elements of as many short cells each, read as the rows of a table. */
import { type AnyNode, type Element, isTag, isText } from "domhandler";
import { elementAt } from "../../../contract/get-or-throw.ts";
import { normalise, readDays, readMoney } from "./policies/normalise.ts";
import { namesOnlyPlaces } from "./policies/only-places.ts";
import { readPlaces } from "./policies/places.ts";
import { INLINE, SILENT, type Table, textOf } from "./page-tables.ts";

type Row = { element: Element; cells: string[]; isInline: boolean };
export type LaidOut = { first: Element; rows: Set<AnyNode>; table: Table };

const MOST_CELLS = 8;
const MOST_ROWS = 80;
const LONGEST_CELL = 90;

const clean = (text: string) => text.replace(/\s+/g, " ").trim();
const isBlank = (node: AnyNode) => isText(node) && !node.data.trim();
const isLeaf = (node: Element) =>
  node.children.every((one) => !isTag(one) || (INLINE.has(one.name) && !hasHref(one)));
const hasHref = (node: Element) => node.name === "a" && !!node.attribs.href;

/** The cells of an element that holds nothing else: boxes, spans, or lines that are broken by hand. */
function cellsOf(element: Element): { cells: string[]; isInline: boolean } | null {
  if (SILENT.has(element.name) || element.name === "table" || element.name === "tr") return null;
  const inside = element.children.filter((one) => !isBlank(one));
  if (inside.length < 2 || inside.length > MOST_CELLS * 4) return null;
  const boxes = inside.filter(isTag);
  if (boxes.some((one) => one.name === "br")) {
    if (!boxes.every((one) => one.name === "br" || (INLINE.has(one.name) && !hasHref(one))))
      return null;
    const cells = [""];
    for (const one of inside)
      if (isTag(one) && one.name === "br") cells.push("");
      else cells.push(`${cells.pop() ?? ""}${textOf(one)}`);
    return { cells: cells.map(clean).filter(Boolean), isInline: false };
  }
  const isOfBoxes = boxes.length === inside.length && boxes.every(isLeaf);
  if (!isOfBoxes || boxes.some((one) => hasHref(one) || /^h[1-6]$/u.test(one.name))) return null;
  return {
    cells: boxes.map((one) => clean(textOf(one))),
    isInline: boxes.every((one) => INLINE.has(one.name)),
  };
}

function rowOf(element: Element): Row | null {
  const told = cellsOf(element);
  if (!told || told.cells.length < 2 || told.cells.length > MOST_CELLS) return null;
  if (told.cells.some((cell) => !cell || cell.length > LONGEST_CELL)) return null;
  return { element, ...told };
}

const namesPlace = (cell: string): boolean => namesOnlyPlaces(normalise(cell)) && !isFigure(cell);
const MOST_WORDS = 4;
const FIGURE_ALONE =
  /^(?:(?:من )?\d{1,3}(?:\.0+)?(?: ?(?:-|to|الي|ل|لـ) ?\d{1,2})?|(?:free|مجان\p{L}*|ببلاش)[^\d]{0,20})\.?$/u;
function isFigure(cell: string): boolean {
  if (!/\p{N}|free|مجان|بلاش|يوم|اسبوع|أسبوع|day|week/iu.test(cell)) return false;
  const text = normalise(cell);
  return (
    FIGURE_ALONE.test(text) ||
    ((readMoney(text).length > 0 || readDays(text).length > 0) &&
      readPlaces(text).length === 0 &&
      (text.match(/\p{L}{3,}/gu) ?? []).length <= MOST_WORDS)
  );
}

/** In one column places, in another what the way there costs or takes; a first row may name the columns. */
function isByPlace(rows: Row[]): boolean {
  const [head] = rows;
  const told = head?.cells.some((cell) => /\p{N}/u.test(cell)) ? rows : rows.slice(1);
  const own = rows.length - told.length > 0 && head?.cells.some(namesPlace) ? rows : told;
  return (
    own.length > 1 &&
    own.every(({ cells }) => cells.some(isFigure)) &&
    elementAt(own, 0).cells.some((_, at) =>
      own.every(({ cells }) => namesPlace(elementAt(cells, at))),
    )
  );
}

const FEWEST_OF_FIGURES = 3;
/** Names in the first row, and in each further one hardly anything but figures. */
const isOfFigures = (rows: Row[]): boolean =>
  rows.length >= FEWEST_OF_FIGURES &&
  rows.every(({ cells, isInline }) => isInline && cells.length >= FEWEST_OF_FIGURES) &&
  elementAt(rows, 0).cells.every((cell) => /\p{L}/u.test(cell)) &&
  rows
    .slice(1)
    .every(({ cells }) => cells.filter((cell) => /\p{N}/u.test(cell)).length >= cells.length - 1);

const tableFrom = (rows: Row[]): Table => ({
  rows: rows.map(({ cells }) => cells),
  caption: "",
  headRows: 0,
  lines: rows.map(({ cells }) => cells.join(" ")),
  origins: rows.map(({ cells }, at) => cells.map(() => at)),
});

const WIDTHS = [2, 3, 4];
/** All cells in one element, row after row: only the places among them tell how many are a row. */
function rowsInOne(parent: Element): LaidOut[] {
  const inside = parent.children.filter((one) => !isBlank(one));
  const boxes = inside.filter(isTag);
  const isOfCells =
    boxes.length === inside.length &&
    boxes.length >= 4 &&
    boxes.length <= MOST_ROWS * 2 &&
    boxes.every(
      (one) => one.name === boxes[0]?.name && one.name !== "br" && isLeaf(one) && !hasHref(one),
    );
  if (!isOfCells) return [];
  const cells = boxes.map((one) => clean(textOf(one)));
  if (cells.some((cell) => !cell || cell.length > LONGEST_CELL)) return [];
  for (const width of WIDTHS) {
    if (cells.length % width > 0) continue;
    const rows = Array.from({ length: cells.length / width }, (_, at) => ({
      element: elementAt(boxes, at * width),
      cells: cells.slice(at * width, (at + 1) * width),
      isInline: false,
    }));
    if (isByPlace(rows))
      return [
        { first: elementAt(boxes, 0), rows: new Set<AnyNode>(boxes), table: tableFrom(rows) },
      ];
  }
  return [];
}

/** The runs of such rows among the children of an element. */
export function laidOutRows(parent: Element): LaidOut[] {
  const inOne = rowsInOne(parent);
  if (inOne.length > 0) return inOne;
  const runs: Row[][] = [];
  let open: Row[] | null = null;
  for (const child of parent.children) {
    if (isBlank(child) || (!isTag(child) && !isText(child))) continue;
    const row = isTag(child) ? rowOf(child) : null;
    const [first] = open ?? [];
    const isSame =
      !!row &&
      first?.element.name === row.element.name &&
      first.cells.length === row.cells.length &&
      first.isInline === row.isInline;
    if (row && open && isSame && open.length < MOST_ROWS) open.push(row);
    else if (row) runs.push((open = [row]));
    else open = null;
  }
  return runs
    .filter((rows) => rows.length > 1 && (isByPlace(rows) || isOfFigures(rows)))
    .map((rows) => ({
      first: elementAt(rows, 0).element,
      rows: new Set<AnyNode>(rows.map(({ element }) => element)),
      table: tableFrom(rows),
    }));
}
