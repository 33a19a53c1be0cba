/** Sentences that refuse an exchange or a return; a refusal for some goods only is an exception, not a refusal. */
import { elementAt, present } from "../../../../contract/get-or-throw.ts";
import { burdenIn } from "./burden.ts";
import type { Mark } from "./concepts.ts";
import type { Found } from "./fact.ts";
import { goodsAlone, readGroups } from "./groups.ts";
import { readDays } from "./normalise.ts";
import { CLOTHES } from "./objects.ts";
import { isDenied } from "./denial.ts";
import { answerOf, clausesOf, has, marksOf, type Sentence, within } from "./sentences.ts";
import { kindOf, quoteAs, type Side } from "./sides.ts";

const CONDITIONS =
  /without (?:asking|tags?|receipt|box|prior)|washed|(?<!un)worn|(?<!un)used|damaged by|بدون (?:فاتوره|تاج|علبه|ايصال)|مغسول|ملبوس|مستعمل|معطر|قص منها|once$|مره واحده|opened pack|لو اتلبس|اتغسل/u;
/** “The pieces that were shortened”: a part of the goods, not all of them. */
const RESTRICTED =
  /(?:التي|اللي|الذي)(?! (?:ب|ات)?(?:ت)?(?:باع|اشتر|نباع)\p{L}*)(?!\p{L})|(?:which (?:are|were|have)|that (?:are|were|have|has|is|was)|items? (?:with|from|in|marked)|pieces? (?:with|from|in|marked))(?!\p{L})/u;
const LEADS = /[:：]\s*$|the following|(?<!\p{L})(?:ال)?(?:تاليه|اتيه|الاتي|التالي)(?!\p{L})/u;
const LATE = /(?:بعد|after|past|beyond|later than)\s*(?:مرور |more than )?$/u;
/** “If 14 days have gone by, we can't offer an exchange” gives her 14 days. */
const GONE_BY = /^\s*(?:have |has |are )?(?:gone by|passed|elapsed|over|went by)(?!\p{L})/u;
const HAVE_GONE = /(?:مر|مرت|مضي|مضت|عدي|عدت|فات|انقضي|انقضت)(?: \p{L}+)?\s*$/u;
/** “No returns for X”, “… if it was opened”: refused for some pieces or in some cases, and granted in others. */
const LIMITED =
  /(?:returns?|exchanges?|refunds?|back|استبدال|استرجاع|ارجاع|اعاده|رد) (?:(?:for|on|of|with|from) (?!any reason|all |any |a refund|refunds?(?!\p{L})|money|cash|us(?!\p{L})|our |your |(?:a )?change of|those who|no )|if |unless |once (?!it |they |sold|paid|shipped|delivered|(?:an?|the|your) (?:order|parcel|package|piece|item|bag)s? (?:has|have|is|was|reach|arriv))|when |where )|(?<!\p{L})(?:if|unless|without(?! (?:reason|any))|اذا|لو(?! سمحت)|في حال|في حاله|ما لم|طالما)(?!\p{L})|(?<!\p{L})(?:بدون|من غير|دون) (?!(?:اي )?(?:ال)?(?:استبدال|استرجاع|تبديل|ترجيع|ارجاع))|(?<!\p{L})(?:after|بعد) (?:\p{L}+ )?(?:ال)?(?:us(?:e|ing)|wear|wash|open|cut|alter|استخدام|استعمال|غسيل|غسل|فتح|لبس|قص|تعديل|نزع|ازاله)/u;
