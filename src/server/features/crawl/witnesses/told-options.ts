// Options that a page only names in a line of text, a row of a table or a list below a heading: "Available sizes:
// S - M - L". Where nothing can be chosen, this is all that a visitor is told of them.
import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { saysGone } from "../extract/buy-words.ts";
import { textOf, type Page } from "../extract/page.ts";
import { isAside } from "../extract/regions.ts";
import type { Spot } from "../extract/spots.ts";
import { oneLine } from "../extract/text.ts";
import { roleOfChoice } from "../normalise/option-roles.ts";
import { isSize } from "../normalise/sizes.ts";
import { foldKey, isCalledGone, plainLabel } from "./choice-labels.ts";
import { holdsControl, isNameAlone, isOptionName } from "./choice-names.ts";
import type { Choice } from "./page-choices.ts";
import {
  areValues,
  BREAKS,
  COLOURS_AFTER,
  isColour,
  type Line,
  lineIn,
  LONGEST,
} from "./written-lists.ts";

const FAR = 120;
const LABEL_MAX = 30;
const VALUE_MAX = 24;
const BETWEEN = /\s*[,،;|•·]\s*|\s+[/–—-]\s+|\s+(?:and|et|و)\s+/;
/** Words of a table of measures or of advice, not of what is sold. */
const NO_OPTION = /guide|chart|cm\b|سم\b|model|wear|الموديل|جدول|fit\b|دليل/i;

export function toldOptions(page: Page, title: Spot | null, chosen: Choice[]): Choice[] {
  if (!title) return [];
  const roles = new Set(chosen.map(roleOfChoice));
  const found: Choice[] = [];
  for (const spot of page.spots()) {
    if (spot.at <= title.at || spot.isHidden) continue;
    if (spot.at > title.at + FAR) break;
    const headed = headedList(page, spot);
    const told = linesOf(spot).flatMap(({ label, list }) =>
      // What a select box offers is no line of text.
      holdsControl(spot.element) ? [] : [choiceOf(label, list)],
    );
    for (const choice of [headed, ...told, oneSize(spot)]) {
      const role = choice && roleOfChoice(choice);
      if (!choice || !role || role === "other" || roles.has(role) || isAside(spot, title)) continue;
      roles.add(role);
      found.push(choice);
    }
  }
  return found;
}

const HEADING = /^h[2-6]$/;
/** Boxes that a page builder puts around a heading and the list below it. */
const BOXES = 8;

/** "Sizes" as a heading, and a list of nothing but values below it; what is struck through is gone. */
function headedList(page: Page, { element, text, at, end }: Spot): Choice | null {
  const label = text.replace(/\s*[:：]\s*$/, "");
  if (!HEADING.test(element.name) || label.length > LABEL_MAX || !isOptionName(label)) return null;
  const next = page
    .spots()
    .slice(end, end + BOXES)
    .find((spot) => /^[uo]l$/.test(spot.element.name) || HEADING.test(spot.element.name));
  if (!next || next.at <= at || HEADING.test(next.element.name) || next.isHidden) return null;
  const rows = page.spots().filter((spot) => spot.parent === next && spot.element.name === "li");
  if (rows.some((row) => row.text === "" || row.text.length > LONGEST)) return null;
  const choice = choiceOf(label, rows.map((row) => row.text.replaceAll(/[,،;|]/g, " ")).join(", "));
  if (!choice || choice.values.length !== rows.length) return null;
  const isGone = (row: Spot) =>
    saysGone(row.text) ||
    page
      .spots()
      .slice(row.at, row.end)
      .some((spot) => spot.isStruck);
  return {
    ...choice,
    values: choice.values.map((value, n) => ({
      ...value,
      isGone: isGone(elementAt(rows, n)),
    })),
  };
}

/** "Sizes: S, M" in a line of its own, or a row of two cells. */
function linesOf({ element, text: seen }: Spot): Line[] {
  if (/^(?:p|li|td|dd|div|span|font|center|b|strong)$/.test(element.name)) {
    if (seen === "") return [];
    const below = /^(?:p|div)$/.test(element.name) ? lineBelow(element) : null;
    if (below) return [below];
    const named = namedParts(element);
    if (!named && !/[:：]/.test(seen) && !isOptionName(seen) && !COLOURS_AFTER.test(seen))
      return [];
    return (named ? [named] : brokenLines(element)).flatMap((text) => lineIn(text) ?? []);
  }
  const row = element.name === "tr" ? rowOf(element) : null;
  return row ? [row] : [];
}

const isBroken = ({ children }: Element): boolean =>
  children.some((child) => isTag(child) && child.name === "br");

/** The lines of an element, where it breaks them. */
function brokenLines(element: Element): string[] {
  // What breaks its own lines is read as an element of its own.
  const isRead = (child: ChildNode) => isTag(child) && isBroken(child);
  if (!isBroken(element) && element.children.some(isRead)) return [];
  if (!isBroken(element)) return [inParts(element) ?? textOf(element, LONGEST + 1)];
  const lines = [""];
  for (const child of element.children) {
    if (isTag(child) && child.name === "br") lines.push("");
    else if (isRead(child)) lines.push("", "");
    else if (isTag(child)) lines.push(`${lines.pop()}${textOf(child, LONGEST + 1)}`);
    else if (isText(child)) lines.push(`${lines.pop()}${child.data}`);
  }
  return lines.map(oneLine);
}

