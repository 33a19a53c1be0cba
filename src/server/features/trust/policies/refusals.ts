/** Sentences that refuse an exchange or a return; a refusal for some goods only is an exception, not a refusal. */
import type { Mark } from "./concepts.ts";
import type { Found } from "./fact.ts";
import { readGroups } from "./groups.ts";
import { readDays } from "./normalise.ts";
import { answerOf, clausesOf, has, isDenied, marksOf, type Sentence, within } from "./sentences.ts";
import { kindOf, quoteAs, type Side } from "./sides.ts";

const CONDITIONS =
  /without (?:asking|tags?|receipt|box|prior)|washed|(?<!un)worn|(?<!un)used|damaged by|بدون (?:فاتوره|تاج|علبه|ايصال)|مغسول|ملبوس|مستعمل|معطر|قص منها|once$|مره واحده|opened pack|لو اتلبس|اتغسل/u;
/** “The pieces that were shortened”: a part of the goods, not all of them. */
const RESTRICTED =
  /(?:التي|اللي|الذي|which (?:are|were|have)|that (?:are|were|have|has|is|was)|items? (?:with|from|in|marked)|pieces? (?:with|from|in|marked))(?!\p{L})/u;
const LEADS = /[:：]\s*$|the following|(?<!\p{L})(?:ال)?(?:تاليه|اتيه|الاتي|التالي)(?!\p{L})/u;
const LATE = /(?:بعد|after|past|beyond|later than)\s*(?:مرور |more than )?$/u;
const FINAL = /all (?:our )?sales (?:are |is )?final|(?:كل |جميع )?(?:ال)?مبيعات نهاي/u;
const ONLY_FAULTS = /(?:only|just|فقط|بس|الا|غير) [^.،,]{0,60}$/u;

export function readRefusals(sentence: Sentence, topical: Side[]): Found[] {
  const found: Found[] = [];
  // “The following cannot be exchanged:” leads to a list of goods.
  if (LEADS.test(sentence.text)) return found;
  const refuse = (side: Side, weak = false) =>
    found.push({
      kind: kindOf(side, "days"),
      value: 0,
      ...quoteAs(sentence),
      ...(weak ? { weak } : {}),
    });
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
      if (
        !isDenied(sentence, mark) ||
        (side === "return" && has(sentence, "credit") && has(sentence, "refund")) ||
        names(mark) ||
        CONDITIONS.test(sentence.text) ||
        RESTRICTED.test(sentence.text)
      )
        continue;
      const clause = clauses.find((one) => within(one, mark))!;
      const days = readDays(sentence.text).filter((one) => within(clause, one));
      const but = days.find((one) =>
        /(?:غير|الا|except|unless|only|other than|بس)(?: \p{L}+){0,2}\s*$/u.test(
          sentence.text.slice(mark.end, one.start),
        ),
      );
      if (days.length === 0) refuse(side);
      else if (but)
        found.push({ kind: kindOf(side, "days"), value: but.value.to, ...quoteAs(sentence) });
      else if (LATE.test(sentence.text.slice(0, days[0]!.start)))
        found.push({ kind: kindOf(side, "days"), value: days[0]!.value.to, ...quoteAs(sentence) });
    }
  // “We exchange only when there is a fault” refuses as well.
  const [fault] = marksOf(sentence, "fault");
  if (
    fault &&
    has(sentence, "only") &&
    (ONLY_FAULTS.test(sentence.text.slice(0, fault.start)) ||
      /^[^.،,]{0,16}(?:فقط|only|بس)(?!\p{L})/u.test(sentence.text.slice(fault.end))) &&
    !marksOf(sentence, "exchange", "return").some((mark) => isDenied(sentence, mark))
  )
    for (const side of ["exchange", "return"] as const) if (has(sentence, side)) refuse(side);
  if (
    FINAL.test(sentence.text) &&
    !has(sentence, "sale", "except") &&
    readGroups(sentence.text).length === 0
  ) {
    refuse("return");
    if (
      !has(sentence, "exchange") &&
      !(topical.includes("return") && !topical.includes("exchange"))
    )
      refuse("exchange", true);
  }
  const money = marksOf(sentence, "refund").filter(
    (mark) =>
      !marksOf(sentence, "return").some(
        (other) => other.start < mark.end && other.end > mark.start,
      ),
  );
  if (
    !has(sentence, "credit", "fault") &&
    money.some((mark) => isDenied(sentence, mark)) &&
    !names(money[0]!)
  ) {
    const late = readDays(sentence.text).find((one) =>
      LATE.test(sentence.text.slice(0, one.start)),
    );
    if (late) found.push({ kind: "return_days", value: late.value.to, ...quoteAs(sentence) });
    else refuse("return", true);
  }
  if (
    answerOf(sentence) === "no" &&
    sentence.asked &&
    found.length === 0 &&
    !has(sentence.asked, "not", "except", "delivery", "try", "open", "free", "fee")
  )
    for (const side of topical)
      if (
        has(sentence.asked, side === "return" ? "return" : "exchange") ||
        (side === "return" && has(sentence.asked, "refund"))
      )
        refuse(side, !has(sentence.asked, side));
  return found;
}
