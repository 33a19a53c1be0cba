// Whether a sentence asks rather than wishes, and whether it speaks of a piece inside the look that is there.

const ASKS = new Set(
  "is are does do what which has have can هل ايه كام انهي eh eih anhy hal fiha feha fe feh فيها فيه في".split(
    " ",
  ),
);
export const isQuestion = (text: string, words: string[]): boolean =>
  /[?؟]/.test(text) ? true : ASKS.has(words[0] ?? "") && words.length > 2;

/** "Cheaper than the second one": below what is pointed at, and no order. */
export const BELOW =
  /\b(?:cheaper|less(?: expensive)?) than\b|(?:^| )(?:ارخص|اقل) (?:من|عن) |\b(?:ar5as|arkhas|a2al) (?:men|mn|3an)\b/;

/** With what a look should be made; "and a bag" asks for a bag. */
export const WITHIN =
  /\b(?:with|make it|swap|replace|instead|rather|but not|be|b|bel|5aleha|5aleh|khaleeha)\b|(?:^| )(?:ب|خليه|خليها)(?: |$)|(?:^| )ب(?:بنطلون|جيب|فستان|بلوز|قميص|جزم|كعب|كوتشي|عباي|بليزر)/;
