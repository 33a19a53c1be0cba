/**
 * Terms told by the parts of a sentence alone (roles.ts): who hands money to whom and when, what may be done at the
 * door, what comes back. They are hints, and give way to what is said in plain words.
 */
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { goesToOthers, isOffer, isOnItsWayBack, isSentAgain } from "./asides.ts";
import type { Found, Kind } from "./fact.ts";
import { numberSpan, readMoney, readPercents } from "./normalise.ts";
import {
  AFTER_PAYING,
  AGREES,
  AHEAD,
  AT_DOOR,
  AT_MOST_BEFORE,
  BEFORE_PAYING,
  BY_CALL,
  BY_WHATSAPP,
  HANDS_OVER,
  LOOKS,
  OVER_BEFORE,
  SETS_OFF,
  SHUT,
  THE_REST,
  WEARS,
} from "./roles.ts";
import { clausesOf, has, marksOf, type Sentence, within } from "./sentences.ts";
import { isSilent, topicsOf } from "./topics.ts";

/** “No”, as a word or as the ending of a verb. */
const NO =
  /(?<!\p{L})(?:not|no|never|n't|cannot|can't|don't|won't|isn't|aren't|without|neither|nor|prohibited|forbidden|لا|لن|مش|ممنوع|غير|مفيش|يمنع|ولا|م[اي]?(?:ب|ن|ي|ت|ه|ع)\p{L}{1,9}ش)(?!\p{L})/u;

export function readForms(sentence: Sentence): Found[] {
  const { text } = sentence;
  if (!text || isSilent(sentence) || has(sentence, "past", "future", "cancel", "addOn")) return [];
  if (goesToOthers(text) || isOffer(text) || isOnItsWayBack(text) || isSentAgain(text)) return [];
  if (has(sentence, "fault") || /^(?:لو|اذا|if)[^،,]{0,60}[?؟]$/u.test(text)) return [];
  const isBack = has(sentence, "exchange", "return");
  return [
    ...(isBack ? [] : [...readHandover(sentence), ...readDoorForm(sentence)]),
    ...(isBack ? [] : readAgreement(sentence)),
  ];
}

const say = (sentence: Sentence, kind: Kind, value: unknown): Found => ({
  kind,
  value,
  quote: sentence.raw,
  page: sentence.page,
  weak: true,
});

const CASH =
  /(?<!\p{L})(?:cash|money|(?:ال|ب|و)?كاش|نقد\p{L}{0,3}|(?:ال)?(?:فلوس|حساب|مبلغ)\p{L}{0,2})(?!\p{L})/u;
const CARD =
  /(?<!\p{L})(?:cards?|visa|terminal|machine|pos|(?:ال|ب)?(?:فيزا|كارت|ماكينه|مكنه|بطاقه))(?!\p{L})/u;
const ON_THE_WAY =
  /(?<!\p{L})(?:fees?|charges?|extra|tip|رسوم|مصاريف|اجره|زياده|(?:ال)?(?:شحن|توصيل))(?!\p{L})/u;

/** Money that goes to the courier, or changes hands when the parcel does; and what is paid ahead of it. */
function readHandover(sentence: Sentence): Found[] {
  const { text } = sentence;
  const isPayment = topicsOf(sentence).has("payment");
  const found: Found[] = [];
  const clauses = clausesOf(text);
  const parts = clauses.map(({ start, end }) => text.slice(start, end));
  const atDoor = parts.filter(
    (part, at) =>
      AT_DOOR.test(part) &&
      HANDS_OVER.test(part) &&
      !BEFORE_PAYING.test(part) &&
      !marksOf(sentence, "not").some((mark) => within(elementAt(clauses, at), mark)) &&
      !(CARD.test(part) && !CASH.test(part)) &&
      !(ON_THE_WAY.test(part) && !CASH.test(part)),
  );
  const isLater = parts.some(
    (part) => THE_REST.test(part) && (AT_DOOR.test(part) || HANDS_OVER.test(part)),
  );
  if (atDoor.length > 0 && (isPayment || isLater || atDoor.some((part) => CASH.test(part))))
    found.push(say(sentence, "cash_on_delivery", true), say(sentence, "payment", ["cash"]));
  const deposit = depositIn(sentence, isPayment, isLater);
  if (deposit !== null) found.push(say(sentence, "cash_limits", { deposit }));
  const upTo = deposit === null ? mostCash(sentence, isPayment) : null;
  if (upTo !== null) found.push(say(sentence, "cash_limits", { up_to: upTo }));
  return found;
}

/** “100 first, the rest at the door”, “40 % to book”. */
function depositIn(
  sentence: Sentence,
  isPayment: boolean,
  isLater: boolean,
): number | string | null {
  const { text } = sentence;
  if (!AHEAD.test(text) || !(isLater || (isPayment && HANDS_OVER.test(text)))) return null;
  const [percent] = readPercents(text);
  if (percent) return `${percent.value}%`;
  if (/(?<!\p{L})(?:half|(?:ال|ب)?(?:نص|نصف))(?!\p{L})/u.test(text)) return "50%";
  const sums = readMoney(text).filter(
    ({ start }) =>
      !OVER_BEFORE.test(text.slice(0, start)) && !AT_MOST_BEFORE.test(text.slice(0, start)),
  );
  return sums.length === 1 ? elementAt(sums, 0).value : null;
}

