// Words that are no description of one piece: what a shop says of all of them, and prices.

/** A text longer than this is no description any more. */
export const MOST = 6000;
export const PRICE =
  /(?:EGP|L\.?E\.?|USD|SAR|AED|[$€£]|ج\.?\s?م|جنيه)\s*[\d٠-٩]|[\d٠-٩]\s*(?:EGP|L\.?E\.?\b|[$€£]|ج\.?\s?م|جنيه)/i;
/** Fewer letters describe nothing. */
export const PROSE = 24;
/** Said of every piece of a shop alike, in a line or two. */
const TERMS =
  /all rights reserved|©|copyright|جميع الحقوق|money-?back|guarantee|(?:business|working) days|free (?:shipping|delivery)|\breturns?\b|exchange within|cash on delivery|استرجاع|استبدال|(?:ال)?شحن|توصيل|ضمان|الدفع عند|(?:people|customers|shoppers|visitors|others) (?:are |have )?(?:looking|viewing|watching|bought|added|purchased)|sold in (?:the )?last|order (?:within|in the next)|secure checkout|instal?lments?|interest-free|تقسيط|قسّ?[طم]ها|\d دفعات|exchange at your|(?:تم|جرى) شرا[ءؤئ]|تم بيع|(?:يشاهد|شاهد)(?:ه|ون|وا)? (?:هذا|المنتج|الان|الآن)|بيتفرج|بدون (?:فوائد|مقدم)|(?:^|\s)قسّ?ط[ي]? |ادفعي? لاحق|للاستفسار|(?:تواصل|راسل|كلم)[ء-ي]* (?:معنا|بنا|على واتس)|خدمة العملاء|customer (?:service|care)|(?:contact|message|whatsapp) us\b/i;
export const TERMS_MAX = 160;
/** What is said of every piece, or is a price: no words about this one. */
export const isNoDescription = (text: string): boolean => PRICE.test(text) || isTerms(text);

export const isTerms = (text: string): boolean => text.length <= TERMS_MAX && TERMS.test(text);

/** "Heavy fleece hoodie. Pay on delivery.": where one sentence is about something else, it is not of terms. */
export const isAllTerms = (text: string): boolean =>
  isTerms(text) &&
  text
    .split(/[.!؟\n]+/)
    .filter((sentence) => sentence.trim().split(/\s+/).length >= 4)
    .every((sentence) => TERMS.test(sentence));
