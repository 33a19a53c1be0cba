// Reads a page by selectors alone: fast, and honest about the fields that found nothing.
import type { RawOption, RawProduct } from "../found-product.ts";
import { type Page, parsePage } from "../extract/page.ts";
import { findAll, findOne } from "./query.ts";
import { SELECTOR_FIELDS, type SelectorField, type Selectors } from "./selectors.ts";
import { amountBy, currencyBy, stockBy, textBy } from "./values.ts";
import { choicesOfSelects } from "../witnesses/page-choices.ts";

export type Replayed = {
  product: RawProduct;
  /** For each field that has a selector: whether it found a value here. */
  matched: Partial<Record<SelectorField, boolean>>;
};

export function applySelectors(
  html: string,
  url: string,
  selectors: Selectors | Record<string, string>,
): Replayed {
  return applyToPage(parsePage(html, url), selectors);
}

/** `known`: what is known without them; of those it is only said whether their selectors still find something. */
export function applyToPage(
  page: Page,
  selectors: Selectors,
  known: ReadonlySet<SelectorField> = NOTHING,
): Replayed {
  const by = <Value>(
    field: SelectorField,
    read: (selector: string) => Value | null,
  ): Value | null => {
    const selector = selectors[field];
    return selector ? read(selector) : null;
  };
  const currency =
    by("currency", (one) => currencyBy(page, one)) ??
    by("current_price", (one) => currencyBy(page, one));
  const asked = by("current_price", (one) => amountBy(page, one, currency));
  const before = by("price", (one) => amountBy(page, one, currency));
  const image = by("image", (one) => textBy(page, one, "image"));
  const isChosen = known.has("variants");
  const options = isChosen ? [] : (by("variants", (one) => optionsBy(page, one)) ?? []);
  const product: RawProduct = {
    shopId: null,
    url: page.url,
    title: by("title", (one) => textBy(page, one, "title")),
    description: by("description", (one) =>
      textBy(page, one, known.has("description") ? "title" : "description"),
    ),
    price: asked ?? before,
    regularPrice: asked !== null && before !== null && before > asked ? before : null,
    currency,
    isAvailable: by("availability", (one) => stockBy(page, one)),
    images: image ? [image] : [],
    brand: null,
    category: null,
    tags: [],
    options,
    variants: [],
  };
  const matched = matchedOf(selectors, product);
  if (isChosen && selectors.variants) matched.variants = findOne(page, selectors.variants) !== null;
  return { product, matched };
}

const NOTHING: ReadonlySet<SelectorField> = new Set();

function matchedOf(selectors: Selectors, product: RawProduct): Replayed["matched"] {
  const found: Record<SelectorField, boolean> = {
    title: product.title !== null,
    description: product.description !== null,
    // Only a sale shows the price before it.
    price: product.price !== null,
    current_price: product.price !== null,
    currency: product.currency !== null,
    image: product.images.length > 0,
    availability: product.isAvailable !== null,
    variants: product.options.length > 0,
  };
  return Object.fromEntries(
    SELECTOR_FIELDS.filter((field) => selectors[field]).map((field) => [field, found[field]]),
  );
}

function optionsBy(page: Page, selector: string): RawOption[] | null {
  const options = choicesOfSelects(findAll(page, selector), page);
  return options.length > 0 ? options : null;
}
