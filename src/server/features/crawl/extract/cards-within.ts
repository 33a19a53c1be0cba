// Other pieces inside a text about this one ("wear it with"): a small box with a link, a picture and a price is a card,
// wherever a shop's page builder has put it.
import { type ChildNode, type Element, isTag } from "domhandler";
import { textOf } from "./page.ts";

const CARD_TEXT_MAX = 300;
const DEEPEST = 40;
const PRICE =
  /(?:EGP|L\.?E\.?|USD|SAR|AED|[$€£]|ج\.?\s?م|جنيه|ر\.?\s?س|ريال|درهم)\s*[\d٠-٩]|[\d٠-٩]\s*(?:EGP|L\.?E\.?\b|USD|SAR|AED|[$€£]|ج\.?\s?م|جنيه|ر\.?\s?س|ريال|درهم)/i;

export function isCardBox(element: Element): boolean {
  const text = textOf(element, CARD_TEXT_MAX + 1);
  if (text.length > CARD_TEXT_MAX || !PRICE.test(text)) return false;
  const isLink = ({ name, attribs }: Element) =>
    name === "a" && /^(?:https?:|\/|\?|[\w.])/i.test(attribs["href"] ?? "");
  const isPicture = ({ name }: Element) => name === "img" || name === "picture";
  return holds(element, isLink, 0) && holds(element, isPicture, 0);
}

const holds = (element: Element, is: (one: Element) => boolean, depth: number): boolean =>
  is(element) ||
  (depth < DEEPEST &&
    element.children.some((child) => isTag(child) && holds(child, is, depth + 1)));

/** What is left of its text without them; nothing where that is only what stood above them. */
export function textWithoutCards(element: Element): string {
  const whole = textOf(element);
  if (!PRICE.test(whole)) return whole;
  const rest = textOf(withoutCards(element, 0));
  return rest.length < whole.length && rest.length < HEADING_MAX ? "" : rest;
}

const HEADING_MAX = 40;

function withoutCards(element: Element, depth: number): Element {
  const copy = Object.assign(
    Object.create(Object.getPrototypeOf(element) as object) as Element,
    element,
  );
  copy.children = element.children.flatMap((child): ChildNode[] => {
    if (!isTag(child) || depth > DEEPEST) return [child];
    return isCardBox(child) ? [] : [withoutCards(child, depth + 1)];
  });
  return copy;
}
