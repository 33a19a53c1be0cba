/** Whose time a sentence tells: hers to decide, or ours to check, to send and to pay. */

export const PROCESSING =
  /(?:(?:refund|credit|voucher|amount|money)[^.]{0,60} (?:processed|applied|issued|posted|credited|transferred|reflected?|appears?|shows?)|refunds? (?:are|is|will|go|takes?)|refunded (?:within|in)|we (?:will |shall )?(?:send|pay|refund|process)|usually in|(?<!\p{L})(?:ب|ه|س)?(?:ت|ي|ن|س)رد|رد (?:ال)?(?:مبلغ|قيمه|فلوس)|نفحص|نرد|وصول (?:ال)?قطعه|بترجع|bterga3|هترجع|رجع\p{L}{0,4} (?:ال)?(?:مبلغ|فلوس|تمن)|تصلك|valid|صالح|(?:مبلغ|فلوس|فلوسك|قيمه|تمن|ثمن|رصيد)\p{L}{0,3} (?:\p{L}+ )?(?:ب|ه|ح|س)?(?:ي|ت)(?:رجع|وصل|نزل|ترد|تحول|عاد)|نراجع)/u;

/** Without a word on exchange or return of its own, a time is hers only where it is given to her or runs from receipt. */
const HER_TIME =
  /(?:send|bring|post|ship|mail|hand) (?:it|them|the \p{L}+) (?:back )?(?:to us )?(?:with)?in(?!\p{L})|(?:of|from|after|since|upon|following) (?:the )?(?:date |day |time )?(?:of |you |your )?(?:the )?(?:receiv\p{L}*|receipt|delivery|getting|arrival|purchase|buying|get it|got it)|(?<!\p{L})(?:you|customers?|she)(?:'ve|'ll| have| has| get| may| can| must| should)|up to|معاك|معاكي|عندك|ليك|قدامك|(?:من|بعد|عن) (?:يوم |تاريخ |وقت |ما )?(?:ال)?(?:استلام|تسلم|وصول|شرا|تستلم)|request|ask for|لحد|يحق|يمكن|للعميل|تقدر|بشرط|قبل (?:ما )?(?:ي|ت)?(?:عدي|مضي|مرور|فوات|انقضاء|مر|خلص|فوت)\p{L}{0,2}|before \d|(?:الاتنين|كلاهما|both)(?!\p{L})|مسموح|allowed/u;
const OUR_WORK =
  /^(?:we|our|the (?:courier|driver|bank|team)|your (?:return|refund|money|credit)|reply|answer|(?:ال)?مندوب|احنا|(?:ه|ب|س|ح)ن\p{L}{2,}|هي\p{L}{2,})(?!\p{L})/u;
export const NOTHING_BUT_TIME =
  /^[^\p{L}]*(?:(?:within|in|only|just|day|week|hour|by|via|through|or|and|with|the|any|all|our|of|its|courier|stores?|shops?|branch(?:es)?|online|unworn|unused|unwashed|tags?|labels?|attached|original|packaging|من|في|خلال|بس|فقط|لمده|مده|او|مع|عن|طريق|(?:ال|بال)?مندوب|(?:اي )?(?:ال)?(?:فرع|فروع|محل)(?:نا)?|ب?(?:ال)?(?:تاج|تيكت|كيس|علبه)(?:ها|ه)?|بحال(?:ه|ت)\p{L}{0,3}|max|maximum)[^\p{L}]*)+$/u;
/** “Refunds are available within 14 days”, “you have 7 days for a refund”: hers to ask for. */
export const REFUND_OPEN =
  /refund (?:period|window)|money back guarantee|(?:مده|فتره) (?:ال)?استرداد|(?:ب|ه)?ناخد(?:ه|ها)(?: (?:منك|تاني))? (?:في )?خلال|refunds? (?:are |is )?(?:available|possible|accepted|offered|granted|open)|(?:استرداد|استرجاع) [^.،,]{0,12}(?:متاح|ممكن|مسموح)/u;
