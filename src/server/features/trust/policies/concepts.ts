/** Finds what the words of a normalised sentence mean. */
import { BEARER_WORDS } from "./lexicon/bearer-words.ts";
import { CIRCUMSTANCE_WORDS } from "./lexicon/circumstance-words.ts";
import { DOOR_WORDS } from "./lexicon/door-words.ts";
import { ORDER_WORDS } from "./lexicon/order-words.ts";
import { PAYMENT_WORDS } from "./lexicon/payment-words.ts";

/**
 * The words of terms: what they mean, in Arabic, Egyptian, Franco and English: each concept is a list of forms,
 * found in a normalised sentence.
 */
const LEXICON = {
  ...ORDER_WORDS,
  ...PAYMENT_WORDS,
  ...DOOR_WORDS,
  ...CIRCUMSTANCE_WORDS,
  ...BEARER_WORDS,
} as const;

export type Concept = keyof typeof LEXICON;
export type Mark = { concept: Concept; start: number; end: number; text: string };

const COMPILED = Object.entries(LEXICON).map(
  ([concept, forms]) =>
    [concept as Concept, new RegExp(forms.map((form) => `(?:${form})`).join("|"), "gu")] as const,
);

/** Words that look like a way to pay or a delivery and are not. */
const DISGUISES =
  /(?<=(?<!\p{L})(?:withdraw\p{L}*|rescind\p{L}*|back out|terms|conditions|contract|point|date|day|time) (?:from |of )?(?:the |this |a )?)sales?(?= |$|[.,;])|(?<!\p{L})غير (?:لما|اما)(?!\p{L})|ذهابا و ?(?:عوده|ايابا|رجوعا?)|(?:ال)?ذهاب و ?(?:ال)?(?:عوده|اياب|رجوع)|رايح و?(?:جاي|راجع|رجوع)|there and back|both ways|(?<=(?:مكان|حته|محافظه|مدينه|منطقه|عنوان) )غيره(?:ا|م)?(?!\p{L})|(?<!من )(?<!\p{L})(?:و|ف)?(?:ب)?غير (?:كده|كدا|ذلك|هذا|ده|دول|هذه|المذكور)(?!\p{L})|(?<=\d (?:day |week )?)ولا(?= \d)|(?<!(?:as|in the form of|by|with|via|get|receive|for|into) (?:an? |your |the )?)gift (?:cards?|vouchers?)(?! (?:worth|with|by|for the|will be|بقيمه))|(?:لغير|بدون|من غير|بلا|دون) (?:وجود )?(?:ال)?(?:عيب|عيوب)|(?:without|with no|not|other than) (?:an? |any )?(?:fault|defect)\p{L}*|(?<=(?:مصاريف|رسوم)[^،,.]{0,70})(?:و)?(?:ب|ه)?(?:ت|ي)تلغي|tr(?:y|ies|ied) (?:\d+|again|twice|once|to |our |your (?:door|phone)|calling|reaching|harder)|(?:is|are|stays?|remains?|'re) open (?=for|until|till|from|daily|on|to|every|by appointment|only|\d|all|at|in|most|six|seven|week)|(?:^|(?<=[,;] ))open (?=daily|every|from|\d|sat|sun|mon|tue|wed|thu|fri)|لا (?:ثالث|رابع|خامس) ل(?:هما|هم|ها)|لا غير(?:ه|ها|هما|هم)?(?!\p{L})|ليس الا|لا سوا\p{L}+|(?:and )?(?:no others?|nothing else)(?= ?[:.,;]|$)|ما لم|hand-?written cards?|write (?:you )?a card|greeting cards?|business cards?|بطاقه (?:ال)?(?:سعر|ضريبيه|هديه|تهنيه)|(?:ال)?بطاقه (?:ال)?ضريبيه|كارت (?:هديه|معايده|ضمان)|بعد البيع|after[- ]sales?|for sale|store credit cards?|(?:free|industrial) zone|duty[- ]free|free size(?! (?:exchange|swap|change))|فلوس (?:ال)?(?:شحن|توصيل)|(?<=\p{L} )ولا(?= (?:ال)?(?:واتس|رساله|مكالمه|تليفون|فون))|sugar[- ]free|wrinkle[- ]free|hands[- ]free|toll[- ]free|gluten[- ]free|بيت العز|return(?:ing)? customers?|feel free|(?:ب|ه)?نرجع ل(?!ل|ك|ه|ح|نا)\p{L}{3,}|(?<!prepaid )return (?:number|label|form|code|ticket)s?|return(?:s|ed|ing)? to (?!us|the (?:shop|store|seller)|our|you|sender|exchange)\p{L}+|exchang(?:e|es|ing|ed) (?:ideas|views|messages|numbers|rings|rates?)|cash by (?:post|mail)|return(?:ing|s)? (?:your |all |every )?(?:calls?|messages?|e-?mails?)|returned (?:cheques?|checks?|mail)|returns? to (?:its|their|the same|normal)|(?:sizes?|colou?rs?|it|they|pieces?|items?|stock|soon) (?:will )?(?:come|comes|be) back (?:in|on|to) (?:stock|sale|the (?:shop|rail))|(?:sold[- ]out|out of stock)[^.]{0,40}back|chang(?:e|ing) (?:your |the )?(?:delivery |shipping )?address|not for sale|as soon as|(?:can't|cannot|can not|must not|may not|should not|shouldn't|mustn't) (?:be )?(?:more than|higher than|greater than|over|above|exceed)|يرجي|نرجو|برجاء|الرجاء|(?:مفيش|مافيش|no|لا) (?:مشكل\p{L}*|problem|worries|مانع|questions? asked|late?r than|more than)|don't worry|do not hesitate|(?:لا|ما) (?:تتجاوز|يتجاوز|تجاوز|يجاوز|تتخطي|يتخطي|تزيد|يزيد|تقل|يقل|تتعدي|يتعدي)|(?:مش|not|isn't|doesn't|didn't|غير|ليس) (?:مظبوط|مضبوط|مريح\p{L}*|عاجب\p{L}*|مناسب\p{L}*|right|fit|good|happy|like|comfortable|mazbout|satisfied|راضي\p{L}*|مستخدم\p{L}*|used|worn)|me4 mazbout|م\p{L}{0,3}(?:عجب|ناسب|ريح|ظبط|حب|لبس|دخل)\p{L}{0,5}ش(?!\p{L})|مش (?:اكتر|اكثر) من|(?:without|بدون|من غير|دون) (?:any )?(?:reason|سبب|ابداء \p{L}+|اسباب)|يرجع (?:الي|ل)(?!\p{L})/gu;

/** Concepts that swallow a plainer one at the same place. */
const SWALLOWS: Partial<Record<Concept, Concept[]>> = {
  wallet: ["cash", "call"],
  cod: ["delivery", "cash", "pay", "courier"],
  cardDoor: ["card", "courier"],
  mind: ["exchange"],
  // “How will I be paid back?” asks of no way to pay.
  refund: ["pay"],
  // “Send it back for another size” exchanges it.
  exchange: ["return"],
  // “It won't cost you a penny” refuses nothing.
  shopPays: ["not"],
};

export function markConcepts(text: string): Mark[] {
  const masked = text.replace(DISGUISES, (whole) => "_".repeat(whole.length));
  const marks: Mark[] = [];
  for (const [concept, pattern] of COMPILED)
    for (const match of masked.matchAll(pattern))
      if (match[0].trim())
        marks.push({
          concept,
          start: match.index,
          end: match.index + match[0].length,
          text: match[0],
        });
  return marks.filter(
    (mark) =>
      !marks.some(
        (other) =>
          SWALLOWS[other.concept]?.includes(mark.concept) &&
          mark.start >= other.start &&
          mark.end <= other.end,
      ),
  );
}