/** "<span>Colour:</span> <b>Red</b> <b>Blue</b>": values in elements of their own need no sign between them. */
function inParts(element: Element): string | null {
  const [first, ...parts] = element.children.filter(
    (child): child is Element => isTag(child) && child.name !== "br",
  );
  const isBare = element.children.every((child) => !isText(child) || child.data.trim() === "");
  if (!first || parts.length < 2 || !isBare) return null;
  const label = textOf(first, LABEL_MAX + 1);
  const words = parts.map((part) => textOf(part, VALUE_MAX + 1));
  const isAlike = new Set(parts.map(({ name }) => name)).size === 1;
  const isList = isAlike && /[:：]$/.test(label) && words.every((word) => word !== "");
  return isList ? `${label} ${words.join(", ")}` : null;
}

/** "Available sizes <b>38</b> <b>40</b>": the name alone, then each value in an element of its own. */
function namedParts(element: Element): string | null {
  const [first, ...others] = element.children.filter(
    (child) => isTag(child) || (isText(child) && child.data.trim() !== ""),
  );
  const parts = others.filter(isTag);
  if (!first || !isText(first) || parts.length < 2 || parts.length < others.length) return null;
  const label = oneLine(first.data).replace(/\s*[:：]$/, "");
  const words = parts.map((part) => textOf(part, VALUE_MAX + 1));
  const isAlike = new Set(parts.map(({ name }) => name)).size === 1;
  return isAlike && isOptionName(label) && areValues(words)
    ? `${label}: ${words.join(", ")}`
    : null;
}

/** "Size" in a line of its own, and nothing but sizes in the one below it. */
function lineBelow(element: Element): Line | null {
  const label = textOf(element, LABEL_MAX + 1).replace(/\s*[:：]$/, "");
  if (label === "" || label.length > LABEL_MAX || /[:：,،\p{Nd}]/u.test(label)) return null;
  if (!isOptionName(label)) return null;
  let next: unknown = element.next;
  while (next && !isTag(next as Element)) next = (next as Element).next;
  if (!next || (next as Element).name !== element.name) return null;
  const list = textOf(next as Element, LONGEST + 1);
  const words = list.split(BREAKS).filter(Boolean);
  return words.length > 1 && areValues(words) ? { label, list: words.join(", ") } : null;
}

/** "Free size, fits 50 to 80 kg", "مقاس واحد": the one there is, and not "one size up". */
const FITS_ALL =
  /^\P{L}*(?:free ?size|one ?size(?: fits (?:all|most))?|(?:فري|فرى) ?سايز|مقاس (?:واحد|موحد))(?=\s*(?:$|[(،,.:–-])|\s+(?:fits?|يناسب|مناسب|يلبس|من)(?!\p{L}))/iu;

const oneSize = ({ text }: Spot): Choice | null =>
  text.length <= LONGEST && FITS_ALL.test(text)
    ? { name: "Size", values: [{ label: "One Size", keys: [], isGone: false }], isNamed: true }
    : null;

function rowOf(element: Element): Line | null {
  const cells = element.children.filter(
    (child): child is Element => isTag(child) && /^t[dh]$/.test(child.name),
  );
  // Two heads name the columns below them.
  if (cells.length !== 2 || cells.every(({ name }) => name === "th")) return null;
  const [label = "", list = ""] = cells.map((cell) => textOf(cell, LONGEST + 1));
  return list.length <= LONGEST ? { label: label.replace(/[:：]\s*$/, ""), list } : null;
}

/** "Available in: S – M – L": what there is, whose values alone say what it is about. */
const WHAT_THERE_IS =
  /^(?:(?:also )?(?:available|comes|offered) in|(?:متوفر|متاح|متواجد|موجود)[ةه]?(?: (?:ب|في))?)$/iu;

function choiceOf(label: string, list: string): Choice | null {
  const isNamed = isOptionName(label);
  const isOpen = !isNamed && WHAT_THERE_IS.test(label.trim());
  if (label.length > LABEL_MAX || !(isNamed || isOpen) || NO_OPTION.test(`${label} ${list}`))
    return null;
  const labels = [
    ...new Set(
      list
        .replace(/[.。]\s*$/, "")
        .split(BETWEEN)
        .map(plainLabel)
        .filter(Boolean),
    ),
  ];
  const isList =
    labels.length > 0 && labels.every((one) => one.length <= VALUE_MAX && !isNameAlone(one));
  if (!isList) return null;
  const gone = new Set(list.split(BETWEEN).filter(isCalledGone).map(plainLabel));
  const values = labels.map((one) => ({ label: one, keys: [foldKey(one)], isGone: gone.has(one) }));
  if (!isOpen) return { name: label, values, isNamed: true };
  const name = labels.every(isSize) ? "Size" : labels.every(isColour) ? "Colour" : "";
  return name && labels.length > 1 ? { name, values, isNamed: true } : null;
}

/** Whether an element holds nothing but such lines: it is no prose about the piece. */
export function isOptionBox(element: Element): boolean {
  const lines = brokenLines(element).filter(Boolean);
  return lines.length > 0 && lines.every(isOptionLine);
}

export function isOptionLine(text: string): boolean {
  const [label = "", list = "", more] = text.split(/\s*[:：]\s*/);
  return label !== "" && list !== "" && more === undefined && choiceOf(label, list) !== null;
}
