// What a page says by the reader, and what learned selectors add to it.
import type { Page } from "../extract/page.ts";
import { isOfAnotherPiece, pieceLinks } from "../extract/other-pieces.ts";
import { isNoDescription } from "../extract/prose-words.ts";
import type { PageReading } from "../extract/read-page.ts";
import { isAside } from "../extract/regions.ts";
import { priceSpots } from "../extract/visible-price.ts";
import type { RawProduct } from "../found-product.ts";
import { parsePrice } from "../normalise/prices.ts";
import { applyToPage } from "../selectors/apply.ts";
import type { SelectorField, Selectors } from "../selectors/selectors.ts";

const knownBy = (reading: PageReading | null): Set<SelectorField> =>
  new Set([
    ...(reading?.description ? (["description"] as const) : []),
    ...(reading && reading.options.length > 0 ? (["variants"] as const) : []),
  ]);

/** Where a piece has no price of its own, a selector finds the one of a piece beside it. */
function ownPrice(page: Page, price: RawProduct["price"], currency: string | null) {
  const amount = parsePrice(price, { currency })?.amount;
  if (!amount) return null;
  const heading = page.tagged("h1")[0];
  const title = (heading && page.spotOf(heading)) ?? null;
  const places = priceSpots(page, currency).filter((one) => one.readings.includes(amount));
  const isAnothers = places.every(
    ({ spot }) => isAside(spot, title) || isOfAnotherPiece(spot, title, pieceLinks(page)),
  );
  return places.length > 0 && isAnothers ? null : price;
}

/** The reader weighs all that the page says; selectors fill what it does not find, and are never above it. */
export function readBoth(page: Page, reading: PageReading | null, selectors: Selectors) {
  const { product: selected, matched } = applyToPage(page, selectors, knownBy(reading));
  if (!reading) return { product: null, matched };
  const { description } = selected;
  const words = description && !isNoDescription(description) ? description : null;
  const product: RawProduct = {
    ...reading,
    title: reading.title ?? selected.title,
    description: reading.description ?? words,
    price: reading.price ?? ownPrice(page, selected.price, selected.currency),
    currency: reading.currency ?? selected.currency,
    isAvailable: reading.isAvailable ?? selected.isAvailable,
    options: reading.options.length > 0 ? reading.options : selected.options,
  };
  return { product, matched };
}
