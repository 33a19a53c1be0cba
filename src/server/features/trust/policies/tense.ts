/** What was, may be or is only thought of, and what others say: no term of today. */

import { readGroups } from "./groups.ts";

const YEAR = "(?:199\\d|20[0-3]\\d)(?! ?(?:egp|le|l\\.e|pound|ج))";
/** What people do is no right of theirs. */
const STATISTICS =
  /(?<!^(?:sure|yes|of course),? )(?<!\p{L})(?:most|many|few|half) (?:of (?:our|the|you)(?! (?:price|amount|total|value|cost|sum|money|order|balance|bill|deposit|payment|fee))|people|customers|women|girls|shoppers|buyers)|\d+ (?:of|out of|in) (?:every )?\d+ (?:customers|people|shoppers|buyers|of|women|exchange|return)|(?<!\p{L})on average|(?<!\p{L})(?:معظم|اغلب|اكتر) (?:ال)?(?:بنات|ناس|زباين|عملا|عميلات|ستات)|(?:ال)?متوسط/u;
const LONG_AGO = new RegExp(
  `(?<!\\p{L})(?:(?:in|until|till|back in|during|before) (?:(?!egp|le)\\p{L}+ )?${YEAR}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}* ${YEAR}|day[^.,;]{0,40} (?:was|were)|(?:replaces?|supersedes?) (?:those|the|all|any)[^.]{0,24}${YEAR}|under which|(?:returns?|exchanges?|refunds?|deliver\\p{L}*|shipping|cash) (?:was|were) (?:accepted|possible|allowed|offered|free|taken)|(?:\\d+|some|many|a few) (?:years?|months?) ago|ago(?!\\p{L})|(?:we|it) used to|back then|in those days|at first|in the beginning|originally(?! (?:used|paid|made|chosen|charged))|formerly|previously|in the (?:old|early) days|when we (?:started|began|opened|were)|(?:last|past) (?:week|month|year|season|summer|winter|spring|eid|ramadan))(?!\\p{L})|(?<!\\p{L})(?:سنه|عام) ${YEAR}|(?<!\\p{L})(?:حتي|لحد|لغايه) (?:\\p{L}+ ){0,2}${YEAR}|(?<!\\p{L})في ${YEAR}|(?<!\\p{L})(?:زمان|(?:وقتها|ساعتها)(?= \\p{L}{0,3}كان)|(?<=كان\\p{L}{0,2} [^.،,]{0,30})(?:وقتها|ساعتها)|ايامها|في (?:ال)?بدايه|اول ما (?:بدانا|فتحنا)|لما (?:بدانا|فتحنا)|ايام ما|كنا|(?:ال)?(?:سنه|شهر|عيد|رمضان|موسم|صيف|شتا|اسبوع) (?:ال)?(?:لي|اللي) فات\\p{L}?)(?!\\p{L})`,
  "u",
);
/** “Law 181 of 2018”, “since 2015”, “updated in 2026” date a rule or a page, not a custom that is over. */
const DATES_A_RULE = /law|قانون|قرار|updated?|تحديث|since|منذ|من سنه|effective|ساري|valid/u;
const WE_DID =
  /(?:^|[,;:.]|(?<!\p{L})(?:and|but|so|then)) ?(?:we|they|he|she|people) (?:all |also |even |only |just |once )?(?!stopped|ended|dropped|removed|switched|decided|cancelled|absorbed|limited)(?:was|were|had|took|gave|let|sent|paid|got|did|made|went|came|bought|kept|carried|\p{L}{2,}[^e\W]ed)(?!\p{L})/u;
const IT_DID = /(?<!\p{L})(?:took|went|became|began|had to|gave)(?!\p{L})/u;
const SUPPOSED =
  /(?<!\p{L})(?:if|once|when|whenever|after|as soon as|unless|until|where|which|that|what|because|since)(?!\p{L})/u;
