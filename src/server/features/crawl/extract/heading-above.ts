// What a text is about: by the heading above it, the cell before it, or the tab that shows it.
import { type ChildNode, type Element, isTag } from "domhandler";
import { textOf, type Page } from "./page.ts";

/** All that a heading of the description says. */
export const DESCRIBES =
  /^(?:(?:the )?(?:description|details?)|product (?:details?|description|information)|overview|about(?: (?:this|the) (?:product|item|piece))?|more info(?:rmation)?|additional information|features|reviews?(?: ?\(\d+\))?|الوصف|وصف(?: المنتج)?|التفاصيل|تفاصيل(?: المنتج)?|معلومات(?: إضافية)?|المراجعات(?: ?\(\d+\))?|مراجعات ?\(\d+\))\s*:?$/i;
/** In a heading: what is said below it is not of this piece, or not of what it is. */
export const TELLS_ELSE =
  /review|shipping|delivery|return|exchange|payment|question|faq|share|siz(?:e|ing) (?:guide|chart)|how to measure|(?:customers?|clients?|people|they) (?:say|think|said)|testimonial|our (?:story|brand|values|promise)|about (?:us|the brand)|who we are|مراجع|تقييم|شحن|توصيل|استرجاع|استبدال|الدفع|آراء|راي العملاء|رأي العملاء|قالوا عن|عملاؤنا|من نحن|قصتنا|عن (?:البراند|العلامة|المتجر)|دليل المقاس|جدول المقاس/i;
/** The same, as the whole of a line that is no heading by its element. */
const ELSE_ALONE =
  /^(?:(?:free )?(?:shipping|delivery)|returns?|exchanges?|payment|reviews?|questions?|faq|size guide|our story|(?:ال)?(?:شحن|توصيل|استرجاع|استبدال|دفع|مراجعات|تقييمات)|سياس[ةه] (?:ال)?(?:شحن|استرجاع|استبدال))(?:\s*(?:and|&|\/|و)\s*(?:the )?(?:ال)?\p{L}+){0,2}(?: (?:policy|info(?:rmation)?|details))?\s*:?$/iu;

const isHeading = (node: ChildNode): boolean =>
  isTag(node) && (/^(?:h[1-6]|summary|dt|legend|button)$/.test(node.name) || isCalledHeading(node));

/** <b><u>Shipping</u></b>, <div>Details</div>: a heading by all that it says. */
function isCalledHeading(node: Element): boolean {
  if (!/^(?:div|p|span|b|strong|u|em|font)$/.test(node.name)) return false;
  const text = textOf(node, 60);
  return text.length <= 40 && (DESCRIBES.test(text) || ELSE_ALONE.test(text));
}

/** What stands above a text and says what it is about: in its own box, or before it. */
export function headingOf(element: Element, page: Page): string {
  const cell = /^t[dh]$/.test(element.name) ? cellBefore(element) : null;
  if (cell) return textOf(cell, 60);
  const own = element.children.find(isHeading);
  if (own) return textOf(own as Element, 60);
  let at: Element = element;
  for (let level = 0; level < 2; level++) {
    const tab = tabOf(at, page);
    if (tab) return tab;
    for (let node = at.prev, n = 0; node && n < 6; node = node.prev, n++)
      if (isHeading(node)) return textOf(ofRow(node as Element, at), 60);
    const parent: unknown = at.parent;
    if (!parent || !isTag(parent as Element)) return "";
    at = parent as Element;
    if (/^(?:body|main|article|form)$/.test(at.name)) return "";
  }
  return "";
}

/** Buttons in a row above as many panels: the first of them shows the first, and the last is not above them all. */
function ofRow(last: Element, element: Element): Element {
  const row = [last, ...runOf(last, (node) => node.prev, isButton)].toReversed();
  const before = runOf(
    element,
    (node) => node.prev,
    (node) => !isButton(node),
  );
  const after = runOf(
    element,
    (node) => node.next,
    (node) => !isButton(node),
  );
  const isPaired = isButton(last) && row.length === before.length + 1 + after.length;
  return (isPaired ? row[before.length] : undefined) ?? last;
}

const isButton = ({ name }: Element): boolean => name === "button";

function runOf(
  from: Element,
  step: (node: ChildNode) => ChildNode | null,
  isOfRun: (element: Element) => boolean,
): Element[] {
  const run: Element[] = [];
  for (let node = step(from); node && run.length < ROW_MAX; node = step(node)) {
    if (!isTag(node)) continue;
    if (!isOfRun(node)) break;
    run.push(node);
  }
  return run;
}
const ROW_MAX = 8;

/** Its first part, where that is a heading and more comes behind it; or the tab that shows it. */
export function ownHeadingOf(element: Element, page: Page): string {
  const tab = tabOf(element, page);
  if (tab) return tab;
  const [first, ...others] = element.children.filter(isTag);
  return first && others.length > 0 && isHeading(first) ? textOf(first, 60) : "";
}

const known = new WeakMap<Page, Map<string, string>>();
const SHOWS = ["href", "data-target", "data-bs-target", "aria-controls", "data-tab"];
const TAB_MAX = 40;

/** <a href="#tab-2">Shipping</a> says what the element of that id is about. */
export function tabOf({ attribs }: Element, page: Page): string | undefined {
  const id = attribs["id"];
  if (!id) return undefined;
  const tabs = known.get(page) ?? gatherTabs(page);
  known.set(page, tabs);
  return tabs.get(id);
}

function gatherTabs(page: Page): Map<string, string> {
  const tabs = new Map<string, string>();
  for (const element of ["a", "button", "li"].flatMap(page.tagged))
    for (const name of SHOWS) {
      const to = element.attribs[name];
      const id = name === "href" ? /^#(.+)$/.exec(to ?? "")?.[1] : to?.replace(/^#/, "");
      const text = id && !tabs.has(id) ? textOf(element, TAB_MAX + 1) : "";
      if (id && text !== "" && text.length <= TAB_MAX) tabs.set(id, text);
    }
  return tabs;
}

/** "Description | Soft cotton": in a row of two the first says what the second is. */
function cellBefore(element: Element): Element | null {
  for (let node = element.prev; node; node = node.prev) if (isTag(node)) return node;
  return null;
}
