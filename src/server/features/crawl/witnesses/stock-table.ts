// A table of colours by sizes whose cells say what is there: a tick, a cross, a count, a word. It is known by its
// heads, which are values of two choices; a table of measures has none in its first column. Or one line for each
// variant, with columns that say whether it is there and what it costs.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { type Element, isTag } from "domhandler";
import { saysGone, saysThere } from "../extract/buy-words.ts";
import { textOf, type Page } from "../extract/page.ts";
import { isAside } from "../extract/regions.ts";
import type { Spot } from "../extract/spots.ts";
import { currencyCode } from "../normalise/currencies.ts";
import { roleOf } from "../normalise/option-roles.ts";
import { parsePrice, standsBeside } from "../normalise/prices.ts";
import type { RawVariant, RawVariants } from "../found-product.ts";
import { foldKey } from "./choice-labels.ts";
import { isOptionName } from "./choice-names.ts";
import type { Choice } from "./page-choices.ts";
import { isOff } from "./stock-marks.ts";

const ROWS_MAX = 60;
const COLUMNS_MAX = 40;
const CELL_MAX = 40;
const THERE = /^(?:[✓✔☑✅●•+]|yes|y|نعم|\d*[1-9]\d*(?:\s*(?:left|pcs|pieces|قطع|قطعة))?)$/iu;
const GONE = /^(?:[✗✘✕×☒❌○xX\-–—]|no|n|لا|0+|)$/iu;

export function stockTable(page: Page, title: Spot | null, choices: Choice[]): RawVariants | null {
  for (const table of page.tagged("table")) {
    const spot = page.spotOf(table);
    if (!spot || isAside(spot, title)) continue;
    const rows = cellsOf(table);
    const told = readTable(rows, choices) ?? readAcross(rows) ?? readLines(rows);
    if (told) return told;
  }
  return null;
}

function readTable(rows: string[][], choices: Choice[]): RawVariants | null {
  const [head, ...body] = rows;
  if (!head || body.length === 0 || head.length < 2) return null;
  const across = head.slice(1);
  if (body.some((cells) => cells.length !== head.length)) return null;
  const down = body.map(([first = ""]) => first);
  const [one, other] = [choiceOf(down, choices), choiceOf(across, choices)];
  if (!one || !other || one.role === other.role) return null;
  const variants: RawVariant[] = [];
  for (const [n, cells] of body.entries())
    for (const [m, cell] of cells.slice(1).entries()) {
      const price = standsBeside(cell, {}) ? (parsePrice(cell)?.amount ?? null) : null;
      const isAvailable = price === null ? saidBy(cell) : !saysGone(cell);
      if (isAvailable === null) return null;
      const values = [elementAt(one.labels, n), elementAt(other.labels, m)];
      variants.push({ values, price, regularPrice: null, isAvailable });
    }
  const option = ({ name, labels }: Headed) => ({ name, values: labels });
  return { options: [option(one), option(other)], variants };
}

const STATUS =
  /^(?:status|availability|available|stock|in stock|qty|quantity|الحالة|حالة\s.*|التوفر|متوفر|متاح|المتاح|المخزون|الكمية)\s*:?$/i;

/** Values side by side, and below them what there is: "Size | M | L", "Status | available | gone". */
function readAcross([head = [], line = [], ...more]: string[][]): RawVariants | null {
  const [name = "", ...values] = head;
  const [status = "", ...cells] = line;
  if (more.length > 0 || values.length === 0 || cells.length !== values.length) return null;
  if (!isOptionName(name) || !STATUS.test(status) || new Set(values).size !== values.length)
    return null;
  const said = cells.map(saidBy);
  if (said.includes(null)) return null;
  return {
    options: [{ name, values }],
    variants: values.map((value, n) => ({
      values: [value],
      price: null,
      regularPrice: null,
      isAvailable: said[n] ?? null,
    })),
  };
}

