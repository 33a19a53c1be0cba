// Lines of a text that are only parted by breaks, as people write into a blog or a page builder: where one of them is a
// price, each becomes an element of its own, so that every reader meets it as it would a paragraph. So does a text that
// stands loose between other boxes.
import { type ChildNode, type Document, Element, isTag, isText } from "domhandler";
import { standsBeside } from "../normalise/prices.ts";

const BREAKS_MIN = 2;
const LINE_MAX = 160;
const LINES_MAX = 80;
const DEEPEST = 400;
const BLOCK =
  /^(?:div|p|ul|ol|li|table|section|article|form|h[1-6]|dl|select|script|style|iframe|br|img|picture)$/;

export function partLines(document: Document): void {
  const walk = (nodes: ChildNode[], depth: number): void => {
    for (const node of nodes) {
      if (!isTag(node) || depth > DEEPEST) continue;
      if (isPartedByBreaks(node)) part(node);
      if (isLooseIn(node)) wrapLoose(node);
      walk(node.children, depth + 1);
    }
  };
  walk(document.children, 0);
}

function isPartedByBreaks({ children }: Element): boolean {
  let breaks = 0;
  for (const child of children)
    if (isTag(child) && child.name === "br" && ++breaks >= BREAKS_MIN) return true;
  return false;
}

function part(box: Element): void {
  const lines: ChildNode[][] = [[]];
  for (const child of box.children)
    if (isTag(child) && child.name === "br") lines.push([]);
    // A picture in a box of its own ends a line as a break does.
    else if (isTag(child) && BLOCK.test(child.name)) lines.push([child], []);
    else lines.at(-1)?.push(child);
  const isPrice = (line: ChildNode[]): boolean => {
    const text = textIn(line).trim();
    return text.length <= LINE_MAX && /\p{Nd}/u.test(text) && standsBeside(text, {});
  };
  const texts = lines.filter(
    (line) => textIn(line).trim() !== "" && !line.some((one) => isTag(one) && BLOCK.test(one.name)),
  );
  if (lines.length > LINES_MAX || texts.length < BREAKS_MIN || !texts.some(isPrice)) return;
  const name = /^(?:p|span|b|strong|font|em|i)$/.test(box.name) ? "span" : "p";
  const wrapped = new Map(texts.map((line) => [line[0], line]));
  const inner = new Set(texts.flatMap((line) => line.slice(1)));
  const children = box.children.flatMap((child): ChildNode[] => {
    if (inner.has(child)) return [];
    const line = wrapped.get(child);
    return [line ? linked(new Element(name, {}), line) : child];
  });
  linked(box, children);
}

const LOOSE_MIN = 24;
const LOOSE_WORDS = 5;
const HOLDER = /^(?:div|td|section|article|main|center|form|body|li|dd|aside)$/;
const BOX = /^(?:div|p|ul|ol|table|section|article|form|h[1-6]|dl)$/;
const INLINE = /^(?:b|i|em|strong|u|span|font|small|br)$/;

const isLooseIn = ({ name, children }: Element): boolean =>
  HOLDER.test(name) &&
  children.some((child) => isText(child) && child.data.trim().length >= LOOSE_MIN) &&
  children.some((child) => isTag(child) && BOX.test(child.name));

/** Between boxes, words alone: a sentence, and no price. */
function wrapLoose(box: Element): void {
  const runs: ChildNode[][] = [[]];
  for (const child of box.children)
    if (isText(child) || (isTag(child) && INLINE.test(child.name))) runs.at(-1)?.push(child);
    else runs.push([child], []);
  const isProse = (run: ChildNode[]): boolean => {
    const own = run.some((node) => isText(node) && node.data.trim().length >= LOOSE_MIN);
    const text = own ? textIn(run).trim() : "";
    return text.split(/\s+/).length >= LOOSE_WORDS && !standsBeside(text.slice(0, 400), {});
  };
  const children = runs.flatMap((run) =>
    run.length > 0 && isProse(run) ? [linked(new Element("p", {}), run)] : run,
  );
  linked(box, children);
}

/** With what is inside it, each told of its neighbours. */
function linked(parent: Element, children: ChildNode[]): Element {
  parent.children = children;
  for (const [n, child] of children.entries()) {
    child.parent = parent;
    child.prev = children[n - 1] ?? null;
    child.next = children[n + 1] ?? null;
  }
  return parent;
}

const textIn = (nodes: ChildNode[]): string =>
  nodes
    .map((node) => (isText(node) ? node.data : isTag(node) ? textIn(node.children) : ""))
    .join("");
