// What stands where on the page: one flat list of elements with the little that readers ask about them.
import { type ChildNode, type Document, type Element, isTag, isText } from "domhandler";
import { struckClasses } from "./struck-classes.ts";
import { remembered } from "./text.ts";

export type Spot = {
  element: Element;
  /** Its place in the list; the elements inside it are the ones up to `end`. */
  at: number;
  end: number;
  parent: Spot | null;
  /** Its text in one line; empty where it is longer than a price or a title would be. */
  text: string;
  /** Class, id and the like, in lower case: how the shop calls it. */
  name: string;
  isHidden: boolean;
  isStruck: boolean;
};

const MAX_TEXT = 300;
const MAX_DEPTH = 400;
const UNSEEN = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "head",
  "svg",
  "iframe",
  "option",
]);
/** A template that is drawn as long as nothing was chosen: <template x-if="!chosen">. */
const isDrawn = ({ name, attribs }: Element): boolean =>
  name === "template" && /^\s*!\s*[\w.$]+\s*$/.test(attribs["x-if"] ?? "");

const STRUCK = new Set(["del", "s", "strike"]);
const BLOCKS = new Set([
  "div",
  "p",
  "li",
  "ul",
  "ol",
  "td",
  "th",
  "tr",
  "table",
  "section",
  "article",
  "br",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "dd",
  "dt",
  "dl",
  "form",
  "button",
  "label",
]);

const dashed = remembered((name) =>
  name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase(),
);

const NAMING = [
  "class",
  "id",
  "itemprop",
  "name",
  "data-testid",
  "data-qa",
  "data-role",
  "data-hook",
];

function nameOf({ attribs }: Element): string {
  let name = "";
  for (const attribute of NAMING) {
    const value = attribs[attribute];
    if (value) name += name ? ` ${value}` : value;
  }
  return name && dashed(name);
}

const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i;

/** A part of the page that came later than the rest: a script of React's puts it where it belongs. */
const STREAMED = /^S:[\da-f]+$/;

function isHiddenItself({ name, attribs }: Element): boolean {
  if (attribs["hidden"] !== undefined) return !STREAMED.test(attribs["id"] ?? "");
  if (name === "input" && attribs["type"] === "hidden") return true;
  return attribs["style"] !== undefined && HIDDEN_STYLE.test(attribs["style"]);
}

const CENTS_MAX = 12;
const IS_CENTS = /^\s*\p{Nd}{2}\s*$/u;
const CENTS_NAME = /cent|decimal|fraction|sup|minor|kopeck/;

/** A label for those who cannot see stands apart from what it labels, however it is written. */
const isUnseenLabel = remembered((name) =>
  /visually-?hidden|sr-only|screen-?reader|offscreen|off-screen|assistive/.test(name),
);

/** "173<sup>34</sup>" reads 173.34, not 17334. */
function joined(before: string, piece: string, child: Element | null, name: string): string {
  if (!piece) return before;
  if (!child) return before + piece;
  const isCents =
    piece.length <= CENTS_MAX &&
    IS_CENTS.test(piece) &&
    (child.name === "sup" || CENTS_NAME.test(name));
  if (isCents && /\p{Nd}\s*$/u.test(before)) return `${before.trimEnd()}.${piece.trim()}`;
  if (BLOCKS.has(child.name) || isUnseenLabel(name)) return `${before} ${piece} `;
  if (!/\p{Nd}$/u.test(before) || !/^\p{Nd}/u.test(piece)) return before + piece;
  // "1," and "299" are one number, "12" and "34" are two.
  return /[.,٫٬]\p{Nd}*$/u.test(before) ? before + piece : `${before} ${piece} `;
}

const squashed = (text: string) =>
  /\s\s|[\n\t\r\u00a0]/.test(text) ? text.replace(/\s+/g, " ") : text;

export function spotsOf(document: Document): Spot[] {
  const spots: Spot[] = [];
  const struck = struckClasses(document);
  const isStruckBy = (classes: string | undefined): boolean =>
    struck.size > 0 && (classes?.split(/\s+/).some((one) => struck.has(one)) ?? false);
  const walk = (nodes: ChildNode[], parent: Spot | null, depth: number): string => {
    let text = "";
    for (const node of nodes) {
      if (isText(node)) {
        if (text.length <= MAX_TEXT) text += squashed(node.data);
      } else if (isTag(node) && (!UNSEEN.has(node.name) || isDrawn(node)) && depth < MAX_DEPTH) {
        const name = nameOf(node);
        const spot: Spot = {
          element: node,
          at: spots.length,
          end: 0,
          parent,
          text: "",
          name,
          isHidden: (parent?.isHidden ?? false) || isHiddenItself(node),
          isStruck:
            (parent?.isStruck ?? false) ||
            STRUCK.has(node.name) ||
            isStruckBy(node.attribs["class"]) ||
            (node.attribs["style"]?.includes("line-through") ?? false),
        };
        spots.push(spot);
        const inner = walk(node.children, spot, depth + 1);
        spot.end = spots.length;
        if (inner.length <= MAX_TEXT)
          spot.text = inner.includes("  ") ? inner.replace(/ +/g, " ").trim() : inner.trim();
        if (text.length <= MAX_TEXT) text = joined(text, inner, node, name);
      }
    }
    return text;
  };
  walk(document.children, null, 0);
  return spots;
}

/** The text of one element as a spot would hold it: cents behind their point. */
export function pieceText(element: Element): string {
  const read = (nodes: ChildNode[], depth: number): string => {
    let text = "";
    for (const node of nodes) {
      if (text.length > MAX_TEXT) break;
      if (isText(node)) text += squashed(node.data);
      else if (isTag(node) && !UNSEEN.has(node.name) && depth < MAX_DEPTH)
        text = joined(text, read(node.children, depth + 1), node, nameOf(node));
    }
    return text;
  };
  return read(element.children, 0).replace(/ +/g, " ").trim();
}

/** From the element outwards. */
export function outwards(spot: Spot, levels: number): Spot[] {
  const found: Spot[] = [];
  let current: Spot | null = spot;
  for (let n = 0; current && n <= levels; n++, current = current.parent) found.push(current);
  return found;
}

export const isInside = (inner: Spot, outer: Spot): boolean =>
  inner.at >= outer.at && inner.at < outer.end;

/** The smallest element that holds both. */
export function sharedParent(one: Spot, other: Spot): Spot | null {
  let current: Spot | null = one;
  while (current && !isInside(other, current)) current = current.parent;
  return current;
}
