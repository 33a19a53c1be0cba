// Stock said in words beside each value: "M – available", "L (finished)", in a list of its own or in one for each
// colour, whose name stands above it. Nothing needs to be there to choose from.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { type Element, isTag } from "domhandler";
import { textOf, type Page } from "../extract/page.ts";
import { isAside } from "../extract/regions.ts";
import type { Spot } from "../extract/spots.ts";
import type { RawVariant, RawVariants } from "../found-product.ts";
import { colourOf } from "../normalise/colours.ts";
import { isSize } from "../normalise/sizes.ts";
import { holdsControl } from "./choice-names.ts";

const ROW_TAGS = ["li", "p", "div", "dd", "label", "span"];
const ROW_MAX = 48;
const VALUE_MAX = 24;
const ROWS_MAX = 200;
export const GONE =
  /(?:sold[\s-]?out|out[\s-]of[\s-]stock|unavailable|not available|finished|no stock|نفد\p{L}*|نفذ\p{L}*|خلصت?(?!\p{L})|انتهى|انتهت|غير متوفر\p{L}?|غير متاح\p{L}?|مش (?:متوفر|متاح|موجود)\p{L}?)/iu;
const THERE =
  /(?:in stock|available|\d+ (?:left|pcs|pieces|in stock)|متوفر\p{L}?|متاح\p{L}?|موجود\p{L}?|(?:باقي|متبقي) \p{Nd}+|\p{Nd}+ (?:قطع[ةه]?|حب[ةه]))/iu;

/** Null where a value stands there without a word. */
type Row<Said = boolean> = { value: string; isAvailable: Said };
type Group = { box: Element; rows: Row[] };

export function saidStock(page: Page, title: Spot | null): RawVariants | null {
  const groups = groupsOf(page, title);
  if (groups.length === 0) return null;
  if (groups.length === 1) return alone(elementAt(groups, 0));
  const colours = groups.map(({ box }) => colourAbove(box));
  if (colours.some((one) => one === null) || new Set(colours).size !== colours.length) return null;
  const named = colours as string[];
  return {
    options: [
      { name: "Colour", values: named },
      { name: "Size", values: [...new Set(groups.flatMap(({ rows }) => rows.map(valueOf)))] },
    ],
    variants: groups.flatMap(({ rows }, n) => rows.map((row) => variantOf([named[n] ?? ""], row))),
  };
}

const valueOf = ({ value }: Row): string => value;

function alone({ box, rows }: Group): RawVariants {
  const isSizes = rows.every(({ value }) => isSize(value));
  const colour = isSizes ? colourAbove(box) : null;
  const own = { name: isSizes ? "Size" : "Colour", values: rows.map(valueOf) };
  return {
    options: colour ? [{ name: "Colour", values: [colour] }, own] : [own],
    variants: rows.map((row) => variantOf(colour ? [colour] : [], row)),
  };
}

const variantOf = (before: string[], { value, isAvailable }: Row): RawVariant => ({
  values: [...before, value],
  price: null,
  regularPrice: null,
  isAvailable,
});

/** Rows that stand side by side, all of one kind, of which each says whether it is there. */
function groupsOf(page: Page, title: Spot | null): Group[] {
  const groups = new Map<Element, Row<boolean | null>[]>();
  let left = ROWS_MAX;
  for (const tag of ROW_TAGS)
    for (const element of page.tagged(tag)) {
      const spot = page.spotOf(element);
      const box: unknown = element.parent;
      if (!spot || spot.text === "" || spot.text.length > ROW_MAX || !isTag(box as Element))
        continue;
      const row = rowOf(element) ?? bareRow(element);
      if (!row || isAside(spot, title) || (row.isAvailable !== null && left-- < 0)) continue;
      const rows = groups.get(box as Element);
      if (rows) rows.push(row);
      else groups.set(box as Element, [row]);
    }
  return [...groups]
    .map(([box, rows]) => ({ box, rows: saidOf(rows) }))
    .filter(({ box, rows }) => rows.length > 0 && isWhole(box, rows));
}

/** Where some are called gone, those beside them of which nothing is said are there. */
function saidOf(rows: Row<boolean | null>[]): Row[] {
  const isGoneSaid = rows.some(({ isAvailable }) => isAvailable === false);
  return rows.flatMap(({ value, isAvailable }) =>
    isAvailable === null && !isGoneSaid ? [] : [{ value, isAvailable: isAvailable ?? true }],
  );
}

function rowOf(element: Element): Row | null {
  const text = textOf(element, ROW_MAX);
  const isGone = GONE.test(text);
  if (!isGone && !THERE.test(text)) return null;
  const value = text
    .replace(isGone ? GONE : THERE, " ")
    .replace(/[\s()[\]:|\-–—.]+$|^[\s()[\]:|\-–—.]+/g, "")
    .trim();
  if (value === "" || value.length > VALUE_MAX || !(isSize(value) || isColour(value))) return null;
  return { value, isAvailable: !isGone };
}

function bareRow(element: Element): Row<null> | null {
  const value = element.name === "li" ? textOf(element, VALUE_MAX + 1) : "";
  return isSize(value) || isColour(value) ? { value, isAvailable: null } : null;
}

const isColour = (text: string): boolean =>
  colourOf(text) !== null && text.split(/\s+/).length <= 2;

/** Each value once, and nothing else of its make beside them. */
function isWhole(box: Element, rows: Row[]): boolean {
  const values = new Set(rows.map(valueOf));
  if (values.size !== rows.length) return false;
  const isSizes = rows.every(({ value }) => isSize(value));
  const tags = box.children.filter((child) => isTag(child)).length;
  return (isSizes || rows.every(({ value }) => isColour(value))) && tags <= rows.length * 2 + 1;
}

/** "Color: Blue" above the list, in its own box or the one around it; several to press are a choice and no colour. */
function colourAbove(box: Element): string | null {
  let at = box;
  for (let level = 0; level < 3; level++) {
    for (let node = at.prev, n = 0; node && n < 6; node = node.prev, n++) {
      const text = isTag(node) && !holdsControl(node) ? textOf(node, 40) : "";
      const said = elementAt(text.split(/\s*[:：]\s*/), -1).trim();
      if (said && said.length <= VALUE_MAX && isColour(said)) return said;
    }
    const parent: unknown = at.parent;
    if (
      !parent ||
      !isTag(parent as Element) ||
      /^(?:body|main|form)$/.test((parent as Element).name)
    )
      return null;
    at = parent as Element;
  }
  return null;
}
