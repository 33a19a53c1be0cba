/** Words beside the terms: warnings, examples, members' privileges, failed deliveries. Their figures are nobody's terms. */
import { isOtherDealing } from "./others.ts";
import { isGrantedByOthers, isOfAnotherTime } from "./tense.ts";

/** Somebody who only says that he is the shop, and what is not to be paid to him. */
const WARNS =
  /claim(?:s|ing|ed)? to be|pretend\p{L}*|scam\p{L}*|fraud\p{L}*|impersonat\p{L}*|fake (?:page|account|number|profile)s?|(?<![\p{L})] )(?:never|do not|don't|dont) (?:ever )?(?:send|pay|transfer|share|hand|give)(?!\p{L})(?! [^.,;]{0,20}(?:until|till|before|unless))|(?:please|and|so|but) (?:never|do not|don't|dont) (?:ever )?(?:send|pay|transfer|share|hand|give)(?!\p{L})(?! [^.,;]{0,20}(?:until|till|before|unless))|احذر\p{L}*|انتبه\p{L}*|نصاب\p{L}*|محتال\p{L}*|انتحال|منتحل\p{L}*|(?:صفحه|صفحات|حساب|حسابات|ارقام|رقم) (?:ال)?(?:مزيف\p{L}*|وهمي\p{L}*|مضروب\p{L}*)|(?<!\p{L})م[اي]? ?ت(?:دفع|حول|بعت)\p{L}{0,4}ش(?!\p{L})(?! (?:غير|الا|قبل|ولا|لحد)(?!\p{L}))(?! (?:اي |حق |تمن |مصاريف )*(?:ال)?(?:شحن|توصيل|مصاريف|رسوم|حاجه))|(?:لو|اذا|اي) (?:حد|احد|شخص) (?:كلم|قال|طلب|اتصل|بعت|تواصل|يطلب)\p{L}*/u;
/** What only some have: they joined, earned or won it. */
const PRIVILEGED =
  /(?<!\p{L})members?(?:hip)?(?!\p{L})(?! of (?:our|the|my) (?:team|staff|crew|service|customer service))|\bvip\b|loyal (?:customers|clients)|(?:ال|ل|لل)?(?:مشترك|مشتركين|مشتركه|مشتركات) (?:في|ف|بال)|(?:ال|ل|لل)?(?:اعضاء|عضويه|عضوات)(?!\p{L})|(?<!(?:امام|بجوار|جنب|ورا|قدام|خلف|شارع) )(?:ال)?نادي(?:نا|ه)?(?= )|(?:ال)?عملاء (?:ال)?(?:مميز\p{L}*|دايم\p{L}*|vip)|influencers?|بلوجرز/u;
const EXAMPLE =
  /for (?:example|instance)|^examples?(?!\p{L})|(?<!\p{L})e\.g\.|let's say|imagine (?:you|that)|suppose (?:you|that)|say you (?:order|bought|buy)|(?<!\p{L})(?:مثال|مثلا|فمثلا|علي سبيل المثال|لنفترض|افترض\p{L}*|تخيل(?:ي|وا)?)(?!\p{L})/u;
