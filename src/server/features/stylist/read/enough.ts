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
    const isOver = isEnoughHere(before, behind) || FULL.test(before) || FULL_HERE.test(before);
    if ((HAS.test(before) && SO_MANY.test(clause)) || isOver) enough.add(span);
  }
  const isOther = spans.some((span) => span.kind === "kind" && !enough.has(span));
  return new Set([...enough].filter(({ kind }) => kind !== "kind" || !isOther));
}
