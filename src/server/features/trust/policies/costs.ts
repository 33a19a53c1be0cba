/** Who pays for the way of an exchange or a return. */
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { bareSums, type Burden, burdenIn, namesCost } from "./burden.ts";
import type { Mark } from "./concepts.ts";
import {
  isException,
  isLaterFault,
  turnToMind,
  withoutFaultAhead,
  withoutLater,
  withoutUnlessFault,
} from "./cost-cases.ts";
import type { Found } from "./fact.ts";
import { readDays, readMoney } from "./normalise.ts";
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
import { isFaulty, kindOf, quoteAs, type Side, sidesIn, type Thread } from "./sides.ts";
import { topicsOf } from "./topics.ts";
import { asksWhoPays } from "./who-pays.ts";

export function readCosts(given: Sentence, thread: Thread, own: Side[], topical: Side[]): Found[] {
  const sentence = withoutLater(withoutUnlessFault(withoutFaultAhead(given)));
  if (isException(sentence) || has(sentence, "addOn", "express")) return [];
  const turn = turnToMind(sentence);
  if (isFaulty(sentence) && !isLaterFault(sentence) && turn === null) return [];
  // A parcel that is refused at the door comes back by other rules.
  if (REFUSED_AT_DOOR.test(sentence.text)) return [];
  const weak =
    own.length === 0 && thread.sides.length === 0 && !has(sentence, "refund") && !sentence.asked;
  const { text } = sentence;
  const found: Found[] = [];
  const clauses = clausesOf(text);
  const isOfCosts = sentence.under.slice(0, 1).some((one) => has(one, "fee"));
  // “Want a refund instead? We keep 50 back”: the question names its side.
  const inmost = sentence.under.slice(0, 1).filter(({ level }) => level >= 7);
  const namedThere = topicsOf({ ...sentence, under: inmost });
  const isAskedFor = topical.length > 0 && (namedThere.has("exchange") || namedThere.has("return"));
  let lastSides: Side[] = [];
  let lastCost: string | number | null = null;
  for (const clause of clauses) {
    // What follows “if it is our mistake” is about mistakes, until it turns to a change of mind.
    if (turn !== null && clause.start < turn) continue;
    if (turn === null && marksOf(sentence, "fault").some((mark) => mark.start < clause.end)) break;
    // “The first run is ours, after that it's yours”: the first is the usual one.
    if (lastCost !== null && LATER_ON.test(text.slice(clause.start, clause.end))) continue;
    const inside = { text, marks: sentence.marks.filter((mark) => within(clause, mark)) };
    const said = text.slice(clause.start, clause.end);
    const burden = burdenIn(said, isOfCosts || namesCost(text));
    // “No exchange fees” denies the fee, not the exchange.
    const isPartly = burden?.denies || /غير|الا|except|only|بس/u.test(said);
    const sides = sidesIn({
      marks: inside.marks.filter((mark) => isPartly || !isDenied(sentence, mark)),
    });
    // “For refunds, we deduct 55”.
    if (sides.length === 0 && has(inside, "refund") && !has(sentence, "exchange"))
      sides.push("return");
    if (sides.length > 0) lastSides = sides;
    const affirmed =
      sentence.asked &&
      has(sentence.asked, "free") &&
      (sides.length > 0 || topical.length > 0) &&
      (answerOf(sentence) === "yes" || /(?: is| are)[.!]?$/u.test(text))
        ? "shop"
        : null;
    const cost = costIn(sentence, clause, inside, burden) ?? affirmed ?? payerIn(sentence);
    if (cost === null) {
      if (
        sides.length > 0 &&
        lastCost !== null &&
        has(inside, "both") &&
        readDays(text.slice(clause.start, clause.end)).length === 0
      )
        for (const side of sides)
          found.push({ kind: kindOf(side, "cost"), value: lastCost, ...quoteAs(sentence) });
      continue;
    }
    lastCost = cost;
    const each = sumsBySide(sentence, clause);
    if (each) {
      for (const [side, value] of each)
        found.push({ kind: kindOf(side, "cost"), value, ...quoteAs(sentence) });
      continue;
    }
    const isBoth = marksOf(sentence, "both").some(
      (mark) =>
        /حالت|كلا|الاتنين|both/u.test(mark.text) &&
        !/^ (?:courier |delivery |shipping )?(?:ways?|trips?|directions|legs|journeys)/u.test(
          text.slice(mark.end),
        ),
    );
    const ahead = clauses
      .filter((one) => one.start >= clause.end)
      .map((one) => sidesIn({ marks: sentence.marks.filter((mark) => within(one, mark)) }))
      .find((some) => some.length > 0);
    const bearing: Side[] =
      isBoth && sides.length === 0 && (own.length !== 1 || topical.length > 1)
        ? ["exchange", "return"]
        : sides.length > 0
          ? sides
          : lastSides.length > 0
            ? lastSides
            : turn !== null && own.length === 1
              ? own
              : (ahead ?? (thread.sides.length > 0 && !isAskedFor ? thread.sides : topical));
    for (const side of bearing)
      found.push({ kind: kindOf(side, "cost"), value: cost, ...quoteAs(sentence) });
  }
  const isHere =
    own.length > 0 || topical.length > 0 || (has(sentence, "refund") && COMES_BACK.test(text));
  return isHere ? agreed(found).map((one) => (weak ? { ...one, weak } : one)) : [];
}

