// Search as a field does it: everything related to the words, best first, nothing made a law.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import { mergeWish } from "../read/merge.ts";
import { wearerTerms } from "../read/merge-wearer.ts";
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

/** What a query asks for, when nothing was said before it. */
export function readQuery(query: string, known: Knowledge): { sentence: Sentence; wish: Wish } {
  const read = readSentence(query, known);
  // A search field finds what titles say, also what a stylist would call not carried.
  const isWhole = read.outsideWords.length === 0;
  const sentence = isWhole
    ? read
    : { ...read, words: [...read.words, ...read.outsideWords], english: query };
  const meant = mergeWish(NO_WISH, sentence, "fresh");
  return { sentence, wish: { ...meant, terms: [...meant.terms, ...wearerTerms(meant.wearer)] } };
}

export function createSearch(parts: Omit<FindParts, "brandKey">): Search {
  return async ({ query, limit, exclude = [] }) => {
    const { sentence, wish } = readQuery(query, await parts.facts());
    const ranked = await findRelated(parts, {
      wish,
      spoken: spokenOf(sentence, wish, query),
      exclude,
    });
    const products = await parts.show(ranked.slice(0, limit).map(({ candidate }) => candidate));
    return { products, total: ranked.length, wish, isFull: ranked.some(({ isFull }) => isFull) };
  };
}
