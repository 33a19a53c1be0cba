// HTML as text with paragraphs, the way a person would copy it.
import { type ChildNode, isTag, isText } from "domhandler";
import { parseHtml } from "../extract/parse-html.ts";

const DROPPED = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "iframe",
  "svg",
  "button",
  "select",
  "form",
  "head",
]);
const PARAGRAPHS = new Set([
  "p",
  "div",
  "section",
  "article",
  "ul",
  "ol",
  "table",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "blockquote",
  "dl",
]);
const LINES = new Set(["li", "tr", "dt", "dd", "br"]);
const MAX_DEPTH = 200;
const UNSEEN = /[​‎‏⁠﻿­]/g;

/** Markup, signs that nobody sees, or more than one space: without them a text is clean as it is. */
const UNCLEAN = /[<&•​‎‏⁠﻿­]|\s\s|[^\S ]|^ | $/;

export function cleanText(html: string, max: number): string {
  if (!UNCLEAN.test(html)) return shortened(html, max);
  const parts: string[] = [];
  const walk = (nodes: ChildNode[], depth: number): void => {
    for (const node of nodes) {
      if (isText(node)) parts.push(node.data.replace(/\s+/g, " "));
      else if (isTag(node) && !DROPPED.has(node.name) && depth < MAX_DEPTH) {
        const edge = PARAGRAPHS.has(node.name) ? "\n\n" : LINES.has(node.name) ? "\n" : "";
        if (edge) parts.push(edge);
        if (node.name === "li") parts.push("• ");
        walk(node.children, depth + 1);
        if (node.name === "td" || node.name === "th") parts.push(" ");
        if (edge && node.name !== "br" && node.name !== "li") parts.push(edge);
      }
    }
  };
  // Plain text keeps its own lines.
  if (/<[a-z!/]/i.test(html)) walk(parseHtml(html).children, 0);
  else parts.push(unescaped(html));
  const text = parts
    .join("")
    .replace(UNSEEN, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/(?:• ?\n)+/g, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return shortened(text, max);
}

const unescaped = (text: string): string =>
  text.includes("&")
    ? parseHtml(text)
        .children.map((node) => (isText(node) ? node.data : ""))
        .join("")
    : text;

/** Ends at a word, and says that it goes on. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(" ");
  const whole = space > max * 0.8 ? cut.slice(0, space) : cut;
  // Half of a surrogate pair is no character.
  return `${whole.replace(/[\ud800-\udbff]$/, "").trimEnd()}…`;
}
