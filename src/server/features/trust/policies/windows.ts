/** How long she may exchange or give back: the times in a sentence that are hers, and the side each belongs to. */
import { elementAt, present } from "../../../../contract/get-or-throw.ts";
import { isOnItsWayBack } from "./asides.ts";
import type { Found } from "./fact.ts";
import { ofFaultAside } from "./fault-aside.ts";
import { readGroups } from "./groups.ts";
import { readDays } from "./normalise.ts";
import { isDenied } from "./denial.ts";
import {
  answerOf,
  type Clause,
  clausesOf,
  has,
  marksOf,
  type Sentence,
  within,
} from "./sentences.ts";
import {
  AND,
  EITHER,
  FROM_HAVING_IT,
  grantsTime,
  MAY_I,
  NOTHING_BUT_TIME,
  PROCESSING,
  REFUND_OPEN,
  SINCE_US,
  WE_SEND,
  WE_TAKE,
} from "./whose-time.ts";
import { isFaulty, kindOf, quoteAs, type Side, sidesIn, type Thread } from "./sides.ts";

const ASKS =
  /tell us|contact us|let us know|message us|write (?:to )?us|you (?:have|can|may|'ve)|request|ask |معاك|عندك|ليك|قدامك|لحد|كلمين|كلمنا|ابعت|تواصل|يحق|يمكن|الحق/u;
/**
 * “Exchange within 14 days and return within 7”: each time in the clause belongs to the side named since the time
 * before it. Null where the clause has one time, or a time without a side of its own.
 */
function sideOfSpan(
  sentence: Sentence,
  clause: Clause,
  span: Clause,
  spans: Clause[],
): Side[] | null {
  const inside = spans.filter((one) => within(clause, one));
  if (inside.length < 2) return null;
  const named = marksOf(sentence, "exchange", "return").filter((mark) => within(clause, mark));
  const isLed = inside.every((one, at) =>
    named.some((mark) => mark.start < one.start && mark.start >= (inside[at - 1]?.end ?? 0)),
  );
  // “14 days to exchange and 7 to return”: the side follows its time.
  const from = present(inside.find((one) => one.start === span.start));
  const [begin, end] = isLed
    ? [inside[inside.indexOf(from) - 1]?.end ?? 0, from.start]
    : [from.end, inside[inside.indexOf(from) + 1]?.start ?? clause.end];
  const own = sidesIn({ marks: named.filter((mark) => mark.start >= begin && mark.start < end) });
  return own.length > 0 ? own : null;
}

/** Said of sale pieces or of what was made to order, unless these are what it leaves out. */
const isOfSome = (sentence: Sentence, before: number) =>
  marksOf(sentence, "sale", "custom").some((mark) => mark.start < before) &&
  !has(sentence, "because") &&
  !marksOf(sentence, "except").some(({ text }) =>
    /^(?:except|excluding|apart|other|باستثناء|ما ?عدا|عدا|فيما)/u.test(text),
  );

/** “Shoes within 14 days; bags within 7”: not one time for everything. */
const isByGroups = (text: string, found: Found[]) =>
  (["exchange", "return"] as const).some(
    (side) =>
      new Set(found.filter((one) => one.kind === kindOf(side, "days")).map((one) => one.value))
        .size > 1,
  ) && new Set(readGroups(text).map(({ group }) => group)).size > 0;

export function readWindows(
  sentence: Sentence,
  thread: Thread,
  own: Side[],
  topical: Side[],
): Found[] {
  const untilFault = ofFaultAside(sentence);
  if ((isFaulty(sentence) && untilFault === null) || (own.length === 0 && has(sentence, "addOn")))
    return [];
  // “How do I get my money?” asks for the way it comes back.
  if (
    own.length === 0 &&
    has(sentence.under[0] ?? { marks: [] }, "refund") &&
    answerOf(sentence) !== "yes" &&
    !MAY_I.test(sentence.under[0]?.text ?? "") &&
    has(sentence, "wallet", "transfer", "card", "instapay", "cash")
  )
    return [];
  const { text } = sentence;
  const clauses = clausesOf(text);
  const found: Found[] = [];
  // “From 3 to 14 days” tells how it differs, not how long she has.
  const spans = readDays(text).filter(
    ({ value, end }) =>
      value.to >= 1 &&
      value.to <= 365 &&
      value.from === value.to &&
      (untilFault === null || end <= untilFault),
  );
  const sidesAt = (at: number) => {
    const marks = sentence.marks.filter(
      (mark) => within(elementAt(clauses, at), mark) && !isDenied(sentence, mark),
    );
    const asksForMoney =
      has({ marks }, "refund") &&
      (ASKS.test(text) || EITHER.test(text)) &&
      !has({ marks }, "return") &&
      own.length > 0;
    return [...sidesIn({ marks }), ...(asksForMoney ? (["return"] as const) : [])];
  };
  for (const span of spans) {
    const at = Math.max(
      0,
      clauses.findIndex((one) => within(one, span)),
    );
    const said = text.slice(elementAt(clauses, at).start, elementAt(clauses, at).end);
    // “The refund is processed, within 7 days”: a time alone belongs to what was said before it.
    // “Refund?” “Within 7 days, and the sum comes back as …”: asked of the right, and told first.
    const isToldFirst =
      at === 0 &&
      !!sentence.asked &&
      MAY_I.test(sentence.asked.text) &&
      AND.test(text.slice(elementAt(clauses, 0).end));
    const clauseText = NOTHING_BUT_TIME.test(said) && !isToldFirst ? text : said;
    const hasSide = sidesAt(at).length > 0;
    // “Sale pieces can be exchanged within 3 days”: the time of some pieces.
    if (isOfSome(sentence, span.start)) continue;
    // When it is fetched is the courier's time.
    if (marksOf(sentence, "pickup").some((mark) => within(elementAt(clauses, at), mark))) continue;
    // “Every 30 days” is how often, not how long.
    if (/(?<!\p{L})(?:every|each|كل) $/u.test(text.slice(0, span.start))) continue;
    if (isOnItsWayBack(clauseText) || WE_TAKE.test(clauseText)) continue;
    if (WE_SEND.test(text.slice(0, span.start))) continue;
    const isFromHavingIt = FROM_HAVING_IT.test(text.slice(span.end));
    if (
      PROCESSING.test(clauseText) &&
      !isFromHavingIt &&
      !REFUND_OPEN.test(clauseText) &&
      !/(?:return|(?<!\p{L})رجع(?:ي|ها|ه|يه|يها|وها|وه)(?!\p{L})|استرجاع|ارجاع|exchange|استبدال|تبديل|(?<!\p{L})(?:ت|ا)(?:بدل|غير|سترد)\p{L}{0,2}(?!\p{L})|(?:bring|give|hand|take|post|ship) (?:it|them|(?:the|your) \p{L}+) back|back to us|(?<!\p{L})ترجع(?:ي|وا| (?:ال)?(?!فلوس|مبلغ|تمن|ثمن|قيم|خلال|في |من |علي |ل|كامل)\p{L}{3,})|رد(?:ت|ها)|send|سترد (?:ال)?(?:منتج|قطع|طلب|بضاع))/u.test(
        clauseText,
      )
    )
      continue;
    if (
      /valid|صالح|صلاح|run out|expir|lapse|تنتهي|ساري/u.test(clauseText) ||
      (has(sentence, "pickup", "delivery", "prepare", "confirm") &&
        !isFromHavingIt &&
        own.length === 0 &&
        !(sentence.asked && has(sentence.asked, "exchange", "return")) &&
        !/استلام|receiv|estelam|delivery day|(?:after|from|since|of) (?:your |the |it )?(?:\p{L}+ )?arriv|(?:بعد|من|يوم) ما (?:ي|ت)وصل/u.test(
          text,
        ))
    )
      continue;
    if (
      !hasSide &&
      !isToldFirst &&
      has(sentence, "refund") &&
      own.length === 0 &&
      !REFUND_OPEN.test(text) &&
      !isFromHavingIt &&
      !(answerOf(sentence) === "yes" && has(present(sentence.asked), "return")) &&
      !/معاك|عندك|لحد|you have|request|ask/u.test(text)
    )
      continue;
    // “Return within 14 days, refund within 7”: the money's own way, once a side has its time.
    const isMoneysWay =
      !hasSide &&
      marksOf(sentence, "refund").some((mark) => within(elementAt(clauses, at), mark)) &&
      found.length > 0;
    if (isMoneysWay) continue;
    // “If 15 days have passed since we approved your return”: counted from what we did.
    if (SINCE_US.test(text.slice(span.end))) continue;
    // “14 days instead of 7”.
    if (
      /(?<!\p{L})(?:instead of|rather than|up from|more than|longer than|over|beyond|بدل|بدلا من|عوضا عن|وليس|مش|اكتر من|اكثر من) $/u.test(
        text.slice(0, span.start),
      )
    )
      continue;
    const before = clauses
      .slice(0, at)
      .map((_, index) => sidesAt(at - 1 - index))
      .find((sides) => sides.length > 0);
    const after = clauses
      .slice(at + 1)
      .map((_, index) => sidesAt(at + 1 + index))
      .find((sides) => sides.length > 0);
    // “7 days to change your mind, and 14 to change the size”.
    const isOfMind =
      !hasSide &&
      topical.includes("return") &&
      own.join() === "exchange" &&
      marksOf(sentence, "mind").some(
        (mark) => within(elementAt(clauses, at), mark) && !/size|مقاس/u.test(mark.text),
      );
    const sides = isOfMind
      ? (["return"] as const)
      : hasSide
        ? (sideOfSpan(sentence, elementAt(clauses, at), span, spans) ?? sidesAt(at))
        : (before ??
          after ??
          (own.length > 0
            ? []
            : has(sentence, "refund")
              ? topical.length > 1 || isFromHavingIt || REFUND_OPEN.test(text)
                ? ["return"]
                : topical.filter((side) => side === "return")
              : topical));
    // Under a heading that says so, and without saying so itself: a hint that gives way to plain words.
    const weak = own.length === 0 && !sentence.asked && !REFUND_OPEN.test(text);
    if (weak && !isFromHavingIt && !grantsTime(text)) continue;
    for (const side of sides)
      found.push({
        kind: kindOf(side, "days"),
        value: span.value.to,
        ...quoteAs(sentence),
        ...(weak && { weak }),
      });
    if (sides.length > 0) thread.days = span.value.to;
  }
  if (isByGroups(text, found)) return [];
  const untold = [...new Set([...own, ...topical])].filter(
    (side) => !found.some((one) => one.kind === kindOf(side, "days")),
  );
  // “Return: in the same period”: under its heading the side need not be said again.
  const isSame = (side: Side) =>
    marksOf(sentence, "same").some((mark) =>
      clauses.some(
        (clause) =>
          within(clause, mark) &&
          (marksOf(sentence, side).some((other) => within(clause, other)) ||
            (topical.includes(side) && /نفس|ذات|^same/u.test(mark.text))),
      ),
    );
  if (
    untold.some(isSame) &&
    thread.days !== null &&
    !marksOf(sentence, "exchange", "return").some((mark) => isDenied(sentence, mark))
  )
    for (const side of untold.filter(isSame))
      found.push({ kind: kindOf(side, "days"), value: thread.days, ...quoteAs(sentence) });
  return found;
}
