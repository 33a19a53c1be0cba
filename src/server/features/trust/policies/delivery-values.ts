/** The sums and times of a sentence that are the delivery's own. */
import { burdenIn } from "./burden.ts";
import { AFTER_CONFIRMING, FROM_CONFIRMING, FROM_RECEIPT } from "./delivery-words.ts";
import { type Days, numberSpan, readDays, readMoney, type Span } from "./normalise.ts";
import { timesOf } from "./by-place.ts";
import type { Value } from "./pair-places.ts";
import { isUnderWay } from "./on-the-way.ts";
import type { PlaceMark } from "./places.ts";
import { isDenied } from "./denial.ts";
import { clausesOf, has, marksOf, type Sentence, within } from "./sentences.ts";

const HIGHEST_FEE = 400;
/** What is in stock needs no making. */
const READY = /جاهز|متوفر|in stock|ready/u;

/** “Orders are shipped within a day, and arrive in Cairo within three”: the first is when they leave. */
const SENT_OUT =
  /(?:يتم|سيتم) شحن (?:ال)?(?:طلب|اوردر|قطع|منتج)\p{L}* (?:خلال|في خلال|بعد|في غضون)\s*$|(?:orders?|parcels?) (?:are |is )?(?:shipped|sent|leave|go out) (?:with)?in\s*$|(?<!\p{L})(?:ب|ه|س)?(?:ي|ت)(?:ت)?(?:حرك|خرج|طلع|نزل|شحن|جهز)\p{L}{0,2} (?:من \p{L}+ )?(?:في |خلال )?$|(?<!\p{L})(?:leaves?|ships?|goes out|(?:is|are|gets?) (?:sent|packed|dispatched|shipped))(?: us| our \p{L}+| the \p{L}+)? ?(?:with)?(?:in|on)? ?(?:the )?$/u;
/** “Three weeks of sewing”: the time of the making. */
const OF_MAKING =
  /^ ?(?:of )?(?:(?:hand )?(?:sewing|stitching|tailoring|knitting|embroider(?:y|ing)|beading|handwork)|خياطه|تطريز|تفصيل|شغل (?:ايد|يدوي))(?!\p{L})/u;
/** “Once it has left the workshop: 2 days”: the way begins where the making ends. */
const AFTER_LEAVING =
  /(?<!\p{L})(?:بعد (?:ما )?|من (?:ساعه|وقت|يوم) ما |لما |اول ما |ساعه ما |(?:as soon as|when|once) (?:it|they|your (?:order|parcel)) (?:has |have |is )?|once (?:it|they|your (?:order|parcel)) (?:has |have |is )?|after (?:it |they )?(?:has |have |is )?)(?:\p{L}+ من )?$/u;

/** “From EGP 50”: where it begins, not what it is. */
const AT_LEAST =
  /(?<!\p{L})(?:(?:starts?|starting|begins?|beginning) )?(?:from|at)(?: only| just)?\s*(?:egp|le)?\s*$|(?:تبدا|يبدا|بتبدا|بيبدا|ابتداء) من\s*$/u;
/** “Between 50 and 95”, “50-95”: sums up what differs by place. */
const UP_TO =
  /(?:(?<!\p{L})(?:between|from|بين|من) ?(?:ال ?)?(?:egp |le )?\d{2,3}(?: ?(?:egp|le|pounds?|جنيه))? ?(?:and|to|up to|till|و|ل|لـ|الي|لحد|لغايه|حتي)|\d{2,3} ?[-–]) ?(?:ال ?)?(?:egp|le)? ?$/u;
const LED_FROM = /(?<!\p{L})(?:between|بين) ?(?:ال ?)?(?:egp |le )?$/u;
const isOfSpan = (text: string, { start }: Span<number>) =>
  [AT_LEAST, UP_TO, LED_FROM].some((form) => form.test(text.slice(0, start)));

/** “We add 20 for Alexandria”: a part of a fee, not the fee. */
const ON_TOP =
  /(?<!\p{L})we add(?!\p{L})|(?<!\p{L})(?:extra|on top|additional|surcharge)(?!\p{L})|(?<!\p{L})(?:ب|ه)?نزود(?!\p{L})|(?<!\p{L})زياده(?!\p{L})|(?:ب|ه)?(?:ي|ت)زيد (?!عن)|(?<!\p{L})اضافي(?:ه)?(?!\p{L})/u;

/** “Every 100 pounds is a point”: a measure, not a price. */
const FOR_EACH = /(?<!\p{L})(?:every|each|per|for each|كل|لكل)\s*(?:egp|le|l\.e\.?)?\s*$/u;

export const daysText = (days: Days & { within: boolean }): string =>
  `${days.within && days.from === days.to ? 0 : days.from}-${days.to}`;

