// The words of a value: without what it costs more and whether it is gone, and folded to be compared.
import { foldText, oneLine } from "../extract/text.ts";
import { standsBeside } from "../normalise/prices.ts";

export const MAX_LABEL = 60;
const SIGN = "(?:\\p{L}{1,4}\\.?\\s?)?\\p{Sc}?\\s?";
const AMOUNT = "\\d[\\d.,]*";
/** "(+EGP 50.00)", "[+E£25.00]", "+ 14$": what a value costs more is no part of its name. */
const SURCHARGE = new RegExp(
  [
    `\\s*[([]\\s*[+-]?\\s*${SIGN}${AMOUNT}\\s?(?:\\p{L}{1,4}\\.?(?:\\p{L}\\.?)?|\\p{Sc})\\s*[)\\]]\\s*$`,
    `\\s*[([]\\s*[+-]\\s*${SIGN}${AMOUNT}\\s*[)\\]]\\s*$`,
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
  return tail && standsBeside(tail[1]!, {}) ? label.slice(0, tail.index) : label;
}

export const isCalledGone = (label: string): boolean =>
  GONE_WORDS.test(withoutPrice(oneLine(label)));

export const plainLabel = (label: string): string =>
  oneLine(withoutPrice(oneLine(label)).replace(GONE_WORDS, "").replace(SURCHARGE, ""));
