// Variants that nobody sees: elements marked with a value of every choice and with their stock, a value whose own
// marks say which values of the other choice go with it, or a little JSON on each of them. Themes write them for
// their scripts; they are about what can be chosen on the page, and only where they name its values.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { type Element, isTag } from "domhandler";
import { type Json, parseLoosely } from "../extract/loose-json.ts";
import type { Page } from "../extract/page.ts";
import { isAside } from "../extract/regions.ts";
import type { Spot } from "../extract/spots.ts";
import type { RawVariant, RawVariants } from "../found-product.ts";
import { roleOf, roleOfChoice } from "../normalise/option-roles.ts";
import { foldKey } from "./choice-labels.ts";
import { pieceChoices, type Choice } from "./page-choices.ts";
import { rowsByValues } from "./rows-by-values.ts";
import { isNamedGone, markedStock } from "./stock-marks.ts";

const TAGS = [
  "option",
  "input",
  "span",
  "div",
  "li",
  "button",
  "a",
  "label",
  "i",
  "p",
  "td",
  "data",
];
const MOST = 500;
const JSON_MAX = 4000;
const LIST_MAX = 400;

export function markedVariants(
  page: Page,
  title: Spot | null,
  choices: Choice[],
): RawVariants | null {
  const used = pieceChoices(choices);
  if (!used) return null;
  const rows = used.length > 1 ? (markedRows(page, title, used) ?? toldByMarks(used)) : null;
  const variants = rows ?? jsonRows(page, title, used);
  return variants && { options: used.map(optionOf), variants };
}

const optionOf = ({ name, values }: Choice) => ({
  name,
  values: values.map(({ label }) => label),
});

const variantOf = (values: string[], isAvailable: boolean): RawVariant => ({
  values,
  price: null,
  regularPrice: null,
  isAvailable,
});

/** Those among the product's own, also where they are hidden or within a box that is. */
function* ownElements(page: Page, title: Spot | null): Generator<Element> {
  const asides = new Map<Spot, boolean>();
  for (const tag of TAGS)
    for (const element of page.tagged(tag)) {
      if (!Object.keys(element.attribs).some((name) => name.startsWith("data-"))) continue;
      const spot = spotAround(page, element);
      if (!spot) continue;
      const known = asides.get(spot) ?? isAside(spot, title);
      asides.set(spot, known);
      if (!known) yield element;
    }
}

function spotAround(page: Page, element: Element): Spot | undefined {
  for (let at: Element | null = element, n = 0; at && n < 4; n++) {
    const spot = page.spotOf(at);
    if (spot) return spot;
    const parent: unknown = at.parent;
    at = parent && isTag(parent as Element) ? (parent as Element) : null;
  }
  return undefined;
}

/** <i data-color="Red" data-size="M" data-qty="0">: side by side, each combination once. */
function markedRows(page: Page, title: Spot | null, used: Choice[]): RawVariant[] | null {
  const groups = new Map<unknown, RawVariant[]>();
  let isTold = false;
  for (const element of ownElements(page, title)) {
    const values = valuesMarked(element, used);
    if (!values) continue;
    const stock = markedStock(element) ?? (isNamedGone(element) ? false : null);
    isTold ||= stock !== null;
    const group = groups.get(element.parent);
    const row = variantOf(values, stock ?? true);
    if (group) group.push(row);
    else groups.set(element.parent, [row]);
  }
  // One list only: of two nobody knows which is this piece's.
  const lists = [...groups.values()].filter((rows) => rows.length > 1);
  const [rows] = lists;
  if (!rows || lists.length > 1 || rows.length > MOST) return null;
  const combinations = new Set(rows.map(({ values }) => values.join("|"))).size;
  const possible = used.reduce((product, { values }) => product * values.length, 1);
  return combinations === rows.length && (isTold || combinations < possible) ? rows : null;
}

/** One of its marks for each choice: first those that are called like it, then any that says one of its values. */
function valuesMarked({ attribs }: Element, used: Choice[]): string[] | null {
  const marks = Object.entries(attribs)
    .filter(([name, value]) => name.startsWith("data-") && value !== "" && value.length <= 60)
    .map(([name, value]) => ({ name, key: foldKey(value) }));
  if (marks.length < used.length) return null;
  const taken = new Set<string>();
  const labels = used.map((choice) => {
    const { values } = choice;
    const role = roleOfChoice(choice);
    const found = marks
      .filter((mark) => !taken.has(mark.name))
      .flatMap((mark) => {
        const label = values.find(({ keys }) => keys.includes(mark.key))?.label;
        const isCalled = roleOf({ name: mark.name.slice("data-".length), values: [] }) === role;
        // A bare number may be anything where nothing says what it is.
        return label === undefined || (!isCalled && /^\d+$/.test(mark.key))
          ? []
          : [{ name: mark.name, label, isCalled }];
      })
      .toSorted((one, other) => Number(other.isCalled) - Number(one.isCalled))[0];
    if (found) taken.add(found.name);
    return found?.label ?? null;
  });
  return labels.includes(null) ? null : (labels as string[]);
}

