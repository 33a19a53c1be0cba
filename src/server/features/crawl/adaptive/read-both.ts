// What a page says by the reader, and what learned selectors add to it.
import { isNoDescription } from "../extract/description.ts";
import type { Page } from "../extract/page.ts";
import type { PageReading } from "../extract/read-page.ts";
import type { RawProduct } from "../found-product.ts";
import { applyToPage } from "../selectors/apply.ts";
import type { SelectorField, Selectors } from "../selectors/selectors.ts";

const knownBy = (reading: PageReading | null): Set<SelectorField> =>
  new Set([
    ...(reading?.description ? (["description"] as const) : []),
    ...(reading && reading.options.length > 0 ? (["variants"] as const) : []),
  ]);

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
    price: reading.price ?? selected.price,
    currency: reading.currency ?? selected.currency,
    isAvailable: reading.isAvailable ?? selected.isAvailable,
    options: reading.options.length > 0 ? reading.options : selected.options,
  };
  return { product, matched };
}
