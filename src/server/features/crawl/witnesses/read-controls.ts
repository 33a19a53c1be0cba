// One choice as a page offers it: a select box, a row of radio buttons, a row of swatches.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { type Element, isTag } from "domhandler";
import { saysGone } from "../extract/buy-words.ts";
import { textOf, type Page } from "../extract/page.ts";
import { foldText } from "../extract/text.ts";
import { colourOf, isColourAlone } from "../normalise/colours.ts";
import { isSize } from "../normalise/sizes.ts";
import { isCalledGone, MAX_LABEL, ownWords, plainLabel } from "./choice-labels.ts";
import { groupName, isOptionName, isOtherName, nameWithin } from "./choice-names.ts";
import { hasNoStock, isNamedGone, isOff, isWrappedGone, leftOut } from "./stock-marks.ts";

/** Its words as written, what the shop's data may call it, and whether it is crossed out. */
export type ToldValue = {
  label: string;
  keys: (string | undefined)[];
  isGone: boolean;
  element: Element;
};
export type ToldChoice = { name: string; told: ToldValue[]; isNamed: boolean };

export function readSelect(select: Element, page: Page, isNear: boolean) {
  const name = groupName(select, page);
  const written = `${select.attribs["name"] ?? ""} ${select.attribs["id"] ?? ""}`;
  if (isOtherName(name) || isOtherName(written)) return null;
  const isNamed = isOptionName(name) || isOptionName(written);
  if (!isNamed && (!isNear || isOtherName(select.attribs["class"] ?? ""))) return null;
  const options = gather(select, "option");
  const told = options
    .filter((option, n) => !isPlaceholder(option, n, name, options))
    .map((option) => ({
      label: ownWords(textOf(option, 120), option.attribs["value"]),
      keys: [option.attribs["value"], option.attribs["data-value"]],
      isGone:
        isOff(option) ||
        isNamedGone(option) ||
        hasNoStock(option) ||
        isCalledGone(textOf(option, 120)),
      element: option,
    }));
  return {
    name: isOptionName(name) || !isOptionName(written) ? name : written.trim(),
    told,
    isNamed,
  };
}

/** First and without a value, disabled and chosen, or called like the choice: it holds its place. */
function isPlaceholder(option: Element, n: number, name: string, options: Element[]): boolean {
  const { value, disabled, selected, hidden } = option.attribs;
  if (value !== undefined && value.trim() === "") return true;
  const next = options[n + 1];
  if (n > 0 || !next) return false;
  // Where values are counted, the first of them may be 0.
  const isNoValue =
    /^(?:0|-1|null|none|undefined|default)$/i.test(value ?? "") && next.attribs["value"] !== "1";
  if (isNoValue || foldText(textOf(option, 60)) === foldText(name)) return true;
  return disabled !== undefined && (selected !== undefined || hidden !== undefined);
}

export function radioGroups(page: Page, isOurs: (element: Element) => boolean): Element[][] {
  const groups = new Map<string, Element[]>();
  for (const input of page.tagged("input")) {
    const type = (input.attribs["type"] ?? "").toLowerCase();
    const name = input.attribs["name"] ?? "";
    // Boxes to tick are a choice where their own name says of what.
    const isChoice = type === "radio" || (type === "checkbox" && isOptionName(plainName(name)));
    if (!isChoice || !isOurs(input)) continue;
    const group = groups.get(name);
    if (group) group.push(input);
    else groups.set(name, [input]);
  }
  return [...groups.values()];
}

