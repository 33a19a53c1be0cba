/** In which form what was paid comes back: as money, or as a credit for the shop. */
import { present } from "../../../../contract/get-or-throw.ts";
import type { Mark } from "./concepts.ts";
import type { Found } from "./fact.ts";
import { AT_DOOR } from "./roles.ts";
import { isDenied } from "./denial.ts";
import { clausesOf, has, marksOf, type Sentence, within } from "./sentences.ts";
import { quoteAs, type Side } from "./sides.ts";

const BACK_AS_MONEY =
  /(?<!\p{L})(?:و)?(?:ب|ه|س|ح)?ن(?:حول|بعت|رجع|رد|د[يى]|عيد|نزل)\p{L}{0,3} (?:ليك\p{L}? |لك\p{L}? )?(?:(?:ال)?(?:مبلغ|فلوس|تمن|ثمن|قيم)\p{L}{0,4}|(?:كل )?(?:اللي|ما) دفع\p{L}{1,4})|(?:put|pop)s? (?:the|your) (?:price|money|amount|sum) back|(?:refund|return)s?(?: you| back)* (?:your|the|the full) (?:payment|price|amount|cash|money|value)|(?:wire|transfer|send|give|pay|hand)s? (?:your|the|what) (?:payment|price|amount|cash|money|you paid) (?:back|to you)|(?:wire|transfer|send|give|pay|hand|return|refund)s?(?: you| back| to you)+ (?:your|the|all|all the|all your|the all|the whole|the full|what) (?:payment|price|amount|cash|pounds|money|value|you paid)|(?:your )?(?:cash|pounds|payment|price|amount)(?: \p{L}+)? (?:back(?! in stock)|comes? back|(?:is|are|be|gets?) (?:returned|wired|transferred))|credit your (?:bank |credit |debit )?(?:card|account)|(?:ن|ي|ت|ه|ب)?(?:ن|ي|ت)(?:عيد|رجع|رد|عاد)\p{L}{0,3} (?:ليك\p{L}? |لك\p{L}? )?(?:ال)?(?:ثمن|تمن|قيم|مبلغ|فلوس)\p{L}{0,3}|(?:اللي|ما) دفعت\p{L}{0,2} (?:ب|ه|س)?(?:ي|ت)(?:رجع|رد|عاد)\p{L}{0,3}|استرداد نقدي|تحويل (?:ال)?(?:قيمه|مبلغ|ثمن)[^،,.]{0,20}(?:حساب|محفظ|بنك)|give(?:s)? you back (?:what|the|your)|(?:get|receive|take) back (?:what|the (?:full )?(?:price|amount))|what you(?:'ve| have)? paid (?:comes|is|goes|gets)|(?:ال)?(?:مبلغ|تمن|ثمن) (?:اللي |الذي )?(?:ب|ه|ح|س)?(?:ي|ت)(?:رجع|تحول|ترد|عاد)\p{L}{0,3}|(?:ي|ت|ن)عاد (?:ال)?(?:مبلغ|ثمن)|(?:money|amount|sum) (?:is |will be |gets? |goes )(?:returned|sent back|back|refunded)|re-?paid (?:by|to|via|through|in|on)|(?:ي|ت|ن)حول (?:ال)?(?:مبلغ|ثمن|تمن|قيمه) (?:الي|علي|ل)|reimburs|same means|رجع\p{L}{0,4} (?:ال)?(?:مبلغ|تمن)|full refund|money back|your money|refund (?:the|your) (?:card|account|original)|credit (?:\p{L}+ ){0,4}(?:applied |issued |paid )?to (?:your|the) (?:credit |debit |bank )?(?:card|account|original)|(?:refund(?:s|ed)?|back)[ ,:][^.]{0,40}(?:to|by|in|via|on) (?:your |the |a )?(?:original |same |credit |debit )?(?:card|bank|cash|wallet|payment|account|way|method|instrument|means|source|instapay|vodafone)|(?:the|same) way you paid|original (?:payment|form)|(?:(?:ال)?فلوس|اموال|نقود)\p{L}{0,3}|(?:ت|ي|ن|س)?رد\p{L}{0,2} (?:ال)?(?:مبلغ|قيمه|ثمن|تمن)|استرداد (?:ال)?(?:قيم\p{L}+|مبلغ|ثمن|فلوس\p{L}*|كامل)|نقدا|كاش|(?:نفس|ذات) (?:ال)?(?:وسيله|طريقه|قناه)(?: (?:ال)?(?:دفع|سداد|اداء|تي|لي))?(?! (?:ال)?(?:شحن|توصيل|تغليف))|(?:[تين]|ب?ن)(?:رد|عيد|عاد) (?:الي\p{L}{1,2}|ليك|لك|لكم|له|لها|لل?\p{L}+) (?:كامل |باقي )?(?:ال)?(?:ثمن|مبلغ|قيمه|فلوس|مال|تمن)|full amount|paid back|floos|(?:ي|ت|ن)ستوف\p{L}{1,2} (?:ال)?(?:ثمن|قيم|مبلغ)|(?:باقي|تمن|مبلغ|قيمه|ثمن)\p{L}{0,3} (?:ب|ه|س|ح)?(?:ي|ت)(?:ت)?(?:حول|رجع|بعت|نزل)\p{L}{0,4}|recover\p{L}* (?:the |his |her |your |their )?(?:value|money|amount|price|cost|sum|payment)|(?:ي|ت|ن)ودع (?:ال)?(?:مبلغ|قيمه|ثمن)|(?:every|all|each) (?:the |your )?(?:pound|penny|piast\p{L}*)s? back|(?:ن|ي|ت)(?:عيد|رد|رجع)\p{L}{0,2} (?:الي\p{L}{1,3} |ل(?:ك|كم) )?(?:ما|اللي) دفع\p{L}{1,6}|بال(?:وسيله|طريقه) (?:التي|اللي)/u;

/** The sum, a verb of coming, and where it comes to. */
const GOES_TO =
  /(?<!\p{L})(?:amount|sum|money|refunds?|remainder|rest|price|value|(?:ال)?(?:مبلغ|فلوس|ثمن|تمن|قيمه|باقي)\p{L}{0,2})(?!\p{L})[^.،,;]{0,40}?(?:lands?|goes|comes|returns?|returned|sent|transferred|credited|paid|بعت|نبعت|ارسل|نزل|رجع|حول|عاد|ترد|وصل)\p{L}{0,3}(?!\p{L})[^.;]{0,40}(?:cards?(?!\p{L})|account|wallet|way (?:you paid|it came)|same (?:way|method|means)|original|instapay|كارت|حساب|محفظ|بطاق|نفس|ذات|بنك|كاش|نقد|انستا)/u;

/** «هاتي الفلوس»: money that she hands over. */
const HANDED_OVER =
  /(?<!\p{L})(?:و)?(?:هات|اد[يى]|سلم)\p{L}{0,2} (?:ال)?فلوس(?!\p{L})|(?<!\p{L})(?:ال)?فلوس (?:ب|ه)?ت(?:سلم|دفع|د[يى]|حاسب)\p{L}{0,4}(?!\p{L})/u;
const OFFER = /\d ?(?:%|٪) (?:off|خصم)|(?:خصم|discount of) \d+ ?(?:%|٪)/u;
const COMES_BACK =
  /back|refund|return|reimburs|(?<!\p{L})(?:و|ف)?(?:ب|ه|ح|س)?(?:ت|ي|ن)?رجع|استرداد|استرجاع|مرتجع|(?<!\p{L})(?:و)?رد\p{L}{0,2} |(?<!\p{L})(?:و|ف)?[تيس]رد|عاد|(?<!\p{L})(?:و|ف)?(?:ب|ه|س)?(?:ن|ي|ت)(?:عيد|سترد|تحول)/u;

export function readRefundAs(sentence: Sentence, own: Side[], topical: Side[]): Found[] {
  const isReturn =
    own.includes("return") ||
    has(sentence, "refund") ||
    (!!sentence.asked && has(sentence.asked, "refund")) ||
    (topical.includes("return") &&
      has(sentence, "credit", "cash", "card", "wallet", "transfer", "instapay"));
  if (!own.includes("return") && has(sentence, "courier") && has(sentence, "pay", "cod")) return [];
  // “Money back in your pocket: 20 % off”: an offer.
  if (!own.includes("return") && OFFER.test(sentence.text)) return [];
  // Money that is handed over, and none that comes back.
  if (HANDED_OVER.test(sentence.text)) return [];
  // “Look first, the money after”, told of the door.
  if (has(sentence.under[0] ?? { marks: [] }, "open", "try") && !COMES_BACK.test(sentence.text))
    return [];
  const saysBack = `${sentence.asked?.text ?? ""} ${sentence.text}`;
  const isPaid = has(sentence, "pay", "cod") || AT_DOOR.test(sentence.text);
  if (!own.includes("return") && isPaid && !COMES_BACK.test(saysBack) && !GOES_TO.test(saysBack))
    return [];
  if (!isReturn || (has(sentence, "fault") && !has(sentence, "mind"))) return [];
  // “A credit is applied to your card” is money.
  const credits = marksOf(sentence, "credit").filter(
    (mark) =>
      !(has(sentence, "card") && /^credit/u.test(mark.text)) &&
      !isDenied(sentence, mark, { before: 12, after: 4 }) &&
      !/^ (?:\p{L}+ ){0,4}to (?:your|the) (?:credit |debit |bank )?(?:card|account|original)/u.test(
        sentence.text.slice(mark.end),
      ),
  );
  const clauses = clausesOf(sentence.text);
  const isOfCharges = (mark: Mark) =>
    marksOf(sentence, "fee", "delivery").some((one) =>
      within(present(clauses.find((each) => within(each, mark))), one),
    );
  // “To your card, never in cash” is money all the same.
  const routed = has(sentence, "card", "transfer", "wallet", "instapay");
  const denied = marksOf(sentence, "refund", "return", ...(routed ? [] : (["cash"] as const))).some(
    (mark) => isDenied(sentence, mark) && !isOfCharges(mark),
  );
  const money = /your money|money back|full refund/u.test(sentence.text) && !denied;
  if (credits.length > 0)
    return [{ kind: "refund_as", value: money ? "money" : "credit", ...quoteAs(sentence) }];
  const routes =
    topical.includes("return") &&
    own.length === 0 &&
    has(sentence, "wallet", "transfer", "card", "instapay") &&
    (!has(sentence, "pay") || (!!sentence.asked && has(sentence.asked, "refund")));
  if (
    !denied &&
    (BACK_AS_MONEY.test(sentence.text) || GOES_TO.test(sentence.text) || routes) &&
    !has(sentence, "deposit")
  )
    return [{ kind: "refund_as", value: "money", ...quoteAs(sentence) }];
  return [];
}
