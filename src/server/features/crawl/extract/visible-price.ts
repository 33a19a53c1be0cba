// Every price a visitor can see, with what speaks for and against it being the price of this product.
import { withoutVowels } from "../../../../contract/fold-words.ts";
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { type Element, isTag, isText } from "domhandler";
import {
  parsePrice,
  plainDigits,
  readingsBeside,
  signedPrice,
  standsBeside,
} from "../normalise/prices.ts";
import { labelOf, leadOf, PRICE_LABEL } from "./price-label.ts";
import { saysAmount } from "../normalise/spoken-amounts.ts";
import { saleInWords } from "./sale-words.ts";
import { type Page } from "./page.ts";
import { oneLine, remembered } from "./text.ts";
import { pieceText, type Spot } from "./spots.ts";

export type PriceSpot = {
  spot: Spot;
  text: string;
  amount: number;
  /** All that the notation may mean: 34.000. */
  readings: number[];
  hasSign: boolean;
  isNamed: boolean;
  label: string;
  /** As it is written beside it, or as the page says. */
  currency: string | null;
  /** The element's own words, beside another price in its child. */
  isOwnText?: true;
};

const MAX_TEXT = 70;
const PRICE_NAME =
  /price|preis|prix|precio|preco|prezzo|prijs|cena|hind|amount|cost|money|fiyat|pret\b|سعر|цена|(?:^|\s)prc|bid/;

export const isCalledPrice = remembered((name) => PRICE_NAME.test(name));

/** The smallest elements that hold a price whole. */
export function priceSpots(page: Page, currency: string | null): PriceSpot[] {
  const found: PriceSpot[] = [];
  const spots = page.spots();
  const meaning = meaningsIn(currency ?? "");
  for (let at = spots.length - 1; at >= 0; at--) {
    const spot = inOneNumber(drawnPrice(elementAt(spots, at)));
    if (spot.text !== elementAt(spots, at).text) dropInside(found, spot);
    if (!couldBePrice(spot.text)) continue;
    const inner = innermost(found, spot);
    if (inner.length > 1 && !isInPieces(spot, inner)) {
      found.push(...between(spot, meaning, page));
      continue;
    }
    const price = read(spot, meaning(spot.text), page);
    if (inner.length > 1) {
      if (!price?.hasSign) continue;
      dropInside(found, spot);
      found.push(price);
      continue;
    }
    if (!price) continue;
    const only = inner[0];
    if (only && !isWhole(price, only, spots)) {
      const rest = beside(spot, only, meaning, page);
      if (rest) found.push(rest);
      continue;
    }
    if (only) found.pop();
    found.push(price);
  }
  return found.reverse();
}

/** <img src="720.png" alt="720 EGP">: a price that is drawn, told to those who cannot see it. */
function drawnPrice(spot: Spot): Spot {
  if (spot.element.name !== "img") return spot;
  const alt = oneLine(spot.element.attribs["alt"] ?? "");
  return alt.length <= DRAWN_MAX && /\p{Nd}/u.test(alt) && standsBeside(alt, {})
    ? { ...spot, text: alt }
    : spot;
}
const DRAWN_MAX = 24;

/** "4", "5" and "0" in elements of their own: a number that is drawn digit by digit is none of its digits. */
function inOneNumber(spot: Spot): Spot {
  if (spot.text.length > MAX_TEXT || !TWO_APART.test(spot.text)) return spot;
  const digits = spot.element.children.filter((child) => isTag(child) && isDigit(child));
  if (digits.length < 2) return spot;
  const text = spot.text.replace(APART, (row) => row.replaceAll(" ", ""));
  return { ...spot, text: REEL.test(text) ? "" : text };
}
const TWO_APART = /\p{Nd} \p{Nd}/u;
const APART = /(?<![\p{Nd}.,٫٬])\p{Nd}(?:[.,٫٬]\p{Nd})?(?: \p{Nd}(?!\p{Nd}))+/gu;
const isDigit = (element: Element): boolean => /^\s*\p{Nd}\s*$/u.test(pieceText(element));

