// Prices that are asked of others, for something else or later: to rent it, outside the country, for two of it, a fee.
// Said of the only price there is, such words change nothing; beside a plain price they tell which one is meant.
import { isNotAsked, labelScore } from "./price-words.ts";
import type { PriceSpot } from "./visible-price.ts";

const MONTHS =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";

const ON_CONDITION = new RegExp(
  [
    // Not to keep, not here, not yet.
    /\b(?:rent(?:al|ing)?|hire|lease)\b|[إا]يجار|ت[أا]جير/,
    /\b(?:outside (?:of )?egypt|abroad|international(?:ly)?|worldwide|overseas|export)\b|خارج (?:مصر|الجمهوري|البلاد)|دول الخليج|للخليج|للتصدير/,
    new RegExp(
      `\\b(?:from|as of|after|starting)(?: on)?(?: the)? (?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${MONTHS}|next (?:week|month|season|year))\\b`,
    ),
    // Nothing that one wears.
    /\b(?:earn|cash ?back|fees?|vouchers?|store credit|refund(?:ed)?)\b|\bback$|رسوم|مصاريف|عمول[ةه]|قسيم[ةه]|استرداد/,
    /\bmin(?:imum|\.)? (?:order|spend|purchase|basket)|(?:[أا]قل|الحد الأدنى|حد [أا]دنى) (?:لل|ل)?(?:طلب|[أا]وردر)/,
    // Made otherwise, for others.
    /\b(?:made[- ]to[- ](?:measure|order)|bespoke|custom[- ]made|tailored)\b|تفصيل/,
    /^[^\p{L}]*(?:for )?(?:kids?|children|girls|boys|plus sizes?|large sizes?)\b|^[^\p{L}]*(?:ال|لل)?(?:أطفال|اطفال|أولاد|بنات)\s|المقاسات (?:الكبيرة|الخاصة)/u,
  ]
    .map((one) => one.source)
    .join("|"),
  "imu",
);

/** More than the piece itself: only what is dearer than the plain price is asked for it. */
const OF_MORE = new RegExp(
  [
    /\b(?:whole|full|complete|entire) (?:set|suit|look|outfit)\b|^[^\p{L}]*(?:the )?(?:set|suit|outfit|look|both)\b|الطقم (?:كامل|كله)|كامل الطقم|الاتنين|الاثنين/u,
    /\b(?:two|three|four|five|[2-9]) ?(?:pieces|pcs|items|pairs|for\b)|^[^\p{L}\d]*(?:two|three|four|five)\b|قطعتين|حتتين|(?:تلات|ثلاث|اربع|أربع)[ةه]? (?:قطع|حتت)|(?<!\d)[2-9] (?:قطع|حتت)/u,
  ]
    .map((one) => one.source)
    .join("|"),
  "imu",
);

/** Less than one: what the next piece costs, or half of the pair. */
const OF_THE_NEXT =
  /\b(?:second|2nd|next|another|third) (?:piece|one|item|pair)\b|(?:القطع[ةه]|الحت[ةه]) (?:ال)?(?:تاني|ثاني|تالت|ثالث)[ةه]/iu;

const BESIDE = 40;

type Scored = PriceSpot & { score: number; isAside: boolean };

/** Each begins a line: what stands at its head says what the price is of. */
const wordsOf = ({ label, text }: PriceSpot): string => `${label}\n${text}`;

/** Nothing is said of a plain price but that it is one. */
const isPlain = (price: Scored): boolean =>
  price.hasSign &&
  !price.isAside &&
  !price.spot.isStruck &&
  !price.spot.isHidden &&
  !isNotAsked(price) &&
  labelScore(price) >= 0 &&
  ![ON_CONDITION, OF_MORE, OF_THE_NEXT].some((one) => one.test(wordsOf(price)));

export function isOnCondition(price: Scored, all: Scored[]): boolean {
  const words = wordsOf(price);
  const [isElse, isMore, isNext] = [ON_CONDITION, OF_MORE, OF_THE_NEXT].map((one) =>
    one.test(words),
  );
  if (!isElse && !isMore && !isNext) return false;
  return all.some(
    (other) =>
      other !== price &&
      Math.abs(other.spot.at - price.spot.at) <= BESIDE &&
      (isElse || (isMore ? other.amount < price.amount : other.amount > price.amount)) &&
      isPlain(other),
  );
}
