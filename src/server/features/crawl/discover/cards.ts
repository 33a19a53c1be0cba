// The cards of a list: how shops show a piece there, with its picture, its name and its price, and which address it has.
import { type Element, isTag } from "domhandler";
import { textOf, type Page } from "../extract/page.ts";
import { addressKey, isSameSite, routeOf } from "../visit/site.ts";
import { isFront, leadsElsewhere } from "./address-words.ts";
import { writtenIn } from "./written-addresses.ts";

const MONEY =
  "EGP|L\\.?E\\.?|USD|SAR|AED|KWD|QAR|BHD|OMR|JOD|MAD|TND|EUR|GBP|[$€£₺]|ج\\.?\\s?م|جنيه|ر\\.?\\s?س|ريال|د\\.إ|درهم|د\\.ك|دينار|ر\\.ق|د\\.ب|ر\\.ع|د\\.أ|د\\.م|د\\.ت";
const PRICE = new RegExp(
  `(?:${MONEY})\\s*[\\d٠-٩]|[\\d٠-٩][\\d٠-٩.,٫٬]*(?:[-–]\\s)?\\s*(?:${MONEY.replace("L\\.?E\\.?", "L\\.?E\\.?\\b")}|ج(?!\\p{L}))`,
  "iu",
);
const CARD_TEXT_MAX = 500;
const CARD_LEVELS = 6;

export function target(written: string, base: string): URL | null {
  const trimmed = written.trim();
  if (!trimmed || /^(#(?!\/)|javascript:|mailto:|tel:|data:|whatsapp:|sms:)/i.test(trimmed))
    return null;
  const url = URL.parse(trimmed, base);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = routeOf(url);
  return url;
}

/** A picture, a name and a price in one small box: that is how shops show a piece in a list. */
export type Card = { text: string; box: Element };

/** The cards of a list, by the address of their piece. */
export function cardsOf(page: Page, site: URL): Map<string, Card> {
  const cards = new Map<string, Card>();
  const prices = new Map<Element, string>();
  for (const { element, written, isNext } of writtenIn(page)) {
    const url = isNext || element.name === "link" ? null : target(written, page.base);
    if (!url || !isSameSite(url, site) || isFront(url) || leadsElsewhere(url, true)) continue;
    const key = addressKey(url.href);
    const card = cards.has(key) ? null : cardOf(element, url, page, prices);
    if (card !== null) cards.set(key, card);
  }
  return cards;
}

export function cardOf(
  anchor: Element,
  url: URL,
  page: Page,
  prices: Map<Element, string>,
): Card | null {
  const key = addressKey(url.href);
  let box: Element | null = anchor;
  for (let level = 0; box && level <= CARD_LEVELS; level++) {
    const text = prices.get(box) ?? textOf(box, CARD_TEXT_MAX);
    prices.set(box, text);
    if (text.length > CARD_TEXT_MAX || leadsToOthers(box, key, page)) return null;
    if (PRICE.test(text) && holdsPicture(box))
      return isPictureOfAnother(box, key, page) ? null : { text, box };
    const { parent }: { parent: unknown } = box;
    box = parent && isTag(parent as Element) ? (parent as Element) : null;
    if (box && /^(?:body|html|main|header|nav|footer)$/.test(box.name)) return null;
  }
  return null;
}

/**
 * The picture leads to another piece, which is named beside it: "Specials", above the one that is shown; "1", below the
 * only piece of a last page. A picture that alone leads elsewhere, to look at it quickly, is still this one's.
 */
function isPictureOfAnother(box: Element, own: string, page: Page): boolean {
  const others = new Map<string, { links: number; isShown: boolean }>();
  let isOwn = false;
  const walk = (element: Element, within: string | null): void => {
    let key = within;
    if (element.name === "a" && element.attribs["href"]) {
      const url = target(element.attribs["href"], page.base);
      key = url && addressKey(url.href);
      if (key && key !== own && !isPartOf(key, own)) {
        const known = others.get(key) ?? { links: 0, isShown: false };
        const links = known.links + (textOf(element, 4).length > 2 ? 2 : 1);
        others.set(key, { links, isShown: known.isShown || holdsPicture(element) });
      }
    }
    const isPicture = element.name === "img" || element.name === "picture" || isPainted(element);
    if (isPicture && (key === null || !others.has(key))) isOwn = true;
    for (const child of element.children) if (isTag(child) && !isOwn) walk(child, key);
  };
  walk(box, null);
  return !isOwn && [...others.values()].some(({ links, isShown }) => isShown && links > 1);
}

/** Two other pieces, not counting baskets, wish lists, swatches of the same piece, or its category. */
export function leadsToOthers(box: Element, own: string, page: Page): boolean {
  const others = new Set<string>();
  const walk = (element: Element): void => {
    if (element.name === "a" && element.attribs["href"]) {
      const url = target(element.attribs["href"], page.base);
      const key = url && addressKey(url.href);
      if (
        url &&
        key &&
        key !== own &&
        !leadsElsewhere(url, true) &&
        !isPartOf(key, own) &&
        !isUtility(element)
      )
        others.add(key);
    }
    for (const child of element.children) {
      if (others.size > 1) return;
      if (isTag(child)) walk(child);
    }
  };
  walk(box);
  return others.size > 1;
}

/** Another colour of the same piece has its address and more. */
const isPartOf = (key: string, own: string): boolean =>
  key.startsWith(own) || own.startsWith(`${key}?`);

const isUtility = ({ attribs }: Element): boolean =>
  /cart|basket|wish|compare|quick|swatch|colou?r|vendor|brand|category/i.test(
    `${attribs["class"] ?? ""} ${attribs["rel"] ?? ""}`,
  );

export function holdsPicture(element: Element): boolean {
  if (element.name === "img" || element.name === "picture" || isPainted(element)) return true;
  return element.children.some((child) => isTag(child) && holdsPicture(child));
}

const isPainted = ({ attribs }: Element): boolean =>
  /background(?:-image)?\s*:[^;]*url\(/i.test(attribs["style"] ?? "") ||
  attribs["data-bg"] !== undefined ||
  attribs["data-background"] !== undefined ||
  attribs["data-background-image"] !== undefined ||
  attribs["data-bgset"] !== undefined;
