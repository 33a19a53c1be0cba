// What a visitor of the product's page can choose: select boxes, rows of radio buttons, swatches and buttons.
// Each value is known by its label and by the keys that the shop's own data call it; one that is crossed out
// or cannot be chosen is gone. What only asks to choose is no value.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { type Element, isTag } from "domhandler";
import type { Page } from "../extract/page.ts";
import { isAside } from "../extract/regions.ts";
import type { Spot } from "../extract/spots.ts";
import type { RawOption } from "../found-product.ts";
import { isNameAlone, isOptionName } from "./choice-names.ts";
import { colourOf } from "../normalise/colours.ts";
import { roleOf, roleOfChoice } from "../normalise/option-roles.ts";
import { plainDigits } from "../normalise/prices.ts";
import { isSize } from "../normalise/sizes.ts";
import { foldKey, isCalledGone, MAX_LABEL, plainLabel, priceInLabel } from "./choice-labels.ts";
import { linkedChoices } from "./linked-choices.ts";
import {
  radioGroups,
  readRadios,
  readSelect,
  readSwatches,
  type ToldChoice,
} from "./read-controls.ts";
import { siblingColour } from "./sibling-colours.ts";
import { swatchGroups } from "./swatches.ts";

export type ChoiceValue = {
  label: string;
  keys: string[];
  isGone: boolean;
  /** What the piece costs with it, where its words say so. */
  price?: number | null;
  /** What stands for it on the page, whose marks may tell more of it. */
  elements?: Element[];
};
export type Choice = { name: string; values: ChoiceValue[]; isNamed: boolean };

const OPTIONS_MAX = 3;

/** Those that tell pieces apart (colour, size, …), where there are as many as a piece can have. */
export function pieceChoices(choices: Choice[]): Choice[] | null {
  const used = choices.filter((choice) => roleOfChoice(choice) !== "other");
  return used.length === 0 || used.length > OPTIONS_MAX ? null : used;
}

const MAX_VALUES = 120;
/** "Please choose", "تحديد أحد الخيارات", "---": asks for a choice in words of its own. */
const ASKS =
  /^[\s\-–—.…*]*$|^[\s\-–—.*]*(?:please\b|choose\b|select\b|pick\b|any\b|bitte|wähle|choisi|sélection|seleccion|elija|scegli|selezion|escolh|kies|seçin|wybierz|اختر|إختر|اختار|أختر|تحديد|حدد|برجاء|من فضلك|-- |size (?:guide|chart)|(?:دليل|جدول) (?:ال)?مقاس)/i;
export function pageChoices(page: Page, title: Spot | null, buttons: Spot[]): Choice[] {
  const isOurs = (element: Element): boolean => {
    const spot = placeOf(page, element);
    if (!spot || isAside(spot, title) || isInHead(spot, title)) return false;
    return true;
  };
  const found: Choice[] = [];
  for (const select of page.tagged("select")) {
    if (isOurs(select)) add(found, readSelect(select, page, isNearBuying(page, select, buttons)));
  }
  for (const group of radioGroups(page, isOurs)) {
    add(found, readRadios(group, page, isNearBuying(page, elementAt(group, 0), buttons)));
  }
  for (const { box, elements } of swatchGroups(page, isOurs)) {
    add(found, readSwatches(box, elements, page));
  }
  for (const choice of linkedChoices(page, isOurs)) add(found, choice);
  if (!found.some((choice) => roleOfChoice(choice) === "color"))
    add(found, siblingColour(page, isOurs));
  return found;
}

/** A box for visitors without scripts is not seen by others, but stands where theirs is. */
function placeOf(page: Page, element: Element): Spot | undefined {
  const own = page.spotOf(element);
  if (own) return own;
  for (let at: unknown = element.parent, n = 0; at && n < 5; at = (at as Element).parent, n++)
    if ((at as Element).name === "noscript") return page.spotOf((at as Element).parent as Element);
  return undefined;
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
  const spot = placeOf(page, element);
  if (!spot) return false;
  for (let at: Spot | null = spot; at; at = at.parent) {
    if (at.element.name !== "form") continue;
    const { at: from, end } = at;
    if (buttons.some((button) => button.at >= from && button.at < end)) return true;
    // A form that sends something else chooses nothing of this piece; one that sends nothing is only a frame.
    if (holdsSubmit(at.element)) return false;
  }
  return buttons.some((button) => Math.abs(button.at - spot.at) <= 60);
}

