// What somebody has enough of is not wanted: "she has a hundred candles already", "my closet is full of black".
import type { Tokens } from "../../../language/tokens.ts";
import type { Span } from "./span.ts";

const HAS =
  /\b(?:i|we|she|he|they|mum|mom|mother|dad|wife|husband|sister|brother|who|that|wardrobe|closet|collection)(?: \w+)? (?:has|have|had|got|own|owns)\b/;
const SO_MANY =
  /\b(?:enough|plenty|loads|lots|tons|heaps|piles|dozens|hundreds|(?:too|so) (?:many|much)|a (?:million|hundred|thousand|dozen|ton|lot)|(?:ten|twenty|fifty|hundred) \w+ already)\b/;
const FULL =
  /\b(?:closet|wardrobe|drawers?|cupboard|shelf|shelves|house|room) (?:is|are) (?:\w+ )?(?:full of|packed with|all|nothing but)\b/;
/** «كل دولابي اسود», "dolaby malyan eswed". */
const FULL_HERE =
  /(?:^| )(?:كل (?:دولابي|هدومي|لبسي|لبسها|دولابها)|(?:دولابي|هدومي|لبسي) (?:كله|كلها|مليان|مليانه|ملان)|kol (?:d[ou]+l+aby|hedomy|hodoomy|lebsy)|(?:d[ou]+l+aby|hedomy|hodoomy|lebsy) (?:kol+o|kol+aha|malyana?))(?: بقي| ba2a)?$/;
/** «عندها شنط كتير», "3ando sa3at keteer", «الدولاب مليان طرح». */
const HAS_HERE = /(?:^| )(?:عند(?:ي|ها|ه|هم|نا)|3and(?:y|i|aha|ha|o|oh|ohom|hom|ena|na))$/;
const SO_MANY_HERE =
  /^(?:كتير|كتيره|كفايه|ياما|بالكوم|بالهبل|[kq]et+[ei]+r[ae]?h?|kt[ei]+r[ae]?|kefaya|yama|bel koom|bel kom)(?: |$)/;
const FILLED = /(?:^| )(?:مليان|مليانه|متروس|متروسه|ملان|ملانه|malyana?|matroosa?)$/;
const isEnoughHere = (before: string, behind: string): boolean =>
  (HAS_HERE.test(before) && SO_MANY_HERE.test(behind)) || FILLED.test(before);

const AS_ALWAYS =
  /(?:^| )(?:و?كل (?:سنه|مره|عيد|عيد ميلاد|شهر|يوم)|طول عمري|دايما|علي طول|too?l 3omr[yi]|w? ?kol (?:sana|marra|3eed|eid|shahr)|dayman|3ala tool|every (?:year|time|birthday|christmas|eid)|always)(?: \S+){0,2} (?:[وف]?ب(?:ن|ت|ي)?(?:جيب|شتري|اخد|هادي|قدم|لبس|دي)\S*|b[aeiyn]*(?:g[ei]+b|shtry|ashtery|akhod|a5od|hady|lbes)\w*|get|gets|give|gives|buy|buys|wear|wears)(?: (?:him|her|them|a|an|the|another|نفس|nafs))*$/;
const ELSE =
  /(?:^| )(?:غير كده|غيره|غيرها|حاجه تانيه|حاجه جديده|مختلفه?|تغيير|اغير|نغير|gher keda|8er keda|8ero|8erha|7aga tanya|7aga mo5talefa|7aga gdeeda|aghayar|a8ayar|something else|something different|anything else|different|for a change|instead)(?: |$)/;

const OF_TASTE = new Set(["kind", "colour", "material", "pattern"]);

/** Mentions of which there are enough; a piece only where no other is spoken of. */
export function enoughSpans({ words, breaks }: Tokens, spans: readonly Span[]): Set<Span> {
  const enough = new Set<Span>();
  for (const span of spans) {
    if (!OF_TASTE.has(span.kind)) continue;
    let start = span.from;
    while (start > 0 && !breaks.has(start)) start -= 1;
    let end = span.to;
    while (end < words.length && !breaks.has(end)) end += 1;
    const before = words.slice(start, span.from).join(" ");
    const clause = words.slice(start, end).join(" ");
    const behind = words.slice(span.to, end).join(" ");
    // «كل سنة بجيبله قميص، عايزة حاجة غير كده»: that one is what it should not be again.
    if (AS_ALWAYS.test(before) && ELSE.test(words.slice(span.to).join(" "))) enough.add(span);
    const isOver = isEnoughHere(before, behind) || FULL.test(before) || FULL_HERE.test(before);
    if ((HAS.test(before) && SO_MANY.test(clause)) || isOver) enough.add(span);
  }
  const isOther = spans.some((span) => span.kind === "kind" && !enough.has(span));
  return new Set([...enough].filter(({ kind }) => kind !== "kind" || !isOther));
}
