// What a text is about, by the heading above it or the cell before it.
import { type ChildNode, type Element, isTag } from "domhandler";
import { textOf } from "./page.ts";

const isHeading = (node: ChildNode): boolean =>
  isTag(node) && /^(?:h[1-6]|summary|dt|legend|button)$/.test(node.name);

/** What stands above a text and says what it is about: in its own box, or before it. */
export function headingOf(element: Element): string {
  const cell = /^t[dh]$/.test(element.name) ? cellBefore(element) : null;
  if (cell) return textOf(cell, 60);
  const own = element.children.find(isHeading);
  if (own) return textOf(own as Element, 60);
  let at: Element = element;
  for (let level = 0; level < 2; level++) {
    for (let node = at.prev, n = 0; node && n < 6; node = node.prev, n++)
      if (isHeading(node)) return textOf(node as Element, 60);
    const parent: unknown = at.parent;
    if (!parent || !isTag(parent as Element)) return "";
    at = parent as Element;
    if (/^(?:body|main|article|form)$/.test(at.name)) return "";
  }
  return "";
}

/** Its first part, where that is a heading and more comes behind it. */
export function ownHeadingOf(element: Element): string {
  const [first, ...others] = element.children.filter(isTag);
  return first && others.length > 0 && isHeading(first) ? textOf(first, 60) : "";
}

/** "Description | Soft cotton": in a row of two the first says what the second is. */
function cellBefore(element: Element): Element | null {
  for (let node = element.prev; node; node = node.prev) if (isTag(node)) return node;
  return null;
}
