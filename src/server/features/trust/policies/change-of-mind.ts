/** Exchange and return when the shopper changes her mind: days, who pays, and how money comes back. */
import { isSentAgain, isSentBack } from "./asides.ts";
import { readCosts } from "./costs.ts";
import type { Found } from "./fact.ts";
import { readMoney } from "./normalise.ts";
import { dealsInOthers } from "./objects.ts";
import { readRefundAs } from "./refund-as.ts";
import { readRefusals } from "./refusals.ts";
import { has, type Sentence } from "./sentences.ts";
import { kindOf, type Side, sidesIn, type Thread } from "./sides.ts";
import { isSilent, topicsOf } from "./topics.ts";
import { readWindows } from "./windows.ts";

const AT_DOOR =
  /رجع\p{L}{0,4}اله(?!\p{L})|(?:رجع\p{L}*|ترجع\p{L}*|يرجع\p{L}*) (?:معاه|مع (?:ال)?مندوب)|refuse|at the door|معاه وادفع|رجعها معاه|return (?:it|them) with the courier|terga3o ma3ah|hand it back(?! (?:with)?in(?!\p{L}))/u;

/** A credit of a stated sum is given, not what a piece was worth. */
const isPresent = (sentence: Sentence) =>
  has(sentence, "credit") &&
  !has(sentence, "return", "refund", "exchange") &&
  (WITH_ORDERS.test(sentence.text) ||
    readMoney(sentence.text).some(
      ({ start, end }) =>
        !TAKEN_OFF.test(sentence.text.slice(0, start)) &&
        !IS_TAKEN_OFF.test(sentence.text.slice(end)),
    ));
/** “60 pounds are deducted from the credit”. */
const IS_TAKEN_OFF =
  /^[^.،,;]{0,24}[،,]?[^.،,;]{0,8}(?<!\p{L})(?:و|ف)?(?:(?:ب|ه|س)?(?:ت|ي|ن)(?:ت)?(?:خصم|ستقطع|حسم)\p{L}{0,2}|deducted|taken off|subtracted|withheld|kept)(?!\p{L})/u;
/** A card or a code that lies in every parcel. */
const WITH_ORDERS =
  /(?<!\p{L})(?:every|each|all|your|any|with) (?:\p{L}+ )?(?:orders?|parcels?|purchases?|boxe?s?)(?!\p{L})[^.]{0,30}(?:card|code|coupon|voucher)|(?:card|code|coupon|voucher)s?[^.]{0,20} (?:with|in) (?:every|each|all|your|any) (?:\p{L}+ )?(?:order|parcel|purchase|box)|(?<!\p{L})free gift cards?|(?:كل|مع|لكل) (?:ال)?(?:اوردر|طلب|شنط|علب)[^.]{0,30}(?:كوبون|كارت|كود)|(?:كوبون|كارت|كود)[^.]{0,20} (?:مع|في|لكل) (?:كل )?(?:ال)?(?:اوردر|طلب|علب)/u;
const TAKEN_OFF =
  /(?:less|minus|after|deduct\p{L}*|without|except|(?<!(?:كوبون|كوبونات|كود|اكواد|قسيمه|فاوتشر) (?:ال)?)خصم|ناقص|محسوم\p{L}*|مخصوم\p{L}*|بدون|ما ?عدا)(?!\p{L})[^.،,;]{0,24}$/u;

export function readChangeOfMind(sentence: Sentence, thread: Thread): Found[] {
  const section = `${sentence.page} ${sentence.zone} ${sentence.under
    .filter(({ level }) => level < 10)
    .map(({ text }) => text)
    .join("/")}`;
  if (section !== thread.section) Object.assign(thread, { sides: [], section });
  if (
    isSilent(sentence) ||
    has(sentence, "cancel", "past", "future") ||
    AT_DOOR.test(sentence.text) ||
    dealsInOthers(sentence.text) ||
    isPresent(sentence) ||
    (isSentAgain(sentence.text) &&
      !has(sentence, "exchange") &&
      !(topicsOf(sentence).has("return") && isSentBack(sentence.text))) ||
    sentence.under.slice(0, 1).some(({ text }) => isSentAgain(text))
  )
    return [];
  const topics = topicsOf(sentence);
  const own = sidesIn(sentence);
  const named: Side[] = (["exchange", "return"] as const).filter((side) => topics.has(side));
  // Under “Changed your mind?” a sentence speaks of what the ones before it named.
  const isOfBoth = !!sentence.under[0] && has(sentence.under[0], "mind");
  // “Change of mind: the customer pays”, in a list under the costs of either.
  const isOfMind = has(sentence, "mind") && has(sentence, "shopperPays", "shopPays");
  const outer = (["exchange", "return"] as const).filter((side) =>
    sentence.under.some((one) => has(one, side)),
  );
  const topical = named.length > 0 ? named : isOfMind ? outer : isOfBoth ? thread.sides : named;
  const isAboutDelivery = own.length === 0 && !has(sentence, "refund") && topical.length === 0;
  // “Exchanges: 14 days. We pick up, you pay 60.”: one line goes on with what it began.
  const goesOn =
    thread.block === sentence.block &&
    (has(sentence, "pickup") || WAY_BACK.test(sentence.text)) &&
    !has(sentence, "cod", "cash");
  if (isAboutDelivery && goesOn) return readCosts(sentence, thread, own, thread.sides);
  if (isAboutDelivery) return [];
  const found = [
    ...readRefusals(sentence, topical),
    ...readWindows(sentence, thread, own, topical),
    ...readCosts(sentence, thread, own, topical),
    ...readRefundAs(sentence, own, topical),
  ];
  const windows = (["exchange", "return"] as const).filter((side) =>
    found.some((one) => one.kind === kindOf(side, "days")),
  );
  if (own.length > 0 || windows.length > 0)
    Object.assign(thread, { sides: [...new Set([...own, ...windows])], block: sentence.block });
  return BY_LAW.test(sentence.text) ? found.map((one) => ({ ...one, weak: true as const })) : found;
}

/** “By law consumers may return goods within 14 days”: gives way to what the shop says of itself. */
const BY_LAW =
  /(?<!\p{L})(?:(?:by|under|in accordance with|according to) (?:the )?(?:\p{L}+ ){0,3}law|(?:بحكم|وفق\p{L}?|طبق\p{L}?|بموجب|حسب) (?:ل)?(?:ال)?قانون|(?:ال)?قانون)(?!\p{L})/u;

const WAY_BACK = /(?:postage|courier|shipping|way|trip) back(?!\p{L})|^the courier (?:costs|is)/u;
