/** A block of text into sentences, and a sentence that never ends into its statements. */
import { foldLetters } from "./normalise.ts";
import { cutRunOn, talkOf } from "./run-on.ts";

const ENDS =
  /(?<=[.!?؟۔])(?<!(?:^|[\s(])(?:ج|st|max|min|approx|no|mr|mrs|dr|eg|ext|tel|ت|ش|ص|د|ط|l\.e|e\.g|i\.e|c\.o|س)\.)(?<!ج\.م\.)(?<!\d\.(?=\d))(?=\s|$|[\u{1F300}-\u{1FAFF}])/iu;

/** “7. Exchange. …”: the number of a clause belongs to its name. */
const NUMBER_ALONE = /^\(?\p{N}{1,2}(?:\.\p{N}{1,2})*[.)-]$/u;

/** “Gratis. Nationwide. Forever.”: one statement in pieces. */
const FRAGMENT = /^(?!(?:yes|no|نعم|لا|ايوه|أيوه)(?!\p{L}))[\p{L}'-]+(?: [\p{L}'-]+)?\.?$/iu;

/** What never ends is no sentence that anybody reads to its end. */
const LONGEST_SENTENCE = 2500;

/** A block into sentences; decimals, addresses and abbreviations hold together. */
export function splitSentences(text: string): string[] {
  const parts = text
    .split(ENDS)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
  if (parts.length > 1 && NUMBER_ALONE.test(parts[0] ?? ""))
    parts.splice(0, 2, `${parts[0]} ${parts[1]}`);
  if (parts.length > 2 && parts.every((one) => FRAGMENT.test(one))) return [parts.join(" ")];
  return parts
    .map((part) => part.slice(0, LONGEST_SENTENCE))
    .flatMap(cutQuestion)
    .flatMap(cutStrip)
    .flatMap(cutRunOn);
}

/** “Exchange within 7 days | No returns | Cash on delivery”: promises side by side are said each for itself. */
function cutStrip(part: string): string[] {
  const promises = part
    .split(STRIP)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
  if (promises.length < 2 || promises.some((one) => one.length > 90)) return [part];
  const talks = new Set(promises.map(talkOf));
  return talks.size >= 2 && !(talks.has(null) && talks.size < 3) ? promises : [part];
}
const STRIP = /\s+[|•·●▪◆★✦~/]\s+|\s+(?=\p{Extended_Pictographic})(?!\p{N})/u;

/** “He waits ten minutes while you try it on, didn't like it?”: a statement, and a short question behind it. */
function cutQuestion(part: string): string[] {
  const [, said, asked] = /^(.{25,}[،,])\s*([^،,]{3,30}[?؟])$/u.exec(part) ?? [];
  return said && asked && !ASKS_ITSELF.test(foldLetters(said)) ? [said, asked] : [part];
}
const ASKS_ITSELF =
  /(?<!\p{L})(?:how|what|which|who|when|where|why|do|does|did|is|are|can|could|may|will|would|should|must|have|if|هل|ايه|كام|بكام|ازاي|كيف|امتي|متي|فين|اين|مين|ليه|لماذا|ماذا|ينفع|ممكن|فيه|لو|اذا|طيب|يعني|عايز\p{L}*|عاوز\p{L}*|محتاج\p{L}*)(?!\p{L})/iu;
