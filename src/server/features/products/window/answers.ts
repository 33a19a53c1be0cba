// What a choice finds in the window: how many, a page of them, and what every further option would find.
import { elementAt, getOrThrow } from "../../../../contract/get-or-throw.ts";
import { PRICE_BANDS, type FilterCounts } from "../../../../contract/filter-counts.ts";
import { FILTERED_FACTS } from "../../../../contract/facts.ts";
import type { FilterRequest } from "../../../../contract/products.ts";
import type { CardKey } from "../cards.ts";
import { asCounts } from "../option-counts.ts";
import type { Placed, Stretch } from "../queries/feed-stretch.ts";
import { addCodes, countBits, keepCommon, keepOther, rowsIn, type Bits } from "./bits.ts";
import { hasPrice, partsOf, pricedAmong, type Part } from "./choice.ts";
import type { FacetName, ShopWindow } from "./shop-window.ts";

export type PageAsked = { offset: number; limit: number; byColor: boolean };

/** In the order of the feed's circle; by colour first those that come in no other. */
export function pageOf(
  window: ShopWindow,
  fits: Bits,
  { offset, limit, byColor }: PageAsked,
): CardKey[] {
  const keys = (rows: Int32Array) => Array.from(rows, (at) => window.keyAt(at));
  if (!byColor) return keys(rowsIn(fits, offset, limit));
  const surely = fits.slice();
  keepCommon(surely, window.inOneColor());
  const first = keys(rowsIn(surely, offset, limit));
  if (first.length === limit) return first;
  const others = fits.slice();
  keepOther(others, window.inOneColor());
  const skipped = Math.max(0, offset - countBits(surely));
  return [...first, ...keys(rowsIn(others, skipped, limit - first.length))];
}

/** What a walk around the feed's circle comes upon next. */
export function stretchOf(window: ShopWindow, { cursor, wanted }: Stretch): Placed[] {
  const mixes = window.column("mix");
  const gone = window.column("gone");
  const until = cursor.wrapped ? cursor.start : Infinity;
  const found: Placed[] = [];
  for (let at = window.after(cursor.mix, cursor.id); at < window.length; at++) {
    const mix = mixes[at] ?? Infinity;
    if (found.length === wanted || mix >= until) break;
    if (gone[at] === 0) found.push({ ...window.keyAt(at), mix });
  }
  return found;
}

/** `others`: what fits the part of the choice that the window cannot tell by itself. */
export function countsOf(
  window: ShopWindow,
  request: FilterRequest,
  brandKey: (name: string) => string,
  others?: Bits,
): FilterCounts {
  const everything = window.everything();
  const parts = partsOf(window, request, brandKey);
  if (hasPrice(request))
    parts.push({ facet: "band", bits: pricedAmong(window, request, everything) });
  if (others) parts.push({ facet: null, bits: others });
  const { fits, butFor } = compare(everything, parts);
  const total = countBits(fits);
  const count = counterOf(window, fits, total);
  const facet = (name: FacetName) => window.facets[name].count(count(name, butFor.get(name)));
  const states = facet("state");
  const bands = facet("band");
  return asCounts({
    total,
    brands: new Map([...facet("brand")].map(([id, n]) => [getOrThrow(window.brands, id).name, n])),
    categories: facet("category"),
    colors: facet("color"),
    sizes: facet("size"),
    prices: PRICE_BANDS.map((_, band) => bands.get(String(band)) ?? 0),
    facts: new Map(FILTERED_FACTS.map((kind) => [kind, facet(kind)])),
    on_sale: states.get("on_sale") ?? 0,
    in_stock: states.get("in_stock") ?? 0,
    dropped: states.get("dropped") ?? 0,
  });
}

/** What fits every part, and for each kind of option the rows that fail this part alone. */
function compare(everything: Bits, parts: readonly Part[]) {
  const after = [everything];
  for (const { bits } of parts.toReversed()) {
    const both = elementAt(after, 0).slice();
    keepCommon(both, bits);
    after.unshift(both);
  }
  const before = everything.slice();
  const butFor = new Map<FacetName, Bits>();
  parts.forEach(({ facet, bits }, n) => {
    if (facet) {
      const failing = before.slice();
      keepCommon(failing, elementAt(after, n + 1));
      keepOther(failing, bits);
      butFor.set(facet, failing);
    }
    keepCommon(before, bits);
  });
  return { fits: before, butFor };
}

/** Counts codes among what fits; where that is more than half, by taking away what does not. */
function counterOf(window: ShopWindow, fits: Bits, total: number) {
  const isMost = total * 2 > window.listed;
  const missing = window.everything().slice();
  keepOther(missing, fits);
  const rows = rowsIn(isMost ? missing : fits);
  return (name: FacetName, butFor: Bits | undefined): Int32Array => {
    const codes = window.column(name);
    const byCode = new Int32Array(window.facets[name].valuesOf.length);
    if (isMost) byCode.set(window.facets[name].rowsOf);
    addByCode(byCode, codes, rows, isMost ? -1 : 1);
    if (butFor) addCodes(byCode, codes, butFor);
    return byCode;
  };
}

function addByCode(
  byCode: Int32Array,
  codes: ArrayLike<number>,
  rows: Int32Array,
  step: number,
): void {
  for (let n = 0; n < rows.length; n++) {
    const code = codes[rows[n] ?? 0] ?? 0;
    byCode[code] = (byCode[code] ?? 0) + step;
  }
}
