// What of a sentence is left when everything that means something to us has been taken, and how it reads in English.
import type { Found } from "../../../language/found-term.ts";
import { inTitles } from "../../../language/motifs.ts";
import { isSmallWord } from "../../../language/small-words.ts";
import type { Tokens } from "../../../language/tokens.ts";
import type { Negated, Span } from "./span.ts";
import { plainEnglish } from "./plain-english.ts";
import type { Knowledge, Sentence } from "./sentence.ts";

/** "asdfgh": a word or two, and neither we nor any shop ever used one of them. */
export const isStrange = (
  all: string[],
  unread: string[],
  { knownWords }: Pick<Knowledge, "knownWords">,
): boolean =>
  all.length > 0 &&
  (all.length <= 2 ? unread.length === all.length : unread.length >= MANY) &&
  knownWords !== undefined &&
  !unread.some(knownWords);

/** So many words in a longer sentence, none of which any shop ever used: it is about something else. */
const MANY = 3;

export function leftOver(
  tokens: Tokens,
  spans: (Span & { found?: Found })[],
  negated: Negated,
  { language, knownWords }: Pick<Sentence, "language"> & Pick<Knowledge, "knownWords">,
): Pick<Sentence, "words" | "english"> {
  // A wool scarf is found as scarf and as wool; its words are said once.
  const starts = new Map(spans.toReversed().map((span) => [span.from, span]));
  const words: string[] = [];
  const said = [];
  for (let at = 0; at < tokens.words.length;) {
    const span = starts.get(at);
    const word = tokens.words[at] ?? "";
    if (span?.found && !negated.spans.has(span)) {
      const { term, script, how } = span.found;
      const typed = tokens.words.slice(at, span.to).join(" ");
      // "Pyrex": titles have it, though our lists have it as Egyptians say it.
      const isName = script === "franco" && span.to === at + 1 && knownWords?.(typed) === true;
      const isEnglish = (script === "en" || isName) && how === "exact";
      said.push({ term, word: typed, isEnglish });
    } else if (!span && !tokens.taken.has(at) && !negated.places.has(at)) {
      if (!isSmallWord(word)) words.push(...(language === "en" ? [word] : inTitles(word)));
      if (language === "en" || !isSmallWord(word)) said.push({ word, isEnglish: true });
    }
    at = span?.to ?? at + 1;
  }
  return { words: [...new Set(words)], english: plainEnglish(said, language) };
}
