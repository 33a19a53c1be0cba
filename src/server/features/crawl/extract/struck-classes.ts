// Classes that a page's own style sheets strike through. A sheet may be very long and is searched for the one word
// that matters: a pattern over all of its rules took two thirds of the time of reading a page.
import { type ChildNode, type Document, isTag, isText } from "domhandler";

const STRUCK = "line-through";
const SHEET_MAX = 200_000;
const RULE_MAX = 600;
const SELECTORS_MAX = 300;
const DEEPEST = 6;

export function struckClasses(document: Document): Set<string> {
  const found = new Set<string>();
  const walk = (nodes: ChildNode[], depth: number): void => {
    for (const node of nodes) {
      if (!isTag(node) || depth > DEEPEST) continue;
      if (node.name === "style")
        for (const child of node.children)
          if (isText(child)) addStruck(child.data.slice(0, SHEET_MAX), found);
      walk(node.children, depth + 1);
    }
  };
  walk(document.children, 0);
  return found;
}

function addStruck(sheet: string, found: Set<string>): void {
  for (let at = sheet.indexOf(STRUCK); at >= 0; at = sheet.indexOf(STRUCK, at + STRUCK.length)) {
    const open = sheet.lastIndexOf("{", at);
    const isRule = open >= 0 && at - open <= RULE_MAX && sheet.lastIndexOf("}", at) < open;
    if (!isRule) continue;
    const from = Math.max(sheet.lastIndexOf("}", open), sheet.lastIndexOf("{", open - 1)) + 1;
    // What a pointer does or a bigger rule says is not how the price looks.
    for (const selector of sheet.slice(Math.max(from, open - SELECTORS_MAX), open).split(","))
      if (/^\s*\.[\w-]+\s*$/.test(selector)) found.add(selector.trim().slice(1));
  }
}
