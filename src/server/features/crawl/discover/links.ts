// Links of a page: those that lead to a product, and those that lead to more of them.
import { withoutVowels } from "../../../../contract/fold-words.ts";
import { type Element, isTag } from "domhandler";
import { textOf, type Page } from "../extract/page.ts";
import { addressKey, isSameSite, plainAddress } from "../visit/site.ts";
import { twinsOf } from "./card-twins.ts";
import { cardOf, holdsPicture, target } from "./cards.ts";
import { MORE_WORDS } from "./more-words.ts";
import { isNumberedPage } from "./page-numbers.ts";
import { writtenIn } from "./written-addresses.ts";
import {
  isFront,
  isPaging,
  leadsElsewhere,
  looksLikeListing,
  looksLikeProduct,
  twinOf,
} from "./address-words.ts";

/** `cards`: shown with picture and price, so surely products; `products` holds them and those named as such. */
export type Links = {
  products: string[];
  cards: string[];
  listings: string[];
  next: string[];
  others: string[];
};

export const NO_LINKS: Links = { products: [], cards: [], listings: [], next: [], others: [] };

export function linksOf(page: Page, site: URL): Links {
  const found = {
    products: new Map<string, string>(),
    cards: new Map<string, string>(),
    listings: new Map<string, string>(),
    next: new Map<string, string>(),
    others: new Map<string, string>(),
  };
  const here = addressKey(page.url);
  const prices = new Map<Element, string>();
  const boxes = new Map<string, Element>();
  const pictured = new Map<string, Element>();
  for (const { element, written, isNext } of writtenIn(page)) {
    const url = target(written, page.base);
    if (!url || !isSameSite(url, site)) continue;
    const key = addressKey(url.href);
    if (key === here && !isPaging(url)) continue;
    const kind = isNext ? "next" : kindOf(element, url, page, { prices, boxes });
    if (!kind) continue;
    if (element.name === "a" && holdsPicture(element)) pictured.set(key, element);
    if (kind === "cards") found.products.set(key, plainAddress(url.href));
    const kept = kind === "next" ? url.href : plainAddress(url.href);
    if (!found[kind].has(kind === "next" ? kept : key))
      found[kind].set(kind === "next" ? kept : key, kept);
  }
  const isTwin = twinOf([...found.cards.values()]);
  const shownAlike = twinsOf(boxes, pictured, page);
  for (const kind of ["listings", "others"] as const)
    for (const [key, address] of found[kind])
      if (pictured.has(key) && (isTwin(address) || shownAlike.has(key)))
        found.products.set(key, address);
  for (const key of found.products.keys()) {
    found.listings.delete(key);
    found.others.delete(key);
  }
  for (const key of found.listings.keys()) found.others.delete(key);
  return {
    products: [...found.products.values()],
    cards: [...found.cards.values()],
    listings: [...found.listings.values()],
    next: [...found.next.values()],
    others: [...found.others.values()],
  };
}

function kindOf(
  element: Element,
  url: URL,
  page: Page,
  { prices, boxes }: { prices: Map<Element, string>; boxes: Map<string, Element> },
): keyof Links | null {
  const rel = element.attribs["rel"] ?? "";
  if (/\bnext\b/i.test(rel)) return "next";
  if (element.name === "link") return null;
  if (isFront(url)) return "others";
  const isProduct = looksLikeProduct(url);
  const elsewhere = leadsElsewhere(url);
  const card = leadsElsewhere(url, true) ? null : cardOf(element, url, page, prices);
  if (card) {
    boxes.set(addressKey(url.href), card.box);
    return "cards";
  }
  if (isProduct) return "products";
  if (elsewhere) return null;
  if (isPaging(url) || isNextOfSame(element, url, page)) return "next";
  if (looksLikeListing(url) || isInMenu(element)) return "listings";
  return "others";
}

const SAYS_NEXT =
  /^[^\p{L}\p{N}]*(?:next\b|(?:load|show|view|see) (?:\d+ )?more\b|older\b|more (?:products|items|pieces)|suivant|التالي|التالى|المزيد)|^[\s›»→>]+$/iu;

/** What was posted before, wherever a blog keeps it. */
const SAYS_OLDER =
  /^[^\p{L}]*(?:older (?:posts|entries|items)|(?:ال)?(?:مشاركات|رسائل|مواضيع|تدوينات) (?:ال)?[أا]قدم)/iu;

const SAYS_MORE = new RegExp(MORE_WORDS, "iu");

/** The same list asked for otherwise, by a link that says so: "?cursor=5" is a page under any name. */
function isNextOfSame(element: Element, url: URL, page: Page): boolean {
  const here = URL.parse(page.url);
  if (url.search !== "" && SAYS_OLDER.test(textOf(element, 40))) return true;
  if (!here || url.pathname !== here.pathname || url.search === here.search || url.search === "")
    return false;
  const said = textOf(element, 40) || (element.attribs["aria-label"] ?? "");
  return (
    SAYS_NEXT.test(said) ||
    SAYS_MORE.test(withoutVowels(said)) ||
    isNumberedPage(element, said, url, here)
  );
}

function isInMenu(element: Element): boolean {
  for (let box: unknown = element.parent; box; box = (box as Element).parent) {
    if (isTag(box as Element) && /^(nav|menu|header)$/.test((box as Element).name)) return true;
  }
  return false;
}
