/** Words that close a sale: what they are said of stays with her, without a word on exchange or return. */

const FINAL =
  /(?<!\p{L})(?:final sale|sold as (?:seen|is)|(?:are|is|it's|they're) (?:yours (?:once|for good|for ever|forever|for life)|(?:a )?one[- ]way)|(?:stays?|remains?) (?:with you|yours|sold)|yours (?:for keeps|to keep)|(?:can(?:not| not|'t)|won't|never|not|don't|do not) (?:make|travel|find|take) (?:\p{L}+ ){0,3}(?:back|home)|no way back|sold for good)(?!\p{L})|(?<!\p{L})(?:بيع(?:ها|ه|هم) (?:نهائي|نهايي)|(?:ب|ه)?(?:ت|ي)فضل\p{L}{0,2} (?:معاك|عندك|ليك|بتاعت?ك)\p{L}{0,2}|(?:ت|ي)عتبر (?:ملكك|بيعا? نهاييا?)|(?:مالها|ملها|ماله|مله|مالهم|ملهم)(?:و|ا)?ش (?:رجوع|رجعه|بدل|تبديل))(?!\p{L})/u;
export const closesTheSale = (text: string): boolean => FINAL.test(text);
