/** Tables of a page with merged cells filled in, and the text of its elements. */
import { elementAt } from "../../../contract/get-or-throw.ts";
import { latinDigits } from "../../../contract/fold-words.ts";
import { type AnyNode, type Element, isTag, isText } from "domhandler";

export type Table = {
  rows: string[][];
  caption: string;
  headRows: number;
  /** Each row's own text as it stands on the page, and for each cell the row it was written in. */
  lines: string[];
  origins: number[][];
};

export const SILENT = new Set([
  "script",
  "style",
  "template",
  "svg",
  "noscript",
  "iframe",
  "head",
  "select",
  "option",
  "textarea",
  "video",
  "audio",
  "canvas",
  "object",
  "button",
  "s",
  "del",
]);
export const INLINE = new Set([
  "a",
  "b",
  "i",
  "em",
  "strong",
  "span",
  "u",
  "small",
  "sup",
  "sub",
  "mark",
  "bdi",
  "bdo",
  "font",
  "label",
  "abbr",
  "time",
  "code",
  "ins",
]);

export const textOf = (node: AnyNode): string => {
  if (isText(node)) return node.data;
  if (!isTag(node) || SILENT.has(node.name)) return "";
  const inner = node.children.map(textOf).join("");
  return node.name === "br" || !INLINE.has(node.name) ? ` ${inner} ` : inner;
};
const clean = (text: string) => text.replace(/\s+/g, " ").trim();

/** A table by its tags, or by its roles on elements of any other name. */
const ROLES: Record<string, string[]> = {
  table: ["table", "grid"],
  tr: ["row"],
  td: ["cell", "gridcell"],
  th: ["columnheader", "rowheader"],
};
export const isA = (node: Element, name: string): boolean =>
  node.name === name || !!ROLES[name]?.includes(node.attribs.role ?? "");

const elements = (node: Element, names: string[]): Element[] =>
  node.children
    .filter(isTag)
    .flatMap((child) =>
      names.some((name) => isA(child, name))
        ? [child]
        : isA(child, "table")
          ? []
          : elements(child, names),
    );
export const linksIn = (node: Element) =>
  elements(node, ["a"]).map((link) => ({
    href: link.attribs.href ?? "",
    text: clean(textOf(link)),
  }));

/** Old shops lay out whole pages with tables: one that holds headings, tables or long cells is no table of data. */
export function isDataTable(node: Element): boolean {
  const cells = elements(node, ["td", "th"]);
  if (cells.length < 2 || cells.length > 2000) return false;
  const hasInside = (names: string[]) =>
    cells.some(
      (cell) =>
        elements(cell, names).length > 0 ||
        cell.children.some((child) => isTag(child) && child.name === "table"),
    );
  return (
    !hasInside(["table", "h1", "h2", "h3", "h4", "img", "ul", "form"]) &&
    // Editors wrap each figure in a paragraph; whole paragraphs are a page.
    (!hasInside(["p"]) || cells.every((cell) => textOf(cell).trim().length < 60)) &&
    cells.every((cell) => textOf(cell).length < 400) &&
    elements(node, ["tr"]).length > 1 &&
    !isInTwoLanguages(node)
  );
}

const LEAST_WORDS = 3;
/** The same text in two languages beside each other: sentences, of which no cell is the value of another. */
function isInTwoLanguages(node: Element): boolean {
  const rows = elements(node, ["tr"]).map((row) => elements(row, ["td", "th"]).map(textOf));
  const says = (cell: string, letters: RegExp) => (cell.match(letters)?.length ?? 0) >= LEAST_WORDS;
  const told = rows.filter(
    (row) =>
      row.some((cell) => says(cell, /[\u0621-\u064a]{2,}/gu) && !/[a-z]{2}/iu.test(cell)) &&
      row.some((cell) => says(cell, /[a-z]{2,}/giu) && !/[\u0621-\u064a]/u.test(cell)),
  );
  return told.length > 1 && told.length * 3 > rows.length * 2;
}

/** Rows with merged cells filled into every place they cover. */
export function tableOf(node: Element): Table {
  const rows: string[][] = [];
  const lines: string[] = [];
  const origins: number[][] = [];
  const waiting: { left: number; text: string; from: number }[] = [];
  let headRows = 0;
  for (const [at, row] of elements(node, ["tr"]).slice(0, 300).entries()) {
    const cells = elements(row, ["td", "th"]);
    if (headRows === at && cells.length > 0 && cells.every((cell) => isA(cell, "th")))
      headRows = at + 1;
    const line: string[] = [];
    const origin: number[] = [];
    const take = () => {
      while ((waiting[line.length]?.left ?? 0) > 0) {
        const one = elementAt(waiting, line.length);
        one.left--;
        line.push(one.text);
        origin.push(one.from);
      }
    };
    for (const cell of cells.slice(0, 60)) {
      take();
      const text = clean(textOf(cell));
      const [across, down] = [span(cell.attribs.colspan), span(cell.attribs.rowspan)];
      for (let column = 0; column < across; column++) {
        if (down > 1) waiting[line.length] = { left: down - 1, text, from: rows.length };
        line.push(text);
        origin.push(rows.length);
      }
    }
    take();
    if (line.length === 0) continue;
    rows.push(line);
    origins.push(origin);
    lines.push(cells.map((cell) => clean(textOf(cell))).join(" "));
  }
  const [caption] = elements(node, ["caption"]);
  return { rows, caption: caption ? clean(textOf(caption)) : "", headRows, lines, origins };
}

/** “1 | Delivery | 3 days”: a column that only counts the rows says nothing. */
export function withoutCount(table: Table): Table {
  const first = table.rows.map((row) => row[0] ?? "");
  const isHeaded = !/^[\p{N}\s.)-]+$/u.test(first[0] ?? "") && COUNTS.test((first[0] ?? "").trim());
  const counts = (isHeaded ? first.slice(1) : first).map((cell) =>
    Number(latinDigits(cell).replace(/[.)\s-]+$/u, "") || Number.NaN),
  );
  const isCount = counts.length > 2 && counts.every((count, at) => count === at + 1);
  if (!isCount || table.rows.some((row) => row.length < 3)) return table;
  return {
    ...table,
    rows: table.rows.map((row) => row.slice(1)),
    lines: table.lines.map((line, at) => line.slice(table.rows[at]?.[0]?.length ?? 0).trim()),
    origins: table.origins.map((row) => row.slice(1)),
  };
}
const COUNTS = /^(?:#|no\.?|nr\.?|s\/?n|م|ت|رقم|مسلسل|)$/iu;

const span = (value: string | undefined) =>
  Math.min(Math.max(Number.parseInt(value ?? "1", 10) || 1, 1), 40);
