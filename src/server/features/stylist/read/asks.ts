// Whether a sentence asks rather than wishes, and whether it speaks of a piece inside the look that is there.

const ASKS = new Set(
  "is are does do what which has have can هل ايه كام انهي eh eih anhy hal fiha feha fe feh فيها فيه في".split(
    " ",
  ),
);
export const isQuestion = (text: string, words: string[]): boolean =>
  /[?؟]/.test(text) ? true : ASKS.has(firstOf(words) ?? "") && words.length > 2;

/** "Hm. What's the least …": behind what is said while thinking the question begins. */
const firstOf = (words: string[]): string | undefined => words.find((word) => !THINKS.test(word));
const THINKS =
  /^(?:hm+|um|uh|oh|ah|ok|okay|so|well|right|and|but|then|now|cool|great|thanks|hey|hi)$/;

/** "Has it got pockets?", "is it lined?": of the one that was shown first. */
export const OF_IT =
  /^(?:and |but |ok |so )?(?!do (?:they|these|those) come )(?:is|has|does|are|do|have) (?:it|they|this|that|these)\b|^(?:w |we |و |طب |طيب |tab |tayeb )?(?:و?ده|و?دي|و?دا|w?da|w?di) (?!بس |bas )|^(?:w |we |و |طب |طيب |tab |tayeb )?(?:و?هو|و?هي|howa|heya|hwa|hya) (?!(?:مش |mesh |msh )?(?:م?ا?ب[يت]\S*(?:حب|لبس|موت|عشق|فضل)|نفس|عايز|عاوز|محتاج|m?a?b[ei]?[yt]\w*(?:7eb|lbes|moot|3sha2)|3a[yw][ei]?z|me7tag))/;

/** "Brown will do too", "أو كحلي", "w abyad bardo": beside what was asked for, and not in its place. */
export const ALSO =
  /(?:^| )(?:too|also|as well|works too|كمان|برضه|برضو|kaman|bardo|bardoo)(?: |$)|^(?:or|او|aw) (?!خلي|(?:5|kh)al|make )/;

/** "Cheaper than the second one": below what is pointed at, and no order. */
export const BELOW =
  /\b(?:cheaper|less(?: expensive)?) than\b|(?:^| )(?:ارخص|اقل) (?:من|عن) |\b(?:ar5as|arkhas|a2al) (?:men|mn|3an)\b/;

/** "Their sandals", "العبايات بتاعتهم": of the brand that was spoken of. */
export const THEIRS =
  /\b(?:theirs?|from them|by them|they (?:have|make|sell|do))\b|(?:^| )(?:بتاعتهم|بتاعهم|بتوعهم|عندهم|منهم|[وف]?ليهم|[وف]?لهم|[وف]?عندهم|عاملين|بيعملوا|بينزلوا|بيبيعوا)(?: |$)|\b(?:bta3e?thom|beta3e?thom|bta3hom|beta3hom|beto3hom|bto3hom|w?3andohom|w?3andhom|menhom|w?l[ei]+hom|3amleen|bye3melo|bey3melo|bynazelo|beybe3o)\b/;

/** With what a look should be made; "and a bag" asks for a bag. */
export const WITHIN =
  /\b(?:with|make it|swap|replace|instead|rather|but not|be|b|bel|(?:5|kh)al[ei]+ha?)\b|(?:^| )(?:ب|خليه|خليها|عا[يو]ز(?:اه|اها)|و?حط(?:ي|لي|يلي)?|مكان(?:ه|ها)|[يت]بقي)(?: |$)|\b(?:w?7ot(?:y|ly|ely|eely)?|makan(?:o|ha)|3a[yw]za(?:h|ha)|[yt]eb2a)\b|(?:^| )ب(?:بنطلون|جيب|فستان|بلوز|قميص|جزم|كعب|كوتشي|عباي|بليزر)/;

/** "And the bag?", "what about shoes", «طب والجزمة؟»: what comes next to what is there already. */
export const NEXT =
  /^(?:(?:ok|okay|nice|great|good|cool|perfect|lovely|thanks|tamam|tab|tayy?eb|طب|طيب|تمام|حلو|ماشي) )*(?:(?:and|w|we)(?: (?:what|how) about)?|(?:what|how) about|و(?=\S))(?: |(?<=و))(?:(?:the|an?|some|any|el|l|3al|matching|nice|good|حاجه) )*\S+(?: \S+)?$/;
/** "Add a bag", "squeeze in a belt", «زودي كاب»: beside the pieces of a look. */
export const ADDED =
  /(?:^| )(?:add|include|throw in|fit in|squeeze in|زود(?:ي|لي|يلي)?|ضيف(?:ي|لي|يلي)?|حط(?:ي|لي|يلي)?|zaww?e?d(?:y|ly|eely)?|deef(?:y|ly)?|w?7o?t+(?:y|ly|eely)?)(?: |$)/;
