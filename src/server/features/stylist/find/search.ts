// Search as a field does it: everything related to the words, best first, nothing made a law.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import { mergeWish, wearerTerms } from "../read/merge.ts";
import { readSentence } from "../read/read-sentence.ts";
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

export function createSearch(parts: Omit<FindParts, "brandKey">): Search {
  return async ({ query, limit, exclude = [] }) => {
    const sentence = readSentence(query, await parts.facts());
    const meant = mergeWish(NO_WISH, sentence, "fresh");
    const wish = { ...meant, terms: [...meant.terms, ...wearerTerms(meant.wearer)] };
    const ranked = await findRelated(parts, {
      wish,
      spoken: spokenOf(sentence, wish, query),
      exclude,
    });
    const products = await parts.findProducts(
      ranked.slice(0, limit).map(({ candidate }) => candidate.id),
    );
    return { products, total: ranked.length, wish, isFull: ranked.some(({ isFull }) => isFull) };
  };
}
