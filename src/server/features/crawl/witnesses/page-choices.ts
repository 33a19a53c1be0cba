// What a visitor of the product's page can choose: select boxes, rows of radio buttons, swatches and buttons.
// Each value is known by its label and by the keys that the shop's own data call it; one that is crossed out
// or cannot be chosen is gone. What only asks to choose is no value.
import { type Element, isTag } from "domhandler";
import { textOf, type Page } from "../extract/page.ts";
import { isAside } from "../extract/regions.ts";
import type { Spot } from "../extract/spots.ts";
import type { RawOption } from "../found-product.ts";
import { foldText, oneLine } from "../extract/text.ts";
import { saysGone } from "../extract/buy-words.ts";
import { groupName, isOptionName, isOtherName, nameWithin } from "./choice-names.ts";
import { swatchGroups } from "./swatches.ts";

export type ChoiceValue = { label: string; keys: string[]; isGone: boolean };
export type Choice = { name: string; values: ChoiceValue[]; isNamed: boolean };

const MAX_VALUES = 120;
const MAX_LABEL = 60;
/** "Please choose", "تحديد أحد الخيارات", "---": asks for a choice in words of its own. */
const ASKS =
  /^[\s\-–—.…*]*$|^[\s\-–—.*]*(?:please\b|choose\b|select\b|pick\b|any\b|bitte|wähle|choisi|sélection|seleccion|elija|scegli|selezion|escolh|kies|seçin|wybierz|اختر|إختر|اختار|أختر|تحديد|حدد|برجاء|من فضلك|-- )/i;
/** "(+EGP 50.00)", "+ 14$": what a value costs more is no part of its name. */
const SURCHARGE =
  /\s*[([]\s*[+-]?\s*(?:\p{L}{1,4}\.?\s?|\p{Sc}\s?)?\d[\d.,]*\s?(?:\p{L}{1,4}\.?|\p{Sc})\s*[)\]]\s*$|\s*[([]\s*[+-]\s*(?:\p{L}{1,4}\.?\s?|\p{Sc}\s?)?\d[\d.,]*\s*[)\]]\s*$|\s+\+\s*(?:(?:\p{L}{1,4}\.?|\p{Sc})\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{L}{1,4}\.?|\p{Sc}))\s*$/u;
const GONE_WORDS =
  /\s*[([\-–—:]\s*(?:sold[\s-]?out|out of stock|unavailable|not available|نفد\p{L}*|نفذ\p{L}*|غير متوفر|غير متاح)[^)\]]*[)\]]?\s*$/iu;
const GONE_NAME =
  /(?:^|[\s-])(?:disabled|sold-?out|soldout|out-?of-?stock|outofstock|unavailable|not-?available|is-gone|no-?stock|oos|crossed)(?:$|[\s-])/;

export function pageChoices(page: Page, title: Spot | null, buttons: Spot[]): Choice[] {
  const isOurs = (element: Element): boolean => {
    const spot = page.spotOf(element);
    if (!spot || isAside(spot, title) || isInHead(spot, title)) return false;
    return true;
  };
  const found: Choice[] = [];
  for (const select of page.tagged("select")) {
    if (isOurs(select)) add(found, readSelect(select, page, isNearBuying(page, select, buttons)));
  }
  for (const group of radioGroups(page, isOurs)) {
    add(found, readRadios(group, page, isNearBuying(page, group[0]!, buttons)));
  }
  for (const { box, elements } of swatchGroups(page, isOurs)) {
    add(found, readSwatches(box, elements, page));
  }
  return found;
}

/** Those of the select boxes that a learned selector names. */
export function choicesOfSelects(selects: Element[], page: Page): RawOption[] {
  const found: Choice[] = [];
  for (const select of selects) add(found, readSelect(select, page, false));
  return found.map(({ name, values }) => ({ name, values: values.map(({ label }) => label) }));
}

/** A language or country box stands above the product. */
const isInHead = (spot: Spot, title: Spot | null): boolean => {
  for (let at: Spot | null = spot; at; at = at.parent) {
    if (title && at.at <= title.at && title.at < at.end) return false;
    if (/^(?:header|nav|footer)$/.test(at.element.name)) return true;
  }
  return false;
};

function isNearBuying(page: Page, element: Element, buttons: Spot[]): boolean {
  const spot = page.spotOf(element);
  if (!spot) return false;
  for (let at: Spot | null = spot; at; at = at.parent) {
    if (at.element.name !== "form") continue;
    const inner = at;
    return buttons.some((button) => button.at >= inner.at && button.at < inner.end);
  }
  return buttons.some((button) => Math.abs(button.at - spot.at) <= 60);
}

type Told = { label: string; keys: (string | undefined)[]; isGone: boolean };

function add(
  found: Choice[],
  choice: { name: string; told: Told[]; isNamed: boolean } | null,
): void {
  if (!choice) return;
  const values: ChoiceValue[] = [];
  for (const { label, keys, isGone } of choice.told) {
    const plain = plainLabel(label);
    if (!plain || plain.length > MAX_LABEL || ASKS.test(plain)) continue;
    const known = values.find((one) => one.label === plain);
    const own = [plain, ...keys].flatMap((key) => (key ? [foldKey(key)] : []));
    if (known) known.keys.push(...own);
    else
      values.push({ label: plain, keys: own, isGone: isGone || GONE_WORDS.test(oneLine(label)) });
  }
  if (values.length === 0 || values.length > MAX_VALUES) return;
  const same = found.find((one) => isSameChoice(one.values, values));
  if (!same) {
    found.push({ name: choice.name, values, isNamed: choice.isNamed });
    return;
  }
  // A select box behind its swatches: each may know what the other does not.
  for (const value of values) {
    const own = tellingKeys(value);
    const known = same.values.find((one) => tellingKeys(one).some((key) => own.includes(key)));
    if (known) {
      known.keys.push(...value.keys);
      known.isGone ||= value.isGone;
    }
  }
  if (!same.isNamed && choice.isNamed) [same.name, same.isNamed] = [choice.name, true];
}

