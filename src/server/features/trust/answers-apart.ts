/** What stands apart from its name: the target of a link within the page, the panel of a tab. The name heads it, where nothing else does. */
import { type AnyNode, type Element, isTag } from "domhandler";
import { textOf } from "./page-tables.ts";

const LONGEST_NAME = 120;
const MOST_LINKS = 200;
/** Whole parts of a page: “skip to the content” heads none. */
const PARTS = new Set(["html", "body", "main", "header", "footer", "nav", "form", "a"]);
const HEADS = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "summary", "dt", "button", "legend"]);

/** For each target what its link says; a target with a heading of its own, or around its link, has none. */
export function namesOfTargets(roots: AnyNode[]): Map<Element, string> {
  const links: { id: string; name: string; link: Element }[] = [];
  const targets = new Map<string, Element>();
  const names = new Map<Element, string>();
  const waiting: AnyNode[] = [...roots].toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!("children" in node)) continue;
    if (isTag(node)) {
      const { id } = node.attribs;
      if (id && !targets.has(id)) targets.set(id, node);
      for (const [panel, name] of panelsOf(node)) names.set(panel, name);
      const target = targetOf(node);
      if (target && links.length < MOST_LINKS)
        links.push({ id: target, name: nameOf(node), link: node });
    }
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at];
      if (child) waiting.push(child);
    }
  }
  for (const { id, name, link } of links) {
    const target = targets.get(id);
    if (!target || names.has(target) || PARTS.has(target.name) || HEADS.has(target.name)) continue;
    if (name && !holds(target, link) && !isHeaded(target)) names.set(target, name);
  }
  return names;
}

const IS_TABS =
  /(?:^|[\s_-])(?:nav-?tabs|tab-?(?:list|nav|menu|heads?|titles?|buttons?)|tabs-?(?:nav|menu|list|heads?))(?:$|[\s_-])/iu;
const IS_PANEL = /(?:^|[\s_-])(?:tab-?(?:pane|panel|content|body)|panel)(?:$|[\s_-])/iu;
const childrenOf = (node: Element): Element[] => node.children.filter(isTag);
const isPanel = ({ attribs }: Element) =>
  attribs.role === "tabpanel" || IS_PANEL.test(attribs.class ?? "");

/** Tabs in a row and as many panels behind them, in the same order. */
function panelsOf(node: Element): [Element, string][] {
  if (node.attribs.role !== "tablist" && !IS_TABS.test(node.attribs.class ?? "")) return [];
  const tabs = childrenOf(node);
  const beside = node.parent && "children" in node.parent ? node.parent.children.filter(isTag) : [];
  const behind = beside.slice(beside.indexOf(node) + 1, beside.indexOf(node) + 1 + tabs.length);
  const own =
    behind.every(isPanel) && behind.length === tabs.length ? behind : childrenOf(behind[0] ?? node);
  if (tabs.length < 2 || own.length !== tabs.length || !own.every(isPanel)) return [];
  return tabs.flatMap((tab, at): [Element, string][] => {
    const [panel, name] = [own[at], nameOf(tab)];
    return panel && name && !isHeaded(panel) ? [[panel, name]] : [];
  });
}

/** “3) Who pays?”: the number of a list. */
const COUNT = /^[([]?\p{N}{1,2} ?[.)\]] ?/u;

/** Where a link within the page leads, or what a tab opens. */
function targetOf({ name, attribs }: Element): string | null {
  if (name === "a" && /^#./u.test(attribs.href ?? "")) return (attribs.href ?? "").slice(1);
  const opened = attribs["aria-controls"] ?? attribs["data-bs-target"] ?? attribs["data-target"];
  return opened ? opened.replace(/^#/u, "") : null;
}

function nameOf(link: Element): string {
  // A button has no text of its own elsewhere.
  const name = link.children.map(textOf).join(" ").replace(/\s+/gu, " ").trim().replace(COUNT, "");
  return name.length <= LONGEST_NAME && /\p{L}{2}/u.test(name) ? name : "";
}

function holds(target: Element, link: Element): boolean {
  for (let node: Element["parent"] = link.parent; node; node = node.parent)
    if (node === target) return true;
  return false;
}

/** Its first elements down to its text: a heading stands at the top. */
function isHeaded(target: Element): boolean {
  let node: Element | undefined = target;
  for (let depth = 0; node && depth < 8; depth++) {
    if (HEADS.has(node.name)) return true;
    node = node.children.find(isTag);
  }
  return target.children.some((child) => isTag(child) && HEADS.has(child.name));
}
