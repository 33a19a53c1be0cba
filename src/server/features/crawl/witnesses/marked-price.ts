// A price that only an attribute names, for the page's script to draw: <div data-price="640" data-old-price="800">.
// It is believed where the product's own part of the page names one such amount and no other.
import { type Claim, emptyClaim } from "../extract/claim.ts";
import { isInCard, isOfAnotherPiece, pieceLinks } from "../extract/other-pieces.ts";
import type { Page } from "../extract/page.ts";
import { isAside } from "../extract/regions.ts";
import { signedPrice } from "../normalise/prices.ts";
import type { Spot } from "../extract/spots.ts";

const ASKED = /^data-(?:product-|item-|current-|sale-|final-|special-)?price(?:-amount|-value)?$/;
const FORMER =
  /^data-(?:product-|item-)?(?:compare|old|regular|original|was|list|before)(?:-?at)?(?:-price)?$/;
const AMOUNT = /^\d{1,7}(?:\.\d{1,3})?$/;
/** A whole number above may count in hundredths. */
const SURELY_WHOLE = 10_000;
/** What a value costs stands on what it is chosen by. */
const OF_A_VALUE = /^(?:option|input|label|li|button|select)$/;

export function markedPrice(page: Page, title: Spot | null): Claim | null {
  if (!title) return null;
  const pieces = pieceLinks(page);
  const found = new Map<number, { former: number | null }>();
  for (const spot of page.spots()) {
    const { attribs, name } = spot.element;
    const asked = OF_A_VALUE.test(name) ? null : amountUnder(attribs, ASKED);
    if (asked === null || spot.isHidden) continue;
    if (isAside(spot, title) || isOfAnotherPiece(spot, title, pieces)) continue;
    found.set(asked, { former: amountUnder(attribs, FORMER) });
  }
  const [only] = found;
  if (!only || found.size > 1) return null;
  const [price, { former }] = only;
  return { ...emptyClaim("state", "data-price"), price, prices: [price], regularPrice: former };
}

/** "EGP1,450.00" */
const MONEY = /^data-(?:price|value|display-?price)$/;

/**
 * What each combination costs and cost, where a list that nobody sees has an element of each: <div data-size="m"
 * data-value="EGP 640" data-original-price="EGP 800">.
 */
export function markedPrices(page: Page): { price: number; former: number | null }[] {
  if (!FORMER_WRITTEN.test(page.html)) return [];
  return page.spots().flatMap(({ element }) => {
    const price = moneyUnder(element.attribs, MONEY) ?? amountUnder(element.attribs, ASKED);
    if (price === null || isInCard(page, element)) return [];
    const { attribs } = element;
    return [{ price, former: moneyUnder(attribs, FORMER) ?? amountUnder(attribs, FORMER) }];
  });
}

const FORMER_WRITTEN = /\sdata-[\w-]{0,20}(?:compare|old|regular|original|was|before)[\w-]{0,20}=/i;

function moneyUnder(attribs: Record<string, string>, called: RegExp): number | null {
  for (const name in attribs)
    if (called.test(name)) return signedPrice(attribs[name] ?? "")?.amount ?? null;
  return null;
}

function amountUnder(attribs: Record<string, string>, called: RegExp): number | null {
  for (const name in attribs) {
    // Every attribute of a page comes by here.
    if (!name.startsWith("data-") || !called.test(name)) continue;
    const written = (attribs[name] ?? "").trim();
    const amount = AMOUNT.test(written) ? Number(written) : 0;
    if (amount > 0 && (written.includes(".") || amount < SURELY_WHOLE)) return amount;
  }
  return null;
}