/** Of two choices, each value of one says which values of the other go with it. */
function toldByMarks(used: Choice[]): RawVariant[] | null {
  if (used.length !== 2) return null;
  for (const [n, own] of used.entries()) {
    const other = elementAt(used, 1 - n);
    const told = own.values.map(({ elements }) => statusOf(elements ?? [], other));
    if (told.some((one) => one === null) || told.length < 2) continue;
    const rows = own.values.flatMap(({ label, isGone }, at) =>
      other.values.map((value) =>
        variantOf(
          n === 0 ? [label, value.label] : [value.label, label],
          !isGone && told[at]?.get(value.label) === true,
        ),
      ),
    );
    if (rows.some(({ isAvailable }) => !isAvailable)) return rows.slice(0, MOST);
  }
  return null;
}

type Status = Map<string, boolean>;

function statusOf(elements: Element[], other: Choice): Status | null {
  for (const { attribs } of elements) {
    const marks = Object.entries(attribs).filter(([name]) => name.startsWith("data-"));
    const status =
      counted(marks, other) ??
      marks
        .map(([name, value]) => inJson(value, other) ?? listed(name, value, other))
        .find((one) => one !== null);
    if (status) return status;
  }
  return null;
}

const OF_STOCK = /stock|qty|quantity|inv|avail|left/;
const LISTS = /s$|list|avail|stock/;
const LISTS_GONE = /out|unavail|sold|gone|missing/;

/** data-stock-red="2" data-stock-blue="0" */
function counted(marks: [string, string][], { values }: Choice): Status | null {
  const status: Status = new Map();
  for (const [name, value] of marks) {
    if (!OF_STOCK.test(name)) continue;
    const words = foldKey(name.slice("data-".length).replace(/[-_]+/g, " "));
    const own = values.find(({ keys }) =>
      keys.some((key) => words.endsWith(` ${key}`) || words.startsWith(`${key} `)),
    );
    if (own) status.set(own.label, !/^(?:0+|false|no|)$/i.test(value.trim()));
  }
  return status.size > 1 ? status : null;
}

/** data-sizes="S,M": those that go with it, or those that are gone. */
function listed(name: string, value: string, { values }: Choice): Status | null {
  if (value.length > LIST_MAX || !LISTS.test(name) || /^\s*[[{]/.test(value)) return null;
  const parts = value.split(/\s*[,;|،]\s*/).filter(Boolean);
  const labels = parts.map(
    (part) => values.find(({ keys }) => keys.includes(foldKey(part)))?.label,
  );
  if (labels.length === 0 || labels.includes(undefined)) return null;
  const isGone = LISTS_GONE.test(name);
  return new Map(values.map(({ label }) => [label, labels.includes(label) !== isGone]));
}

/** data-sizes='[{"size":"S","qty":2}]', '["S","M"]' or '{"S":2,"M":0}' */
function inJson(written: string, other: Choice): Status | null {
  if (written.length > JSON_MAX || !/^\s*[[{]/.test(written)) return null;
  const value = parseLoosely(written);
  if (value === undefined) return null;
  if (Array.isArray(value) && value.every((one) => typeof one === "string"))
    return listed("data-list", value.join(","), other);
  const [told] = rowsByValues([value], [other], []);
  return (
    (told &&
      new Map(
        told.variants.map(({ values, isAvailable }) => [values[0] ?? "", isAvailable === true]),
      )) ??
    null
  );
}

/** One small object on each of several elements, under one name. */
function jsonRows(page: Page, title: Spot | null, used: Choice[]): RawVariant[] | null {
  const byName = new Map<string, Json[]>();
  let left = MOST;
  for (const { attribs } of ownElements(page, title))
    for (const [name, written] of Object.entries(attribs)) {
      if (!name.startsWith("data-") || !/^\s*\{/.test(written) || written.length > JSON_MAX)
        continue;
      const value = left-- > 0 ? parseLoosely(written) : undefined;
      if (value !== undefined) byName.set(name, [...(byName.get(name) ?? []), value]);
    }
  const lists = [...byName.values()].filter((list) => list.length > 1);
  const [told] = lists.flatMap((list) => rowsByValues([list], used, []).slice(0, 1));
  return told && told.options.length === used.length ? told.variants : null;
}
