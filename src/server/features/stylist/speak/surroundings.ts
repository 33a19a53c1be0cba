// What a sentence of the model is said in, and checked against.
import type { Language } from "../../../../contract/languages.ts";
import type { Limits } from "../wish.ts";
import type { KnownProducts } from "./known-products.ts";

export type Surroundings = {
  language: Language;
  /** The shopper's own words. */
  query: string;
  limits: Limits;
  known: KnownProducts;
};
