// What a wish is once it is understood.
import type { Term } from "../../../language/term.ts";

export type Asked = {
  term: Term;
  negated: boolean;
  /** As typed. */
  words: string;
};

export type BrandName = { id: string; name: string };

export type Limits = {
  minPrice?: number;
  maxPrice?: number;
  brands?: BrandName[];
  notBrands?: BrandName[];
  sizes?: string[];
  onSale?: boolean;
  inStock?: boolean;
};

export type Order = "cheapest" | "dearest" | "newest";

export type Understanding = {
  language: "en" | "ar" | "franco";
  asked: Asked[];
  limits: Limits;
  order?: Order;
  /** Content words that mean nothing to us, folded. */
  words: string[];
  /** The wish in plain English, without prices, order and what is not wanted. */
  english: string;
};

export type Knowledge = {
  brands: BrandName[];
  /** Words of the catalogue, which are right however they look. */
  knownWords?: (word: string) => boolean;
};

export type UnderstandOptions = {
  /** The query before, or several with the oldest first, one per line. */
  previous?: string;
  /** Values of chips the shopper took away. */
  without?: string[];
};
