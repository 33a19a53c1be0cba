// Where a piece's page sends its readers for the sizes: to a page of its own, or to a part that a script would fetch.
import { type AnyNode, type Element, isTag } from "domhandler";
import { parseDocument } from "htmlparser2";
import { textOf } from "../page-tables.ts";
import { CHART, decoded, PICTURE_FILE } from "./find-chart-pictures.ts";

const FETCHED = ["data-url", "data-href", "data-src", "data-remote", "data-modal-url", "data-page"];
const NAMES = ["title", "aria-label", "class", "id"];
const MOST = 2;
const DEEPEST = 200;
const TEXT_MAX = 60;

/** Addresses on the same host, in the order of the page; a guide in the footer is the shop's and read as such. */
export function findChartLinks(html: string, page: string): string[] {
  const base = new URL(page);
  const found = new Set<string>();
  look(parseDocument(html).children, 0, (address) => {
    const url = URL.parse(address, base);
    if (!url || url.host !== base.host || !/^https?:$/.test(url.protocol)) return;
    url.hash = "";
    if (url.href !== base.href.replace(/#.*$/, "")) found.add(url.href);
  });
  return [...found].slice(0, MOST);
}

function look(nodes: AnyNode[], depth: number, add: (address: string) => void): void {
  if (depth > DEEPEST) return;
  for (const node of nodes) {
    if (!isTag(node) || /^(?:header|footer|nav|script|style)$/i.test(node.name)) continue;
    const address = addressOf(node);
    if (address && isCalledChart(node, address)) add(address);
    else look(node.children, depth + 1, add);
  }
}

function addressOf({ name, attribs }: Element): string | null {
  const own = name.toLowerCase() === "a" ? attribs["href"] : undefined;
  const isAddress = (value: string | undefined): value is string =>
    value !== undefined &&
    /^(?:https?:\/\/|\/|[\w%-]+[/.])/.test(value) &&
    !PICTURE_FILE.test(value);
  return [own, ...FETCHED.map((key) => attribs[key])].find(isAddress) ?? null;
}

function isCalledChart(node: Element, address: string): boolean {
  // Only what is pressed is called by its words.
  const text = /^(?:a|button|summary)$/i.test(node.name) ? node.children.map(textOf).join("") : "";
  const names = NAMES.map((name) => node.attribs[name] ?? "");
  return [text.length <= TEXT_MAX ? text : "", decoded(address), ...names].some((name) =>
    CHART.test(name.slice(0, 400)),
  );
}