/** All digits one below the other: which of them is shown, only the drawn page knows. */
const REEL = /0 ?1 ?2 ?3 ?4 ?5 ?6 ?7 ?8 ?9/;

const couldBePrice = (text: string): boolean =>
  text.length > 0 &&
  text.length <= MAX_TEXT &&
  (/\p{Nd}/u.test(text) || saysAmount(text)) &&
  !MEASURES.test(text) &&
  !REEL.test(text);

/** "L 100 82 106": the row of a size, whose letter is also a sign of money. */
const MEASURES = /^\d?X{0,4}[SML](?:[\s/|,]+\p{Nd}{1,3}(?:[.-]\p{Nd}{1,3})?){2,}$/iu;

/** Walking backwards, what lies inside an element was found last. */
function innermost(found: PriceSpot[], outer: Spot): PriceSpot[] {
  const inner: PriceSpot[] = [];
  for (let n = found.length - 1; n >= 0 && inner.length < 2; n--) {
    const price = elementAt(found, n);
    if (price.spot.at >= outer.end) break;
    inner.push(price);
  }
  return inner;
}

function dropInside(found: PriceSpot[], outer: Spot): void {
  while ((found.at(-1)?.spot.at ?? outer.end) < outer.end) found.pop();
}

const ONE_NUMBER = /^[^\d]{0,6}\d{1,3}(?:[.,]\d{2,3})+[^\d]{0,6}$/;

/** "1", "," and "250" in elements of their own are one number with its sign. */
const isInPieces = ({ text }: Spot, inner: PriceSpot[]): boolean =>
  ONE_NUMBER.test(plainDigits(text)) && inner.every((piece) => !piece.hasSign);

const CENTS = 2;

/** The outer one counts where it completes the inner: its sign, or the cents beside it. */
function isWhole(outer: PriceSpot, inner: PriceSpot, spots: Spot[]): boolean {
  if (outer.text.length > 40) return false;
  const isFormer = inner.spot.isStruck && !outer.spot.isStruck;
  if (outer.hasSign && !inner.hasSign && !isFormer) return true;
  // "Look 2" above "150 EGP" are a name and its price.
  for (let at = outer.spot.at; at < outer.spot.end; at++)
    if (/^(?:h[1-6]|a|img)$/.test(elementAt(spots, at).element.name)) return false;
  const [whole, part] = [plainDigits(outer.text), plainDigits(inner.text)];
  const more = whole.replace(/\D/g, "").length - part.replace(/\D/g, "").length;
  // "200 165 EGP" are two numbers, "173 34" is one with its cents.
  const isOne = more <= CENTS || !/\d\s+\d/.test(whole);
  return (
    more > 0 && isOne && outer.amount !== inner.amount && /^[^\d]*\d[\d.,\s]*[^\d]*$/.test(whole)
  );
}

/** "<s>800 EGP</s> 640 EGP <i>(<s>$16</s> $13)</i>": what an element says itself among several prices in its children. */
function between(spot: Spot, meaning: (text: string) => Meant | null, page: Page): PriceSpot[] {
  const said = spot.element.children.filter(isText).map(({ data }) => oneLine(data));
  const priced = said.filter((text) => couldBePrice(text) && signedPrice(text) !== null);
  const [text] = priced;
  const meant = text === undefined || priced.length > 1 ? null : meaning(text);
  const price = meant?.hasSign ? read(spot, meant, page) : null;
  if (!price || text === undefined) return [];
  const label = ` ${withoutVowels(leadOf(text).toLowerCase())}`;
  return [{ ...price, text, label, isOwnText: true }];
}

