// Which pictures of a page are its size chart: by what they are called, or by the page being a size guide.
import type { Element } from "domhandler";
import { isTag, type AnyNode } from "domhandler";
import { parseDocument } from "htmlparser2";

/** Words of a chart's name, its address, its alternative text or the link that leads to it. */
export const CHART =
  /size[\s_-]*(?:chart|guide|table)|sizing|measurements?|(?:جدول|دليل|شارت)[\s_-]*(?:ال)?(?:مقاسات|مقاس|قياسات)|(?:ال)?مقاسات/iu;
export const PICTURE_FILE = /\.(?:png|jpe?g|webp|avif)(?:$|\?)/i;
/** Logos, badges and icons of a size guide's page are no charts. */
const FURNITURE = /logo|icon|badge|payment|avatar|flag|banner|sprite|pixel/i;
const NARROWEST = 120;
const MOST = 3;
const DEEPEST = 200;

type Seen = { address: string; isNamed: boolean };

/** Addresses of at most three pictures, those that are called a chart first. */
export function findChartPictures(html: string, page: string, isSizePage: boolean): string[] {
  const seen: Seen[] = [];
  look(parseDocument(html).children, { seen, isUnderName: false, isAside: false, depth: 0 });
  const base = new URL(page);
  const wanted = seen.filter(({ isNamed }) => isNamed || isSizePage);
  const found = new Set<string>();
  for (const { address } of wanted.toSorted((one, other) => +other.isNamed - +one.isNamed)) {
    const url = URL.parse(address, base);
    if (url && /^https?:$/.test(url.protocol)) found.add(url.href);
  }
  return [...found].slice(0, MOST);
}

type Place = { seen: Seen[]; isUnderName: boolean; isAside: boolean; depth: number };

function look(nodes: AnyNode[], place: Place): void {
  if (place.depth > DEEPEST) return;
  for (const node of nodes) {
    if (!isTag(node)) continue;
    const name = node.name.toLowerCase();
    if (name === "img") seeImage(node, place);
    if (name === "a") seeLink(node, place);
    look(node.children, {
      ...place,
      depth: place.depth + 1,
      isAside: place.isAside || /^(?:header|footer|nav)$/.test(name),
      // A dialog or a tab that is called a size guide holds nothing else.
      isUnderName: place.isUnderName || isCalledChart(node, ["id", "class", "aria-label"]),
    });
  }
}

const isCalledChart = ({ attribs }: Element, names: string[]): boolean =>
  names.some((name) => CHART.test(decoded(attribs[name] ?? "").slice(0, 400)));

function seeImage(node: Element, { seen, isUnderName, isAside }: Place): void {
  const { attribs } = node;
  const address = widest(attribs.srcset ?? attribs["data-srcset"]) ?? plainAddress(attribs);
  if (!address || address.startsWith("data:")) return;
  const isSmall = Number(attribs.width) > 0 && Number(attribs.width) < NARROWEST;
  const isFurniture = isAside || isSmall || FURNITURE.test(`${attribs.class ?? ""} ${address}`);
  const isNamed =
    isUnderName || isCalledChart(node, ["alt", "title", "src", "data-src", "id", "class"]);
  if (isNamed || !isFurniture) seen.push({ address, isNamed: isNamed && !isSmall });
}

function seeLink(node: Element, { seen }: Place): void {
  const href = node.attribs.href ?? "";
  if (PICTURE_FILE.test(href) && (isCalledChart(node, ["href", "title"]) || saysChart(node)))
    seen.push({ address: href, isNamed: true });
}

const saysChart = (node: Element): boolean =>
  node.children.some((child) => "data" in child && CHART.test(child.data));

const plainAddress = (attribs: Record<string, string>): string | undefined =>
  [attribs["data-src"], attribs["data-original"], attribs.src].find(
    (one) => one && !one.startsWith("data:"),
  );

/** Figures are read best where they are largest; beyond two thousand pixels nothing is gained. */
function widest(srcset: string | undefined): string | undefined {
  const sources = (srcset ?? "")
    .slice(0, 8000)
    .split(/,\s+/)
    .map((one) => one.trim().split(/\s+/))
    .filter(([address]) => address && !address.startsWith("data:"))
    .map(([address = "", size = ""]) => ({ address, size: Number.parseFloat(size) || 0 }));
  return sources.toSorted((one, other) => other.size - one.size)[0]?.address;
}

export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
