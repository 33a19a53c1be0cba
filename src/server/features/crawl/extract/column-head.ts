// What a column of a table is called in its first row.
import { type Element, isTag } from "domhandler";
import { textOf } from "./page.ts";
import { outwards, type Spot } from "./spots.ts";
import { oneLine } from "./text.ts";

const HEAD_MAX = 30;

/** The head of its column, where it stands in a table whose first row names what is below. */
export function headOf(spot: Spot): string | null {
  const cell = outwards(spot, 3).find(({ element }) => element.name === "td");
  const row = cell?.parent;
  if (!cell || row?.element.name !== "tr" || row.text === "") return null;
  const cells = cellsOf(row.element);
  const first = firstRow(row);
  if (!first || first === row.element || cells.length < 2) return null;
  const heads = cellsOf(first);
  if (heads.length !== cells.length) return null;
  const words = heads.map((head) => oneLine(textOf(head, HEAD_MAX + 1)));
  const isHead = words.every((text) => text.length <= HEAD_MAX && !/\p{Nd}{2}/u.test(text));
  const own = words[cells.indexOf(cell.element)] ?? "";
  return isHead && /\p{L}{2}/u.test(own) && words.filter(Boolean).length > 1 ? own : null;
}

/** What the first cell of its row says, where the head of that column asks how many: "6-11" below "Quantity". */
export function countBefore(spot: Spot): string {
  const cell = outwards(spot, 3).find(({ element }) => element.name === "td");
  const row = cell?.parent;
  if (!cell || row?.element.name !== "tr") return "";
  const [first] = cellsOf(row.element);
  const head = firstRow(row);
  const [named] = head ? cellsOf(head) : [];
  const isCounted = named && OF_COUNT.test(textOf(named, HEAD_MAX + 1));
  return isCounted && first && first !== cell.element ? oneLine(textOf(first, HEAD_MAX)) : "";
}

const OF_COUNT = /quantity|qty|pieces|pcs|units|menge|quantité|كمي[ةه]|عدد|قطع/iu;

const cellsOf = (row: Element): Element[] =>
  row.children.filter((child): child is Element => isTag(child) && /^t[dh]$/.test(child.name));

function firstRow({ element, parent }: Spot): Element | null {
  const table = parent?.element.name === "table" ? parent : parent?.parent;
  if (!parent || table?.element.name !== "table") return null;
  const body = table.element.children.find(
    (child): child is Element => isTag(child) && /^(?:thead|tbody|tr)$/.test(child.name),
  );
  if (!body || body.name === "tr") return body === element ? null : (body ?? null);
  return (
    body.children.find((child): child is Element => isTag(child) && child.name === "tr") ?? null
  );
}
