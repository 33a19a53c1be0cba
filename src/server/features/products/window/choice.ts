// A shopper's choice held against every product of the window: each part of it is the set of products that fit it.
import { categoriesOf } from "../../../../contract/categories.ts";
import { FILTERED_FACTS } from "../../../../contract/facts.ts";
import { PRICE_BANDS } from "../../../../contract/filter-counts.ts";
import type { FilterRequest } from "../../../../contract/products.ts";
import { addBits, keepBetween, keepCommon, type Bits } from "./bits.ts";
import { STATES, type FacetName, type ShopWindow } from "./shop-window.ts";

/** Parts of a choice that the window knows; by the others it has to be told what fits. */
const KNOWN: ReadonlySet<string> = new Set<keyof FilterRequest>([
  "brands",
  "categories",
  "colors",
  "sizes",
  "min_price",
  "max_price",
  "on_sale",
  "in_stock",
  "dropped",
  "sort",
  ...FILTERED_FACTS,
]);

/** What of a choice the window cannot tell by itself, such as words; null where there is nothing. */
export function beyondWindow(request: FilterRequest): FilterRequest | null {
  const rest = Object.entries(request).filter(
    ([part, value]) =>
      !KNOWN.has(part) &&
      value != null &&
      value !== false &&
      value !== "" &&
      !(Array.isArray(value) && value.length === 0),
  );
  return rest.length === 0 ? null : { brands: [], categories: [], ...Object.fromEntries(rest) };
}

/** `facet`: whose options are counted without this part of the choice. */
export type Part = { facet: FacetName | null; bits: Bits };

/** All parts but the price, which is dearest to look at and is left for those that fit the others. */
export function partsOf(
  window: ShopWindow,
  request: FilterRequest,
  brandKey: (name: string) => string,
): Part[] {
  const { brands, categories, colors, sizes } = request;
  const parts: Part[] = [];
  const add = (facet: FacetName, wanted: readonly string[]) =>
    parts.push({ facet, bits: window.having(facet, wanted) });
  if (brands.length > 0) {
    const keys = new Set(brands.map(brandKey));
    const chosen = [...window.brands.values()].filter(({ key }) => keys.has(key));
    add("brand", chosen.map(({ id }) => id).toSorted());
  }
  if (categories.length > 0) add("category", categories.flatMap(categoriesOf));
  if (colors?.length)
    add(
      "color",
      colors.map((color) => color.toLowerCase()),
    );
  if (sizes?.length) add("size", sizes);
  // Choices of their own: each narrows what the others find.
  for (const state of STATES)
    if (request[state]) parts.push({ facet: null, bits: window.having("state", [state]) });
  for (const kind of FILTERED_FACTS) if (request[kind]?.length) add(kind, request[kind]);
  return parts;
}

/** All that fits the whole choice. */
export function fitting(
  window: ShopWindow,
  request: FilterRequest,
  brandKey: (name: string) => string,
): Bits {
  const fits = window.everything().slice();
  for (const { bits } of partsOf(window, request, brandKey)) keepCommon(fits, bits);
  return hasPrice(request) ? pricedAmong(window, request, fits) : fits;
}

export const hasPrice = ({ min_price, max_price }: FilterRequest): boolean =>
  min_price != null || max_price != null;

/** Bands that lie within the two prices are taken whole; of those that one of the two cuts, each piece is looked at. */
export function pricedAmong(window: ShopWindow, request: FilterRequest, among: Bits): Bits {
  const low = request.min_price ?? -Infinity;
  const high = request.max_price ?? Infinity;
  const whole: string[] = [];
  const cut: string[] = [];
  PRICE_BANDS.forEach((from, band) => {
    const to = PRICE_BANDS[band + 1] ?? Infinity;
    // The first band holds whatever costs less as well.
    const begin = band === 0 ? -Infinity : from;
    if (to <= low || begin > high) return;
    (begin >= low && to <= high ? whole : cut).push(String(band));
  });
  const priced = among.slice();
  keepCommon(priced, window.having("band", cut));
  keepBetween(priced, window.column("price"), low, high);
  const sure = among.slice();
  keepCommon(sure, window.having("band", whole));
  addBits(priced, sure);
  return priced;
}
