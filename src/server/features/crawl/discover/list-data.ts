// What a list's own data hold: pieces that no link may lead to, and where the list goes on. The addresses of such
// pieces are made as those that links lead to are.
import { isNode, type Node } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import { scriptOf, type Page } from "../extract/page.ts";
import { piecesIn, templateOf, type Piece } from "../sources/app-data.ts";
import { scriptData } from "../witnesses/script-data.ts";
import { addressKey, isSameSite } from "../visit/site.ts";

/** `next`: what its interface is asked with for more; an empty text where only that there is more is said. */
export type ListData = { pieces: Piece[]; next: string | null };

export const NO_DATA: ListData = { pieces: [], next: null };

const NEXT_KEY =
  /^(?:next(?:_?(?:cursor|page|token|key|url|link|href))?|(?:end_?)?cursor|after|continuation(?:_?token)?|page_?token|next_?page_?(?:url|token))$/i;
const MORE_KEY = /^(?:has_?more|has_?next(?:_?page)?|is_?more|more)$/i;
const NODES_MAX = 20_000;
const ENOUGH = 2;

export function listData(page: Page): ListData {
  const roots = scriptData(page);
  const next = roots.some(tellsNext) ? nextIn(roots) : null;
  return { pieces: roots.length > 0 ? piecesIn(roots) : [], next };
}

/** Where the data of a list say that it goes on; null where they do not. */
export function nextIn(roots: Json[]): string | null {
  let left = NODES_MAX;
  let found: string | null = null;
  const search = (value: Json, depth: number): void => {
    if (found || depth > 8 || left-- < 0 || typeof value !== "object" || value === null) return;
    if (isNode(value)) {
      const next = nextBeside(value);
      if (next !== null && piecesIn(listsBeside(value)).length >= ENOUGH) found = next;
    }
    for (const one of Object.values(value)) search(one, depth + 1);
  };
  for (const root of roots) search(root, 0);
  return found;
}

const tellsNext = (root: Json): boolean => {
  let left = NODES_MAX;
  const search = (value: Json, depth: number): boolean => {
    if (depth > 8 || left-- < 0 || typeof value !== "object" || value === null) return false;
    if (isNode(value) && nextBeside(value) !== null) return true;
    return Object.values(value).some((one) => search(one, depth + 1));
  };
  return search(root, 0);
};

/** In the node that holds the pieces, or in one of its own beside them: { items: […], paging: { next } }. */
function nextBeside(node: Node): string | null {
  const entries = Object.entries(node);
  const inner = entries.flatMap(([, value]) => (isNode(value) ? Object.entries(value) : []));
  const all = [...entries, ...inner];
  if (all.some(([key, value]) => MORE_KEY.test(key) && value === false)) return null;
  for (const [key, value] of all) {
    const isNext = NEXT_KEY.test(key) && isCursor(key, value);
    if (isNext && (typeof value === "string" || typeof value === "number")) return `${value}`;
  }
  return all.some(([key, value]) => MORE_KEY.test(key) && value === true) ? "" : null;
}

/** An answer that says in so many words that nothing comes after it: next: null, has_more: false. */
export function saysEnd(answer: Json): boolean {
  if (!isNode(answer)) return false;
  const holders = [answer, ...Object.values(answer).filter(isNode)];
  const all = [...holders, ...holders.flatMap((one) => Object.values(one).filter(isNode))];
  const isOver = ([key, value]: [string, Json]) =>
    (MORE_KEY.test(key) && value === false) ||
    (NEXT_KEY.test(key) && (value === null || value === "" || value === false));
  return all.some((node) => Object.entries(node).some(isOver) && nextBeside(node) === null);
}

/** Its own lists and those one step below it: further down another part of the page begins. */
const listsBeside = (node: Node): Json[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value)
      ? [value]
      : isNode(value)
        ? Object.values(value).filter(Array.isArray)
        : [],
  );

const isCursor = (key: string, value: Json): boolean =>
  // "Next" is what a button says; a cursor may be any letters.
  (typeof value === "string" &&
    (/cursor|token/i.test(key) ? /^\S{4,500}$/ : /^(?=.*(?:\d|.{12}))\S{1,500}$/).test(value)) ||
  (typeof value === "number" && value > 1);

const ADDRESSES = ["url", "link", "permalink", "href", "path"];

/** Where the pieces of lists live: by what their data say, or as the address of one that is linked is made. */
export function addressesOf(pieces: Piece[], known: string[], site: URL): string[] {
  const templates = new Map<string, NonNullable<ReturnType<typeof templateOf>>>();
  for (const piece of pieces)
    for (const address of known) {
      const make = templateOf(address, piece);
      const shape = make && make({ ...piece, node: PLACEHOLDERS });
      if (make && shape) templates.set(shape, make);
    }
  const keys = new Set(known.map(addressKey));
  const [make] = templates.values();
  // Where those that are linked are made in two ways, nobody knows how the others are.
  const isClear = templates.size === 1 && make !== undefined;
  return pieces.flatMap((piece) => {
    const told = ADDRESSES.map((key) => piece.node[key]).find(
      (value): value is string => typeof value === "string" && /^(?:https?:\/\/|\/)/.test(value),
    );
    const address = (isClear ? make(piece) : null) ?? told;
    const url = address ? URL.parse(address, site) : null;
    return url && isSameSite(url, site) && !keys.has(addressKey(url.href)) ? [url.href] : [];
  });
}

/** Stands for any piece, to see which part of an address a template fills in. */
const PLACEHOLDERS: Node = Object.fromEntries(
  ["slug", "handle", "key", "url_key", "urlKey", "code", "id", "_id", "uuid", "sku"].map((key) => [
    key,
    `{${key}}`,
  ]),
);

/** The page's own scripts, where they are no data: they know what the list's interface is asked. */
export const scriptsIn = (page: Page): { inline: string; sources: string[] } => ({
  inline: page
    .tagged("script")
    .filter(({ attribs: { type = "" } }) => !/json/i.test(type))
    .map(scriptOf)
    .join("\n"),
  sources: page.tagged("script").flatMap(({ attribs: { src } }) => {
    const url = src ? URL.parse(src, page.base) : null;
    return url && url.host === URL.parse(page.url)?.host ? [url.href] : [];
  }),
});
