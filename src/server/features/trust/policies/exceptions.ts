/** Goods that are not exchanged or not taken back. */
import { markConcepts } from "./concepts.ts";
import type { Found } from "./fact.ts";
import { closesTheSale } from "./finality.ts";
import { goodsAlone, readGroups } from "./groups.ts";
import { UNLESS_FAULTY } from "./refusals.ts";
import { isDenied } from "./denial.ts";
import { answerOf, clausesOf, has, marksOf, type Sentence, within } from "./sentences.ts";
import { isSilent, topicsOf } from "./topics.ts";

type Span = { start: number; end: number };
const JOINT =
  /^\s*(?:(?:اللي|التي|that|which|are|is|were|بت\p{L}+|بن\p{L}+)\s+){0,3}$|^\s*(?:اللي|التي|الذي|that|which)(?: \p{L}+){0,3}\s*$/u;
const qualifies = (text: string, mark: Span, group: Span) =>
  (mark.start >= group.end && JOINT.test(text.slice(group.end, mark.start))) ||
  (group.start >= mark.end &&
    /^ $/u.test(text.slice(mark.end, group.start)) &&
    text[group.start] !== "و");

/** “Also the scarves”: goes on with what the sentence before leaves out. */
const GOES_ON =
  /^(?:و?كمان|وايضا|وكذلك|وبرضه|also|and also|the same (?:goes|applies)|same (?:goes|applies|for|with|rule)|نفس (?:ال)?(?:كلام|قاعده|حاجه)|وينطبق|as (?:are|is|do)|nor (?:does|do|is|are|can|may))(?!\p{L})/u;

/** “Delivery charges are not refunded” leaves no goods out. */
const ONLY_CHARGES =
  /(?:shipping|delivery|courier)[\p{L} ]{0,20} (?:not (?:be )?refund\p{L}*|non-?refundable)|(?:مصاريف|مصروفات|رسوم|تكلفه|تكاليف) (?:ال)?(?:شحن|توصيل)[^.،,]{0,12} (?:لا (?:ت|ي)(?:سترد|رد)|غير قابل\p{L}*|مش بترجع|مابترجعش)/u;

/** “We do not accept …” under a heading on returns. */
const TAKES_NOT =
  /(?:do not|don't|cannot|can't|unable to) (?:accept|take)(?!\p{L})|(?<!\p{L})(?:و|ف)?لا (?:(?:نستطيع|يمكننا|نقدر|يمكن) (?:قبول|استقبال|استلام|استرداد)|نقبل|نستقبل|نستلم|يقبل|تقبل)(?!\p{L})/u;

/** “A week to return, except the sales”; “scarves are out of it”; “underwear: no”. */
const LEFT_OUT =
  /^(?:but )?(?:not|never) (?:for|on|with) |(?<!\p{L})(?:الا|غير|ما ?عدا|but not|except|save for) (?:كل |اي |حاجات |قطع |all |the |any )?(?:ال)?\p{L}{3,}|(?<!\p{L})(?:مستحيل|(?:برا|بره|خارج) (?:ال)?(?:موضوع|تبديل|استبدال|ترجيع|استرجاع)|مش داخل\p{L}{0,2}|مش (?:علي|لل) ?(?:ال)?\p{L}{3,}|لا (?:ت|ي)خضع\p{L}{0,2}|لا[ء]?(?= (?:يا|خالص|والله)|[.! ]*$)|out of (?:it|this|the))(?!\p{L})/u;

/** A refusal without an object of its own: “no exchange, no return”. */
const BARE_REFUSAL =
  /^[^\p{L}]*(?:(?:so |and |then )?(?:no|not|never|لا|ولا|مفيش|بدون|من غير|ممنوع)[^\p{L}]+(?:any )?(?:exchang\p{L}*|returns?|returned|refunds?|swaps?|(?:ال)?(?:استبدال|تبديل|استرجاع|ترجيع|ارجاع|مرتجع))[^\p{L}]*(?:or |and |nor |او |و)?(?:exchang\p{L}*|returns?|refunds?)?[^\p{L}]*)+$/u;
/** “Underwear is yours for good. No exchange, no return.”: the goods that a bare refusal speaks of. */
export function namedJustBefore(sentence: Sentence, previous: Sentence | undefined): string[] {
  if (!previous || previous.block !== sentence.block || previous.zone !== sentence.zone) return [];
  if (has(previous, "exchange", "return")) return [];
  if (!BARE_REFUSAL.test(sentence.text) && !refusesThose(sentence)) return [];
  const groups = readGroups(previous.text).map(({ group }) => group);
  if (has(previous, "sale")) groups.push("sale");
  if (has(previous, "custom")) groups.push("custom");
  return [...new Set(groups)];
}

/** “These have neither exchange nor return.”: said of the goods just named. */
const refusesThose = (sentence: Sentence): boolean =>
  THOSE.test(sentence.text) &&
  marksOf(sentence, "exchange", "return").some((mark) => isDenied(sentence, mark)) &&
  !has(sentence, "sale", "custom", "fault") &&
  readGroups(sentence.text).length === 0;
