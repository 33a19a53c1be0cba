// What a product is, in terms of the vocabulary.
import type { Product } from "../../../../contract/products.ts";
import { termsOfProduct } from "../../../language/read-product.ts";
import type { Term } from "../../../language/term.ts";
import { termById } from "../../../language/terms.ts";
import type { Wish } from "./phrases.ts";

/** Read once for each answer; what is said and what is suggested ask for it again and again. */
const read = new WeakMap<Product, Set<string>>();

function idsOf(product: Product): Set<string> {
  const ids = read.get(product) ?? new Set(termsOfProduct(product));
  read.set(product, ids);
  return ids;
}

export const termsOf = (product: Product): Term[] =>
  [...idsOf(product)].flatMap((id) => termById(id) ?? []);

/** Whether a product is all that was wished for. Limits need no check: search keeps them. */
export const fulfils = (product: Product, { terms }: Wish): boolean =>
  terms.every(({ id }) => idsOf(product).has(id));