/** A customer tells; shops say “we”, and she who sews alone says what she made. */
const I_DID =
  /(?<!\p{L})(?:i|i've|i'd) (?!(?:sew|stitch|knit+|crochet|embroider|print|design|dy|paint|open|start|finish|tailor|hemm|alter|pack|prepar|work|creat|craft)ed)(?:\p{L}+ed|got|had|paid|sent|bought|took|was|am(?! (?:an?|the|one|only|not|just|alone)(?!\p{L}))|love)(?!\p{L})|(?<!\p{L})(?:وصلني|وصلتني|وصلوني|جالي|جاتلي|بعتولي|رجعولي|بدلولي|عجبني|عجبتني)(?!\p{L})|^(?:اتكلمنا|اتفقنا|حاولنا|قررنا|جربنا|بعنا)(?!\p{L})|(?<!\p{L})(?:(?:زبون|عميل)ت?نا (?!(?:ال)?(?:عزيز|غالي|كريم))\p{L}{3,} (?:\p{L}+ت|ا\p{L}+)|our customer (?!service|care|support)\p{L}+ (?:\p{L}+ed|got|wore|took))(?!\p{L})|(?<!\p{L})(?:صاحب(?:ي|تي)|صديق(?:ي|تي)|قريب(?:ي|تي)|جار(?:ي|تي)|زميل(?:ي|تي)|اختي|اخويا|بنت (?:خالتي|عمي|عمتي)|مراتي|جوزي) (?:كان(?:ت)? )?(?:ا?شتر|طلب|جاب|رجع|بدل|دفع|خد|اخد|استلم)\p{L}*(?!\p{L})|(?<!\p{L})my (?:friend|sister|brother|cousin|mother|mum|wife|husband|neighbou?r|colleague|aunt|flatmate)s? (?:once |recently |just )?(?:bought|got|ordered|paid|returned|swapped|exchanged|sent|took|had)(?!\p{L})|^(?:انا )?(?:طلبت|اشتريت|استلمت|جربت|دفعت)(?!\p{L})/u;
/** Shoppers are “you”, “she” or “the customer”; what “they” may do is granted to somebody else. */
const THEY =
  /(?<!\p{L})و?(?:ب|ه|ح)?ي(?:ست)?(?:بدل|رجع|دفع|ستلم|جرب|قيس)\p{L}{0,3}وا(?!\p{L})|(?<!\p{L})they (?:may |can |also )?(?:pay|return|exchange|swap|send back|get)(?!\p{L})/u;
const ARE_SHOPPERS =
  /(?:بنات|ستات|اهل|اهالي|سكان|ناس) (?:ال)?\p{L}{3,}|زباين|عملا|عميلات|customers|shoppers|buyers/u;