const THOSE =
  /^[^\p{L}]*(?:و|ف)?(?:دول|دي|ده|هذه|تلك|كلهم|كلها|هم|these|those|they|both|all of (?:them|these|those))(?!\p{L})/u;

/** “Outlet shoes” are left out for their price; “bags only” are what is taken back. */
const QUALIFIES =
  /^(?:و)?(?:ال)?(?:مخفض|اوت ?لي?ت|تصفي|تخفيض|تنزيل|اوكازيون|سيل|outlet|reduced|discounted|clearance)|^(?:و)?(?:اللي |التي )?علي(?:ه|ها) |^(?:on|in|from)(?: the)? (?:sale|offer)/u;
const ONLY_THESE = /^[^،,;.:]{0,6}(?<!\p{L})(?:only|فقط|بس)(?=[^\p{L}]*(?:[،,;.]|$))/u;

/** “What is not exchanged is the tights only”: the only ones that are left out. */
const isRefusedBefore = (sentence: Sentence, { start }: Span): boolean =>
  sentence.text.length <= LONGEST &&
  marksOf(sentence, "exchange", "return").some(
    (mark) => mark.end <= start && isDenied(sentence, mark, { before: 20, after: 0 }),
  );

/** “Accessories (pins and under-caps)”: what the brackets name is of the kind that stands before them. */
const isExample = (text: string, { start }: Span): boolean =>
  /(?:accessor(?:y|ies)|اكسسوار\p{L}{0,3}|اكسيسوار\p{L}{0,3}) \([^)]*$/u.test(
    text.slice(Math.max(0, start - 80), start),
  );

/** “None of this applies to …”: of the terms that were told just before. */
const ALL_THIS =
  /^(?:و|ف)?(?:(?:ال)?كلام|كل|(?:ال)?شروط|(?:ال)?سياسه|(?:ال)?قواعد|ما سبق|ده|هذا|ذلك)(?: \p{L}+){0,2} |^(?:but |and )?(?:(?:all|none) of )?(?:this|that|these|the above|it)(?!\p{L})/u;
/** “Excluded from the above: …”, also in a box of its own. */
const FROM_ABOVE =
  /(?<!\p{L})(?:(?:ال)?ما سبق|مما (?:سبق|ذكر|تقدم)|من (?:هذا|ذلك|ده|كل ده|الكلام ده)|(?:of|from|to) (?:the above|both|either|all of this|this|these))(?!\p{L})/u;
const isOfAllThis = (sentence: Sentence, previous: Sentence | undefined) =>
  (has(sentence, "except") &&
    THIS_TERM.test(sentence.text) &&
    sentence.under.slice(0, 1).some((one) => has(one, "mind", "exchange", "return", "refund"))) ||
  isOfWhatWasSaid(sentence, previous);
const isOfWhatWasSaid = (sentence: Sentence, previous: Sentence | undefined) =>
  previous?.zone === sentence.zone &&
  has(previous, "exchange", "return", "refund") &&
  (previous.block === sentence.block
    ? ALL_THIS.test(sentence.text) || FROM_ABOVE.test(sentence.text)
    : has(sentence, "except") && (FROM_ABOVE.test(sentence.text) || THIS_TERM.test(sentence.text)));
/** “This clause does not extend to …”, «لا تسري هذه المادة على …»: the one it stands in. */
const THIS_TERM =
  /(?<!\p{L})(?:this|the (?:above|foregoing|present|said)) (?:clause|section|article|right|policy|term|paragraph|provision|option)s?(?!\p{L})|(?<!\p{L})(?:هذا|هذه|ذلك) (?:ال)?(?:بند|ماد[هة]|حق|شرط|سياس[هة]|فقر[هة]|حكم|احكام|مهله|مده)(?!\p{L})|(?<!\p{L})ما تقدم(?!\p{L})/u;

/** “…, but it does hold for the sales”: what is named there is not left out. */
const HOLDS =
  /[،,;؛]? ?(?:و)?(?:but|however|بس|لكن|انما)(?: (?:it|they|this|عادي|هو|هي))* (?:(?:still |also |do |does )*(?:appl(?:y|ies)|holds?|works?)|(?:ب|ه)?(?:ت|ي)(?:مشي|سري|نطبق|شمل|تبدل|رجع|ترجع)(?!\p{L}*ش(?!\p{L})))(?!\p{L})[^،,.;]*/gu;

/** Nobody writes a sentence so long; one that is none is not weighed clause by clause. */
const LONGEST = 600;
/** “Sale pieces are exchanged as usual, the one thing that is not is …”: of what is granted nothing is left out. */
function withoutAffirmed({ text, marks }: Sentence): string {
  if (text.length > LONGEST || !has({ marks }, "exchange", "return")) return text;
  const groups = readGroups(text);
  const clauses = clausesOf(text).map((clause) => {
    const inside = marks.filter((mark) => within(clause, mark));
    const sides = inside.filter(({ concept }) => concept === "exchange" || concept === "return");
    const goods =
      has({ marks: inside }, "sale", "custom") || groups.some((group) => within(clause, group));
    const isDeniedThere = sides.some((mark) => isDenied({ text, marks }, mark));
    return {
      ...clause,
      granted: sides.length > 0 && goods && !isDeniedThere,
      denied: goods && isDeniedThere,
    };
  });
  if (!clauses.some(({ denied }) => denied)) return text;
  return clauses.reduceRight(
    (left, { start, end, granted }) => (granted ? left.slice(0, start) + left.slice(end) : left),
    text,
  );
}

