// Pieces that a list shows among the others without a price: sold out, coming soon, on request. They are known by their
// box, which stands beside the boxes of those with a price and is made like them.
import { type Element, isTag } from "domhandler";
import { textOf, type Page } from "../extract/page.ts";
import { holdsPicture, leadsToOthers } from "./cards.ts";

const LEVELS = 6;
const TWINS = 2;
const TEXT_MAX = 300;

/** The keys of those among `pictured` (links with a picture) whose box is a twin of at least two of the cards. */
export function twinsOf(
  cards: ReadonlyMap<string, Element>,
  pictured: ReadonlyMap<string, Element>,
  page: Page,
): Set<string> {
  const twins = new Set<string>();
  const waiting = [...pictured].filter(([key]) => !cards.has(key));
  if (cards.size < TWINS || waiting.length === 0) return twins;
  const rows = rowsOf(cards);
  for (const [key, element] of waiting)
    for (const [box, row] of placesOf(element)) {
      const makes = rows.get(row);
      if (!makes || makes.has(box)) continue;
      const alike = [...makes.keys()].filter((one) => makeOf(one) === makeOf(box)).length;
      if (alike >= TWINS && isShown(box, key, page)) twins.add(key);
      break;
    }
  return twins;
}

/** What stands in a row, by the row: each box holds one of the cards, and no second one. */
function rowsOf(cards: ReadonlyMap<string, Element>): Map<Element, Map<Element, string | null>> {
  const rows = new Map<Element, Map<Element, string | null>>();
  for (const [key, element] of cards)
    for (const [box, row] of placesOf(element)) {
      const held = rows.get(row) ?? new Map<Element, string | null>();
      held.set(box, held.has(box) && held.get(box) !== key ? null : key);
      rows.set(row, held);
    }
  for (const [row, held] of rows) {
    for (const [box, key] of held) if (key === null) held.delete(box);
    if (held.size < TWINS) rows.delete(row);
  }
  return rows;
}

/** An element and what it stands in, from inside outwards. */
function* placesOf(element: Element): Generator<[box: Element, row: Element]> {
  let box = element;
  for (let level = 0; level < LEVELS; level++) {
    const row: unknown = box.parent;
    if (!row || !isTag(row as Element) || /^(?:html|body)$/.test((row as Element).name)) return;
    yield [box, row as Element];
    box = row as Element;
  }
}

/** Its tag and the names that its style gives it; numbers in them are whose it is. */
const makeOf = ({ name, attribs }: Element): string =>
  [
    name,
    ...(attribs["class"] ?? "")
      .split(/\s+/)
      .filter((one) => one !== "" && !/\d{2,}/.test(one) && !STATE.test(one))
      .toSorted(),
  ].join(" ");

/** How a box looks because of what is in it. */
const STATE =
  /sale|sold|stock|avail|gone|soon|first|last|odd|even|active|hover|type|category|tag[-_]|post|page|thumbnail|product_/i;

const isShown = (box: Element, key: string, page: Page): boolean =>
  holdsPicture(box) &&
  textOf(box, TEXT_MAX + 1).length <= TEXT_MAX &&
  textOf(box, TEXT_MAX) !== "" &&
  !leadsToOthers(box, key, page);