const plainName = (name: string): string => name.replace(/\[.*$/, "");

export function readRadios(inputs: Element[], page: Page, isNear: boolean) {
  const first = elementAt(inputs, 0);
  const own = first.attribs["data-option-name"] ?? first.attribs["data-name"];
  const name = own ?? groupName(first, page);
  const written = first.attribs["name"] ?? "";
  if (isOtherName(name) || (isOtherName(written) && !isOptionName(name))) return null;
  const isNamed = isOptionName(name) || isOptionName(written);
  const faint = leftOut(inputs);
  const told = inputs.map((input) => {
    const label = labelOf(input, page);
    const text = label ? textOf(label, 120) : "";
    const words = text || saidOf(input, label);
    const gone =
      faint.has(input) ||
      hasNoStock(input) ||
      (label !== null && (isNamedGone(label) || holdsStruck(label) || hasNoStock(label)));
    const value = input.attribs["value"] ?? "";
    // "Red — variant sold out", for those who cannot see that it is crossed out.
    if (value && saysGone(words) && foldText(words).startsWith(`${foldText(value)} `))
      return {
        label: value,
        keys: [value],
        isGone: isOff(input) || isNamedGone(input) || gone,
        element: input,
      };
    return {
      label: (words.length <= MAX_LABEL + 20 ? words : "") || (input.attribs["value"] ?? ""),
      keys: [input.attribs["value"], input.attribs["data-value"]],
      isGone: isOff(input) || isNamedGone(input) || gone,
      element: input,
    };
  });
  const isTicked = first.attribs["type"]?.toLowerCase() === "checkbox";
  if (isTicked && (told.length < 2 || !told.every(({ label }) => saysValue(label)))) return null;
  // Where a piece is gone there is no button to be near to: its values speak for themselves.
  if (!isNamed && !isNear && !told.every(({ label }) => saysValue(label))) return null;
  return { name: isOptionName(name) || !isOptionName(written) ? name : written, told, isNamed };
}

/** "Black / M", "XL": a size or a colour among what it says. */
const saysValue = (label: string): boolean =>
  label.split(/\s*[/|,–—]\s*|\s-\s/).some((part) => isSize(part) || colourOf(part) !== null);

/** What is said of a button to those who cannot see it, or of its label; a title alone may be a code. */
const saidOf = (input: Element, label: Element | null): string =>
  input.attribs["aria-label"]?.trim() ||
  (label ? saidBeside(label) || saidWithin(label, 0) : "") ||
  saidBeside(input);

const SAID_AMONG = 6;
const SAID = ["aria-label", "data-label", "title", "alt", "data-title", "data-original-title"];

/** What a control without words says to those who point at it or cannot see it. */
const saidBeside = ({ attribs }: Element): string =>
  SAID.map((name) => attribs[name]).find((word) => word?.trim()) ??
  Object.entries(attribs).find(([name]) => /^data-value[_-](?:name|label)$/.test(name))?.[1] ??
  "";

export function saidWithin(element: Element, depth: number): string {
  if (depth > 4) return "";
  // One label may hold a thousand buttons, each of which asks it.
  for (const child of element.children.slice(0, SAID_AMONG)) {
    const said = isTag(child) ? saidBeside(child) || saidWithin(child, depth + 1) : "";
    if (said) return said;
  }
  return "";
}

function labelOf(input: Element, page: Page): Element | null {
  for (let at = input.parent, n = 0; at && n < 3; at = at.parent, n++)
    if (isTag(at) && at.name === "label") return at;
  const { id } = input.attribs;
  return (id && page.tagged("label").find(({ attribs }) => attribs["for"] === id)) || null;
}

const holdsStruck = (element: Element): boolean =>
  /line-through/.test(element.attribs["style"] ?? "") ||
  element.children.some((child) => isTag(child) && /^(?:s|del|strike)$/.test(child.name));

const VALUE_MARKS = [
  "data-value",
  "data-color",
  "data-colour",
  "data-size",
  "data-option-value",
  "data-option",
  "data-name",
  "data-label",
];

/** A patch of colour without a word may still be marked with its value; a number or a code is no name. */
export const markedValue = (element: Element): string =>
  VALUE_MARKS.map((name) => element.attribs[name]?.trim() ?? "").find(
    (value) => value !== "" && !/^#[\da-f]{3,8}$/i.test(value),
  ) ?? markedColour(element);

/** data-tooltip="Olive": whatever shows it, a colour and nothing else. */
export const markedColour = ({ attribs }: Element): string =>
  Object.entries(attribs).find(
    ([name, value]) => name.startsWith("data-") && value.length <= 24 && isColourAlone(value),
  )?.[1] ?? "";

export function readSwatches(box: Element, elements: Element[], page: Page) {
  const within = nameWithin(elementAt(elements, 0));
  const name = isOptionName(within) ? within : groupName(box, page) || within;
  if (isOtherName(name)) return null;
  const faint = leftOut(elements);
  const told = elements.map((element) => {
    const { attribs } = element;
    const text = textOf(element, 80);
    const said =
      attribs["data-title"] ??
      attribs["aria-label"] ??
      attribs["title"] ??
      (markedValue(element) || (text ? "" : saidWithin(element, 0)));
    const keys = [
      "data-value",
      "data-option",
      "data-size",
      "data-color",
      "data-colour",
      "data-id",
      "value",
    ];
    const isSaid = !saysGone(text) || plainLabel(text) !== text;
    const label = text && text.length <= MAX_LABEL && isSaid ? text : said;
    return {
      label,
      keys: [...keys.map((key) => attribs[key]), said],
      isGone:
        isOff(element) ||
        page.spotOf(element)?.isStruck === true ||
        faint.has(element) ||
        isNamedGone(element) ||
        hasNoStock(element) ||
        isWrappedGone(element) ||
        holdsStruck(element) ||
        saysGone(said) ||
        isCalledGone(said),
      element,
    };
  });
  return { name, told, isNamed: isOptionName(name) };
}

function gather(element: Element, tag: string): Element[] {
  return element.children.flatMap((child) => {
    if (!isTag(child)) return [];
    return child.name === tag ? [child] : gather(child, tag);
  });
}
