// Texts that are kept as the trees of an editor (Editor.js, Portable Text, ProseMirror, Lexical, Slate, Contentful,
// Shopify's rich text) instead of HTML: each of their paragraphs again as one.
import { isNode, type Node } from "./json-ld-nodes.ts";
import { type Json, parseLoosely } from "./loose-json.ts";

const DEEPEST = 20;
const PARTS_MAX = 400;
/** Where an editor keeps what lies within a part. */
const WITHIN = ["root", "blocks", "content", "children", "items", "data"];
const KIND = ["type", "_type", "nodeType", "object"];
const HEADING = /^h(?:eader|eading|\d)/i;

/** Null for what is no such tree: a plain text, a word in several languages. */
export function richText(value: Json | undefined): string | null {
  const tree = typeof value === "string" ? written(value) : value;
  if (tree === undefined || tree === null || typeof tree !== "object" || !isTree(tree)) return null;
  const parts: string[] = [];
  collect(tree, parts, 0);
  return parts.length > 0 ? parts.map((text) => `<p>${text}</p>`).join("") : null;
}

const written = (text: string): Json | undefined =>
  /^\s*[[{]/.test(text) && /"(?:blocks|children|content|root)"\s*:/.test(text)
    ? parseLoosely(text)
    : undefined;

/** Its first part says what kind it is and has others within it, or blocks are all it holds. */
function isTree(value: Json): boolean {
  const first = Array.isArray(value) ? value[0] : value;
  if (!isNode(first)) return false;
  const isKind = KIND.some((key) => typeof first[key] === "string");
  const holds = WITHIN.some(
    (key) => Array.isArray(first[key]) || (key === "root" && isNode(first[key])),
  );
  return (isKind && holds) || (Array.isArray(first["blocks"]) && first["blocks"].some(isNode));
}

function collect(value: Json, parts: string[], depth: number): void {
  if (depth > DEEPEST || parts.length >= PARTS_MAX) return;
  if (Array.isArray(value)) {
    for (const one of value)
      if (typeof one === "string") add(parts, one);
      else collect(one, parts, depth + 1);
    return;
  }
  if (!isNode(value) || HEADING.test(kindOf(value))) return;
  const line = lineOf(value);
  if (line !== null) return add(parts, line);
  for (const key of WITHIN) {
    const inner = value[key];
    if (typeof inner === "object" && inner !== null) collect(inner, parts, depth + 1);
  }
}

const kindOf = (node: Node): string =>
  KIND.flatMap((key) => {
    const kind = node[key];
    return typeof kind === "string" ? [kind] : [];
  })[0] ?? "";

const add = (parts: string[], text: string): void => {
  const words = text.replace(/\s+/g, " ").trim();
  if (words) parts.push(words);
};

/** What a part says itself, or all of its members together where none of them is a part of its own. */
function lineOf(node: Node): string | null {
  const own = textIn(node);
  if (own !== null) return own;
  const members = WITHIN.map((key) => node[key]).find(Array.isArray);
  if (!members || members.length === 0) return null;
  const words = members.map((one) => (isNode(one) ? (textIn(one) ?? inlineText(one)) : null));
  return words.every((word) => word !== null) ? words.join("") : null;
}

const textIn = (node: Node): string | null => {
  const text =
    node["text"] ??
    (node["nodeType"] === "text"
      ? node["value"]
      : node["type"] === "text"
        ? node["value"]
        : undefined);
  return typeof text === "string" ? text : null;
};

/** A link among words. */
const inlineText = (node: Node): string | null =>
  /link|mark|inline|strong|em|break/i.test(kindOf(node)) ? (lineOf(node) ?? " ") : null;
