// Every amount that stands somewhere on a page, seen or in markup, in hundredths.
import { plainDigits, readingsOfPrice } from "../normalise/prices.ts";
import type { Page } from "./page.ts";
import { jsonLdClaims } from "./json-ld.ts";
import { metaClaim, metaOf } from "./meta-tags.ts";
import { microdataClaims } from "./microdata.ts";

const NUMBER = /\d[\d.,'’ ]*\d|\d/g;
const MOST = 5000;

const known = new WeakMap<Page, Set<number>>();

/** Asked for each field of an answer, gathered once. */
export function amountsOnPage(page: Page): Set<number> {
  const amounts = known.get(page) ?? gather(page);
  known.set(page, amounts);
  return amounts;
}

function gather(page: Page): Set<number> {
  const found = new Set<number>();
  const add = (text: string) => {
    for (const amount of readingsOfPrice(text)) found.add(Math.round(amount * 100));
  };
  for (const spot of page.spots()) {
    if (found.size > MOST || !spot.text || spot.text.length > 120) continue;
    for (const number of plainDigits(spot.text).match(NUMBER) ?? []) add(number);
    add(spot.text);
  }
  for (const claim of [...jsonLdClaims(page), ...microdataClaims(page), metaClaim(metaOf(page))])
    for (const price of [claim.price, claim.regularPrice, ...claim.prices])
      if (price !== null) add(String(price));
  return found;
}