const HIRES =
  /(?:we(?:'re| are) )?(?:hiring|look(?:ing)? for (?:a |an )?(?:finishers?|cutters?|interns?|drivers?|couriers?|photographers?|models?|tailors?|seamstress\p{L}*|sales|assistants?|designers?|partners?))|join (?:our|the) team|vacanc\p{L}+|send (?:us )?(?:your|a) (?:cv|resume|portfolio)|بندور علي|(?<!\p{L})مطلوب(?! (?:منك|تاكيد|دفع))\p{L}{0,2} (?:ل|موظف\p{L}*|موديل\p{L}*|بايع\p{L}*|مندوب\p{L}*|خياط\p{L}*)|نبحث عن|وظايف|(?:ابعت|ارسل)\p{L}* (?:ال)?(?:سي ?في|cv|سيره)/u;
/** What is lent comes back by other rules. */
const LENT =
  /(?<!\p{L})(?:rent(?:al|als|ed|ing|s)?|borrow\p{L}*|lend\p{L}*|lent|on loan)(?!\p{L})|(?<!\p{L})(?:ال|لل|ب|بال)?(?:ايجار|تاجير|اعاره|استعاره|ماجر\p{L}*|(?:ت|ب|بت)?اجر(?:ت|تي|ي|وا|نا))(?!\p{L})/u;
/** Said by somebody else of somebody else. */
const HEARSAY =
  /(?:a|one|some|my|our) (?:friends?|customers?|clients?|girl|lady) (?:\p{L}+ )?(?:told|said|wrote|says|asked)|(?<!\p{L})(?:صاحب(?:تي|ت|ه)|صديق\p{L}*|عميله|واحده|زبونه) (?:\p{L}+ )?(?:قالت|حكت|كتبت|بتقول|سالت)\p{L}*/u;
/** What is owed when something went wrong on the way. */
const LATE =
  /(?:if|should|when(?:ever)?) (?:we|it|your (?:order|parcel|package)|the (?:order|parcel|courier))(?: (?:are|is|were|was|be|come|comes|arrive|arrives|gets?))? (?:late|delayed|more than)|(?<!\p{L})(?:لو|اذا|ولو) (?:\p{L}+ ){0,2}(?:ا?ت)?اخر\p{L}*/u;
const GIVEN =
  /gift receipts?|(?:person|friend|one) (?:that |whom? )?you (?:gave|give)|(?:received|got) (?:it |a piece )?as a (?:gift|present)|marked as a (?:gift|present)|gift (?:credit|certificate|giver)|(?:جات|جا|وصل)\p{L}{0,3} (?:\p{L}+ )?(?:ك)?هديه/u;
/** A parcel that nobody took, and is sent once more. */
const AGAIN =
  /(?:second|third|another|new|further|extra|repeated) (?:delivery )?(?:attempt|trip|try)|missed (?:the |your )?(?:courier|driver|delivery|parcel)|re-?deliver\p{L}*|re-?attempt|(?:not|n't|unable to|fail\p{L}* to) (?:reach|find|answer|meet) |(?:did|do)(?:n't| not) (?:answer|pick up)|(?:tries|attempts?|comes) (?:\d|again|twice|once more)|(?<!\p{L})(?:ب|ه)?(?:ي|ت)حاول\p{L}{0,2} (?:مرتين|مره|\d|تاني)|رجع(?:لنا|لينا)(?!\p{L})|fail(?:ed|s)? (?:delivery|attempt)|(?:م[اي]?(?:ردت|رديت|ردش|بترد|لق[يا])|م[اي]? ?تم الرد|لم (?:ترد|يرد|يتم (?:ال)?رد))\p{L}*|(?:شحن|توصيل|توصيله|مشوار|محاوله) (?:تاني\p{L}*|ثاني\p{L}*|جديد\p{L}*|اخري|مره تانيه)|اعاده (?:ال)?(?:شحن|توصيل|ارسال)|(?:شحنه|طرد|اوردر)[^.،,]{0,30} (?:و|وبعدها )?(?:ب|ه)?(?:ت|ي)رجع\p{L}{0,2} (?:لنا|لينا|الينا|عندنا)|(?:goes|comes|is sent|returns) back to us/u;
/** “Cannot be exchanged for cash” is about a voucher's worth. */
const FOR_MONEY =
  /(?:(?:not|n't|cannot|never|لا|ولا|مش)\s)?(?:be )?(?:exchang\p{L}*|redeem\p{L}*|swap\p{L}*) (?:for|to|into|against) (?:cash|money)|(?:لا |ولا |مش )?(?:ب|م)?[تي]?(?:ت|س|ست)?بدل\p{L}{0,2} (?:ب|بال|ل)(?:نقود|نقد|كاش|فلوس|مال|نقدي\p{L}*)/gu;
/** “If you don't want another size: …”: the exchange is what she does not want, and what follows is of something else. */
const DECLINED =
  /(?<!\p{L})(?:(?:و|ف)?(?:لو|اذا|ان)|(?:and |but |so )?if|w?law)(?: you| she| حضرتك| انت\p{L}?)? (?:(?:do not|don't|would not|wouldn't|would rather not|no longer|مش|لا|لم|ما|me4|mesh) ?(?:want|need|wish|fancy|like|care for|عا[يو]ز|حاب|تحب|ترغب|تريد|محتاج|تفضل)\p{L}{0,3}|م(?:ا)?(?:حب|رغب|عوز)\p{L}{1,4}ش) (?=[^:،,]{0,30}(?:بديل|تبد|استبد|another|exchang|swap|replace))[^:،,]{0,40}[:،,] ?(?=\p{L})/gu;
/** A piece that reaches us: what follows are our own days, not hers. */
const TO_US =
  /(?<!\p{L})(?:ت|ي|و)?وصل(?:نا|تنا|لنا)(?!\p{L})|(?:reach(?:es|ed)?|arriv(?:es?|ed) (?:at|with)|back with) us(?!\p{L})|وصول\p{L}{0,2} (?:لنا|الينا|لينا|عندنا|(?:ال)?مرتجع\p{L}*)|استلامنا|استلام (?:ال)?مرتجع\p{L}*|(?:receiving|receipt of) (?:the |your )?return|we(?:'ve| have)? (?:received?|got) (?:it|the|your|a)|(?:once|when|after|as soon as) (?:it|the (?:piece|item|parcel|return|package))[^.,]{0,20} (?:is |comes |gets )?back (?:with|to) us/u;
const LAW = /(?<!\p{L})(?:ال)?قانون(?!\p{L})|(?:consumer )?(?:protection )?law(?!\p{L})/u;
const OURSELVES =
  /(?<!\p{L})(?:we|our|with us|احنا|و?احنا|نحن|عندنا|معانا|بنديك\p{L}*|نمنح\p{L}*)(?!\p{L})/u;
const PARTS =
  /(?<=[،,;؛])|(?<=:)(?=\s)|(?=\s(?:but|however|لكن|ولكن|بس (?:احنا|عندنا))\s)|(?<=[)])/u;

/** “Couriers charge us 40; you pay 50”: the first is between them and us. */
const COSTS_US =
  /(?<!\p{L})(?:charges?|costs?|takes?|bills?) us(?!\p{L})|(?<!\p{L})(?:ب|ه)?(?:ت|ي)(?:اخد|حصل|كلف)\p{L}{0,3} (?:مننا|علينا)(?!\p{L})|(?<!\p{L})بتكلفنا(?!\p{L})/u;

/** “…, and in Ramadan bear with us for two more”: what passes changes nothing that is usual. */
const PASSING_DELAY =
  /(?<!\p{L})(?:(?:ال|ب|في )?(?:رمضان|عيد|اعياد|مواسم|موسم|زحمه|ضغط|اجازات)|ramadan|eid|holidays?|seasons?|peak|busy|white friday|black friday|sales?|(?:ال)?(?:بلاك|وايت) ?فرا?يدا[يى])(?!\p{L}).{0,60}?(?<!\p{L})(?:more|extra|longer|late[r]?|slower|delays?|another|add(?:ed)?|up to|may|might|can|bear with|patien\p{L}*|زياده|كمان|(?:ب|ه)?(?:ن|ي|ت)(?:ت)?اخر\p{L}{0,2}|تاخير|اطول|اكتر|استحمل\p{L}*|اعذر\p{L}*|ممكن|قد|(?:ب|ه)?(?:ي|ت|ن)زيد\p{L}{0,2}|زاد\p{L}?)(?!\p{L})/u;

/** “…, and pieces of last season may not be returned” tells no delay. */
const OF_COMING_BACK = /return|exchang|refund|swap|final|back|بدل|رجع|استرداد|استرجاع|ارجاع|تبديل/u;

/** The sentence without them; empty where nothing else is said. */
export function withoutAsides(text: string): string {
  const plain = text.replace(DECLINED, "").replace(FOR_MONEY, " ").replace(/ {2,}/gu, " ");
  const silent = [PRIVILEGED, EXAMPLE, HIRES, LENT, HEARSAY, LATE, GIVEN];
  if (silent.some((kind) => kind.test(plain))) return "";
  const parts = plain.split(PARTS);
  const isLawBeside =
    LAW.test(plain) && parts.some((part) => OURSELVES.test(part) && !LAW.test(part));
  const kept = parts.filter(
    (part, at) =>
      !WARNS.test(part) &&
      !(parts.length > 1 && COSTS_US.test(part)) &&
      !(isLawBeside && LAW.test(part)) &&
      !(at > 0 && PASSING_DELAY.test(part) && !OF_COMING_BACK.test(part)),
  );
  return withoutOthers(kept.join("").trim());
}

const STATEMENTS =
  /(?<=[;؛])|(?=\s(?:but|however|whereas|while|now|today|so (?:we|now)|لكن|ولكن|اما|انما|دلوقتي|حاليا|النهارده)\s)/u;

/** Of each statement what is not of another time, and not said of somebody else or of another dealing. */
const withoutOthers = (text: string) =>
  text
    .split(STATEMENTS)
    .map((statement) => (isOfAnotherTime(statement) ? "" : ownParts(statement)))
    .join("")
    .trim();

/** From where a statement turns to others up to where it comes back to ourselves, nothing is ours. */
function ownParts(statement: string): string {
  let isOurs = true;
  return statement
    .split(/(?<=[،,:(])/u)
    .filter((part) => {
      if (isOtherDealing(part) || isGrantedByOthers(part)) isOurs = false;
      else if (OURSELVES.test(part)) isOurs = true;
      return isOurs;
    })
    .join("");
}

/** “No code needed” makes it no offer. */
const NO_CODE =
  /(?<!\p{L})(?:no|without(?: any| an?)?|من غير|بدون|مش محتاج\p{L}*)(?: (?:need for|اي))?(?: \p{L}+)? (?:codes?|كود|كوبون|coupons?)/gu;

const OFFERS =
  /(?<!\p{L})(?:(?:with|use|using|enter) (?:the |our |promo )*code|promo ?codes?|coupons?|(?:this|on) (?:weekend|week|month|friday|thursday|monday|sunday)(?: only)?|today only|only today|for (?:the next )?\d+ hour(?: only)?|limited time|first orders?|buy (?:2|3|two|three)|refer(?: a friend)?|while (?:it|they|stocks?) lasts?|(?:during|in|for|all) (?:ramadan|eid))(?!\p{L})|(?<!\p{L})(?:(?:ب|بال)?كود|كوبون|(?:ال)?نهارده بس|هذا (?:ال)?(?:اسبوع|شهر|يوم)|(?:ال)?(?:اسبوع|شهر) (?:ده|دا)|(?:ال)?جمعه (?:دي|بس)|لفتره محدوده|لمده محدوده|(?:ال)?عرض (?:لحد|حتي|لغايه|ساري|مستمر)|(?:طول|خلال|في|لحد اخر) (?:رمضان|(?:ال)?عيد)|اول (?:طلب|اوردر)|اشتر\p{L}+ (?:قطعتين|2|3)|خد\p{L}* (?:قطعتين|2|3))/u;
/** A price of the day, of a code or of a pair is not the price of an order. */
export const isOffer = (text: string): boolean => OFFERS.test(text.replace(NO_CODE, " "));

const TO_OTHERS =
  /tracking|track it|labels?(?!\p{L})|(?:sms|notifications?)(?!\p{L})|(?:get|receive|send|gets) (?:you )?(?:an? )?(?:message|link|code|number|receipt)|(?:وصل|يجي)\p{L}{0,3} (?:رساله|sms|كود(?! (?:ال)?دفع)|لينك|رقم|ايميل)|(?:extra|additional|per|each|every|كل) (?:kilo|kg|كيلو)|(?:extra|additional|\d[^.،,]{0,8} (?:per|each|every|لكل)) (?:piece|قطعه)|complain\p{L}*|disputes?|claims?|missing|شكو[يه]|شكاو[يه]|(?<!ما )(?:ال)?نقص|ناقص|courts?|محاكم|waybill|بوليصه|تتبع(?!ت(?!\p{L}))|رقم (?:ال)?(?:شحنه|طلب|اوردر)|(?:charges?|costs?) us(?!\p{L})|(?:(?:ب|ت)?(?:تاخد|ياخد|ياخدوا|يحصل|تحصل)) مننا|(?:drivers?|couriers?|riders?) (?:(?:are|is|get|gets) (?:paid|given|insured|hired|trained|\d+ days?)|earn)|(?<!\p{L})(?:to|for) (?:the|our) (?:\p{L}+ )?(?:branch|shop|store|warehouse|workshop|atelier|showroom)|(?:gift cards?|vouchers?|e-?mail|inbox|download\p{L}*)|(?<!\p{L})(?:لل?|الي (?:ال)?)(?:ورشه|مخزن|مصنع)|tip(?!\p{L})|اكراميه|insurance (?:fees?|costs?|charges?)|(?:fees?|costs?) (?:of|for) insurance|insured (?:for|up to)|(?:رسوم|مصاريف) (?:ال)?تامين/u;
/** What travels here is no order, or not to her. */
export const goesToOthers = (text: string): boolean => TO_OTHERS.test(text);

/** Said of a second way to the same door, not of the usual one. */
export const isSentAgain = (text: string): boolean => AGAIN.test(text);
/** “The cost of sending it again”, under returns: its way back to us. */
export const isSentBack = (text: string): boolean =>
  !AGAIN.test(text.replace(/اعاده (?:ال)?(?:شحن|توصيل|ارسال)/gu, " "));
export const isOnItsWayBack = (text: string): boolean => TO_US.test(text);
export const isHiring = (text: string): boolean => HIRES.test(text);
