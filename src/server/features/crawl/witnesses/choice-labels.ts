// The words of a value: without what it costs more and whether it is gone, and folded to be compared.
import { saysGone } from "../extract/buy-words.ts";
import { foldText, oneLine } from "../extract/text.ts";
import { colourOf } from "../normalise/colours.ts";
import { parsePrice, plainDigits, standsBeside } from "../normalise/prices.ts";
import { isSize } from "../normalise/sizes.ts";

export const MAX_LABEL = 60;
const SIGN = "(?:\\p{L}{1,4}\\.?\\s?)?\\p{Sc}?\\s?";
const AMOUNT = "\\d[\\d.,]*";
/** "(+EGP 50.00)", "[+E£25.00]", "+ 14$": what a value costs more is no part of its name. */
const SURCHARGE = new RegExp(
  [
    `\\s*[([]\\s*[+-]?\\s*${SIGN}${AMOUNT}\\s?(?:\\p{L}{1,4}\\.?(?:\\p{L}\\.?)?|\\p{Sc})\\s*[)\\]]\\s*$`,
    `\\s*[([]\\s*[+-]\\s*${SIGN}${AMOUNT}\\s*[)\\]]\\s*$`,
    `\\s*[([]\\s*\\p{L}{1,4}\\.?\\s?[+-]\\s*${AMOUNT}\\s*[)\\]]\\s*$`,
    `\\s+\\+\\s*(?:(?:\\p{L}{1,4}\\.?|\\p{Sc})\\s?${AMOUNT}|${AMOUNT}\\s?(?:\\p{L}{1,4}\\.?|\\p{Sc}))\\s*$`,
  ].join("|"),
  "u",
);
const GONE_WORDS =
  /\s*[([\-–—:]\s*(?:sold[\s-]?out|out of stock|unavailable|not available|finished|نفد\p{L}*|نفذ\p{L}*|خلصت?|غير متوفر\p{L}?|غير متاح\p{L}?|مش (?:متوفر|متاح|موجود)\p{L}?)[^)\]]*[)\]]?\s*$/iu;

export const foldKey = (key: string): string => {
  try {
    return foldText(decodeURIComponent(key));
  } catch {
    return foldText(key);
  }
};

/** "Black / M - EGP 450": what the whole variant costs stands behind it. */
function withoutPrice(label: string): string {
  const tail = /\s+[-–—|]\s+([^\-–—|]{2,24})$/.exec(label);
  return tail && standsBeside(tail[1] ?? "", {}) ? label.slice(0, tail.index) : label;
}

/** "L - EGP 480": what a value costs in all, where it says so; "+ 30" is only more. */
export function priceInLabel(label: string): number | null {
  const tail = /\s+[-–—|:=]\s+([^\-–—|:=+]{2,24})$|\s*[([]\s*([^()[\]+-]{2,24})[)\]]\s*$/.exec(
    oneLine(label),
  );
  const said = tail?.[1] ?? tail?.[2];
  return said && standsBeside(said, {}) ? (parsePrice(said)?.amount ?? null) : null;
}

/** Asks to wait for it: who can only be told when it is back cannot buy it. */
const WAITS =
  /\b(?:notify|remind|tell) me|\b(?:e-?mail|alert) me\b|wait(?:ing)?[\s-]?list|back (?:soon|in stock)|coming soon|restock|(?:أعلمني|اعلمني|نبهني|ذكرني|أخبرني|بلغني|قريب(?:ا|اً|ًا))(?!\p{L})/iu;
/** Says how many are left: no part of the name either. */
const LEFT =
  /\b(?:only )?\d+ (?:left|pcs|pieces|in stock)\b|\bin stock\b|\blow stock\b|\blast (?:one|piece|\d+)\b|(?:متبقي|باقي|آخر|اخر) (?:\p{Nd}+|قطع[ةه])|\p{Nd}+ قطع[ةه]?|^(?:متوفر|متاح|available)$/iu;
const NONE_LEFT =
  /^\W*(?:only )?0 (?:left|pcs|pieces|in stock|قطع[ةه]?|متبقي)|(?:متبقي|باقي) 0(?!\d)/iu;
/** " – notify me", " (sold out)", " | 2 left": behind a sign that sets it apart; in brackets also a whole sentence. */
const TAIL =
  /(?:\s*[([]\s*([^()[\]|]{2,90}?)\s*[)\]]|(?:\s+[-–—|:]\s*|\s*[([]\s*)([^()[\]|]{2,40}?))\s*$/u;

export const isValue = (text: string): boolean => isSize(text) || colourOf(text) !== null;

function tailOf(label: string): { at: number; isGone: boolean } | null {
  const found = TAIL.exec(label);
  if (!found) return tailWithoutSign(label);
  if (found.index === 0) return null;
  const said = found[1] ?? found[2] ?? "";
  const isGone = WAITS.test(said) || saysGone(said) || NONE_LEFT.test(plainDigits(said));
  return isGone || LEFT.test(said) ? { at: found.index, isGone } : null;
}

const LONGEST = 45;

/** "L sold out": without a sign between, where what stands before it is a size or a colour. */
function tailWithoutSign(label: string): { at: number; isGone: boolean } | null {
  const at = label.length <= LONGEST ? label.indexOf(" ") : -1;
  if (at <= 0) return null;
  const said = label.slice(at + 1);
  const isGone = WAITS.test(said) || saysGone(said);
  return (isGone || LEFT.test(said)) && isValue(label.slice(0, at))
    ? { at, isGone: isGone || NONE_LEFT.test(plainDigits(said)) }
    : null;
}

export const isCalledGone = (label: string): boolean => {
  const plain = withoutPrice(oneLine(label));
  return GONE_WORDS.test(plain) || tailOf(plain)?.isGone === true;
};

export function plainLabel(label: string): string {
  const whole = withoutPrice(oneLine(label)).replace(GONE_WORDS, "");
  const tail = tailOf(whole);
  return oneLine((tail ? whole.slice(0, tail.at) : whole).replace(SURCHARGE, ""));
}

/** value="L" of "L – ask us": what a control hands on is what its words begin with, and the rest is said of it. */
export function ownWords(words: string, value: string | undefined): string {
  const own = value?.trim() ?? "";
  if (own === "" || own.length >= words.length) return words;
  const begins = words.slice(0, own.length);
  return foldText(begins) === foldText(own) &&
    /^(?:\s+[-–—|:]\s*\p{L}|\s*[([])/u.test(words.slice(own.length))
    ? begins
    : words;
}
