// A sale told in one sentence, both prices in it: "was 600, now 450", "قبل 600 بعد 450", "450 بدل 600". Each number is
// called by the words in front of it; what has no such words, or names another number, is no such sentence.
import { withoutVowels } from "../../../../contract/fold-words.ts";
import { parsePrice, plainDigits } from "../normalise/prices.ts";
import { inFigures } from "../normalise/spoken-amounts.ts";
import { remembered } from "./text.ts";

const LONGEST = 140;
/** A regular price dearer than this is a mistake of scale, not a sale. */
const MOST_OFF = 20;
const NUMBER = /\d[\d.,]*/g;
const MONEY =
  /\b(?:egp|l\.?e\b\.?|sar|aed|usd|eur|gbp|pounds?|riyals?|dirhams?)|[$€£]|ج\.?\s?م\.?|جنيها?|جني[هة]|(?<!\p{L})ج(?!\p{L})|ريال|ر\.?\s?س\.?|درهم|د\.?\s?إ|دينار/giu;

const FORMER =
  /^(?:.{0,16}\s)?(?:was|were|before|old price|(?:the )?(?:original|regular|list|former|previous|full) price(?: was)?|originally|formerly|previously|rrp|reg|قبل(?: (?:الخصم|التخفيض|العرض))?|(?:كان|كانت)(?: (?:السعر|سعره|سعرها|ب))?|(?:السعر )?(?:القديم|الاصلي|الأصلي|السابق)|سابقا|سعره قبل)$/iu;
const ASKED =
  /^(?:.{0,16}\s)?(?:now|after|only|sale(?: price)?|(?:your|our|new|offer|current|final|discounted|special) price|today|بعد(?: (?:الخصم|التخفيض|العرض))?|و?(?:ال[اآ]ن|النهارد[هة]|اليوم|دلوقتي?)|و?(?:[اأ]صبح(?:ت)?|صار(?:ت)?|بقى|بقت)|(?:السعر )?(?:الجديد|الحالي)|سعر (?:العرض|الخصم|التخفيض)|فقط ب?)$/iu;
/** "The price is 450 and after the discount 350". */
const AFTER_SALE =
  /^(?:and |و)?(?:(?:price |السعر )?(?:after|بعد) (?:the )?(?:ال)?(?:discount|sale|reduction|خصم|تخفيض|عرض))$/iu;
const PRICED = /^(?:the )?(?:price|(?:ال)?سعر(?:ه|ها)?|(?:ال)?ثمن(?:ه|ها)?)(?: \p{L}+){0,2}$/iu;
const BETWEEN =
  /^(?:(?:only|just|فقط|بس) )?(?:instead of|in place of|down from|reduced from|was|were|rather than|بدل(?:ا)?(?: (?:من|عن))?|عوضا عن|كان(?:ت)?|سابقا|قبل(?: (?:الخصم|التخفيض))?|وكان(?:ت)?(?: ب)?)$/iu;
/** "from 600 to 450": a range goes up, a reduction down. */
const FROM = /^(?:.{0,24}\s)?(?:from|من)$/iu;
const TO = /^(?:down )?(?:to|[اإ]لى|ل)$/iu;
/** "600 → 450": an arrow leads to what is asked. */
const ARROW = /^[^\p{L}\d]*(?:[→➜➔➡⇒⟶←⟵⬅»]|[=-]{1,2}>|>>)[^\p{L}\d]*$/u;
const SENTENCE_END = /[.!؟?]\s/;

/** "500 pieces", "12 days": no money. */
const COUNTED =
  /^\s*(?:قطع|طلب|يوم|[اأ]يام|مر[ةه]|عميل|شخص|pieces|pcs|orders|days|times|people|customers|reviews|sold)/iu;

export type SaleInWords = { asked: number; former: number };

export const saleInWords = remembered((text): SaleInWords | null => {
  if (text.length > LONGEST || text.length < 8) return null;
  const plain = withoutVowels(inFigures(plainDigits(text))).replace(/\s+/g, " ");
  const numbers = [...plain.matchAll(NUMBER)];
  const [one, other] = numbers;
  if (!one || !other || numbers.length > 3) return null;
  // A third number is the share that one saves.
  if (numbers.length === 3 && !numbers.some((number) => isShare(plain, number))) return null;
  const told = numbers.filter((number) => !isShare(plain, number));
  if (told.some(({ 0: number, index }) => COUNTED.test(plain.slice(index + number.length))))
    return null;
  const [first, second] = told;
  if (!first || !second || told.length !== 2 || plain.search(MONEY) < 0) return null;
  const amounts = [first, second].map(
    (number) => parsePrice(number[0].replace(/[.,]$/, ""))?.amount ?? 0,
  );
  const [a = 0, b = 0] = amounts;
  const before = wordsOf(plain.slice(0, first.index));
  const middle = plain.slice(first.index + first[0].length, second.index);
  const between = wordsOf(middle);
  const isFormerFirst =
    (FORMER.test(before) && (ASKED.test(between) || between === "")) ||
    (ASKED.test(between) && before === "") ||
    (AFTER_SALE.test(between) && PRICED.test(before)) ||
    ARROW.test(middle.replace(MONEY, " ")) ||
    (FROM.test(before) && TO.test(between));
  const isAskedFirst = BETWEEN.test(between) || (ASKED.test(before) && FORMER.test(between));
  const sale = isFormerFirst
    ? { asked: b, former: a }
    : isAskedFirst && !FORMER.test(before)
      ? { asked: a, former: b }
      : null;
  const isSale = sale && sale.asked > 0 && sale.former > sale.asked;
  return isSale && sale.former <= sale.asked * MOST_OFF ? sale : null;
});

const isShare = (plain: string, { 0: number, index }: RegExpExecArray): boolean =>
  /^\s?[%٪]/.test(plain.slice(index + number.length)) || /[%٪]\s?$/.test(plain.slice(0, index));

/** What is said, without the money and the signs between. */
function wordsOf(part: string): string {
  const last = part.split(SENTENCE_END).at(-1) ?? "";
  return last
    .replace(MONEY, " ")
    .replace(/\d{1,2}\s?[%٪]|[%٪]\s?\d{1,2}/g, " ")
    .replace(/[^\p{L}\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