/** Counted from the day she has it: hers, whatever the sentence says of money. */
export const FROM_HAVING_IT =
  /^ ?(?:of|from|after|since|following|upon|من|بعد|عن) (?:the |your |its |their |date of |day of |day |date |تاريخ |يوم |وقت |ساعه |لحظه |ما )*(?:receipt|receiving|delivery|arrival|getting|you (?:receive|get|got)|(?:ال)?(?:استلام|تسلم|وصول)\p{L}{0,2}|(?:ت|ي)(?:ستلم|وصل)\p{L}{0,3})/u;
export const SINCE_US =
  /^[^.,;]{0,24}(?:since|after|from|of|once) (?:we(?:'ve| have)?|our|your (?:return|refund) (?:was|is|has been)|the (?:return|refund) (?:was|is|has been)) |^[^.،,]{0,12}(?:من|بعد) (?:ما )?(?:وافقنا|موافقتنا|قبول(?:نا)? )/u;

/** What we do with it takes our time, whatever it is called. */
export const WE_TAKE =
  /takes us(?!\p{L})|(?<!\p{L})we(?:'ll| will)? (?:look|go)(?: \p{L}+){0,4} (?:over|through|into)(?!\p{L})|بعد (?:ال)?(?:موافقه|قبول)|(?:once|after) (?:\p{L}+ ){0,2}approv(?:ed|al)|(?:checked|inspected|reviewed|examined|processed|answered|looked at|looked over|approved|handled) (?:with)?in(?!\p{L})|(?<!\p{L})we(?:'ll| will)? (?:check|inspect|review|reply|answer|respond|get back|handle|process)(?!\p{L})|(?:answers?|replies|responds?) (?:\p{L}+ ){0,3}(?:with)?in(?!\p{L})|(?<!\p{L})(?:و|ف)?(?:ب|ه|س|ح)?ن(?:رد|جاوب|راجع|فحص)(?: علي|ها|ه)? |(?<!\p{L})(?:و|ف)?(?:ب|ه|ح|س)?(?:ت|ي)(?:ت)?(?:فحص|راجع)(?!\p{L})|يتم (?:ال)?(?:فحص|مراجعه|رد)(?! (?:ال)?(?:مبلغ|قيم))/u;

/** “We send you another the next day”. */
export const WE_SEND =
  /(?<!\p{L})(?:(?:و|ف)?(?:ب|ه|ح|س)?ن(?:بعت|رسل|وصل)\p{L}{1,5}(?: \p{L}+){0,3}|we(?:'ll| will| shall)? (?:send|ship|bring|deliver)(?: \p{L}+){1,4}) ?(?:في |خلال |بعد |(?:with)?in )?$/u;

export const grantsTime = (text: string) =>
  NOTHING_BUT_TIME.test(text) || (HER_TIME.test(text) && !OUR_WORK.test(text));

/** “Exchange or refund within 14 days”: either is hers to ask for. */
export const EITHER =
  /(?<!\p{L})(?:exchanges?|swaps?) ?(?:or|and|\/|&) ?(?:a )?refunds?(?!\p{L})|(?<!\p{L})refunds? ?(?:or|and|\/|&) ?(?:an )?(?:exchanges?|swaps?)(?!\p{L})|(?:استبدال|تبديل)\p{L}{0,2} ?(?:او|و|\/) ?(?:ال)?استرداد|(?:ال)?استرداد(?: (?:ال)?(?:مبلغ|ثمن|قيم)\p{L}{0,2})? ?(?:او|و|\/) ?(?:ال)?(?:استبدال|تبديل)/u;

/** “Can I have my money back?” is asked of the right. */
export const MAY_I =
  /^(?:and |so |what about )?(?:a |the )?(?:refunds?|returns?|money back|(?:ال)?(?:استرجاع|ارجاع|ترجيع|استرداد|مرتجع|فلوس))\s*[?؟]|^(?:and |so )?(?:can|may|could|do|is it|am)(?!\p{L})|^(?:و)?(?:طب |طيب )?(?:ينفع|ممكن|اقدر|هل|يحق)(?!\p{L})/u;
export const AND = /^[،,;؛]? ?(?:و(?=\p{L}{3})|and |then |ثم )/u;
