/** What a sentence is about when it does not say so itself, and which sentences are no terms at all. */
import { bears } from "./bearing.ts";
import { isStory } from "./terms-page.ts";
import { closesTheSale } from "./finality.ts";
import { readPlaces } from "./places.ts";
import { type Context, has, marksOf, type Sentence } from "./sentences.ts";

const SILENT_HEADINGS =
  /خصوصيه|privacy|cookie|كوكيز|مدونه|blog|journal|نصايح|tips|العنايه|care instructions|^care|careers|وظايف|ambassador|سفراء|جمله|wholesale|الغاء|cancel|refus|رفض|ضمان|warranty|guarantee|قالوا|اراء|(?<!p)reviews?|testimonials|reading list|newsletter|نشره|حكايتنا|قصتنا|our story|نزاع|disputes|مسو+ليه|liability|اسعار|prices|size (?:guide|help)|دليل المقاس|المقاسات|صيانه|gift wrap|presents|affiliate/u;
const SILENT =
  /(?<!\p{L})(?:beware|scam\p{L}*|fraud\p{L}*|impostors?|(?:is|are) fakes?|fake (?:pages?|accounts?)|(?:ال)?(?:نصب|نصاب|نصابين|نصابه|محتال\p{L}*|انتحال)|صفحات (?:ال)?(?:مزيف|وهمي)\p{L}*|احذر\p{L}{0,2})(?!\p{L})|cookies?|كوكيز|ارتباط|صلاحيته|(?<!never |not )expires|followers|متابع|اشتر(?:ت|ي) \d+ (?:قطع|items)|bought \d+|اشترت|subscribe|newsletter|rights reserved|حقوق|كود بيديك|your code|نحتفظ|we keep your|(?<!(?:تاكيد|مراجعه|للتحقق من|التحقق من|نتاكد من|صحه|نراجع|(?:ت|ا)?(?:كتب|ملا|ملي|دخل|سجل|بعت|سيب)\p{L}{0,3}|confirm|check|verify) (?:ال|your |the |order )?)(?:data(?!\p{L})|بيانات)|(?<=بيانات\p{L}{0,2} )شخصي|coupon code|اكواد|discount codes?|shrinks|بتكش|gsm|جرام|زوار/u;

