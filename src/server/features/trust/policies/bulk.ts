/** Who buys many pieces at once buys by other terms: a least number of pieces, and what the same paragraph goes on to say. */
import { normalise } from "./normalise.ts";
import { isForShoppers } from "./others.ts";
import { has, type Sentence } from "./sentences.ts";

/** Ten or more of something that is neither money nor time nor a part. */
const MANY =
  "(?<![\\d.,])[1-9]\\d{1,3}(?![\\d.,%])(?: (?:or|and) (?:more|up|over)| فاك[تث]ر| او اك[تث]ر)? (?!day|hour|week|month|year|minute|second|egp|le(?!\\p{L})|l\\.e|pound|percent|%|gram|cm|kg|km|size|governorate|cit(?:y|ies)|جنيه|ج(?!\\p{L})|دقي|ساع|شهر|سن[هي]|سم|كيلو|جرام|محافظ|مدين|رمضان|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر|[ao]m(?!\\p{L}))(?:(?:of|our|new|same|the) )*\\p{L}{3,}";
const AT_LEAST =
  "(?:minimum|min\\.?|at least|no (?:less|fewer) than|starting|starts?|begins?|from|upwards? of|order(?:s|ing|ed)?|buy(?:s|ing)?|tak(?:e|es|ing))(?: (?:quantity|order|of|is|at|from|:))* ?:?|(?:ال)?(?:حد (?:ال)?ادني|اقل \\p{L}+)(?: (?:لل?\\p{L}+|هو|هي))* ?:?|(?:من|ابتداء من|بدايه من|تبدا من|يبدا من)";
const OR_MORE =
  "(?:or more|and (?:up|over|more)|upwards?|minimum|at least|فاك[تث]ر|فما فوق|وطالع|او اك[تث]ر|كحد ادني|علي الاقل)";
const LEAST_PIECES = new RegExp(
  `(?<!\\p{L})(?:${AT_LEAST}) ${MANY}|${MANY} ${OR_MORE}(?!\\p{L})|(?<![\\d.,])[1-9]\\d{1,3} ${OR_MORE} (?!day|egp|pound|جنيه)\\p{L}{4,}`,
  "u",
);
/** A piece of clothing is counted, or pieces: “from 10 scarves”, not “from 10 colours”. */
const COUNTED =
  /(?<!\p{L})(?:pieces?|items?|units?|pairs?|sets?|kits?|suits?|shirts?|t-?shirts?|tees|hoodies|dresses|scarves|uniforms?|bags|caps|jackets|polos|galabeyas|abayas|orders?|قطع\p{L}{0,2}|طقم|اطقم|حته|حتت|جوز|دست\p{L}{1,2}|تيشيرت\p{L}{0,2}|قميص|قمصان|زي|مريله|وحد\p{L}{1,2}|فستان|فساتين|طرح\p{L}{0,2}|عباي\p{L}{1,2}|هودي\p{L}{0,2})(?!\p{L})/u;

/** Is this said to somebody who buys by the dozen? */
export const isBulk = (text: string): boolean => {
  const [least] = LEAST_PIECES.exec(text) ?? [];
  return !!least && COUNTED.test(least);
};

/** Without what a paragraph says to such a buyer, from where it turns to him to its end. */
export function withoutBulk(sentences: Sentence[]): Sentence[] {
  let theirs: string | null = null;
  return sentences.map((one) => {
    const block = `${one.page} ${one.zone} ${one.block}`;
    const text = normalise(one.raw);
    if (isBulk(text) || has(one, "wholesale")) theirs = block;
    else if (isForShoppers(text)) theirs = null;
    return theirs === block ? { ...one, text: "", marks: [] } : one;
  });
}
