// A price in any notation: "1.234,50 €", "1,234.50", "٥٠٠ ج.م", "Rs 1,25,000", "35€ 99", "1'049.–", "Free".
import { latinDigits } from "../../../../contract/fold-words.ts";
import { currencyCode, hasThreeDecimals, type Sign, signsIn } from "./currencies.ts";
import { inFigures } from "./spoken-amounts.ts";

export type Price = { amount: number; currency: string | null };

export type PriceContext = {
  /** An ISO code or any text that holds a sign, for numbers that carry none themselves. */
  currency?: string | null;
  /** The sign in front of the decimals, where it is known for the shop. */
  decimal?: string | null;
};

const MAX_LENGTH = 400;
const FREE =
  /^[^\p{L}\d]*(free|for free|gratis|gratuit|kostenlos|umsonst|مجانا|مجاني|бесплатно|無料|免费)[^\p{L}\d]*$/iu;

/**
 * In order: a currency sign in place of the point; lakhs; groups of three with one kind of separator;
 * anything plain. A point at the end belongs to the sentence, hence the digit after it.
 */
const NUMBERS = new RegExp(
  [
    /(?<euros>\d+)(?: ?[€£$₺₹] ?(?<cents>\d{2})|€(?<thousandths>\d{3}))(?![\d.,])(?! ?[€£$₺₹])/,
    /(?<lakhs>\d{1,2}(?:,\d{2})+,\d{3})(?:\.(?<lakhRest>\d+))?(?!\d)/,
    /(?<groups>\d{1,3}(?<by>[ .,'’`])\d{3}(?:\k<by>\d{3})*)(?:(?!\k<by>)[.,·'] ?(?<rest>\d{1,3}))?(?!\d|[.,]\d{3})/,
    /(?<whole>\d+)[.,·] ?(?<part>\d+)(?!\d)/,
    /(?<!\p{L})[.,](?<only>\d{1,2})(?![\d.,])/u,
    /(?<plain>\d+)/,
  ]
    .map((one) => one.source)
    .join("|"),
  "gu",
);

/** Dates, thresholds and "ask us" hold numbers, too. */
const NO_PRICE = new RegExp(
  [
    /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{1,2}-\d{2}$/u,
    /free (?:shipping|delivery|returns)|(?:versand|livraison|شحن|توصيل)[^\d]{0,8}(?:frei|kosten|gratuit|مجان)/,
    /(?:price )?on request|auf anfrage|sur demande|уточняйте|по запросу|call for price|عند الطلب|اتصل/,
  ]
    .map((one) => one.source)
    .join("|"),
  "iu",
);

/** "May 2024" is a date; "EGP 1300" is written alike, and is none. */
const MONTH = /^\p{L}{3,9},? \d{4}$/u;
/** Without a currency "16.00 ft" is a length. */
const MEASURE = /^[^\d]*\d[\d.,]* ?(?:ft|cm|mm|inch|kg|ml|gb|mp|oz|lbs?|سم|كجم|مم)\b/i;

/** "Was $120 now $60": what is asked stands behind the second word. */
const NOW =
  /(?:was|before|statt|au lieu de|قبل|كان)[^\d]{0,12}\d.*?(?:now|jetzt|nur|maintenant|الان|الآن)(?=[^\d]{0,8}(\d.*))/iu;
const RANGE = /^ ?(?:to|-|–|—|~|bis|à|a|до|الى|إلى|حتى) ?$/iu;

/** Western digits and separators, plain spaces: what stands in the page, in a form that can be compared. */
export function plainDigits(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.includes("  ") ? text.replace(/ +/g, " ") : text;
  return latinDigits(text)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/(?<=\d)٫(?=\d)/g, ".")
    .replace(/(?<=\d)[٬،](?=\d)/g, ",")
    .replace(/[‎‏؜​﻿]/g, "")
    .replace(/(?<!\p{L})([جدر]) ?\. ?(\p{L})(?!\p{L})/gu, "$1.$2")
    .replace(/[\s     ]+/g, " ");
}

type Found = { from: number; to: number; amount: number };

function amountOf(found: RegExpExecArray, isThree: boolean): number {
  const { euros, cents, thousandths, lakhs, lakhRest, groups, rest, whole, part, only, plain } =
    found.groups ?? {};
  if (euros) return Number(`${euros}.${cents ?? thousandths}`);
  if (lakhs) return Number(`${lakhs.replaceAll(",", "")}.${lakhRest ?? 0}`);
  if (groups) {
    const pieces = groups.split(/[^\d]/);
    // "34.000": thirty-four dinars with their three decimals, thirty-four thousand of anything else.
    const isDecimal =
      pieces.length === 2 &&
      rest === undefined &&
      /[.,]/.test(groups) &&
      (isThree || pieces[0] === "0");
    return Number(isDecimal ? pieces.join(".") : `${pieces.join("")}.${rest ?? 0}`);
  }
  if (part) return Number(`${whole}.${part}`);
  if (only) return Number(`0.${only}`);
  return Number(plain);
}

function numbersIn(text: string, isThree: boolean, signs: Sign[]): Found[] {
  const numbers: Found[] = [];
  for (const found of text.matchAll(NUMBERS)) {
    const from = found.index;
    const to = from + found[0].length;
    const isShare = /^ ?%/.test(text.slice(to, to + 2));
    // "MzI5Ljk5" is a code and "TL320" a camera, not a price.
    const isInWord = /\p{L}/u.test(text[from - 1] ?? "") && !signs.some((sign) => sign.to === from);
    if (!isShare && !isInWord) numbers.push({ from, to, amount: amountOf(found, isThree) });
  }
  return numbers;
}

