// A gallery that shows one picture and keeps the others as data: an attribute of a box around the picture, or a list
// in a script, names them all, the one that is shown among them.
import type { Element } from "domhandler";
import { isNode } from "./json-ld-nodes.ts";
import { endOfValue, type Json, parseLoosely } from "./loose-json.ts";
import { isInCard } from "./other-pieces.ts";
import { scriptOf, type Page } from "./page.ts";
import type { Spot } from "./spots.ts";
import { pictureIn } from "./picture-node.ts";
import { addressOf, PICTURE_FILE, pictureKey, unwrapped } from "./picture-address.ts";

const LONGEST = 100_000;
const SCRIPT_MAX = 400_000;
const LIST_MAX = 20_000;
const LISTS_TRIED = 40;
const FEWEST = 2;
const MOST = 60;
const DEEPEST = 2;
const NAMES_FILE = /\.(?:jpe?g|png|webp|avif)/i;
const GALLERY = /galler|slide|carousel|swiper|image|photo|picture|media/i;

export type Listed = { element: Element; addresses: string[] };

export function listedPictures(page: Page): Listed[] {
  return [...inAttributes(page), ...inScripts(page)];
}

function inAttributes(page: Page): Listed[] {
  return page.spots().flatMap((spot) =>
    Object.entries(spot.element.attribs).flatMap(([name, text]): Listed[] => {
      const isData = text.length < LONGEST && text.includes("[") && NAMES_FILE.test(text);
      if (!isData || /^(?:style|src|srcset|href|on\w+)$/.test(name)) return [];
      return picturesIn(text)
        .filter(
          (addresses) =>
            isShownIn(spot, addresses, page) || isDrawnLater(spot, name, addresses, page),
        )
        .map((addresses) => ({ element: spot.element, addresses }));
    }),
  );
}

/** The list stands where the picture is shown that it begins with, or holds. */
function inScripts(page: Page): Listed[] {
  return page.tagged("script").flatMap((script) => {
    const text = /ld\+json/i.test(script.attribs["type"] ?? "") ? "" : scriptOf(script);
    if (text.length > SCRIPT_MAX || !NAMES_FILE.test(text)) return [];
    return picturesIn(text).flatMap((addresses): Listed[] => {
      const element = shownAmong(addresses, page);
      return element ? [{ element, addresses }] : [];
    });
  });
}

/** Lists of nothing but pictures, as they stand in a text. */
function picturesIn(text: string): string[][] {
  const found: string[][] = [];
  const opening = /\[\s*(?=["'`{])/g;
  for (let tries = 0, at = opening.exec(text); at && tries < LISTS_TRIED; at = opening.exec(text)) {
    const end = endOfValue(text, at.index);
    if (end < 0) break;
    const slice = text.slice(at.index, end);
    if (slice.length > LIST_MAX || !NAMES_FILE.test(slice)) continue;
    tries++;
    const value = parseLoosely(slice);
    const addresses = Array.isArray(value) ? value.flatMap((one) => pictureOf(one, 0) ?? []) : [];
    const isList = Array.isArray(value) && addresses.length === value.length;
    if (!isList || addresses.length < FEWEST || addresses.length > MOST) continue;
    found.push(addresses);
    opening.lastIndex = end;
  }
  return found;
}

/** What has a price or a way of its own is another piece. */
const OF_A_PIECE = /price|^(?:handle|slug|permalink|sku)$/i;

/** An address, or what holds one: { src }, { preview: { url } }. */
function pictureOf(value: Json, depth: number): string | undefined {
  if (typeof value === "string") return PICTURE_FILE.test(value) ? value : undefined;
  if (!isNode(value) || depth > DEEPEST || Object.keys(value).some((key) => OF_A_PIECE.test(key)))
    return undefined;
  const largest = pictureIn(value);
  if (largest && PICTURE_FILE.test(largest)) return largest;
  for (const one of Object.values(value)) {
    const found = pictureOf(one ?? null, depth + 1);
    if (found) return found;
  }
  return undefined;
}

const keysOf = (addresses: string[], page: Page): Set<string> =>
  new Set(addresses.map((address) => pictureKey(unwrapped(address, page.base) ?? address)));

function isShownIn(box: Spot, addresses: string[], page: Page): boolean {
  const keys = keysOf(addresses, page);
  return page.tagged("img").some((picture) => {
    const spot = page.spotOf(picture);
    const isInside = spot !== undefined && box.at <= spot.at && spot.at < box.end;
    return isInside && isAmong(keys, picture, page);
  });
}

function isAmong(keys: Set<string>, picture: Element, page: Page): boolean {
  const shown = addressOf(picture);
  return shown !== null && keys.has(pictureKey(unwrapped(shown, page.base) ?? shown));
}

function shownAmong(addresses: string[], page: Page): Element | undefined {
  const keys = keysOf(addresses, page);
  return page
    .tagged("img")
    .find((picture) => page.spotOf(picture) !== undefined && isAmong(keys, picture, page));
}

/** An element that is called a gallery, and empty until its script draws it. */
function isDrawnLater(spot: Spot, name: string, addresses: string[], page: Page): boolean {
  const { element } = spot;
  const marks = Object.values(element.attribs).filter((value) => value.length <= MARK_MAX);
  const isCalled = GALLERY.test([element.name, name, spot.name, ...marks].join(" "));
  const isEmpty = spot.end === spot.at + 1 && spot.text === "";
  return isCalled && isEmpty && addresses.length > 0 && !isInCard(page, element);
}

const MARK_MAX = 40;

/** Where the page shows no picture of its own at all, the one list that its scripts keep is all there is. */
export function drawnByScripts(page: Page): string[] {
  const lists = page.tagged("script").flatMap((script) => {
    const text = /ld\+json/i.test(script.attribs["type"] ?? "") ? "" : scriptOf(script);
    return text.length <= SCRIPT_MAX && NAMES_FILE.test(text) ? picturesIn(text) : [];
  });
  const different = new Map(lists.map((list) => [list.join(" "), list]));
  const [only] = different.values();
  if (different.size !== 1 || !only) return [];
  return only.flatMap((address) => unwrapped(address, page.base) ?? []);
}