/** “Exchanges cost 50 and returns 70”: each side has the sum that follows it. */
function sumsBySide(sentence: Sentence, clause: Clause): [Side, number][] | null {
  const sums = sumsIn(sentence.text).filter((one) => within(clause, one));
  const marks = marksOf(sentence, "exchange", "return").filter((mark) => within(clause, mark));
  if (new Set(sums.map(({ value }) => value)).size < 2 || marks.length < 2) return null;
  const pairs = marks.flatMap((mark, at): [Side, number][] => {
    const next = marks[at + 1]?.start ?? clause.end;
    const sum = sums.find(({ end }) => end > mark.end && end <= next);
    return sum ? [[mark.concept === "exchange" ? "exchange" : "return", sum.value]] : [];
  });
  return new Set(pairs.map(([side]) => side)).size === 2 ? pairs : null;
}
const sumsIn = (text: string) => {
  const money = readMoney(text);
  const bare = bareSums(text).filter(
    (one) => !money.some((other) => one.start < other.end && one.end > other.start),
  );
  return [...money, ...bare].toSorted((one, other) => one.start - other.start);
};

const LATER_ON =
  /^[^\p{L}]*(?:and |but |then )?(?:after (?:that|the first)|(?:from )?the (?:second|next)|from then|any (?:further|more|other|second)|another|(?:و)?(?:ا)?للي بعد(?:ها|ه|هم|كده| كده)|(?:و)?(?:ال)?مرات (?:ا?للي بعد|(?:ال)?(?:تاني|ثاني|تالي|جاي|باقي|اخر))\p{L}{0,3}|(?:و)?بعد (?:كده|كدا|ذلك)|(?:و)?(?:ال)?(?:مره )?(?:تاني|ثاني)\p{L}{0,2})(?!\p{L})/u;
const COMES_BACK =
  /(?<!\p{L})(?:back|refund\p{L}*|reimburs\p{L}*|\p{L}{0,3}رجع\p{L}{0,4}|استرداد|(?:ي|ت|ن)?رد|عا[يو]ز\p{L}{0,2} فلوسك\p{L}?|فلوسك\p{L}? (?:هي )?ليك\p{L}?)(?!\p{L})/u;
const REFUSED_AT_DOOR =
  /refus\p{L}+ (?:to )?(?:the |your )?(?:parcel|order|delivery|package|receive|accept)|رفض (?:ال)?(?:استلام|طلب|اوردر|شحن)\p{L}*/u;

/** “You pay one way, we the other” is neither of both, and no contradiction. */
const agreed = (found: Found[]): Found[] => {
  const isBoth = (kind: Found["kind"]) =>
    ["shop", "shopper"].every((payer) =>
      found.some((one) => one.kind === kind && one.value === payer),
    );
  return found.filter(({ kind, value }) => typeof value === "number" || !isBoth(kind));
};

const SHE =
  /^(?:you(?: do| pay)?|the (?:customer|buyer|client|shopper)|(?:علي )?(?:ال)?(?:عميل\p{L}?|مشتري\p{L}?|زبون\p{L}?)|علي(?:ك|كي|كم)|انت[يا]?|حضرتك|enta|enti|3aleek|3aleki)(?!\p{L})/u;
