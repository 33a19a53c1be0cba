/** Exchange and return when the shopper changes her mind: days, who pays, and how money comes back. */
import type { Mark } from "./concepts.ts";
import type { Found, Kind } from "./fact.ts";
import { readDays, readMoney } from "./normalise.ts";
import { readGroups } from "./groups.ts";
import { answerOf, clausesOf, has, isDenied, marksOf, type Sentence, within } from "./sentences.ts";
import { isSilent, topicsOf } from "./topics.ts";

type Side = "exchange" | "return";
const kindOf = (side: Side, what: "days" | "cost") => `${side}_${what}` as Kind;

/** What the sentences before have spoken of, so that “you pay the courier” finds its noun. */
export type Thread = { sides: Side[]; days: number | null; section: string };
export const newThread = (): Thread => ({ sides: [], days: null, section: "" });

const CONDITIONS = /without (?:asking|tags?|receipt|box|prior)|washed|(?<!un)worn|(?<!un)used|damaged by|بدون (?:فاتوره|تاج|علبه|ايصال)|مغسول|ملبوس|مستعمل|معطر|قص منها|once$|مره واحده|opened pack|لو اتلبس|اتغسل/u;
const AT_DOOR = /(?:رجع\p{L}*|ترجع\p{L}*|يرجع\p{L}*) (?:معاه|مع (?:ال)?مندوب)|refuse|at the door|معاه وادفع|رجعها معاه|return (?:it|them) with the courier|terga3o ma3ah|hand it back/u;
/** “The pieces that were shortened”: a part of the goods, not all of them. */
const RESTRICTED = /(?:التي|اللي|الذي|which (?:are|were|have)|that (?:are|were|have|has|is|was)|items? (?:with|from|in|marked)|pieces? (?:with|from|in|marked))(?!\p{L})/u;
const ASKS = /tell us|contact us|let us know|message us|write (?:to )?us|you (?:have|can|may|'ve)|request|ask |معاك|عندك|ليك|قدامك|لحد|كلمين|كلمنا|ابعت|تواصل|يحق|يمكن|الحق/u;
const LATE = /(?:بعد|after|past|beyond|later than)\s*(?:مرور |more than )?$/u;
const FINAL = /all (?:our )?sales (?:are |is )?final|(?:كل |جميع )?(?:ال)?مبيعات نهاي/u;
const ONLY_FAULTS = /(?:only|just|فقط|بس|الا|غير) [^.،,]{0,60}$/u;

export function readChangeOfMind(sentence: Sentence, thread: Thread): Found[] {
  const section = `${sentence.page} ${sentence.zone} ${sentence.under.map((one) => one.text).join("/")}`;
  if (section !== thread.section) Object.assign(thread, { sides: [], section });
  if (isSilent(sentence) || has(sentence, "cancel", "past", "future") || AT_DOOR.test(sentence.text)) return [];
  const topics = topicsOf(sentence);
  const own = sidesIn(sentence);
  const topical: Side[] = (["exchange", "return"] as const).filter((side) => topics.has(side));
  const isAboutDelivery = own.length === 0 && !has(sentence, "refund") && !topics.has("exchange") && !topics.has("return");
  if (isAboutDelivery) return [];
  const found = [...readRefusals(sentence, topical), ...readWindows(sentence, thread, own, topical), ...readCosts(sentence, thread, own, topical), ...readRefundAs(sentence, own, topical)];
  const windows = (["exchange", "return"] as const).filter((side) => found.some((one) => one.kind === kindOf(side, "days")));
  if (own.length > 0 || windows.length > 0) thread.sides = [...new Set([...own, ...windows])];
  return found;
}

/** Exchange, return or both, as the sentence itself says; a credit is what one gets for a return. */
function sidesIn(part: { marks: Mark[] }): Side[] {
  const sides: Side[] = [];
  if (has(part, "exchange")) sides.push("exchange");
  if (has(part, "return", "credit")) sides.push("return");
  return sides;
}

const quoteAs = (sentence: Sentence) => ({ quote: sentence.raw, page: sentence.page });

function readRefusals(sentence: Sentence, topical: Side[]): Found[] {
  const found: Found[] = [];
  const refuse = (side: Side, weak = false) => found.push({ kind: kindOf(side, "days"), value: 0, ...quoteAs(sentence), ...(weak ? { weak } : {}) });
  const clauses = clausesOf(sentence.text);
  const names = (mark: Mark) => {
    const clause = clauses.find((one) => within(one, mark))!;
    const inside = { marks: sentence.marks.filter((one) => within(clause, one)) };
    const isReason = has(inside, "because") || (has(sentence, "because") && !has(inside, "sale"));
    const groups = readGroups(sentence.text).length > 0;
    return !isReason && (has(sentence, "sale", "except") || has(sentence, "custom") || groups);
  };
  for (const side of ["exchange", "return"] as const)
    for (const mark of marksOf(sentence, side)) {
      if (!isDenied(sentence, mark) || (side === "return" && has(sentence, "credit") && has(sentence, "refund")) || names(mark) || CONDITIONS.test(sentence.text) || RESTRICTED.test(sentence.text)) continue;
      const clause = clauses.find((one) => within(one, mark))!;
      const days = readDays(sentence.text).filter((one) => within(clause, one));
      const but = days.find((one) => /(?:غير|الا|except|unless|only|other than|بس)(?: \p{L}+){0,2}\s*$/u.test(sentence.text.slice(mark.end, one.start)));
      if (days.length === 0) refuse(side);
      else if (but) found.push({ kind: kindOf(side, "days"), value: but.value.to, ...quoteAs(sentence) });
      else if (LATE.test(sentence.text.slice(0, days[0]!.start)))
        found.push({ kind: kindOf(side, "days"), value: days[0]!.value.to, ...quoteAs(sentence) });
    }
  // “We exchange only when there is a fault” refuses as well.
  const [fault] = marksOf(sentence, "fault");
  if (fault && has(sentence, "only") && (ONLY_FAULTS.test(sentence.text.slice(0, fault.start)) || /^[^.،,]{0,16}(?:فقط|only|بس)(?!\p{L})/u.test(sentence.text.slice(fault.end))) && !marksOf(sentence, "exchange", "return").some((mark) => isDenied(sentence, mark)))
    for (const side of ["exchange", "return"] as const) if (has(sentence, side)) refuse(side);
  if (FINAL.test(sentence.text) && !has(sentence, "sale", "except") && readGroups(sentence.text).length === 0) {
    refuse("return");
    if (!has(sentence, "exchange") && !(topical.includes("return") && !topical.includes("exchange"))) refuse("exchange", true);
  }
  const money = marksOf(sentence, "refund").filter((mark) => !marksOf(sentence, "return").some((other) => other.start < mark.end && other.end > mark.start));
  if (!has(sentence, "credit", "fault") && money.some((mark) => isDenied(sentence, mark)) && !names(money[0]!)) {
    const late = readDays(sentence.text).find((one) => LATE.test(sentence.text.slice(0, one.start)));
    if (late) found.push({ kind: "return_days", value: late.value.to, ...quoteAs(sentence) });
    else refuse("return", true);
  }
  if (answerOf(sentence) === "no" && sentence.asked && found.length === 0 && !has(sentence.asked, "not", "except", "delivery", "try", "open", "free", "fee"))
    for (const side of topical) if (has(sentence.asked, side === "return" ? "return" : "exchange") || (side === "return" && has(sentence.asked, "refund"))) refuse(side, !has(sentence.asked, side));
  return found;
}

const PROCESSING = /(?:refunds? (?:are|is|will|go|takes?)|refunded (?:within|in)|we (?:will |shall )?(?:send|pay|refund|process)|usually in|(?:ت|ي|ن|س)رد|رد (?:ال)?(?:مبلغ|قيمه|فلوس)|نفحص|نرد|وصول (?:ال)?قطعه|بترجع|bterga3|هترجع|تصلك|valid|صالح)/u;

function readWindows(sentence: Sentence, thread: Thread, own: Side[], topical: Side[]): Found[] {
  if (isFaulty(sentence) || has(sentence, "pickup")) return [];
  // “How do I get my money?” asks for the way it comes back.
  if (own.length === 0 && has(sentence.under[0] ?? { marks: [] }, "refund") && has(sentence, "wallet", "transfer", "card", "instapay", "cash")) return [];
  const { text } = sentence;
  const clauses = clausesOf(text);
  const found: Found[] = [];
  const spans = readDays(text).filter((one) => one.value.to >= 1 && one.value.to <= 365);
  const sidesAt = (at: number) => {
    const marks = sentence.marks.filter((mark) => within(clauses[at]!, mark) && !isDenied(sentence, mark));
    const asksForMoney = has({ marks }, "refund") && ASKS.test(text) && !has({ marks }, "return") && own.length > 0;
    return [...sidesIn({ marks }), ...(asksForMoney ? (["return"] as const) : [])];
  };
  for (const span of spans) {
    const at = Math.max(0, clauses.findIndex((one) => within(one, span)));
    const clauseText = text.slice(clauses[at]!.start, clauses[at]!.end);
    const hasSide = sidesAt(at).length > 0;
    if (PROCESSING.test(clauseText) && !/(?:return|استرجاع|ارجاع|exchange|استبدال|تبديل|send)/u.test(clauseText)) continue;
    if (/valid|صالح|صلاح/u.test(clauseText) || (has(sentence, "pickup", "delivery", "prepare", "confirm") && own.length === 0 && !/استلام|receiv|estelam|delivery day/u.test(text))) continue;
    if (!hasSide && has(sentence, "refund") && own.length === 0 && !/معاك|عندك|لحد|you have|request|ask/u.test(text)) continue;
    const before = clauses.slice(0, at).map((_, index) => sidesAt(at - 1 - index)).find((sides) => sides.length > 0);
    const after = clauses.slice(at + 1).map((_, index) => sidesAt(at + 1 + index)).find((sides) => sides.length > 0);
    const sides = hasSide ? sidesAt(at) : (before ?? after ?? (own.length > 0 ? [] : topical));
    for (const side of sides) found.push({ kind: kindOf(side, "days"), value: span.value.to, ...quoteAs(sentence) });
    if (sides.length > 0) thread.days = span.value.to;
  }
  const untold = own.filter((side) => !found.some((one) => one.kind === kindOf(side, "days")));
  const isSame = (side: Side) => marksOf(sentence, "same").some((mark) => clauses.some((clause) => within(clause, mark) && marksOf(sentence, side).some((other) => within(clause, other))));
  if (untold.some(isSame) && own.length > 0 && thread.days !== null && !marksOf(sentence, "exchange", "return").some((mark) => isDenied(sentence, mark)))
    for (const side of untold.filter(isSame)) found.push({ kind: kindOf(side, "days"), value: thread.days, ...quoteAs(sentence) });
  return found;
}

function readCosts(sentence: Sentence, thread: Thread, own: Side[], topical: Side[]): Found[] {
  if (isFaulty(sentence) || isException(sentence)) return [];
  const { text } = sentence;
  const found: Found[] = [];
  const clauses = clausesOf(text);
  let lastSides: Side[] = [];
  let lastCost: string | number | null = null;
  for (const clause of clauses) {
    const inside = { text, marks: sentence.marks.filter((mark) => within(clause, mark)) };
    const isPartly = /غير|الا|except|only|بس/u.test(text.slice(clause.start, clause.end));
    const sides = sidesIn({ marks: inside.marks.filter((mark) => isPartly || !isDenied(sentence, mark)) });
    if (sides.length > 0) lastSides = sides;
    const affirmed = sentence.asked && has(sentence.asked, "free") && sides.length > 0 && (answerOf(sentence) === "yes" || /(?: is| are)[.!]?$/u.test(text)) ? "shop" : null;
    const cost = costIn(sentence, clause, inside) ?? affirmed;
    if (cost === null) {
      if (sides.length > 0 && lastCost !== null && has(inside, "both") && readDays(text.slice(clause.start, clause.end)).length === 0) for (const side of sides) found.push({ kind: kindOf(side, "cost"), value: lastCost, ...quoteAs(sentence) });
      continue;
    }
    lastCost = cost;
    const isBoth = marksOf(sentence, "both").some((mark) => /حالت|كلا|الاتنين|both/u.test(mark.text) && !text.startsWith(" ways", mark.end));
    const ahead = clauses.filter((one) => one.start >= clause.end).map((one) => sidesIn({ marks: sentence.marks.filter((mark) => within(one, mark)) })).find((some) => some.length > 0);
    const said: Side[] = isBoth && sides.length === 0 ? ["exchange", "return"] : sides.length > 0 ? sides : lastSides.length > 0 ? lastSides : (ahead ?? (thread.sides.length > 0 ? thread.sides : topical));
    for (const side of said) found.push({ kind: kindOf(side, "cost"), value: cost, ...quoteAs(sentence) });
  }
  return own.length === 0 && topical.length === 0 ? [] : found;
}

/** Said of faulty pieces, here or by the question above. */
const isFaulty = (sentence: Sentence) => has(sentence, "fault") || (!!sentence.under[0] && has(sentence.under[0], "fault"));
const isException = (sentence: Sentence) =>
  marksOf(sentence, "exchange", "return").some((mark) => isDenied(sentence, mark)) && (has(sentence, "sale", "custom") || readGroups(sentence.text).length > 0) && readDays(sentence.text).length === 0;

/** Changing in a branch needs no courier: it says nothing about the cost of sending. */
const IN_SHOP = /in(?: the| our| any)? (?:shops?|stores?|branch(?:es)?)|(?:من|في|ب)(?: اي)? ?(?:ال)?(?:فرع|فروع|فروعنا|محل)(?!\p{L})/u;

function costIn(sentence: Sentence, clause: { start: number; end: number }, inside: { marks: Mark[] }): string | number | null {
  const money = readMoney(sentence.text).filter((one) => within(clause, one));
  const { text } = sentence;
  const part = text.slice(clause.start, clause.end);
  if (IN_SHOP.test(part)) return null;
  if (money.length > 0 && money[0]!.value <= 300 && !/قيمه (?:ال)?(?:طلب|منتج)|orders? (?:over|above|under)/u.test(part)) return money[0]!.value;
  const free = marksOf(inside, "free").some((mark) => !isDenied(sentence, mark, { before: 10, after: 10 }));
  const shopper = marksOf(inside, "shopperPays").filter((mark) => !isDenied(sentence, mark, { before: 6, after: 2 }));
  if (has(inside, "shopPays") && !/يتحمل\p{L}* (?:ال)?عميل/u.test(part)) return "shop";
  if (shopper.length > 0 && /شحن|مصاريف|رسوم|تكلف|توصيل|مندوب|ship|courier|fee|cost|trip|deliver|postage|sha7n|pick|دي علي/u.test(text)) return "shopper";
  return free ? "shop" : null;
}

const BACK_AS_MONEY =
  /(?:ي|ت|ن)عاد (?:ال)?(?:مبلغ|ثمن)|reimburs|same means|رجع\p{L}{0,4} (?:ال)?(?:مبلغ|تمن)|full refund|money back|your money|(?:refund(?:s|ed)?|back) [^.]{0,40}(?:to|by|in|via|on) (?:your |the |a )?(?:original |same )?(?:card|bank|cash|wallet|payment|account|way|method|instapay|vodafone)|the way you paid|original (?:payment|form)|(?:ال)?فلوس\p{L}{0,3}|(?:ت|ي|ن|س)?رد\p{L}{0,2} (?:ال)?(?:مبلغ|قيمه|ثمن|تمن)|استرداد (?:ال)?(?:قيم\p{L}+|مبلغ|ثمن|فلوس\p{L}*|كامل)|نقدا|كاش|نفس (?:وسيله|طريقه) (?:ال)?دفع|full amount|paid back|floos/u;

function readRefundAs(sentence: Sentence, own: Side[], topical: Side[]): Found[] {
  const isReturn = own.includes("return") || has(sentence, "refund") || (topical.includes("return") && has(sentence, "credit", "cash", "card", "wallet", "transfer", "instapay"));
  if (!own.includes("return") && has(sentence, "courier") && has(sentence, "pay", "cod")) return [];
  if (!isReturn || (has(sentence, "fault") && !has(sentence, "mind"))) return [];
  const credits = marksOf(sentence, "credit").filter((mark) => !isDenied(sentence, mark, { before: 12, after: 4 }));
  const denied = marksOf(sentence, "refund", "return", "cash").some((mark) => isDenied(sentence, mark));
  const money = /your money|money back|full refund/u.test(sentence.text) && !denied;
  if (credits.length > 0) return [{ kind: "refund_as", value: money ? "money" : "credit", ...quoteAs(sentence) }];
  const routes = topical.includes("return") && own.length === 0 && has(sentence, "wallet", "transfer", "card", "instapay") && !has(sentence, "pay");
  if (!denied && (BACK_AS_MONEY.test(sentence.text) || routes) && !has(sentence, "deposit")) return [{ kind: "refund_as", value: "money", ...quoteAs(sentence) }];
  return [];
}
