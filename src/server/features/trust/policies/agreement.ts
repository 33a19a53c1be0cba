/** Her yes to an order before it sets off, and the way it is asked for: a call, a message, or either. */
import { AGREES, BY_CALL, BY_WHATSAPP, SETS_OFF, words } from "./roles.ts";
import { marksOf, type Sentence } from "./sentences.ts";
import type { Concept } from "./concepts.ts";

const HEADING =
  /(?<!\p{L})(?:after you|when you|once you|you have) order|بعد (?:ما )?(?:ال|ت)(?:طلب|ملي|اوردر)|(?<!\p{L})before (?:we|it|your|the|anything|sending|shipping|dispatch|packing)|confirm|(?<!\p{L})قبل (?:ما )?(?:ال)?(?:ن|ي|ت)?(?:بعت|شحن|ارسال|طلع|جهز|تجهيز)|تاكيد|ناكد/u;
/** The one who rings on his way, and visits: no word on the order. */
const ON_HIS_WAY =
  /(?<!\p{L})(?:courier|driver|rider|he|(?:ال)?(?:مندوب|طيار|كابتن|سايق))(?: \p{L}+){0,2} (?:calls?|rings?|phones?|(?:ب|ه)?ي(?:كلم|تصل|رن)\p{L}*)|(?:(?:ب|ه)?ي(?:كلم|تصل|رن)\p{L}*) (?:\p{L}+ )?(?:ال)?(?:مندوب|طيار|كابتن)|appointment|موعد|زيار\p{L}*|tracking|تتبع/u;
/** Where many are written to at once. */
export const GROUP =
  /(?:whats ?app|telegram) (?:groups?|channels?|community|list|broadcast)|(?:ال)?(?:جروب|قناه|جروبات) (?:ال)?(?:واتس|تليجرام)/u;
const ANSWERS = words(
  "(?:un)?answer(?:s|ed|ing)?|missed (?:calls?|rings?)|reach you|repl(?:y|ies|ied)|respon(?:d|se|ds)|pick up|hear from you|our call",
  "(?:ت|ي|ا|ما ?|م)?\\p{L}{0,2}رد(?:ي|يت|يتي|تي|ش|تيش|يتيش|ك|وا)?|نسمع (?:منك|صوتك)\\p{L}{0,2}",
);
/** What becomes of the order until then. */
const FATE = words(
  "cancel\\p{L}*|(?:on )?hold|pending|final|pack(?:s|ed)?|released?|go(?:es)?|went through|valid|dropped|shipping|start|(?:is|order is|goes) off|void|laps\\p{L}*",
  "(?:ب|ه)?(?:ي|ت)ت?لغي|(?:ال)?الغاء|معلق\\p{L}{0,2}|(?:ب|ه)?(?:ي|ت)ستن[يى]|مفيش شحن|مابيطلعش",
);
const VALIDATES = words(
  "validat\\p{L}*|thumbs up|make sure|final(?:i[sz]e)?|tap|went through",
  "(?:ن|ي|ت)?(?:ت)?ثبت\\p{L}{0,2}|اقرار\\p{L}{0,2}|(?:ن|ي)عتمد|نتفق|متاكد\\p{L}{0,2}",
);
const WE_DO_NOT =
  /(?<!\p{L})(?:no|without(?: any| a)?|مفيش|من غير|بدون) (?:phone |confirmation )?(?:calls?|مكالم\p{L}+|اتصال)(?!\p{L})(?! (?:and|or) (?:whats))|(?<!\p{L})(?:we (?:do not|don't|never|won't)|(?:مش|لا) (?:ب|ه)?ن|م(?:ا)?(?:بن|هن)\p{L}+ش)(?: \p{L}+)? ?(?:call|phone|كلم|تصل|رن)/u;

export function agreedBy(sentence: Sentence): "phone" | "whatsapp" | "either" | null {
  // A wallet on the phone rings nobody.
  const text = without(sentence, "wallet");
  if (GROUP.test(text) || ON_HIS_WAY.test(text) || WE_DO_NOT.test(text)) return null;
  const [call, whatsapp] = [BY_CALL.test(text), BY_WHATSAPP.test(text)];
  if (!call && !whatsapp) return null;
  const isHeaded = sentence.under.slice(0, 1).some((one) => HEADING.test(one.text));
  const isAgreed = AGREES.test(text) || VALIDATES.test(text);
  const isOfOrder = SETS_OFF.test(text) || FATE.test(text) || ORDER.test(text);
  const isBefore = BEFORE.test(text) && SETS_OFF.test(text) && !TO_US.test(text);
  // “Do you ship at once?” “No, after a call.”
  const isAfter =
    AFTER_IT.test(text) &&
    SETS_OFF.test(`${sentence.asked?.text ?? ""} ${text}`) &&
    !TO_US.test(text);
  const isHers =
    isBefore || isAfter || isAgreed
      ? isOfOrder || isAfter
      : ANSWERS.test(text) && (FATE.test(text) || SETS_OFF.test(text));
  if (!isHers && !(isHeaded && (isAgreed || HEADING_ALONE.test(sentence.under[0]?.text ?? ""))))
    return null;
  return call && whatsapp ? "either" : call ? "phone" : "whatsapp";
}
const without = (sentence: Sentence, concept: Concept) =>
  marksOf(sentence, concept).reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    sentence.text,
  );
/** Under “Confirming your order” the way alone tells it. */
const HEADING_ALONE = /confirm|تاكيد|ناكد|(?<!\p{L})(?:before|قبل)/u;
const BEFORE = /(?<!\p{L})(?:before|until|قبل(?: ما)?|لحد ما|غير لما)(?!\p{L})/u;
const AFTER_IT =
  /(?<!\p{L})(?:only after|not (?:until|before)|(?:but )?after|الا بعد|بعد) (?:(?:we|our|a|the|ما) )?(?:short |quick |phone )?(?:calls?|have called|ring|talk\p{L}*|(?:ال)?(?:مكالم[هت]|اتصال)|ن(?:كلم|تصل)|كلمنا|اتصلنا)/u;
const TO_US =
  /(?<!\p{L})(?:call|phone|ring|message|whats ?app|text|tell) (?:us|me)(?!\p{L})|كلم(?:ينا|ونا|يني)|اتصل(?:ي|وا)|ابعت(?:ي|ول)/u;
const ORDER = words("orders?|purchase", "(?:ال|لل)?(?:اوردر|طلب|طلبيه)\\p{L}{0,3}");
