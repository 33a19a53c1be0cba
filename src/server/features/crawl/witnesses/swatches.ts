// Rows of buttons or swatches that stand for the values of one choice: alike, side by side, in a box that is
// called so or whose members say so themselves.
import { elementAt, present } from "../../../../contract/get-or-throw.ts";
import { type Element, isTag } from "domhandler";
import { textOf, type Page } from "../extract/page.ts";
import { colourOf, isColourAlone } from "../normalise/colours.ts";
import { isSize } from "../normalise/sizes.ts";
import { foldKey, isValue, plainLabel } from "./choice-labels.ts";
import { isNameAlone, isOptionName, nameWithin } from "./choice-names.ts";
import { markedColour, markedValue, saidWithin } from "./read-controls.ts";
import { boxOf, holdsOneTag } from "./swatch-boxes.ts";
import { asksHere, leadsNowhere, leadsToItself } from "./swatch-links.ts";

export type SwatchGroup = { box: Element; elements: Element[] };

const BOX_NAME = /swatch|variant|variation|option|attribute|size|colou?r|choice|pill|لون|مقاس/i;
const NO_BOX =
  /gallery|thumb|slide|carousel|card|product-?(?:grid|list|item)|share|tab|accordion|breadcrumb|pagination|qty|quantity|review|menu/i;
const TAGS = ["li", "button", "a", "span", "div", "label"];
const MARKS = [
  "data-value",
  "data-option",
  "data-option-value",
  "data-size",
  "data-color",
  "data-colour",
  "data-swatch",
  "data-variant-option",
];
const MOST = 60;
const SAYS_MUCH = 60;

export function swatchGroups(page: Page, isOurs: (element: Element) => boolean): SwatchGroup[] {
  const groups = new Map<Element, Element[]>();
  const boxes = new Map<Element, boolean>();
  const taken = new Set<unknown>();
  const isNoBox = (box: Element): boolean => {
    const known = boxes.get(box) ?? NO_BOX.test(called(box));
    boxes.set(box, known);
    return known;
  };
  for (const tag of TAGS) {
    for (const element of page.tagged(tag)) {
      const box = boxOf(element);
      // Of a button, and of the patch of colour and the word on it, only one is a value.
      if (!/^(?:button|a|label)$/.test(tag) && element.parent && taken.has(element.parent))
        continue;
      if (!box || isNoBox(box) || !isSwatch(element, box, page)) continue;
      taken.add(element);
      const group = groups.get(box);
      if (group) group.push(element);
      else groups.set(box, [element]);
    }
  }
  return [...groups]
    .filter(([box, elements]) => elements.length <= MOST && isOurs(box) && isRow(box, elements))
    .map(([box, elements]) => ({ box, elements }));
}

const called = ({ attribs }: Element): string =>
  `${attribs["class"] ?? ""} ${attribs["id"] ?? ""} ${attribs["data-attribute_name"] ?? ""} ${attribs["aria-label"] ?? ""} ${attribs["data-option-name"] ?? ""} ${attribs["data-name"] ?? ""}`;