/** "EGP: 500" and "500 EGP" belong together, "50 – $2" does not. */
const BETWEEN = /^[ :.,\-–=$€£]*$/;

/** "499.- EGP", "12,– €": a dash in the place of the cents. */
const WHOLE = /^[.,][-–] ?$/;

function isBeside(text: string, { from, to }: Found, sign: Sign): boolean {
  if (sign.from >= from && sign.to <= to) return true;
  const gap = sign.to <= from ? text.slice(sign.to, from) : text.slice(to, sign.from);
  // "Set of 3: EGP 720": behind a colon begins the price that it announces.
  const isDash = sign.from >= to && /[-–=:]/.test(gap) && !WHOLE.test(gap);
  return gap.length <= 3 && BETWEEN.test(gap) && !isDash;
}

function choose(text: string, numbers: Found[], signs: Sign[]): [Found, Sign | undefined] | null {
  for (const [n, number] of numbers.entries()) {
    const next = numbers[n + 1];
    const isRange = next && RANGE.test(text.slice(number.to, next.from));
    const ends = isRange ? signs.find((one) => isBeside(text, next, one)) : undefined;
    if (ends) return [number, ends];
    const sign =
      signs.find(
        (one) => /^[a-z]{3}$/i.test(text.slice(one.from, one.to)) && isBeside(text, number, one),
      ) ??
      signs.find((one) => one.to <= number.from && isBeside(text, number, one)) ??
      signs.find((one) => isBeside(text, number, one));
    if (sign) return [number, sign];
  }
  const first = numbers[0];
  return first ? [first, signs[0]] : null;
}

/** As `parsePrice`, but only where the number stands beside its currency. */
export const signedPrice = (text: string, context: PriceContext = {}): Price | null =>
  standsBeside(text, context) ? parsePrice(text, context) : null;

/** Whether some number of a text stands beside its currency. */
export function standsBeside(text: string, context: PriceContext): boolean {
  const told = currencyCode(context.currency ?? null);
  const plain = inFigures(plainDigits(text).trim());
  const signs = signsIn(plain, told);
  const [first] = signs;
  if (!first) return false;
  const numbers = numbersIn(plain, hasThreeDecimals(first.code), signs);
  return numbers.some((number) => signs.some((sign) => isBeside(plain, number, sign)));
}

const PLAIN = /^\d{1,9}(?:\.\d{1,2})?$/;

/** The price a text names: the first number beside a currency, else the first number. A range means its lower end. */
export function parsePrice(
  text: string | number | null | undefined,
  context: PriceContext = {},
): Price | null {
  const told = currencyCode(context.currency ?? null);
  if (typeof text === "number")
    return Number.isFinite(text) && text >= 0 ? { amount: text, currency: told } : null;
  if (!text || text.length > MAX_LENGTH) return null;
  // As interfaces and markup write it: there is only one way to read it.
  if (!context.decimal && PLAIN.test(text)) return { amount: Number(text), currency: told };
  if (FREE.test(text)) return { amount: 0, currency: told };
  const plain = withPoint(inFigures(plainDigits(text).trim()), context.decimal);
  if (!/\d/.test(plain) || NO_PRICE.test(plain)) return null;
  const now = NOW.exec(plain)?.[1];
  const asked = now && now.length < plain.length ? parsePrice(now, context) : null;
  if (asked && asked.amount > 0)
    return { ...asked, currency: asked.currency ?? signsIn(plain, told)[0]?.code ?? told };
  const signs = signsIn(plain, told);
  const isThree = hasThreeDecimals(signs[0]?.code ?? told);
  if (signs.length === 0 && (MEASURE.test(plain) || MONTH.test(plain))) return null;
  const chosen = choose(plain, numbersIn(plain, isThree, signs), signs);
  if (!chosen || !Number.isFinite(chosen[0].amount)) return null;
  return { amount: chosen[0].amount, currency: chosen[1]?.code ?? told };
}

function withPoint(text: string, decimal: string | null | undefined): string {
  if (!decimal) return text;
  const at = text.lastIndexOf(decimal);
  if (at < 0) return text;
  const whole = text.slice(0, at).replace(/(?<=\d)[' ](?=\d)|[.,]/g, "");
  // Four digits and more are never taken for a group.
  const rest = text
    .slice(at + decimal.length)
    .replace(/(?<=\d)[.,](?=\d)/g, "")
    .replace(/^(\d{3})(?!\d)/, "$10");
  return decimal === "€"
    ? `${whole}.${rest} €`
    : `${/\d$/.test(whole) ? whole : `${whole}0`}.${rest}`;
}

/** "34.000" may mean 34 or 34000: every amount the text can stand for, the likeliest first. */
export function readingsOfPrice(text: string, context: PriceContext = {}): number[] {
  const likely = parsePrice(text, context)?.amount;
  return likely === undefined ? [] : readingsBeside(text, likely);
}

/** The same, where the likeliest is known. */
export function readingsBeside(text: string, likely: number): number[] {
  const other = /(?<!\d|\d[.,])(\d{1,3})[.,](\d{3})(?![\d.,]\d|\d)/.exec(plainDigits(text));
  if (!other) return [likely];
  const readings = [likely, Number(`${other[1]}${other[2]}`), Number(`${other[1]}.${other[2]}`)];
  return [...new Set(readings)];
}
