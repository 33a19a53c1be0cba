// Links of a page: those that lead to a product, and those that lead to more of them.
import type { Element } from "domhandler";
import { isTag } from "domhandler";
import { textOf, type Page } from "../extract/page.ts";
import { isSameSite } from "../visit/site.ts";
import { isPaging, leadsElsewhere, looksLikeListing, looksLikeProduct } from "./address-words.ts";

export type Links = { products: string[]; listings: string[]; next: string[] };

const PRICE =
  /(?:EGP|L\.?E\.?|USD|SAR|AED|[$€£]|ج\.?\s?م|جنيه|ر\.?س|د\.إ)\s*[\d٠-٩]|[\d٠-٩][\d٠-٩.,٫٬]*\s*(?:EGP|L\.?E\.?\b|USD|SAR|AED|[$€£]|ج\.?\s?م|جنيه|ر\.?س|د\.إ)/i;
const CARD_TEXT_MAX = 500;
const CARD_LEVELS = 4;

export function linksOf(page: Page, site: URL): Links {
  const found = {
    products: new Set<string>(),
    listings: new Set<string>(),
    next: new Set<string>(),
  };
  for (const element of [...page.tagged("a"), ...page.tagged("link")]) {
    const url = target(element, page.url);
    if (!url || !isSameSite(url, site) || leadsElsewhere(url)) continue;
    const kind = kindOf(element, url);
    if (kind) found[kind].add(url.href);
  }
  for (const product of found.products) found.listings.delete(product);
  return {
    products: [...found.products],
    listings: [...found.listings],
    next: [...found.next],
  };
}

function kindOf(element: Element, url: URL): keyof Links | null {
  if (/\bnext\b/i.test(element.attribs["rel"] ?? "") || isPaging(url)) return "next";
  if (element.name === "link") return null;
  if (looksLikeProduct(url) || isCard(element)) return "products";
  if (looksLikeListing(url) || isInMenu(element)) return "listings";
  return null;
}

function target(element: Element, base: string): URL | null {
  const written = element.attribs["href"]?.trim();
  if (!written || /^(#|javascript:|mailto:|tel:|data:)/i.test(written)) return null;
  const url = URL.parse(written, base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = "";
  return url;
}

/** A picture, a name and a price in one small box: that is how shops show a piece in a list. */
function isCard(anchor: Element): boolean {
  let box: Element | null = anchor;
  for (let level = 0; box && level <= CARD_LEVELS; level++) {
    const text = textOf(box, CARD_TEXT_MAX);
    if (text.length > CARD_TEXT_MAX || countLinks(box, new Set()) > 2) return false;
    if (PRICE.test(text) && holds(box, "img")) return true;
    const { parent }: { parent: unknown } = box;
    box = parent && isTag(parent as Element) ? (parent as Element) : null;
  }
  return false;
}

/** Different places; the picture and the name of one piece usually lead to the same one. */
function countLinks(element: Element, places: Set<string>): number {
  if (element.name === "a") places.add(element.attribs["href"] ?? "");
  for (const child of element.children) if (isTag(child)) countLinks(child, places);
  return places.size;
}

function holds(element: Element, tag: string): boolean {
  return element.children.some(
    (child) => isTag(child) && (child.name === tag || holds(child, tag)),
  );
}

function isInMenu(element: Element): boolean {
  for (let box: unknown = element.parent; box; box = (box as Element).parent) {
    if (isTag(box as Element) && /^(nav|menu)$/.test((box as Element).name)) return true;
  }
  return false;
}
