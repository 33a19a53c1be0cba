// What a search is asked and what it answers.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Asked, Understanding } from "../read/understanding.ts";

export type SearchRequest = {
  query: string;
  limit: number;
  language: Language;
  /** The query before this one; words such as 'in black' refine it. */
  previous?: string;
  /** What was understood and the shopper took away: values of chips. */
  without?: string[];
  /** Ids of products that are not wanted again. */
  exclude?: string[];
};

export type SearchAnswer = {
  /** Best first, with relevance_score and relevance_explanation. */
  products: Product[];
  total: number;
  understanding: Understanding;
  /** What was asked for and no public product is. */
  missing: Asked[];
  /** True when nothing fits all that was asked and the nearest are offered. */
  relaxed: boolean;
};

export type Search = (request: SearchRequest) => Promise<SearchAnswer>;