/** “Perishable goods cannot be returned”: what is refused is named, and is not everything. */
const NAMED =
  /(?<!\p{L})(?:such as|including|مثل) |(?:^|[,;:.] )(?!(?:[\p{L}' ]+ )?(?:items?|products?|orders?|pieces?|purchases?|goods sold|they|it|these|sales?|everything|anything|clothes|garments?|we|i|returns?|exchanges?|refunds?|money|cash|amounts?|payments?|sums?|prices?|that|this) )([\p{L}' ]{3,60}) (?:can ?not|can't|may not|will not|won't|are not|is not|aren't|isn't|are never) (?:be )?(?:return|exchang|refund|accept)|^[^\p{L}]*و?ال(?!قطع|منتج|بضاع|طلب|اوردر|مبيعات|مشتريات|ملابس|هدوم|استبدال|استرجاع|ارجاع|تبديل|ترجيع|مرتجع|فلوس|مبلغ|سياس|متجر|محل|عميل|موقع|شركه|براند|رجوع|استرداد|اسف|حقيقه|حاج)\p{L}+(?: \p{L}+){0,4} (?:لا|مش|غير|لن|م[اي]?ب\p{L}+ش|مفيه\p{L}{1,2}ش|م(?:ا)?ل(?:ه|و|ي)\p{L}{0,2}ش)(?!\p{L})/u;
/** “A non-refundable fee”: the fee does not come back. */
const OF_CHARGES =
  /(?:non-?refundable|not refundable) (?:\p{L}+ ){0,2}(?:fees?|deposits?|charges?)|(?:fees?|deposits?|charges?|shipping|delivery|postage|courier|collection|pick-?up|عربون|مقدم|مصاريف|رسوم)\p{L}{0,2} [^.،]{0,30}(?:non-?refundable|(?:not|n't) (?:be )?refund\p{L}*|(?:لا|مش) (?:ب)?(?:ت|ي)(?:ت)?(?:سترد|رد|رجع)\p{L}{0,2}|غير (?:قابل\p{L}{0,2} لل?استرداد|مسترد\p{L}{0,2}))/u;
/** “Unless the bag has a fault”: the bag is what one buys here, no goods left out. */
export const UNLESS_FAULTY =
  /(?:unless|except (?:if|when|where)|only (?:if|when)|الا (?:لو|اذا|في حال\p{L}?)|غير لو)[^.،,]{0,40}(?:عيب|معيب|تالف|fault|defect|damag)/u;
const FINAL =
  /(?:all (?:our )?)?sales (?:are |is )final|(?:everything|all|whatever) (?:\p{L}+ ){0,3}(?:is|are) final|all sales final|(?:كل |جميع )?(?:ال)?مبيعات نهاي/u;
const ONLY_FAULTS =
  /(?:only|just|فقط|بس|الا|غير|limited to|restricted to|قتصر علي|قاصر\p{L}{0,2} علي) [^.،,]{0,60}$/u;
const NONE =
  /^(?:none|nil|لا يوجد|لا شي\p{L}?)(?= ?(?:[.,،;!]|$|save|except|unless|الا|سوي|ما ?عدا))/u;
/** Said of whatever is sold here. */
const EVERYTHING =
  /(?<!\p{L})(?:everything|nothing|all (?:pieces|items|orders|purchases)|(?:كل|جميع) (?:ال)?(?:حاجه|منتجات|مشتريات|قطع|مبيعات)|ولا حاجه|عمليه (?:ال)?شرا\p{L}?|(?:ال)?(?:شرا|بيع)\p{L}? نهاي\p{L}{0,2})(?!\p{L})/u;

/** “The price is not given back, save for a fault”: refused all the same. */
const SAVE_FOR = /(?<!\p{L})(?:الا|سوي|غير|except|save|other than|unless)(?!\p{L})[^.،,;]{0,40}$/u;

const FAULT_AFTER = /^[^.،,;]{0,50}(?:عيب|عيوب|معيب|تالف|fault|defect|damag|our mistake)/u;

/** “We stopped cash because of the returns”: a reason, no term. */
const isReasonOfCash = (sentence: Sentence, mark: Mark) =>
  has(sentence, "cash", "cod") && marksOf(sentence, "because").some(({ end }) => end <= mark.start);

/** “No money back, but store credit”; where that is refused too, nothing comes back. */
const givesCredit = (sentence: Sentence) =>
  marksOf(sentence, "credit").some((mark) => !isDenied(sentence, mark));

export function readRefusals(sentence: Sentence, topical: Side[]): Found[] {
  const found: Found[] = [];
  // “The following cannot be exchanged:” leads to a list of goods.
  if (LEADS.test(sentence.text)) return found;
  // “Tights”, and below it “Can't come back.”: goods that are left out.
  const [above] = sentence.under;
  if (above && above.level > 1 && goodsAlone(above.text).length > 0) return found;
  const refuse = (side: Side, weak = false) =>
    found.push({
      kind: kindOf(side, "days"),
      value: 0,
      ...quoteAs(sentence),
      ...(weak ? { weak } : {}),
    });
  const clauses = clausesOf(sentence.text);
  const names = (mark: Mark) => {
    const clause = present(clauses.find((one) => within(one, mark)));
    const inside = { marks: sentence.marks.filter((one) => within(clause, one)) };
    const isReason = has(inside, "because") || (has(sentence, "because") && !has(inside, "sale"));
    const own = readGroups(sentence.text).some((one) => within(clause, one));
    const groups = readGroups(sentence.text).length > 0 && !UNLESS_FAULTY.test(sentence.text);
    const isOfSales = marksOf(sentence, "sale").some(
      ({ start }) => !/final $/u.test(sentence.text.slice(0, start)),
    );
    if (EVERYTHING.test(sentence.text) && !groups && !isOfSales && !has(sentence, "custom"))
      return false;
    if (own && !UNLESS_FAULTY.test(sentence.text)) return true;
    // “Not available except for a defect” leaves no goods out.
    const leaves = marksOf(sentence, "except").some(
      (one) => !FAULT_AFTER.test(sentence.text.slice(one.end)),
    );
    return !isReason && (leaves || has(sentence, "sale") || has(sentence, "custom") || groups);
  };
  const late = readDays(sentence.text).find(
    (one) =>
      LATE.test(sentence.text.slice(0, one.start)) ||
      GONE_BY.test(sentence.text.slice(one.end)) ||
      HAVE_GONE.test(sentence.text.slice(0, one.start)),
  );
  const isNamed = NAMED.test(sentence.text);
  // What follows in a later clause (“…, but if the colour …”) limits nothing.
  const upTo = (mark: Mark) =>
    sentence.text.slice(0, present(clauses.find((one) => within(one, mark))).end);
  const clauseOf = (mark: Mark) => {
    const { start, end } = present(clauses.find((one) => within(one, mark)));
    return sentence.text.slice(start, end);
  };
  // “No exchange fees”, “we do not charge for returns”: what is denied is the cost.
  const isOfCost = (mark: Mark) => !!burdenIn(clauseOf(mark))?.denies;
  const isLimited = (mark: Mark) =>
    !late &&
    !has(sentence, "fault", "mind") &&
    (LIMITED.test(upTo(mark)) || (isNamed && !CLOTHES.test(sentence.text)));
  for (const side of ["exchange", "return"] as const)
    for (const mark of marksOf(sentence, side)) {
      if (
        !isDenied(sentence, mark) ||
        isReasonOfCash(sentence, mark) ||
        isOfCost(mark) ||
        isLimited(mark) ||
        (side === "return" && givesCredit(sentence) && has(sentence, "refund", "cash")) ||
        names(mark) ||
        CONDITIONS.test(sentence.text) ||
        RESTRICTED.test(clauseOf(mark))
      )
        continue;
      const clause = present(clauses.find((one) => within(one, mark)));
      // “…, except for a fault told within a week”: the time is the fault's.
      const isOfFault = ({ start }: { start: number }) =>
        marksOf(sentence, "fault").some((one) => one.start > mark.end && one.end < start);
      const days = readDays(sentence.text).filter((one) => within(clause, one) && !isOfFault(one));
      const but = days.find((one) =>
        /(?:غير|الا|except|unless|only|other than|بس)(?: \p{L}+){0,2}\s*$/u.test(
          sentence.text.slice(mark.end, one.start),
        ),
      );
      if (late)
        found.push({ kind: kindOf(side, "days"), value: late.value.to, ...quoteAs(sentence) });
      else if (days.length === 0) refuse(side, isNamed);
      else if (but)
        found.push({ kind: kindOf(side, "days"), value: but.value.to, ...quoteAs(sentence) });
    }
  // “We exchange only when there is a fault” refuses as well.
  const [fault] = marksOf(sentence, "fault");
  if (
    fault &&
    has(sentence, "only") &&
    (ONLY_FAULTS.test(sentence.text.slice(0, fault.start)) ||
      /^[^.،,]{0,16}(?:فقط|only|بس)(?!\p{L})/u.test(sentence.text.slice(fault.end))) &&
    !marksOf(sentence, "exchange", "return", "refund").some((mark) => isDenied(sentence, mark))
  )
    for (const side of ["exchange", "return"] as const)
      if (has(sentence, side) || (side === "return" && has(sentence, "refund"))) refuse(side);
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
  // “Right of return: none, save for faults.”
  if (found.length === 0 && NONE.test(sentence.text) && readGroups(sentence.text).length === 0)
    for (const side of topical)
      if (sentence.under[0] && has(sentence.under[0], side)) refuse(side, true);
  const money = marksOf(sentence, "refund").filter(
    (mark) =>
      !marksOf(sentence, "return").some(
        (other) => other.start < mark.end && other.end > mark.start,
      ),
  );
  // “No refunds, but faulty pieces are refunded”: what is said of faults stands apart.
  const isOfFaults = (mark: Mark) =>
    marksOf(sentence, "fault").some(
      (one) =>
        within(present(clauses.find((each) => within(each, mark))), one) &&
        !SAVE_FOR.test(sentence.text.slice(mark.end, one.start)),
    );
  if (
    !givesCredit(sentence) &&
    !OF_CHARGES.test(sentence.text) &&
    !has(sentence, "cod") &&
    money.some(
      (mark) =>
        isDenied(sentence, mark) && !isOfCost(mark) && !isOfFaults(mark) && !isLimited(mark),
    ) &&
    !names(elementAt(money, 0))
  ) {
    if (late) found.push({ kind: "return_days", value: late.value.to, ...quoteAs(sentence) });
    else refuse("return", true);
  }
  if (
    answerOf(sentence) === "no" &&
    !givesCredit(sentence) &&
    sentence.asked &&
    found.length === 0 &&
    !has(
      sentence.asked,
      "not",
      "except",
      "delivery",
      "try",
      "open",
      "free",
      "fee",
      "custom",
      "sale",
    ) &&
    readGroups(sentence.asked.text).length === 0
  )
    for (const side of topical)
      if (
        has(sentence.asked, side === "return" ? "return" : "exchange") ||
        (side === "return" && has(sentence.asked, "refund"))
      )
        refuse(side, !has(sentence.asked, side));
  return found;
}
