// A gallery that shows one picture and keeps the others as data: an attribute of a box around the picture lists them
// all, the one that is shown among them.
import type { Element } from "domhandler";
import { isNode } from "./json-ld-nodes.ts";
import { type Json, parseLoosely } from "./loose-json.ts";
import type { Page } from "./page.ts";
import type { Spot } from "./spots.ts";
import { addressOf, PICTURE_FILE, pictureKey, unwrapped } from "./picture-address.ts";

const LONGEST = 100_000;
const FEWEST = 2;
const DEEPEST = 2;

export type Listed = { element: Element; addresses: string[] };

export function listedPictures(page: Page): Listed[] {
  return page.spots().flatMap((spot) => {
    const lists = Object.values(spot.element.attribs).filter(
      (text) =>
        /^\s*\[/.test(text) && text.length < LONGEST && /\.(?:jpe?g|png|webp|avif)/i.test(text),
    );
    return lists.flatMap((text): Listed[] => {
      const value = parseLoosely(text);
      const addresses = Array.isArray(value) ? value.flatMap((one) => pictureOf(one, 0) ?? []) : [];
      if (addresses.length < FEWEST || !isShownIn(spot, addresses, page)) return [];
      return [{ element: spot.element, addresses }];
    });
  });
}

/** An address, or what holds one: { src }, { preview: { url } }. */
function pictureOf(value: Json, depth: number): string | undefined {
  if (typeof value === "string") return PICTURE_FILE.test(value) ? value : undefined;
  if (!isNode(value) || depth > DEEPEST) return undefined;
  for (const one of Object.values(value)) {
    const found = pictureOf(one ?? null, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function isShownIn(box: Spot, addresses: string[], page: Page): boolean {
  const keyOf = (address: string) => pictureKey(unwrapped(address, page.base) ?? address);
  const keys = new Set(addresses.map(keyOf));
  return page.tagged("img").some((picture) => {
    const spot = page.spotOf(picture);
    const shown = addressOf(picture);
    const isInside = spot !== undefined && box.at <= spot.at && spot.at < box.end;
    return isInside && shown !== null && keys.has(keyOf(shown));
  });
}
