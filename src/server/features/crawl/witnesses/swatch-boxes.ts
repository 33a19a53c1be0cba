// The box that holds a row of values: what stands around them, past the wrappers that each has of its own.
import { type Element, isTag } from "domhandler";

export function boxOf(element: Element): Element | null {
  const parent: unknown = element.parent;
  if (!parent || !isTag(parent as Element)) return null;
  let box = parent as Element;
  // <li><button data-value>, or each in a wrapper of its own: what holds the wrappers is the box.
  for (let level = 0; level < 3 && isWrapper(box); level++) box = box.parent as Element;
  return box;
}

/** Around one thing, beside others of its make. Neighbours are enough: a box may hold very many. */
function isWrapper(element: Element): boolean {
  const outer: unknown = element.parent;
  if (!outer || !isTag(outer as Element) || /^(?:form|body|main)$/.test((outer as Element).name))
    return false;
  if (element.name === "li") return true;
  return holdsOneTag(element) && (isAlike(element, "next") || isAlike(element, "prev"));
}

export function holdsOneTag(element: Element): boolean {
  let tags = 0;
  for (const child of element.children) if (isTag(child) && ++tags > 1) return false;
  return tags === 1;
}

const NEAREST = 4;

function isAlike(element: Element, side: "next" | "prev"): boolean {
  for (let at = element[side], n = 0; at && n < NEAREST; at = at[side], n++)
    if (isTag(at))
      return at.name === element.name && at.attribs["class"] === element.attribs["class"];
  return false;
}
