// A choice whose values are links to the same piece: "Colour: Red Blue", where Blue leads to "?tone=2" and Red, which is
// shown, may be no link at all. It is one where something around it calls it so.
import { type Element, isTag, isText } from "domhandler";
import { isSamePiece } from "../extract/other-pieces.ts";
import { textOf, type Page } from "../extract/page.ts";
import { groupName, isOptionName, isOtherName } from "./choice-names.ts";
import { isNamedGone, isOff } from "./stock-marks.ts";
import { markedValue, saidWithin, type ToldChoice } from "./read-controls.ts";

const WORDS_MAX = 30;
const VALUES_MAX = 40;
const WRAPPERS = 3;
const BETWEEN = /^[\s\-–—|/,،•·:：]*$/u;

export function linkedChoices(page: Page, isOurs: (element: Element) => boolean): ToldChoice[] {
  const here = URL.parse(page.url);
  if (!here) return [];
  const boxes = new Set<Element>();
  for (const link of page.tagged("a")) {
    const to = URL.parse(link.attribs["href"] ?? "", page.base);
    if (!to || to.search === here.search || !isSamePiece(to, here)) continue;
    const box = wordsOn(link) === "" ? null : boxOf(link);
    if (box && isOurs(box)) boxes.add(box);
  }
  return [...boxes].flatMap((box) => choiceIn(box, page) ?? []);
}

const wordsOn = (element: Element): string => {
  const said =
    textOf(element, WORDS_MAX + 1) ||
    element.attribs["aria-label"] ||
    element.attribs["title"] ||
    markedValue(element) ||
    saidWithin(element, 0);
  return said.length <= WORDS_MAX ? said.trim() : "";
};

/** What holds the values side by side: each may stand in a wrapper of its own. */
function boxOf(link: Element): Element | null {
  let at: Element = link;
  for (let level = 0; level < WRAPPERS; level++) {
    const parent: unknown = at.parent;
    if (!parent || !isTag(parent as Element)) return null;
    const box = parent as Element;
    if (/^(?:body|main|form|nav|header|footer)$/.test(box.name)) return null;
    const isAlone = box.children.every(
      (child) => child === at || !(isTag(child) || (isText(child) && child.data.trim() !== "")),
    );
    if (!isAlone) return box;
    at = box;
  }
  return null;
}

/** All that stands in the box: values, and perhaps in front of them what they are called. */
function choiceIn(box: Element, page: Page): ToldChoice | null {
  const members: { element: Element; label: string }[] = [];
  let name = "";
  for (const child of box.children) {
    if (isText(child)) {
      const text = child.data.trim();
      if (BETWEEN.test(text)) continue;
      if (members.length > 0 || !isOptionName(text)) return null;
      name = text;
    } else if (isTag(child) && !/^(?:br|script|style|input)$/.test(child.name)) {
      const label = wordsOn(child);
      if (label === "") return null;
      const isName = members.length === 0 && name === "" && isOptionName(label);
      if (isName) name = label;
      else members.push({ element: child, label });
    }
  }
  name = (name || groupName(box, page)).replace(/\s*[:：].*$/s, "");
  if (members.length < 2 || members.length > VALUES_MAX) return null;
  if (!isOptionName(name) || isOtherName(name)) return null;
  const told = members.map(({ element, label }) => ({
    label,
    keys: [],
    isGone: isOff(element) || isNamedGone(element),
    element,
  }));
  return { name, told, isNamed: true };
}