const PREPAID =
  /(?<!\p{L})(?:prepa\p{L}+|transfers?|online|by card|in advance|up ?front|first|مقدم\p{L}{0,2}|تحويل|(?:ت|ي|ن)?حول\p{L}{0,3}|اونلاين|مسبقا|(?:ال)?اول|فيزا|انستا\p{L}*|instapay)(?!\p{L})/u;
const LEAST_LIMIT = 500;

/** “Cash works up to 4,000”, “above 5,000 we cannot take cash”. */
function mostCash(sentence: Sentence, isPayment: boolean): number | null {
  const { text } = sentence;
  const isCash = has(sentence, "cod", "cash") || (isPayment && AT_DOOR.test(text));
  // “Instalments above 1,000” limits the instalments.
  if (!isCash || has(sentence, "instalments")) return null;
  const bare = [...text.matchAll(/(?<![\d.])(\d{4,5})(?![\d%]|\.\d)/gu)].map(numberSpan);
  const money = readMoney(text);
  const sums = [
    ...money,
    ...bare.filter((one) => !money.some((other) => one.start < other.end && one.end > other.start)),
  ].filter(({ value }) => value >= LEAST_LIMIT);
  const limit = sums.find(
    ({ start }) =>
      AT_MOST_BEFORE.test(text.slice(0, start)) ||
      (OVER_BEFORE.test(text.slice(0, start)) && (NO.test(text) || PREPAID.test(text))),
  );
  return limit?.value ?? null;
}

const DOOR_HEADING =
  /(?<!\p{L})(?:at (?:the|your) door|(?:on|upon) (?:delivery|arrival|receipt)|when (?:it|your \p{L}+|the \p{L}+) (?:arrives|comes|gets)|(?:عند|ساعه|وقت|لحظه) (?:ال)?(?:استلام|باب|تسليم|وصول)|(?:ساعه|لما|وقت|اول) ?(?:ما )?(?:ت|ي)(?:وصل|جي|ستلم)\p{L}*|(?:ال)?معاينه|inspection|preview|doorstep)/u;
/** Proof for later, a visit to the shop, advice on sizes: no right at the door. */
const NOT_DOOR =
  /video|film|unboxing|فيديو|تصوير|صور(?:ي|وا)|size (?:guide|chart)|جدول|branch|showroom|(?:ال)?(?:فرع|محل|معرض)(?!\p{L})|فتحه|store|shop|open (?:daily|from|every|until|\d)|(?:calls?|message|whats ?app|واتس)/u;

/** What she may do with the parcel before she pays for it. */
function readDoorForm(sentence: Sentence): Found[] {
  const { text } = sentence;
  if (NOT_DOOR.test(text)) return [];
  const isHeaded = sentence.under.slice(0, 1).some((one) => DOOR_HEADING.test(one.text));
  const isHere =
    isHeaded || BEFORE_PAYING.test(text) || AFTER_PAYING.test(text) || AT_DOOR.test(text);
  if (!isHere) return [];
  const isShut = SHUT.test(text);
  const [wears, looks] = [WEARS.test(text), LOOKS.test(text)];
  if (!isShut && !wears && !looks) return [];
  // “Look as long as you like” needs the moment; a verb of seeing alone is in many sentences.
  if (!isShut && !isHeaded && !BEFORE_PAYING.test(text) && !AFTER_PAYING.test(text) && !wears)
    return [];
  const isOnlyAfter =
    AFTER_PAYING.test(text) && !BEFORE_PAYING.test(text.replace(AFTER_PAYING, " "));
  if (isShut || ((looks || wears) && isOnlyAfter)) return [say(sentence, "on_delivery", "sealed")];
  if (NO.test(text)) return looks ? [say(sentence, "on_delivery", "sealed")] : [];
  return [say(sentence, "on_delivery", wears ? "try" : "open")];
}

const SENDING_HEADING =
  /(?<!\p{L})before (?:we|it|your|the|anything|sending|shipping|dispatch|packing)|confirm|(?<!\p{L})قبل (?:ما )?(?:ال)?(?:ن|ي|ت)?(?:بعت|شحن|ارسال|طلع|جهز|تجهيز)|تاكيد|ناكد/u;

/** Her yes, by phone or in a message, before the parcel sets off. */
function readAgreement(sentence: Sentence): Found[] {
  const { text } = sentence;
  if (
    /(?<!\p{L})(?:courier|driver|rider|مندوب|طيار|appointment|موعد|زيار\p{L}*|tracking|تتبع)(?!\p{L})/u.test(
      text,
    )
  )
    return [];
  const isHeaded = sentence.under.slice(0, 1).some((one) => SENDING_HEADING.test(one.text));
  if (!isHeaded && !(AGREES.test(text) && SETS_OFF.test(text))) return [];
  const [call, whatsapp] = [BY_CALL.test(text), BY_WHATSAPP.test(text)];
  if (!call && !whatsapp) return [];
  // “We neither call nor write.”
  if (
    /(?<!\p{L})(?:we (?:do not|don't|never|won't)|(?:مش|لا) (?:ب|ه)?ن|م(?:ا)?(?:بن|هن)\p{L}+ش)(?: \p{L}+)? ?(?:call|phone|كلم|تصل|رن)/u.test(
      text,
    )
  )
    return [];
  return [say(sentence, "confirmation", call && whatsapp ? "either" : call ? "phone" : "whatsapp")];
}