/** "<h2><span>800 EGP</span> 640 EGP</h2>": what an element says itself, beside the price in its child. */
function beside(
  spot: Spot,
  inner: PriceSpot,
  meaning: (text: string) => Meant | null,
  page: Page,
): PriceSpot | null {
  if (inner.spot === spot || !spot.text.includes(inner.text)) return null;
  const [before = "", after = ""] = spot.text.split(inner.text, 2);
  // "Now: 640 EGP Was:" ends with what the other one is called.
  const own = /\d/.test(plainDigits(before)) ? before.replace(/[\p{L}\s]+[:：]?\s*$/u, "") : after;
  const text = keepsSign(before, own).replace(/\s+/g, " ").trim();
  if (text.length > 40 || !couldBePrice(text)) return null;
  const meant = meaning(text);
  // "<p class=price><del>800</del> 640</p>": where what was asked needs no sign, what is asked needs none.
  const isKnown = meant?.hasSign || (meant?.isBare && isReplaced(spot, inner));
  if (!meant || !isKnown || meant.amount === inner.amount) return null;
  const price = read(spot, meant, page);
  // What stands in front of it is its own: "السعر: 780 بدلا من 975" calls the second one the former.
  const label = ` ${withoutVowels(leadOf(text).toLowerCase())}`;
  return price && { ...price, text, label, isOwnText: true };
}

const isReplaced = (spot: Spot, { spot: inner, hasSign }: PriceSpot): boolean =>
  inner.isStruck && !hasSign && !spot.isStruck && isCalledPrice(spot.name);

/** A sign behind the number is a word, too. */
const keepsSign = (whole: string, cut: string): string =>
  signedPrice(whole) !== null && signedPrice(cut) === null ? whole : cut;

/** Without a sign only a lone number is a price, perhaps with a word in front or a unit behind. */
const BARE =
  /^[^\p{L}\d]*(?:\p{L}[\p{L} .]{0,16}[ :]+)?(?:\d{1,3}(?:[., ']\d{3})+|\d+)(?:[.,]\d{1,3})?[^\p{L}\d]*(?: \p{L}{1,6}\.?)?[^\p{L}\d]*$/u;
/** Pieces of a price that stands whole beside them. */
const FRAGMENT = /fraction|decimal|cents?\b|(?:price|amount)-?_?(?:whole|symbol|integer)/;

type Meant = Pick<PriceSpot, "hasSign" | "amount" | "readings" | "currency"> & { isBare: boolean };

/** The same text means the same wherever it stands: menus and prices come back on every page of a shop. */
const meaningsIn = remembered((currency) =>
  remembered((text) => meaningOf(text, currency || null)),
);

/** "0.00 EGP" in front of the price: a former one that there is not. */
const NO_AMOUNT =
  /^[^\p{L}\p{Nd}]*(?:\p{L}{1,4}\.?\s?(?:\p{L}\.)?\s?)?[0٠](?:[.,٫][0٠]+)?(?![\p{Nd}.,٫٬])/u;

function meaningOf(whole: string, currency: string | null): Meant | null {
  const text = whole.replace(NO_AMOUNT, "");
  const price = parsePrice(text, { currency });
  if (!price || price.amount <= 0 || price.amount > 1e9) return null;
  const sale = saleInWords(text);
  return {
    hasSign: sale !== null || standsBeside(text, { currency }),
    isBare: BARE.test(plainDigits(text)),
    amount: sale?.asked ?? price.amount,
    readings: sale ? [sale.asked] : readingsBeside(text, price.amount),
    currency: price.currency,
  };
}

function read(spot: Spot, meant: Meant | null, page: Page): PriceSpot | null {
  if (!meant || FRAGMENT.test(spot.name)) return null;
  const isNamed =
    isCalledPrice(spot.name) ||
    isCalledPrice(spot.parent?.name ?? "") ||
    isCalledPrice(spot.parent?.parent?.name ?? "");
  if (!meant.hasSign && !meant.isBare) return null;
  const label = labelOf(spot, page);
  // Struck through in the box of a price, a bare number is what was asked; in a row of sizes it is one that is gone.
  const isStruck =
    spot.isStruck && spot.parent?.isStruck === false && signedPrice(spot.parent.text) !== null;
  const isLabelled =
    isStruck || isNamed || PRICE_LABEL.test(label) || PRICE_LABEL.test(leadOf(spot.text));
  if (!meant.hasSign && !isLabelled) return null;
  const { hasSign, amount, readings, currency } = meant;
  return { spot, text: spot.text, amount, readings, hasSign, isNamed, label, currency };
}