/** Customers' words, other shops, old offers, wholesale, abroad and the like tell nothing about this shop's usual terms. */
export function isSilent(sentence: Sentence): boolean {
  if (sentence.quoted || has(sentence, "otherShop", "wholesale", "abroad")) return true;
  if (sentence.under.slice(0, 1).some((one) => has(one, "abroad") && !AT_HOME.test(one.text)))
    return true;
  if (/^["«].*["»]\s*[-–—]?/u.test(sentence.raw) || /["»”]\s*[—–-]\s*\p{L}/u.test(sentence.raw))
    return true;
  // What was bought over the counter goes back over the counter.
  if (
    sentence.under.slice(0, 1).some((one) => IN_STORE.test(one.text)) ||
    IN_STORE.test(sentence.text)
  )
    return true;
  if (SILENT.test(sentence.text) || !bears(sentence)) return true;
  return (
    sentence.under.slice(0, 2).some((one) => SILENT_HEADINGS.test(besideReturns(one))) &&
    !underTerms(sentence) &&
    !(sentence.isOfTerms && sentence.under.every((one) => isStory(one.text))) &&
    !(has(sentence, "delivery") && readPlaces(sentence.text).length > 0)
  );
}

/** “Cancellation & returns” heads both: what is said of returns below it is a term. */
const besideReturns = (heading: Context) =>
  has(heading, "exchange", "return")
    ? heading.text.replace(/(?:ال)?الغاء|cancel\p{L}*/gu, " ")
    : heading.text;

const underTerms = (sentence: Sentence) =>
  has(
    sentence.under[0] ?? { marks: [] },
    "exchange",
    "return",
    "delivery",
    "confirm",
    "try",
    "pay",
  );

const IN_STORE =
  /(?:bought|purchased|purchases?)[^.?]{0,24} (?:in|from|at) (?:one of |any of )?(?:our |a |the )?(?:stores?|shops?|branch\p{L}*)(?!\p{L})|(?:اشتري|مشتري|شرا)\p{L}{0,4} (?:\p{L}+ )?من (?:ال)?(?:فرع|فروع|محل)\p{L}{0,2}/u;

/** “Shipping in Egypt and abroad” heads both. */
const AT_HOME = /egypt|مصر|local|domestic|محلي|داخل/u;

export type Topic = "delivery" | "payment" | "exchange" | "return" | "confirm" | "door" | "except";

/** “No returns” is a term of its own; “No returns of the following:” leads to a list. */
const IS_REFUSAL =
  /^(?:no|لا) (?!(?:ي|ت)(?:شمل|نطبق|سري|خضع)\p{L}{0,2}(?!\p{L})|.*(?:[:：]\s*$|following|تاليه|الاتي|اتيه))/u;

/** “Which pieces are excluded?” */
const ASKS_WHICH =
  /^(?:and |so )?(?:which|what|anything|any)(?!\p{L})[^.]{0,60}[?؟]$|^(?:و)?(?:ايه|فيه|في|اي|ما) [^.]{0,60}[?؟]$/u;

const MONEY_ALONE =
  /^[^\p{L}]*(?:و)?(?:ال)?(?:فلوس|حساب|سداد)[^\p{L}]*$|^[^\p{L}]*(?:the )?money[^\p{L}]*$/u;
/** The nearest heading or question that has a topic; an inner one hides an outer one. */
export function topicsOf(sentence: Sentence): Set<Topic> {
  for (const context of sentence.under) {
    const topics = new Set<Topic>();
    // “The money” alone heads how one pays.
    const isMoney = MONEY_ALONE.test(context.text);
    const exchange = has(context, "exchange");
    const back = has(context, "return", "refund") && !isMoney;
    if (isMoney) topics.add("payment");
    if (exchange) topics.add("exchange");
    if (back) topics.add("return");
    if ((exchange || back) && has(context, "not", "except") && !IS_REFUSAL.test(context.text))
      topics.add("except");
    // “Exceptions”, alone, above a list.
    if (
      topics.size === 0 &&
      has(context, "except") &&
      (!/[\p{L}]+ [\p{L}]+ [\p{L}]+/u.test(context.text) || ASKS_WHICH.test(context.text))
    )
      topics.add("except");
    if (has(context, "delivery") && !has(context, "cod")) topics.add("delivery");
    if (has(context, "pay", "cod", "cash", "card")) topics.add("payment");
    if (
      has(context, "confirm") ||
      /هتكلمو|تتصلو|will (?:you|someone) (?:call|contact)/u.test(context.text)
    )
      topics.add("confirm");
    if (
      has(context, "try", "open") ||
      /before (?:you )?pay|قبل (?:ما )?(?:ال|ت)دفع/u.test(context.text)
    )
      topics.add("door");
    // “Changed your mind?” may mean either; a wrong size is exchanged.
    if (topics.size === 0 && marksOf(context, "mind").some(({ text }) => /size|مقاس/u.test(text)))
      topics.add("exchange");
    if (topics.size === 0 && has(context, "fee") && /شحن|بكام|b ?kam/u.test(context.text))
      topics.add("delivery");
    // “Article 5: giving back”, in the word of contracts.
    if (topics.size === 0 && /(?:^|[:.-] ?)(?:ال|حق (?:ال)?)رد[^\p{L}]*$/u.test(context.text))
      topics.add("return");
    const isClosed =
      /^(?:what(?:'s| is| are) (?:always )?)?final(?: (?:sale|pieces?|items?|goods))?[^\p{L}]*$/u.test(
        context.text,
      );
    if (topics.size === 0 && (isClosed || closesTheSale(context.text))) topics.add("except");
    if (
      topics.size === 0 &&
      /^(?:at )?(?:the |your )?door\p{L}*[^\p{L}]*$|^(?:علي |عند )?(?:ال)?باب[^\p{L}]*$/u.test(
        context.text,
      )
    )
      topics.add("door");
    if (
      topics.size === 0 &&
      /^times?[^\p{L}]*$|^speed[^\p{L}]*$|^(?:ال)?سرعه[^\p{L}]*$|(?:^|[-–:.] ?)(?:ال)?تسليم[^\p{L}]*$|travels?|ستن\p{L}{1,2} (?:قد|كام|كتير)|قد ايه\s*[?؟]?$|كام يوم|هستني|wait|how (?:long|quickly|fast|soon)|امتي|emta|when|^timings?$|lead time|get(?:ting|s)? (?:it|them|your \p{L}+) (?:to you|there|here|home)|^(?:ال)?(?:مده|مواعيد)$|(?:ب|ه)?يوصل\p{L}* ازاي/u.test(
        context.text,
      )
    )
      topics.add("delivery");
    if (topics.size > 0) return topics;
  }
  return new Set();
}