function withoutWhatHolds(sentence: Sentence): Sentence {
  const text = withoutAffirmed(sentence).replace(HOLDS, "");
  return text === sentence.text ? sentence : { ...sentence, text, marks: markConcepts(text) };
}

export function readExceptions(
  given: Sentence,
  wentBefore = false,
  named: string[] = [],
  previous?: Sentence,
): Found[] {
  const sentence = withoutWhatHolds(given);
  if (named.length > 0 && !isSilent(sentence))
    return [{ kind: "exceptions", value: named, quote: sentence.raw, page: sentence.page }];
  if (isSilent(sentence) || has(sentence, "past", "future")) return [];
  if (ONLY_CHARGES.test(sentence.text)) return [];
  // “No returns, unless the shoe has a fault”: the shoe is what one buys here.
  if (has(sentence, "fault", "only") && UNLESS_FAULTY.test(sentence.text)) return [];
  const topics = topicsOf(sentence);
  const isTerm =
    has(sentence, "exchange", "return", "refund") ||
    topics.has("exchange") ||
    topics.has("return") ||
    isOfAllThis(sentence, previous);
  const denied = marksOf(sentence, "exchange", "return", "refund").some((mark) =>
    isDenied(sentence, mark, { before: 34, after: 18 }),
  );
  const asksForThem =
    (topics.has("except") && !has(sentence, "exchange", "return") && answerOf(sentence) !== "no") ||
    (wentBefore && GOES_ON.test(sentence.text) && !has(sentence, "exchange", "return"));
  const bareNo =
    isTerm &&
    !has(sentence, "exchange", "return", "refund") &&
    /^(?:never|not|no|ابدا|ممنوع|لا)(?!\p{L})[^.:]{0,30}: |(?: |^)(?:la|لا|no|ممنوع|مش)[.! ]*$|^(?:neither|nor) (?:can|may|will|are|is|do)(?!\p{L})/u.test(
      sentence.text,
    );
  const isLeftOut = LEFT_OUT.test(sentence.text);
  const refuses = (topics.has("return") || topics.has("exchange")) && TAKES_NOT.test(sentence.text);
  const finalSale =
    closesTheSale(sentence.text) ||
    /^[^:.]{3,40}: (?:all )?(?:final|نهاي\p{L}{0,2})[.!]?$|final sale|sold (?:as final|without returns?)|^final ?[-:]|(?:are|is) final(?= ?[.,;!]|$)|(?:following|these)(?: (?:items?|pieces?))? (?:are|is) final|stays? (?:with you|yours)|yours (?:for keeps|to keep)|non-?(?:returnable|exchangeable|refundable)|can't (?:come|be had|have) back/u.test(
      sentence.text,
    );
  if (
    !(isTerm && (denied || bareNo || refuses || isLeftOut || has(sentence, "except"))) &&
    !asksForThem &&
    !finalSale
  )
    return [];
  if (has(sentence, "because") && has(sentence, "custom") && !has(sentence, "sale")) return [];
  // “Shoes made to measure” are left out for being made to measure, not for being shoes.
  const made = marksOf(sentence, "custom");
  const reduced = marksOf(sentence, "sale").filter(({ text }) => QUALIFIES.test(text));
  const groups = new Set(
    readGroups(sentence.text)
      .filter((one) => ![...made, ...reduced].some((mark) => qualifies(sentence.text, mark, one)))
      .filter(
        (one) => !ONLY_THESE.test(sentence.text.slice(one.end)) || isRefusedBefore(sentence, one),
      )
      .filter((one) => !isExample(sentence.text, one))
      .map((one) => one.group),
  );
  if (
    marksOf(sentence, "sale").some(
      (mark) =>
        !(finalSale && /^(?:final )?sale$/u.test(mark.text) && /final sale/u.test(sentence.text)),
    )
  )
    groups.add("sale");
  if (has(sentence, "custom")) groups.add("custom");
  // “What about caps?” “We don't exchange them.”
  const [above] = sentence.under;
  const isAsked = !!above && /[?؟]\s*$/u.test(above.text);
  const isOfThem = !!above && above.level > 1 && goodsAlone(above.text).length > 0;
  if (groups.size === 0 && above && (isAsked || isOfThem) && (denied || finalSale)) {
    for (const { group } of readGroups(above.text)) groups.add(group);
    if (has(above, "sale")) groups.add("sale");
    if (has(above, "custom")) groups.add("custom");
  }
  if (groups.size === 0) return [];
  return [{ kind: "exceptions", value: [...groups], quote: sentence.raw, page: sentence.page }];
}