function isSwatch(element: Element, box: Element, page: Page): boolean {
  const { attribs } = element;
  if (NO_BOX.test(attribs["class"] ?? "")) return false;
  if (element.name === "label" && (attribs["for"] !== undefined || holds(element, "input")))
    return false;
  const staysHere = element.name === "a" && leadsNowhere(element, page);
  if (element.name === "a" && attribs["href"] && !staysHere && !/[?&#]/.test(attribs["href"]))
    return false;
  const isButton =
    element.name === "button" || attribs["role"] === "radio" || attribs["role"] === "option";
  // The patch of colour on a button may bear the word for both.
  const said =
    attribs["aria-label"] ??
    attribs["title"] ??
    ((isButton || staysHere) && textOf(element, 1) === "" ? saidWithin(element, 0) : "");
  // A picture of the cloth on a button that says which colour it is.
  const isNamed =
    said !== "" && said.length <= 24 && (isButton || (staysHere && colourOf(said) !== null));
  if (isColourDrawn(element, box, isButton)) return true;
  // A value says little: most boxes are passed over before anybody looks what they hold.
  if (!isNamed && !isMarked(element) && textOf(element, SAYS_MUCH + 1).length > SAYS_MUCH)
    return false;
  if (holds(element, "select") || (holds(element, "img") && !isMarked(element) && !isNamed))
    return false;
  if (isMarked(element))
    return (
      isButton ||
      BOX_NAME.test(called(box)) ||
      BOX_NAME.test(called(element)) ||
      isMarkedWithName(element)
    );
  if (attribs["type"] === "submit") return false;
  if (isMarkedAsSaid(element) && isNamedWithin(box)) return true;
  const text = textOf(element, 40);
  if (isInProse(element)) return false;
  const isAsking = leadsToItself(element, text) || (isButton && asksHere(element, page));
  if (element.name === "a" && isAsking) return text.length > 0 && text.length <= 40;
  // A link that leads nowhere is a button; numbers on such may be pages or slides.
  if (element.name === "a" && !(staysHere && isNamedValue(element, box, text || said)))
    return false;
  // Classes made by a tool say nothing; a row of sizes or colours is known by what it says.
  if (isValueAlone(element, text, box)) return true;
  if (isNamed && isButton && isOptionName(called(box))) return true;
  if (isNamed && (isOptionName(nameWithin(firstIn(box))) || (staysHere && isNamedWithin(box))))
    return true;
  return (
    isButton &&
    text.length > 0 &&
    text.length <= 24 &&
    (isOptionName(called(box)) ||
      /swatch|variant|option/i.test(called(box)) ||
      isOptionName(called(element)))
  );
}

/** Nothing but a picture that is called as a colour is: pressed, or in a row that is called so. */
function isColourDrawn(element: Element, box: Element, isButton: boolean): boolean {
  const isDrawn = element.name !== "a" && holdsOneTag(element) && holds(element, "img");
  if (!isDrawn || textOf(element, 1) !== "" || !isColourAlone(saidWithin(element, 0))) return false;
  const first = firstIn(box);
  return isButton || BOX_NAME.test(called(box)) || isOptionName(nameWithin(first));
}

const isNamedValue = (element: Element, box: Element, text: string): boolean =>
  isValue(text) &&
  (isOptionName(called(box)) ||
    isOptionName(called(element)) ||
    isNamedWithin(box) ||
    isOptionName(nameWithin(firstIn(box))));

const firstIn = (box: Element): Element =>
  present(box.children.find((child): child is Element => isTag(child)));

/** A size or a colour and nothing else, on something that looks as if it could be pressed. */
function isValueAlone(element: Element, text: string, box: Element): boolean {
  const { attribs } = element;
  const said =
    plainLabel(text) || attribs["aria-label"] || attribs["title"] || markedColour(element);
  if (
    !said ||
    said.length > 24 ||
    element.children.some((child) => isTag(child) && BLOCKS.test(child.name))
  )
    return false;
  const canBePressed =
    element.name === "button" ||
    element.name === "a" ||
    attribs["role"] !== undefined ||
    attribs["tabindex"] !== undefined ||
    attribs["aria-pressed"] !== undefined ||
    attribs["onclick"] !== undefined ||
    // A patch of colour that only says which when pointed at.
    (text === "" &&
      (/background/.test(attribs["style"] ?? "") ||
        (element.children.length === 0 && Object.keys(attribs).some((one) => /^data-/.test(one)))));
  // A number may be anything; letters in a row are sizes.
  const isInRow = BOX_NAME.test(called(box));
  if (isSize(said))
    return canBePressed || ((isInRow || element.name !== "div") && /^\p{L}+$/u.test(said));
  return canBePressed ? colourOf(said) !== null : isInRow && isColourAlone(said);
}

const BLOCKS = /^(?:div|p|ul|ol|table|h[1-6]|img|button|a)$/;

function isInProse(element: Element): boolean {
  for (let at: unknown = element.parent, n = 0; at && n < 4; at = (at as Element).parent, n++)
    if (isTag(at as Element) && /^(?:p|td|th|dd|tr|table|h[1-6])$/.test((at as Element).name))
      return true;
  return false;
}

const isMarked = ({ attribs }: Element): boolean =>
  MARKS.some((name) => attribs[name] !== undefined);

/** data-option="colour" data-value="Navy": says of which choice it is, and which value. */
const isMarkedWithName = ({ attribs }: Element): boolean =>
  attribs["data-value"] !== undefined &&
  Object.entries(attribs).some(
    ([name, value]) =>
      name.startsWith("data-") && name !== "data-value" && value.length <= 24 && isNameAlone(value),
  );

/** "Color:" before the values, in their own box. */
const isNamedWithin = (box: Element): boolean =>
  isOptionName(textOf(firstIn(box), 30).replace(/\s*[:：]\s*$/, ""));

/** Under any name, data that repeat what the element says are its value. */
function isMarkedAsSaid(element: Element): boolean {
  const marks = Object.entries(element.attribs).filter(
    ([name, value]) => name.startsWith("data-") && value.length > 0 && value.length <= 24,
  );
  if (marks.length === 0) return false;
  const said = foldKey(textOf(element, 40));
  return said !== "" && marks.some(([, value]) => foldKey(value) === said);
}

function holds(element: Element, tag: string): boolean {
  return element.children.some(
    (child) => isTag(child) && (child.name === tag || holds(child, tag)),
  );
}

/** All of one make, each with a value of its own. */
function isRow(box: Element, elements: Element[]): boolean {
  const tag = elementAt(elements, 0).name;
  if (elements.some((element) => element.name !== tag)) return false;
  const values = elements.map((element) => {
    const { attribs } = element;
    const text = textOf(element, 60);
    return (
      attribs["data-value"] ??
      (text ||
        attribs["aria-label"] ||
        attribs["title"] ||
        markedValue(element) ||
        saidWithin(element, 0))
    );
  });
  const [only] = elements as [Element];
  if (elements.length === 1)
    return (
      isMarked(only) ||
      (isMarkedAsSaid(only) && isNamedWithin(box)) ||
      only.name === "button" ||
      (only.name === "li" && isOptionName(nameWithin(only)) && isValue(textOf(only, 24))) ||
      (isOptionName(called(box)) && colourOf(only.attribs["title"] ?? "") !== null) ||
      /^(?:radio|option)$/.test(only.attribs["role"] ?? "")
    );
  return new Set(values).size === values.length;
}
