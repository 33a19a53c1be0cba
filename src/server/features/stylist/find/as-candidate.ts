// A product that came another way, seen as one that was searched for.
import type { Product } from "../../../../contract/products.ts";
import { termsOfProduct } from "../../../language/read-product.ts";
import { keysOf } from "../../products/facts/fact-keys.ts";
import { factsOf } from "../../products/facts/facts.ts";
import type { Candidate } from "./queries/candidates.ts";

const PIECES = new WeakMap<Product, Candidate>();

/** Found by a search it is known already; to read its words again would be to no purpose. */
export function remember(product: Product, candidate: Candidate | undefined): void {
  if (candidate?.id === product.id) PIECES.set(product, candidate);
}

export function asCandidate(product: Product): Candidate {
  const known = PIECES.get(product);
  if (known) return known;
  const candidate: Candidate = {
    id: product.id,
    revision: 0,
    title_words: [],
    other_words: [],
    terms: termsOfProduct(product),
    facts: keysOf(factsOf(product)),
    category: product.category,
    brand_id: "",
    colors: product.colors,
    sizes: product.sizes,
    stocked: null,
    price_paid: product.current_price ?? product.price,
    current_price: product.current_price,
    created_at: new Date(product.created_at),
    sold_out: product.sold_out,
    mix: 0,
    likeness: 0,
  };
  PIECES.set(product, candidate);
  return candidate;
}