export function valuesOf(
  sentence: Sentence,
  places: Span<PlaceMark>[],
  taken: Span<number>[],
  isDelivery: boolean,
): Value[] {
  const { text } = sentence;
  const clauses = clausesOf(text);
  const clauseOf = (span: { start: number; end: number }) =>
    clauses.find((one) => within(one, span)) ?? { start: 0, end: text.length };
  const spoilt = (span: { start: number; end: number }, ...concepts: Parameters<typeof has>[1][]) =>
    marksOf(sentence, ...concepts).some((mark) => within(clauseOf(span), mark));
  const named = new Set(places.map(({ start }) => start));
  if (has(sentence, "express") && named.size < 3) return [];
  const values: Value[] = [];
  const isTaken = (span: Span<unknown>) =>
    taken.some((one) => span.start < one.end && span.end > one.start);
  for (const money of amountsOf(text, places, isDelivery))
    if (
      !isTaken(money) &&
      money.value <= HIGHEST_FEE &&
      !FOR_EACH.test(text.slice(0, money.start)) &&
      !spoilt(money, "addOn", "past", "express") &&
      !(places.length === 0 && isOfSpan(text, money)) &&
      !ON_TOP.test(text.slice(clauseOf(money).start, clauseOf(money).end)) &&
      !isOtherFee(sentence, clauseOf(money), places)
    )
      values.push({ value: { fee: money.value }, start: money.start, end: money.end });
  if (taken.length === 0 && !has(sentence, "past", "addOn", "future"))
    for (const one of waivedIn(sentence, clauses))
      if (places.length > 0 || EVERY_ORDER.test(text))
        values.push({ value: { fee: 0 }, start: one.start, end: one.end });
  for (const days of timesOf(text, places))
    if (
      !FROM_RECEIPT.test(text.slice(days.end)) &&
      !OF_MAKING.test(text.slice(days.end)) &&
      !(readDays(text).length > 1 && SENT_OUT.test(text.slice(0, days.start))) &&
      !spoilt(days, "express", "season", "addOn", "past") &&
      !(
        places.length === 0 &&
        marksOf(sentence, "custom").some(({ text: said }) => /pre-?order/u.test(said))
      ) &&
      !(
        has(sentence, "prepare") &&
        places.length === 0 &&
        !isAfterPreparing(sentence, days) &&
        !isOnceMade(sentence, days) &&
        !(
          READY.test(text.slice(clauseOf(days).start, clauseOf(days).end)) &&
          !spoilt(days, "prepare")
        )
      ) &&
      !marksOf(sentence, "prepare").some(
        (mark) =>
          !AFTER_LEAVING.test(text.slice(0, mark.start)) &&
          !isOnceMade(sentence, days) &&
          days.start >= mark.end &&
          days.start - mark.end < 24 &&
          !/\+|(?<!\p{L})(?:plus|then|ثم|بعدها|وبعدين)(?!\p{L})/u.test(
            text.slice(mark.end, days.start),
          ) &&
          !places.some((place) => place.start > mark.end && place.start < days.start),
      ) &&
      !marksOf(sentence, "season").some((mark) => !isLaterAside(sentence, days, mark)) &&
      !(
        has(sentence, "confirm") &&
        places.length === 0 &&
        !FROM_CONFIRMING.test(text.slice(days.end)) &&
        !AFTER_CONFIRMING.test(text.slice(0, days.start))
      ) &&
      days.value.to <= 30
    )
      values.push({ value: { days: daysText(days.value) }, start: days.start, end: days.end });
  // “About 3 days, 5 if you live far”: two times and no place tell neither.
  const times = new Set(values.flatMap(({ value }) => ("days" in value ? [value.days] : [])));
  const isVague = places.length === 0 && times.size > 1;
  return values
    .filter(({ value }) => !(isVague && "days" in value))
    .toSorted((one, other) => one.start - other.start);
}

/** “2 to 4 days; in Ramadan two more”: what a season changes is told behind what is usual, in a clause of its own. */
const isLaterAside = (
  sentence: Sentence,
  days: Span<unknown>,
  mark: { start: number; end: number },
) =>
  mark.start > days.end &&
  clausesOf(sentence.text).some((clause) => within(clause, days) && !within(clause, mark));

const EVERY_ORDER =
  /(?<!\p{L})(?:(?:all|every|each) (?:our )?(?:orders?|parcels?|purchases?|deliver(?:y|ies))|(?:كل|جميع) (?:ال)?(?:اوردرات|طلبات|طلبيات)|always free|من حد)(?!\p{L})/u;

/** “Free hemming in Port Said”: what is free is named at its side. */
const FREE_OF_ELSE =
  /^ (?!shipping|delivering)(?:\p{L}{3,}ing|gifts?|alterations?|repairs?|samples?|sizes?|returns?|exchanges?|swaps?|wi-?fi|parking|coffee|تعديل|تقصير|تغليف|صيانه|هديه)(?!\p{L})/u;