/** Also where one of both lists only what can be chosen now. */
function isSameChoice(one: ChoiceValue[], other: ChoiceValue[]): boolean {
  const keys = new Set(one.flatMap(tellingKeys));
  const shared = other.filter((value) => tellingKeys(value).some((key) => keys.has(key))).length;
  return shared >= Math.min(one.length, other.length) && shared > 0;
}

/** "1", "2", "3" are how many shops count the values of every choice: they tell nothing, unless they are shown. */
const tellingKeys = ({ label, keys }: ChoiceValue): string[] => [
  foldKey(label),
  ...keys.filter((key) => !/^\d{1,3}$/.test(key)),
];

export const foldKey = (key: string): string => {
  try {
    return foldText(decodeURIComponent(key));
  } catch {
    return foldText(key);
  }
};

export const plainLabel = (label: string): string =>
  oneLine(oneLine(label).replace(GONE_WORDS, "").replace(SURCHARGE, ""));

function readSelect(select: Element, page: Page, isNear: boolean) {
  const name = groupName(select, page);
  const written = `${select.attribs["name"] ?? ""} ${select.attribs["id"] ?? ""}`;
  if (isOtherName(name) || isOtherName(written)) return null;
  const isNamed = isOptionName(name) || isOptionName(written);
  if (!isNamed && !isNear) return null;
  const options = gather(select, "option");
  const told = options
    .filter((option, n) => !isPlaceholder(option, n, name, options))
    .map((option) => ({
      label: textOf(option, 120),
      keys: [option.attribs["value"], option.attribs["data-value"]],
      isGone: option.attribs["disabled"] !== undefined || GONE_NAME.test(nameOf(option)),
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

const nameOf = ({ attribs }: Element): string =>
  `${attribs["class"] ?? ""} ${attribs["data-state"] ?? ""}`.toLowerCase().replaceAll("_", "-");

function radioGroups(page: Page, isOurs: (element: Element) => boolean): Element[][] {
  const groups = new Map<string, Element[]>();
  for (const input of page.tagged("input")) {
    if ((input.attribs["type"] ?? "").toLowerCase() !== "radio" || !isOurs(input)) continue;
    const name = input.attribs["name"] ?? "";
    const group = groups.get(name);
    if (group) group.push(input);
    else groups.set(name, [input]);
  }
  return [...groups.values()];
}

function readRadios(inputs: Element[], page: Page, isNear: boolean) {
  const first = inputs[0]!;
  const own = first.attribs["data-option-name"] ?? first.attribs["data-name"];
  const name = own ?? groupName(first, page);
  const written = first.attribs["name"] ?? "";
  if (isOtherName(name) || (isOtherName(written) && !isOptionName(name))) return null;
  const isNamed = isOptionName(name) || isOptionName(written);
  if (!isNamed && !isNear) return null;
  const told = inputs.map((input) => {
    const label = labelOf(input, page);
    const text = label ? textOf(label, 120) : "";
    const words = text || input.attribs["aria-label"] || input.attribs["data-label"] || "";
    const gone = label !== null && (GONE_NAME.test(nameOf(label)) || holdsStruck(label));
    const value = input.attribs["value"] ?? "";
    // "Red — variant sold out", for those who cannot see that it is crossed out.
    if (value && saysGone(words) && foldText(words).startsWith(`${foldText(value)} `))
      return {
        label: value,
        keys: [value],
        isGone: input.attribs["disabled"] !== undefined || gone,
      };
    return {
      label: (words.length <= MAX_LABEL + 20 ? words : "") || (input.attribs["value"] ?? ""),
      keys: [input.attribs["value"], input.attribs["data-value"]],
      isGone: input.attribs["disabled"] !== undefined || GONE_NAME.test(nameOf(input)) || gone,
    };
  });
  return { name: isOptionName(name) || !isOptionName(written) ? name : written, told, isNamed };
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

function readSwatches(box: Element, elements: Element[], page: Page) {
  const within = nameWithin(elements[0]!);
  const name = isOptionName(within) ? within : groupName(box, page) || within;
  if (isOtherName(name)) return null;
  const told = elements.map((element) => {
    const { attribs } = element;
    const text = textOf(element, 80);
    const said = attribs["data-title"] ?? attribs["aria-label"] ?? attribs["title"] ?? "";
    const keys = [
      "data-value",
      "data-option",
      "data-size",
      "data-color",
      "data-colour",
      "data-id",
      "value",
    ];
    const label =
      text && text.length <= MAX_LABEL && !saysGone(text)
        ? text
        : said || (attribs["data-value"] ?? "");
    return {
      label,
      keys: [...keys.map((key) => attribs[key]), said],
      isGone:
        attribs["disabled"] !== undefined ||
        attribs["aria-disabled"] === "true" ||
        GONE_NAME.test(nameOf(element)) ||
        holdsStruck(element) ||
        saysGone(said),
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
