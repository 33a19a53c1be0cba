/** “Until 2023 exchange took 7 days. Since January it is 20.”: what has changed is named in the sentence before, which is over. */
import { type Concept, markConcepts } from "./concepts.ts";
import { normalise, readDays, readMoney } from "./normalise.ts";
import { has, type Sentence } from "./sentences.ts";

/** The moment from which on it holds, at the head of the sentence. */
const FROM_THEN =
  /^(?:(?:but|and|then) )?(?:(?:since|from|as of|starting) (?:\p{L}+ )?(?:\d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)(?: (?:on|onwards))?|since then|now|today|nowadays|(?:و|ف)?(?:من|منذ|ابتداء من|اعتبارا من) (?:(?:اول|بدايه|شهر|عام|سنه) ){0,2}(?:\p{L}+ )?\d{4}|(?:و|ف)?(?:دلوقتي|الان|حاليا|النهارده))(?!\p{L})/u;
const IS_OVER =
  /(?<!\p{L})(?:until|till|up to|used to|was|were|before|كان(?:ت)?|لحد|لغايه|حتي|قبل(?: كده)?|زمان|في الاول)(?!\p{L})/u;
const NAMES: Concept[] = ["exchange", "return", "delivery"];

export function withWhatChanged(sentences: Sentence[]): Sentence[] {
  return sentences.map((sentence, at) => {
    const before = sentences[at - 1];
    const isNext = before?.block === sentence.block && before.zone === sentence.zone;
    if (!isNext || !FROM_THEN.test(sentence.text) || has(sentence, ...NAMES)) return sentence;
    if (readDays(sentence.text).length + readMoney(sentence.text).length === 0) return sentence;
    const said = normalise(before.raw);
    const [named] = markConcepts(said).filter(({ concept }) => NAMES.includes(concept));
    if (!named || !IS_OVER.test(said)) return sentence;
    const text = `${named.text}: ${sentence.text}`;
    return { ...sentence, text, marks: markConcepts(text) };
  });
}