const WE = /^(?:we(?: do| pay)?|us|it'?s on us|(?:علي )?احنا|نحن|علينا|e7na|3aleena)(?!\p{L})/u;

/** “Who pays the way back? You do.” */
function payerIn(sentence: Sentence): "shop" | "shopper" | null {
  if (!sentence.asked || !asksWhoPays(sentence.asked.text)) return null;
  return SHE.test(sentence.text) ? "shopper" : WE.test(sentence.text) ? "shop" : null;
}

/** Changing in a branch needs no courier: it says nothing about the cost of sending. */
const IN_SHOP =
  /(?:in|at)(?: the| our| any(?: of our)?)? (?:shops?|stores?|branch(?:es)?|studio|atelier|showroom)|(?:من|في|ب)(?: اي)? ?(?:ال)?(?:فرع|فروع|فروعنا|محل)(?!\p{L})/u;

function costIn(
  sentence: Sentence,
  clause: { start: number; end: number },
  inside: { marks: Mark[] },
  burden: Burden | null,
): string | number | null {
  const { text } = sentence;
  // “Bring it to our shop for free or have it collected for 85”: the second is the way by courier.
  const [byHand = "", byCourier] = text.slice(clause.start, clause.end).split(OTHERWISE);
  const isByHand = IN_SHOP.test(byHand);
  if (isByHand && byCourier === undefined) return null;
  const part = (isByHand && byCourier) || text.slice(clause.start, clause.end);
  const start = isByHand ? clause.start + byHand.length : clause.start;
  const money = sumsIn(text).filter((one) => one.start >= start && within(clause, one));
  if (
    money.length > 0 &&
    elementAt(money, 0).value <= 300 &&
    // The price of a thing is no cost of sending it.
    (!!sentence.asked || !!burden || has(sentence, ...COST_WORDS)) &&
    !/قيمه (?:ال)?(?:طلب|منتج)|orders? (?:over|above|under)/u.test(part)
  )
    return elementAt(money, 0).value;
  if (has(inside, "free") && !isOfTheWay(sentence, text)) return null;
  if (burden) return burden.payer === "shopper" ? sumBefore(text, clause) : burden.payer;
  const free = marksOf(inside, "free").some(
    (mark) => !isDenied(sentence, mark, { before: 10, after: 10 }),
  );
  const shopper = marksOf(inside, "shopperPays").filter(
    (mark) => WITHOUT.test(mark.text) || !isDenied(sentence, mark, { before: 6, after: 2 }),
  );
  // “We pay one way and you the other.”
  if (has(inside, "shopPays") && shopper.length > 0 && !has(inside, "free")) return null;
  if (has(inside, "shopPays") && !/يتحمل\p{L}* (?:ال)?عميل/u.test(part)) return "shop";
  if (
    shopper.length > 0 &&
    /شحن|مصاريف|رسوم|تكلف|توصيل|مندوب|اجره|نقل|ship|courier|fee|cost|trip|deliver|postage|sha7n|pick|دي علي/u.test(
      `${text} ${sentence.under[0]?.text ?? ""}`,
    )
  )
    return "shopper";
  return free && shopper.length === 0 ? "shop" : null;
}

/** What is free must be the way of the piece, or stand alone under its heading: “we polish it for free” is something else. */
const isOfTheWay = (sentence: Sentence, text: string) =>
  !!sentence.asked ||
  has(sentence, ...COST_WORDS, "mind", "credit", "both") ||
  (text.match(/\p{L}{2,}/gu) ?? []).length <= WORDS_OF_A_LABEL;
const WORDS_OF_A_LABEL = 4;

/** “A trip costs 55, which you pay”: a short clause with a sum, and whose it is. */
function sumBefore(text: string, clause: Clause): number | "shopper" {
  const before = clausesOf(text).find(({ end }) => end === clause.start);
  const said = before ? text.slice(before.start, before.end) : "";
  const [sum, another] = readMoney(said);
  const isShort = (said.match(/\p{L}{2,}/gu) ?? []).length <= 6;
  return sum && !another && isShort && sum.value <= 300 ? sum.value : "shopper";
}

/** “The price is given back, without the shipping”: the no is a part of it. */
const WITHOUT = /^(?:ما ?عدا|بدون|غير|من غير)/u;
const OTHERWISE =
  /(?<= )(?=(?:or|او) (?:have|get|let|by|with|the courier|a courier|مع|عن طريق|(?:ال)?مندوب))/u;

const COST_WORDS = [
  "fee",
  "delivery",
  "courier",
  "shopperPays",
  "shopPays",
  "exchange",
  "return",
  "refund",
  "pickup",
] as const;