const PRICE_HEAD =
  /^(?:the |our |unit )?(?:price|cost|السعر|سعر|سعر القطعة|الثمن|prix|preis)(?:\s|\(|:|$)/iu;
const FORMER_HEAD = /before|old|was\b|regular|قبل|القديم|الأصلي|الاصلي|بدل/iu;

/**
 * One line for each variant: "No. | Colour | Size | Price | Availability". A table of measures says neither stock
 * nor price; where only a price is named, it is asked, and so the piece is there.
 */
function readLines(rows: string[][]): RawVariants | null {
  const [head = [], ...lines] = rows;
  const columns = head.flatMap((name, n) => (name.length <= 24 && isOptionName(name) ? [n] : []));
  if (columns.length === 0 || columns.length > 3 || lines.length === 0) return null;
  const status = head.findIndex((name) => STATUS.test(name));
  const priced = head.findIndex((name) => PRICE_HEAD.test(name) && !FORMER_HEAD.test(name));
  const former = head.findIndex((name) => FORMER_HEAD.test(name));
  const amountIn = (cells: string[], n: number): number | null =>
    (n < 0 ? null : parsePrice(cells[n], { currency: currencyCode(head[n]) })?.amount) || null;
  const variants = lines.flatMap((cells): RawVariant[] => {
    const values = columns.map((n) => cells[n] ?? "");
    const rest = cells.filter((_, n) => !columns.includes(n) && n !== priced && n !== former);
    const price = amountIn(cells, priced);
    const isGone = [...rest, cells[priced] ?? ""].some(saysGone);
    const isSaid = status < 0 ? null : saidBy(cells[status] ?? "");
    const isThere = isSaid ?? (rest.some(saysThere) || price !== null);
    const isTold = isGone || isSaid !== null || isThere;
    return values.some((value) => value === "" || STATUS.test(value)) || !isTold
      ? []
      : [
          {
            values,
            price,
            regularPrice: amountIn(cells, former),
            isAvailable: isThere && !isGone,
          },
        ];
  });
  const keys = new Set(variants.map(({ values }) => values.join("|")));
  if (variants.length !== lines.length || keys.size !== lines.length) return null;
  const options = columns.map((at, n) => ({
    name: head[at] ?? "",
    values: [...new Set(variants.map(({ values }) => values[n] ?? ""))],
  }));
  return { options, variants };
}

type Headed = { name: string; role: string; labels: string[] };

/** Each head is a value of one choice; where the page offers none, of one kind. */
function choiceOf(heads: string[], choices: Choice[]): Headed | null {
  if (heads.some((head) => head === "") || new Set(heads).size !== heads.length) return null;
  for (const { name, values } of choices) {
    const labels = heads.map((head) => {
      const key = foldKey(head);
      return values.find(({ keys }) => keys.includes(key))?.label;
    });
    if (labels.every((label) => label !== undefined))
      return { name, role: roleOf({ name, values: labels }), labels };
  }
  const role = roleOf({ name: "", values: heads });
  return role === "other" ? null : { name: role, role, labels: heads };
}

function saidBy(cell: string): boolean | null {
  if (GONE.test(cell) || saysGone(cell)) return false;
  return THERE.test(cell) || saysThere(cell) ? true : null;
}

function cellsOf(table: Element): string[][] {
  const rows: Element[] = [];
  const walk = (element: Element, depth: number): void => {
    for (const child of element.children) {
      if (!isTag(child) || rows.length > ROWS_MAX) continue;
      if (child.name === "tr") rows.push(child);
      else if (/^(?:thead|tbody|tfoot)$/.test(child.name) && depth < 2) walk(child, depth + 1);
    }
  };
  walk(table, 0);
  if (rows.length > ROWS_MAX) return [];
  return rows.map((row) =>
    row.children
      .filter((child): child is Element => isTag(child) && /^t[dh]$/.test(child.name))
      .slice(0, COLUMNS_MAX)
      .map((cell) => textOf(cell, CELL_MAX).trim() || fieldIn(cell, 0)),
  );
}

/** A field to write how many in is a sign that there are some; one that is switched off, that there are none. */
function fieldIn(cell: Element, depth: number): string {
  for (const child of cell.children) {
    if (!isTag(child) || depth > 3) continue;
    if (/^(?:input|button|select)$/.test(child.name) && child.attribs["type"] !== "hidden")
      return isOff(child) ? "✗" : "✓";
    const inner = fieldIn(child, depth + 1);
    if (inner) return inner;
  }
  return "";
}
