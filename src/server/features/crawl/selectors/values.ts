// What a selector says on a page, field by field; learning and replaying both ask here.
import { render } from "dom-serializer";
import type { Element } from "domhandler";
import { currencyCode } from "../normalise/currencies.ts";
import { parsePrice } from "../normalise/prices.ts";
import { saysBuy, saysGone, saysThere } from "../extract/buy-words.ts";
import { availabilityOf } from "../extract/claim.ts";
import { addressOf } from "../extract/images.ts";
import { mainClaims } from "../extract/main-claims.ts";
import { metaClaim, metaOf } from "../extract/meta-tags.ts";
import { type Page, textOf } from "../extract/page.ts";
import { pieceText } from "../extract/spots.ts";
import { absoluteUrl, oneLine } from "../extract/text.ts";
import { findOne } from "./query.ts";
import { OR, type SelectorField } from "./selectors.ts";

const contentOf = (element: Element): string | null =>
  element.attribs["content"] ??
  (element.name === "input" ? (element.attribs["value"] ?? null) : null);

export const MARKUP = "json-ld:";

/** Text of the first element, tried selector by selector; null when none has any. */
export function textBy(page: Page, selector: string, field: SelectorField): string | null {
  for (const one of selector.split(OR)) {
    const value = one.startsWith(MARKUP)
      ? markupValue(page, one.slice(MARKUP.length))
      : elementValue(page, one, field);
    if (value) return value;
  }
  return null;
}

function elementValue(page: Page, selector: string, field: SelectorField): string | null {
  const element = findOne(page, selector);
  if (!element) return null;
  if (field === "image") return imageOf(element, page.base);
  if (field === "availability") return stockText(element);
  const content = contentOf(element);
  if (content !== null) return oneLine(content) || null;
  if (field === "description")
    return render(element.children, { decodeEntities: true }).slice(0, 40_000) || null;
  return (field === "title" ? textOf(element, 400) : pieceText(element)) || null;
}

const imageOf = (element: Element, base: string): string | null => {
  const address = element.attribs["content"] ?? element.attribs["href"] ?? addressOf(element);
  return address ? absoluteUrl(address, base) : null;
};

function stockText(element: Element): string {
  const told = contentOf(element) ?? element.attribs["href"];
  if (told && /schema\.org|stock/i.test(told)) return told;
  return element.attribs["disabled"] === undefined
    ? textOf(element, 200) || (contentOf(element) ?? "")
    : "sold out";
}

function markupValue(page: Page, key: string): string | null {
  const claim = mainClaims(page, metaClaim(metaOf(page))).find(
    ({ source }) => source === "json-ld",
  );
  const value =
    key === "title"
      ? claim?.title
      : key === "price"
        ? claim?.price
        : key === "currency"
          ? claim?.currency
          : null;
  return value === null || value === undefined ? null : String(value);
}

export const amountBy = (page: Page, selector: string, currency: string | null): number | null => {
  for (const one of selector.split(OR)) {
    const text = textBy(page, one, "current_price");
    const amount = text && text.length <= 120 ? parsePrice(text, { currency })?.amount : undefined;
    if (amount) return amount;
  }
  return null;
};

export const currencyBy = (page: Page, selector: string): string | null =>
  currencyCode(textBy(page, selector, "currency")) ??
  parsePrice(textBy(page, selector, "current_price"))?.currency ??
  null;

export function stockBy(page: Page, selector: string): boolean | null {
  const text = textBy(page, selector, "availability");
  if (!text) return null;
  if (saysGone(text)) return false;
  return saysThere(text) || saysBuy(text) ? true : availabilityOf(text);
}