const THOUGHT_OF =
  /(?<!\p{L})(?:thinking (?:about|of)|(?:are )?considering|would you (?:like|prefer)|we(?:'d| would) (?:love|like) to|we (?:hope|plan|dream|want) (?:to|of)|what if|if we (?:ever|could|were)|maybe one day|when (?:we|our \p{L}+(?: \p{L}+)?) (?:opens?|launch(?:es)?)|one day we|vote(?: for)?|tell us what you (?:think|prefer))(?!\p{L})|(?<!\p{L})(?:بنفكر|نفكر|بندرس|ندرس|نفسنا|نتمني|ناوين|بنخطط|نخطط|صوت(?:وا|ي)|تحبوا|تفضلوا|ايه رايكم|لو قدرنا|(?:لما|بعد ما|اول ما) (?:ن|ه)(?:فتح|فتتح|وفر|ضيف)\p{L}*)(?!\p{L})/u;
/** The law, a journal or any shop grants it here, not this one. */
const OTHERS_GRANT =
  /(?<!\p{L})(?:the |consumer |protection |egyptian )*law (?:\d+ (?:of \d+ )?)?(?:gives?|grants?|says?|allows?|entitles?|requires?|obliges?|demands?)(?!\p{L})|(?<!\p{L})(?:ال)?قانون (?:\p{L}+ ){0,2}(?:ب?يد[يى]\p{L}*|يعطي\p{L}*|يمنح\p{L}*|ب?يقول|ينص|نص|كفل|يكفل|بيضمن|يضمن|يلزم|بيلزم)|(?<!\p{L})(?:a|any|every|each|most|many|some|good|honest|serious) (?:good |honest |serious |online |local |other )?(?:shops?|stores?|brands?|sellers?|pages?|sites?|websites?|labels?|designers?|boutiques?)(?= (?:gives?|offers?|takes?|asks?|sets?|has|have|will|should|lets?|charges?|must|refuses?|accepts?|ships?|delivers?|won't|do|does|add))|(?:ask|check|make sure|see|find out) (?:whether|if|that) (?:the|a|your) (?:shop|store|seller|page|brand)|(?<!\p{L})(?:اي|كل|معظم|اغلب|بعض|اكتر) (?:ال)?(?:محل|محلات|متجر|متاجر|براند|براندات|صفحه|صفحات|بايع|بايعين|مصمم\p{L}*) (?:\p{L}+ )?(?:ب|ي|ت|ه|ل)\p{L}{2,}|(?<!\p{L})(?:(?:ت)?شتري\p{L}{0,2}|(?:ت)?طلب\p{L}{0,2}) من اي (?:حته|مكان|محل|صفحه|براند|متجر)(?!\p{L})|(?<!\p{L})(?:buy(?:ing)?|order(?:ing)?|shop(?:ping)?) (?:anything )?(?:from any(?:one|body|where| \p{L}+)|anywhere|elsewhere)(?!\p{L})|(?<!\p{L})(?:اسال\p{L}*|اتاكد\p{L}*) (?:ان |لو |اذا )?(?:ال)?(?:محل|صفحه|بايع|متجر)(?!نا)|(?<!\p{L})(?:كتب(?:ت)?|نشر(?:ت)?) (?:ال)?(?:جريده|مجله|صحيفه|موقع|"|عن)|(?:wrote|writes(?! (?:to )?(?:you|her|every|back))|reported|according to the (?:paper|magazine))/u;

export const isGrantedByOthers = (part: string): boolean => OTHERS_GRANT.test(part);

/** “We gave up cash in 2023” tells of then what is not taken now. */
export const GIVES_UP =
  "(?<!\\p{L})(?:(?:we(?:'ve| have)?|have|has been|was|is) (?:\\p{L}+ )?(?:stopped|stop|quit|gave up|given up|ended|dropped|retired|phased out|discontinued|scrapped|abandoned|suspended|done away with)|did away with|(?:و|ف)?(?:تم|جري|قررنا|قمنا ب) ?(?:ال)?(?:الغا|الغاء|ايقاف|وقف|تعليق)|(?:ا)?وقفنا|بطلنا|لغينا|الغينا|شيلنا|شلنا|توقفنا عن)(?!\\p{L})[^.،,;؛:]{0,24}";
const GIVES_UP_CASH = new RegExp(
  `${GIVES_UP}(?<!\\p{L})(?:cash|c\\.?o\\.?d|pay(?:ing|ment)? on delivery|(?:ال)?(?:كاش|نقد\\p{L}{0,2})|(?:ال)?دفع عند)(?!\\p{L})`,
  "u",
);

/** “No, we ended it in 2024.” */
const GIVES_IT_UP =
  /^(?:no|not any ?more|لا[ء]?|للاسف)(?!\p{L})[^.]{0,12}?(?:we(?:'ve| have)? (?:\p{L}+ )?(?:stopped|ended|dropped|gave|given|quit|retired|discontinued)(?: (?:it|that|this|them|taking|doing|offering))|(?:وقفنا|لغينا|بطلنا|شلنا)\p{L}{0,3})(?!\p{L})/u;

/** A statement that tells of another time, of a wish, or of what happened to somebody. */
export function isOfAnotherTime(part: string): boolean {
  if (GIVES_UP_CASH.test(part) || GIVES_IT_UP.test(part)) return false;
  if (THEY.test(part) && !ARE_SHOPPERS.test(part) && readGroups(part).length === 0) return true;
  if (I_DID.test(part) || STATISTICS.test(part) || THOUGHT_OF.test(part)) return true;
  if (LONG_AGO.test(part) && !DATES_A_RULE.test(part)) return true;
  const did = WE_DID.exec(part) ?? IT_DID.exec(part);
  return !!did && !SUPPOSED.test(part.slice(0, did.index));
}
