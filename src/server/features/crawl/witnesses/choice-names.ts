// How a shop calls a choice: by a label, a legend, the cell before it, or the name of its field.
import { type Element, isTag, isText } from "domhandler";
import { textOf, type Page } from "../extract/page.ts";
import { oneLine } from "../extract/text.ts";
import { colourOf } from "../normalise/colours.ts";
import { isSize } from "../normalise/sizes.ts";

const OPTION =
  /colou?r|farbe|couleur|colore|\bcor\b|kleur|renk|size|größe|groesse|taille|talla|taglia|tamanho|maat|beden|style|material|fabric|length|\bwaist\b|\binseam\b|\bfit\b|\bcup\b|shade|print|pattern|\bage\b|لون|ألوان|الوان|مقاس|قياس|حجم|خامة|خامه|القماش|العمر|السن|الطول|النقشة|цвет|размер/i;
const OTHER =
  /qty|quantity|country|currency|language|\blang\b|locale|sort|order-?by|menge|quantité|كمية|الكمية|العدد|location|governorate|province|region|city|\bstate\b|year|month|rating|rate\b|payment|shipping|delivery|gift|per-?page|limit|show\b|filter|subscri|purchase-?option|recurring|wrap|stars?\b|تقييم|المحافظة|الدفع|الشحن/i;

export const isOptionName = (name: string): boolean => OPTION.test(name.replace(/[_[\]]+/g, " "));
export const isOtherName = (name: string): boolean =>
  OTHER.test(name.replace(/[_[\]]+/g, " ")) && !isOptionName(name);

/** "الطول" behind "المقاس" is the next column, not a value. */
export const isNameAlone = (label: string): boolean =>
  isOptionName(label) && !/\s/.test(label) && !isSize(label) && colourOf(label) === null;

const MAX = 60;

/** Empty where nothing says what the choice is about. */
export function groupName(element: Element, page: Page): string {
  const { id } = element.attribs;
  const isInput = element.name === "input";
  const labelled =
    id && !isInput ? page.tagged("label").find((one) => one.attribs["for"] === id) : undefined;
  const words = [
    labelled && textOf(labelled, MAX),
    !isInput && element.attribs["aria-label"],
    element.attribs["data-attribute_name"],
    element.attribs["data-option-name"],
    around(element, page, isInput),
    element.attribs["name"],
    element.attribs["data-id"],
  ];
  const told = words
    .flatMap((word) => (word ? [tidied(word)] : []))
    .filter((word) => word.length > 0);
  return told.find(isOptionName) ?? told[0] ?? "";
}

/** "Size: M *" is about the size. */
const tidied = (text: string): string =>
  oneLine(text.split(/[:：*]/)[0] ?? "")
    .replace(/^(?:choose|select|pick|اختر|اختاري|حدد)\s+(?:a |an |your |the )?/i, "")
    .slice(0, MAX);

/** The legend of its set, a text that stands right before it or before what it stands in. */
function around(element: Element, page: Page, isInput: boolean): string {
  let at: Element = element;
  for (let level = 0; level < 6; level++) {
    const before = textBefore(at);
    // Right before a button its own label may stand.
    if (before && (!isInput || level > 0 || isOptionName(before))) return before;
    const parent: unknown = at.parent;
    if (!parent || !isTag(parent as Element)) return "";
    at = parent as Element;
    if (at.name === "fieldset") {
      const legend = at.children.find((child) => isTag(child) && child.name === "legend");
      if (legend) return ownWords(legend as Element);
    }
    if (at.name === "label" && !isInput) return directText(at);
    // Around a button of its own, a label says which value it is.
    const named =
      (isInput && at.name === "label" ? undefined : at.attribs["aria-label"]) ??
      at.attribs["data-option-name"] ??
      at.attribs["data-attribute"];
    if (named && !/^\s*$/.test(named)) return named;
    const by = at.attribs["aria-labelledby"];
    const label = by ? elementById(page, by) : null;
    if (label) return ownWords(label);
    if (/^(?:form|body|main|section|article)$/.test(at.name)) return "";
  }
  return "";
}

const ownWords = (element: Element): string => textOf(element, MAX * 2).slice(0, MAX * 2);

const directText = (element: Element): string =>
  oneLine(
    element.children
      .map((child) => ("data" in child && typeof child.data === "string" ? child.data : ""))
      .join(" "),
  ) || oneLine(textOf(element, MAX));

function textBefore(element: Element): string {
  for (let node = element.prev, n = 0; node && n < 4; node = node.prev, n++) {
    if (isText(node) && node.data.trim()) return node.data.trim().slice(0, MAX);
    if (!isTag(node)) continue;
    if (/^(?:select|input|ul|ol|form|script|style|button|img|svg)$/.test(node.name)) return "";
    // What can be pressed there is another choice.
    if (holdsControl(node)) return "";
    const text = textOf(node, MAX);
    // "Size: 50x100" says what is chosen; a number without a name before it may be a price.
    if (text) return text.length <= MAX && !/\d{3,}/.test(tidied(text)) ? text : "";
  }
  return "";
}

export const holdsControl = (element: Element): boolean =>
  element.children.some(
    (child) =>
      isTag(child) && (/^(?:button|input|select)$/.test(child.name) || holdsControl(child)),
  );

/** A label in the same box, in front of the first of its values. */
export function nameWithin(first: Element): string {
  let at: Element = first;
  for (let level = 0; level < 2; level++) {
    const before = textBefore(at);
    if (before) return tidied(before);
    const parent: unknown = at.parent;
    if (!parent || !isTag(parent as Element)) return "";
    at = parent as Element;
  }
  return "";
}

function elementById(page: Page, id: string): Element | null {
  for (const tag of ["label", "legend", "span", "div", "p", "h2", "h3", "h4", "strong", "dt", "th"])
    for (const element of page.tagged(tag)) if (element.attribs["id"] === id) return element;
  return null;
}