/** Where a sentence waives the way: by a word for it, or by the parts of “nobody pays”. */
function waivedIn(sentence: Sentence, clauses: { start: number; end: number }[]) {
  const marks = marksOf(sentence, "free", "shopPays").filter(
    (mark) =>
      !isDenied(sentence, mark, { before: 8, after: 6 }) &&
      !FREE_OF_ELSE.test(sentence.text.slice(mark.end)),
  );
  const others = clauses.flatMap(({ start, end }) => {
    const burden = burdenIn(sentence.text.slice(start, end));
    if (burden && FREE_OF_ELSE.test(sentence.text.slice(start + burden.end))) return [];
    return burden?.payer === "shop" && !marks.some((mark) => within({ start, end }, mark))
      ? [{ start: start + burden.start, end: start + burden.end }]
      : [];
  });
  return [...marks, ...others];
}

/** “As soon as it leaves the workshop, it is with you in two days”. */
const isOnceMade = (sentence: Sentence, days: Span<unknown>) =>
  marksOf(sentence, "prepare").every(
    (mark) =>
      mark.end <= days.start &&
      /(?:بعد ما|من (?:ساعه|وقت|يوم) ما|لما|اول ما|ساعه ما|once|after|when|as soon as)(?: \p{L}+){1,4}$/u.test(
        sentence.text.slice(0, mark.end),
      ),
  ) && isUnderWay(sentence.text.slice(0, days.start));

/** “Two days to make it, then delivery in three”: the second time is the delivery's own. */
const isAfterPreparing = (sentence: Sentence, days: Span<unknown>) =>
  /(?:another|further|additional) $|(?:\+|plus|then|ثم|بعدها|وبعدين|وبعد كده) ?(?:من )?$/u.test(
    sentence.text.slice(0, days.start),
  ) ||
  marksOf(sentence, "delivery").some(
    (mark) =>
      mark.end <= days.start &&
      marksOf(sentence, "prepare").every((one) => one.end <= mark.start) &&
      readDays(sentence.text).some((one) => one.end <= mark.start),
  );

/** A fee for cash or for opening the door is no fee of delivery. */
const isOtherFee = (
  sentence: Sentence,
  clause: { start: number; end: number },
  places: unknown[],
) =>
  places.length === 0 &&
  marksOf(sentence, "cod", "cash").some((mark) => within(clause, mark)) &&
  marksOf(sentence, "fee").some((mark) => within(clause, mark)) &&
  !marksOf(sentence, "delivery").some((mark) => within(clause, mark));

/** “Shipping 60”, «شحنها ٤٥»: a bare figure that ends its clause, right behind the way. */
const PRICED_WAY =
  /(?<!\p{L})(?:(?:ال)?(?:شحن|توصيل|مشوار)\p{L}{0,3}|shipping|delivery|postage)(?: (?:is|costs?|fee|for|ثابت|بس|سعر\p{L}{0,2}|:|=))? ?(?:ب ?)?(\d{2,3})(?=\s*(?:[،,;؛.|]|$))/gu;

/** Amounts with a currency; figures alone count beside places where delivery is spoken of. */
function amountsOf(text: string, places: Span<PlaceMark>[], isDelivery: boolean): Span<number>[] {
  const money = readMoney(text);
  const isNear = (one: Span<unknown>) =>
    places.some(
      (place) =>
        (place.value.reach !== "all" ||
          /^(?:ب|بـ)/u.test(text.slice(one.start)) ||
          (place.start >= one.end && place.start - one.end <= 4)) &&
        (Math.abs(place.start - one.end) < 25 || Math.abs(one.start - place.end) < 25),
    );
  if (!isDelivery) return money;
  if (places.length === 0)
    return money.length > 0 ? money : [...text.matchAll(PRICED_WAY)].map(numberSpan);
  const bare = [
    ...text.matchAll(
      /(?<![\d.:-])(?:ب ?|بـ ?)?(\d{2,3})(?! ?(?:day|hour|week|%|سم|cm|kg|كيلو|governorates?|cities|محافظ|[-:/]? ?\d| to \d| الي \d| ل ?\d))(?!\d|\.\d)/gu,
    ),
  ]
    .map(numberSpan)
    .filter(
      (one) =>
        one.value >= 15 &&
        one.value <= 300 &&
        isNear(one) &&
        !money.some((other) => one.start < other.end && one.end > other.start) &&
        !readDays(text).some((other) => one.start < other.end && one.end > other.start),
    );
  return [...money, ...(money.length === 0 || bare.length <= places.length ? bare : [])].toSorted(
    (one, other) => one.start - other.start,
  );
}
