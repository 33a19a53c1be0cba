// A page, parsed once: everything that reads it shares this one tree.
import { type ChildNode, type Document, type Element, isTag, isText } from "domhandler";
import { parseHtml } from "./parse-html.ts";
import { partLines } from "./text-lines.ts";
import { foldText, oneLine } from "./text.ts";
import { type Spot, spotsOf } from "./spots.ts";

export type Page = {
  url: string;
  /** What its addresses are relative to: its own, or what <base> says. */
  base: string;
  html: string;
  document: Document;
  /** Elements by their tag, in the order of the page. */
  tagged(tag: string): Element[];
  /** What a visitor sees, element by element; made when first asked for. */
  spots(): Spot[];
  spotOf(element: Element): Spot | undefined;
  /** All text of the page without scripts, folded for comparing. */
  folded(): string;
};

/** Deeper nesting is broken or hostile; what lies below is not read. */
export const MAX_DEPTH = 400;

export function parsePage(html: string, url: string): Page {
  const document = parseHtml(html);
  partLines(document);
  let byTag: Map<string, Element[]> | undefined;
  let spots: Spot[] | undefined;
  let spotByElement: Map<Element, Spot> | undefined;
  let folded: string | undefined;
  let base: string | undefined;
  const page: Page = {
    url,
    get base() {
      return (base ??= baseOf(page));
    },
    html,
    document,
    // Replaying selectors asks for no tags: it only pays for the parsing.
    tagged: (tag) => (byTag ??= gatherByTag(document)).get(tag) ?? [],
    spots: () => (spots ??= spotsOf(document)),
    spotOf: (element) => (spotByElement ??= byElement(page.spots())).get(element),
    folded: () => (folded ??= foldText(visibleText(document))),
  };
  return page;
}

function byElement(spots: Spot[]): Map<Element, Spot> {
  const found = new Map<Element, Spot>();
  for (const spot of spots) found.set(spot.element, spot);
  return found;
}

function baseOf(page: Page): string {
  const href = page.tagged("base").find(({ attribs }) => attribs["href"])?.attribs["href"];
  const url = href ? URL.parse(href, page.url) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : page.url;
}

function gatherByTag(document: Document): Map<string, Element[]> {
  const byTag = new Map<string, Element[]>();
  const walk = (nodes: ChildNode[], depth: number): void => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      const same = byTag.get(node.name);
      if (same) same.push(node);
      else byTag.set(node.name, [node]);
      if (depth < MAX_DEPTH) walk(node.children, depth + 1);
    }
  };
  walk(document.children, 0);
  return byTag;
}

export const UNSEEN = new Set(["script", "style", "template", "noscript", "head", "svg", "iframe"]);

function visibleText(document: Document): string {
  const parts: string[] = [];
  const walk = (nodes: ChildNode[], depth: number): void => {
    for (const node of nodes) {
      if (isText(node)) parts.push(node.data);
      else if (isTag(node) && !UNSEEN.has(node.name) && depth < MAX_DEPTH) {
        parts.push(" ");
        walk(node.children, depth + 1);
      }
    }
  };
  walk(document.children, 0);
  return parts.join("");
}

/** The text inside an element, as one line. Asked for a hundred times on a page, most often of a single word. */
export function textOf(element: Element, max = 5000): string {
  const [first] = element.children;
  if (!first) return "";
  if (element.children.length === 1 && isText(first)) return oneLine(first.data);
  const parts: string[] = [];
  gatherText(element.children, 0, parts, max);
  return oneLine(parts.join(""));
}

/** Says how much is left of what was wanted. */
function gatherText(nodes: ChildNode[], depth: number, parts: string[], max: number): number {
  let left = max;
  for (const node of nodes) {
    if (left < 0) return left;
    if (isText(node)) {
      parts.push(node.data);
      left -= node.data.length;
    } else if (isTag(node) && !UNSEEN.has(node.name) && depth < MAX_DEPTH) {
      parts.push(" ");
      left = gatherText(node.children, depth + 1, parts, left);
      parts.push(" ");
    }
  }
  return left;
}

/** What a script holds. */
export function scriptOf(element: Element): string {
  return element.children.map((child) => (isText(child) ? child.data : "")).join("");
}
