// Search as a field does it: everything related to the words, best first, nothing made a law.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import { mergeWish } from "../read/merge.ts";
import { wearerTerms } from "../read/merge-wearer.ts";
import { isOnlyFranco } from "../../../language/lookup.ts";
import { stem } from "../../../language/stem.ts";
import { isSmallWord } from "../../../language/small-words.ts";
import { tokensOf } from "../../../language/read-terms.ts";
import { readSentence } from "../read/read-sentence.ts";
import type { Knowledge, Sentence } from "../read/sentence.ts";
import { NO_WISH, type Wish } from "../wish.ts";
import { findRelated, type FindParts } from "./find.ts";
import { spokenOf } from "./spoken.ts";

export type SearchRequest = {
  query: string;
  limit: number;
  language: Language;
  exclude?: string[];
};

export type SearchAnswer = { products: Product[]; total: number; wish: Wish; isFull: boolean };

export type Search = (request: SearchRequest) => Promise<SearchAnswer>;

type ReadQuery = {
  sentence: Sentence;
  wish: Wish;
  /** Words that may stand in a title and need not: what they say has been understood. */
  aside: string[];
};

/** What a query asks for, when nothing was said before it. */
export function readQuery(query: string, known: Knowledge): ReadQuery {
  const read = readSentence(query, known);
  const { words, english, aside } = asInTitles(read, query, known);
  const sentence = { ...read, words: [...words, ...aside], english };
  const meant = mergeWish(NO_WISH, sentence, "fresh");
  const terms = [...meant.terms, ...wearerTerms(meant.wearer)];
  return { sentence, wish: { ...meant, terms }, aside };
}

/**
 * A search field finds what titles say, also where a stylist knows better: what nobody here carries ("fridge"), what
 * only says where it is worn ("golf shoes"), names that Egyptians use for a thing ("Pyrex").
 */
function asInTitles(
  { language, words, english, outsideWords, inTitles, asked }: Sentence,
  query: string,
  { knownWords }: Knowledge,
): { words: string[]; english: string; aside: string[] } {
  const isKnown = (word: string) => knownWords?.(word) === true;
  const names = asked.flatMap(({ words: typed, negated }) =>
    !negated && isOnlyFranco(typed) && isKnown(typed) ? [typed] : [],
  );
  if (language !== "en") {
    const isOfTitles = tokensOf(query).every((word) => isSmallWord(word) || isKnown(word));
    return isOfTitles
      ? { words, english: `${query} ${english}`, aside: names }
      : { words, english, aside: [] };
  }
  const own = new Set([...words, ...outsideWords]);
  return {
    words: [...own],
    english: inTitles.isWhole ? query : inTitles.english,
    aside: [...inTitles.words.filter(isKnown), ...names].filter((word) => !own.has(word)),
  };
}

export function createSearch(parts: Omit<FindParts, "brandKey">): Search {
  return async ({ query, limit, exclude = [] }) => {
    const { sentence, wish, aside } = readQuery(query, await parts.facts());
    const ranked = await findRelated(parts, {
      wish,
      spoken: { ...spokenOf(sentence, wish, query), aside: aside.map(stem) },
      exclude,
    });
    const products = await parts.show(ranked.slice(0, limit).map(({ candidate }) => candidate));
    return { products, total: ranked.length, wish, isFull: ranked.some(({ isFull }) => isFull) };
  };
}
