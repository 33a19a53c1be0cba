/** How a sentence that says nothing of delivery itself may still be about its sum or its time. */

/** Nothing but a sum or a time. */
export const ONLY_FIGURES =
  /^[^\p{L}]*(?:(?:من|الي|ل|خلال|في|in|within|to|from|up|day|hour|week|egp|le|جنيه|ج|m|بس|only|working|business|عمل)[^\p{L}]*)+$/u;
/** “Time: two days to Alexandria”, in the line after the one on delivery. */
export const TIME_LABEL =
  /^[^\p{L}]*(?:(?:و)?(?:ال)?(?:مده|وقت|زمن|مواعيد)|time|duration)\s*(?:[:-]|(?:من|بين|in) (?=\d)|(?=\d))/u;
export const DEDUCTED =
  /deduct|taken off|(?<!\p{L})(?:ب|ه|ي|ت|ن)?(?:ت|ن)?خصم(?= \d)|بيتخصم|هيتخصم/u;
/** “3 days from the day it is confirmed” counts the way, not the confirming. */
export const FROM_CONFIRMING =
  /^ ?(?:from|after|of|من|بعد) (?:the |your |تاريخ |وقت |يوم |ما )?(?:ال)?(?:confirm|order confirm|date of confirm|تاكيد|ناكد|نأكد)/u;
export const FROM_RECEIPT =
  /^ ?(?:of|from|after|since|من|بعد) (?:the |your |يوم |تاريخ )?(?:delivery|receipt|receiving|arrival|(?:ال)?استلام)/u;
/** «من يوم ما تأكدي»: the way is counted from her yes. */
export const AFTER_CONFIRMING =
  /(?<!\p{L})(?:من|بعد|from|after|once) (?:the |يوم |وقت |ساعه |لحظه |تاريخ )*(?:ما |you |your )?(?:ال)?(?:ت|ن|ي)?(?:اكد|اكيد|confirm)\p{L}*[^.]{0,24}$/u;
/** “North Coast: EGP 120”: of a place we have no name for, so nothing is said of the others. */
export const ELSEWHERE = /^[\p{L}\s(),'-]{3,60}:\s/u;

/** Under a heading on delivery, without its word: a time or a sum must be what the order takes or costs. */
export const TAKES =
  /^[^\p{L}]*(?:(?:it|this|they|that|usually|normally|mostly|about|around|approximately|count|figure|reckon|م(?:ا)?(?:بي|بت|هي)(?:اخد|ستغرق)\p{L}{0,2}ش|اكتر|اكثر|within|from|between|in|takes?|taking|allow|expect|spend|up|to|only|just|flat|fixed|free|egp|le|(?:ال)?(?:مده|سعر|تكلفه|قيمه|مصاريف|رسوم)|من|في|خلال|بياخد|بتاخد|ياخد|تاخد|حوالي|غالبا|عاده|ب|ثابت\p{L}{0,2}|مجان\p{L}*|standard|regular|normal|العادي|cost|fee|fees|price|rate|time|estimated|orders?|parcels?|الطلب|الاوردر|الطلبات)(?!\p{L})|\d)/u;
/** “… and anywhere else, ask us”: no figure of the ones before it. */
export const ASKED_FOR =
  /^[^\p{L}\d]{0,3}(?:please |you |just )?(?:ask|message|write|call|contact|اسال\p{L}*|كلم\p{L}*|تواصل\p{L}*|ابعت\p{L}*)(?: us|نا)?(?!\p{L})/u;