const holdsSubmit = (element: Element): boolean =>
  element.children.some(
    (child) =>
      isTag(child) &&
      ((child.name === "button" && child.attribs["type"] !== "button") ||
        (child.name === "input" && /^(?:submit|image)$/i.test(child.attribs["type"] ?? "")) ||
        holdsSubmit(child)),
  );

function add(found: Choice[], choice: ToldChoice | null): void {
  if (!choice) return;
  const values: ChoiceValue[] = [];
  const isPrefixed = repeatsName(choice);
  const counts = countsBehind(choice);
  for (const [n, { label: said, keys, isGone: isOff, element }] of choice.told.entries()) {
    const isGone = isOff || counts?.[n] === "0";
    const written = counts ? said.replace(COUNT_BEHIND, "") : said;
    const label = isPrefixed ? written.replace(NAME_BEFORE, "$2") : withoutAsking(written);
    const plain = plainLabel(label);
    if (!plain || plain.length > MAX_LABEL || ASKS.test(plain)) continue;
    const known = values.find((one) => one.label === plain);
    const own = [plain, ...keys].flatMap((key) => (key ? [foldKey(key)] : []));
    if (known) {
      known.keys.push(...own);
      known.elements?.push(element);
    } else
      values.push({
        label: plain,
        keys: own,
        isGone: isGone || isCalledGone(label),
        price: priceInLabel(label),
        elements: [element],
      });
  }
  if (values.length === 0 || values.length > MAX_VALUES) return;
  // The label of the next choice, beside what is chosen of this one.
  if (values.length === 1 && isNameAlone(values[0]?.label ?? "")) return;
  // "Colour: Black" says what is chosen; the sizes below it have no name of their own.
  const isSizes = values.every(({ label }) => isSize(label) && colourOf(label) === null);
  if (isSizes && roleOf({ name: choice.name, values: [] }) === "color")
    return add(found, { ...choice, name: "", isNamed: false });
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
      known.elements?.push(...(value.elements ?? []));
    }
  }
  if (!same.isNamed && choice.isNamed) [same.name, same.isNamed] = [choice.name, true];
}

const COUNT_BEHIND = /\s*[([]\s*(\p{Nd}{1,4})\s*[)\]]\s*$/u;

/** "S (3)", "M (0)": how many of each are left, where none is left of some; else the number is a size of elsewhere. */
function countsBehind({ told }: ToldChoice): (string | undefined)[] | null {
  const counts = told.map(({ label }) => COUNT_BEHIND.exec(plainDigits(label))?.[1]);
  return counts.length > 1 && counts.includes("0") ? counts : null;
}

const NAME_BEFORE = /^\s*([\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?)\s*[-–—:]\s+(.+)$/su;

const ASKED_BEFORE = /^\s*(?:select|choose|pick|اختر|اختاري)\s+(\p{L}+)\s+(?=\S)/iu;

/** "Select Color Red": asks for one value, which stands last. */
function withoutAsking(written: string): string {
  const asked = ASKED_BEFORE.exec(written);
  return asked && isOptionName(asked[1] ?? "") ? written.slice(asked[0].length) : written;
}

/** "Colour - Red", for those who cannot see of which choice it is one. */
function repeatsName({ name, told }: ToldChoice): boolean {
  const before = new Set(told.map(({ label }) => NAME_BEFORE.exec(label)?.[1]));
  const [only] = before;
  if (before.size !== 1 || only === undefined) return false;
  return foldKey(only) === foldKey(name) || (isOptionName(only) && !only.includes(" "));
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
