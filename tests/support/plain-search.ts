// A plain search over a handful of products, for tests of what is said about what was found.
import type { Product } from "../../src/contract/products.ts";
import { termsOfProduct } from "../../src/server/language/read-product.ts";
import { foldWords } from "../../src/server/language/fold-words.ts";
import type { Search, SearchAnswer } from "../../src/server/features/stylist/find/types.ts";
import { understand } from "../../src/server/features/stylist/read/understand.ts";

/** Term by term and word by word: everything asked for must be there, else the nearest are offered. */
export function searchOver(products: Product[]): Search {
  const has = (product: Product, term: string) => termsOfProduct(product).includes(term);
  const brands = [...new Set(products.map(({ brand }) => brand))].map((name) => ({
    id: `b_${foldWords(name).replaceAll(" ", "")}`,
    name,
  }));
  return async (request): Promise<SearchAnswer> => {
    const understanding = understand(request.query, { brands }, request);
    const { asked, limits, words } = understanding;
    const wanted = asked.filter(({ negated }) => !negated);
    const allowed = products.filter((product) => {
      const price = product.current_price ?? product.price;
      return (
        price >= (limits.minPrice ?? 0) &&
        price <= (limits.maxPrice ?? Infinity) &&
        (!limits.onSale || product.current_price !== null) &&
        (!limits.brands?.length || limits.brands.some(({ name }) => name === product.brand)) &&
        !asked.some(({ term, negated }) => negated && has(product, term.id))
      );
    });
    const text = (product: Product) => ` ${foldWords(`${product.title} ${product.brand}`)} `;
    const isFull = (product: Product) =>
      wanted.every(({ term }) => has(product, term.id)) &&
      words.every((word) => text(product).includes(` ${word}`));
    const full = allowed.filter(isFull);
    const near = allowed.filter((product) => wanted.some(({ term }) => has(product, term.id)));
    const found = full.length > 0 ? full : near;
    const sorted = understanding.order === "cheapest" ? found.toSorted(byPrice) : found;
    return {
      products: sorted.slice(0, request.limit),
      total: sorted.length,
      understanding,
      missing: wanted.filter(({ term }) => !products.some((product) => has(product, term.id))),
      relaxed: full.length === 0,
    };
  };
}

const byPrice = (one: Product, other: Product) =>
  (one.current_price ?? one.price) - (other.current_price ?? other.price);
