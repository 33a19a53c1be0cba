/** “Clauses 7 and 8 shall not apply to …”: a term that names other terms by their number is read with their names. */
import { markConcepts } from "./concepts.ts";
import { headNumber, withoutOrdinal } from "./labels.ts";
import { normalise } from "./normalise.ts";
import type { Sentence } from "./sentences.ts";

const NUMBERED =
  /(?<!\p{L})(?:و|ب|ل|لل|في )?(?:clauses?|articles?|sections?|paragraphs?|points?|items?|terms?|(?:ال)?(?:ماده|بند|فقره|مادتين|بندين|مواد|بنود)) (?:رقم |no\.? )?\(?(\d{1,2})\)?(?:(?:,| and| or| to| &| ?-| و| او) ?\(?(\d{1,2})\)?)*(?!\p{L}|\d|%| ?day)/gu;
const BEFORE =
  /(?<!\p{L})(?:the )?(?:previous|preceding|foregoing) (?:clause|article|section|paragraph|point)s?|(?:ال)?(?:ماده|بند|فقره|مادتين|بندين) (?:ال)?(?:سابق|سالف|متقدم)\p{L}{0,3}/gu;

/** «المادتين الثالثة والرابعة»: clauses that are named by an ordinal in words. */
const IN_WORDS =
  /(?<!\p{L})(?:و|ب|ل|لل)?(?:ال)?(?:ماده|بند|فقره|مادت(?:ين|ان)|بند(?:ين|ان)|فقرت(?:ين|ان)|مواد|بنود)(?: (?:و)?ال(?:اول\p{L}?|ثاني\p{L}?|ثالث\p{L}?|رابع\p{L}?|خامس\p{L}?|سادس\p{L}?|سابع\p{L}?|ثامن\p{L}?|تاسع\p{L}?|عاشر\p{L}?))+(?!\p{L})/gu;
const inFigures = (text: string): string =>
  text.replace(IN_WORDS, (whole) => {
    const [noun = "", ...ordinals] = whole.split(" ");
    const figures = ordinals.map((one) => headNumber(`${one.replace(/^و/u, "")} - ا`) ?? one);
    return `${noun.replace(/(?:ان)$/u, "ين")} ${figures.join(" و ")}`;
  });

export function resolveReferences(sentences: Sentence[]): Sentence[] {
  const heads: { number: number; name: string }[] = [];
  return sentences.map((sentence) => {
    for (const { raw } of sentence.under) {
      const number = headNumber(raw);
      if (number !== null && !heads.some((one) => one.number === number))
        heads.push({ number, name: normalise(withoutOrdinal(raw)).replace(/[.:]$/u, "") });
    }
    if (heads.length === 0) return sentence;
    const own = sentence.under.map(({ raw }) => headNumber(raw)).find((one) => one !== null);
    const text = inFigures(sentence.text)
      .replace(NUMBERED, (whole) => {
        const named = heads.filter(({ number }) =>
          (whole.match(/\d+/gu) ?? []).map(Number).includes(number),
        );
        return named.length > 0 ? ` ${named.map(({ name }) => name).join(" and ")} ` : whole;
      })
      .replace(BEFORE, (whole) => {
        const at = heads.findIndex(({ number }) => number === own);
        const before = heads[at - 1];
        return before ? ` ${before.name} ` : whole;
      })
      .replace(/ {2,}/gu, " ");
    return text === sentence.text ? sentence : { ...sentence, text, marks: markConcepts(text) };
  });
}
