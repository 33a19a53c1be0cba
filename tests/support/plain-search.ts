// Search over a handful of products in memory, by the laws and needs of the real one: for tests of what is
// said about what was found.
import type { Product } from "../../src/contract/products.ts";
import { createComposer } from "../../src/server/features/stylist/compose/outfits.ts";
import { asCandidate } from "../../src/server/features/stylist/find/as-candidate.ts";
import { type Find, tierOf } from "../../src/server/features/stylist/find/find.ts";
import { inTheirPlace, lawsOf } from "../../src/server/features/stylist/find/laws.ts";
import { needsOf } from "../../src/server/features/stylist/find/needs.ts";
import { ranked } from "../../src/server/features/stylist/find/order.ts";
import { rank, wishOf } from "../../src/server/features/stylist/find/rank.ts";
import { holdsIn } from "../../src/server/features/stylist/find/shops.ts";
import type { Search } from "../../src/server/features/stylist/find/search.ts";
import { mergeWish } from "../../src/server/features/stylist/read/merge.ts";
import { readSentence } from "../../src/server/features/stylist/read/read-sentence.ts";
import type { Parts, Respond } from "../../src/server/features/stylist/asking.ts";
import { createRespond } from "../../src/server/features/stylist/respond.ts";
import { NO_WISH, ofFacet, type Wish } from "../../src/server/features/stylist/wish.ts";
import { foldWords } from "../../src/contract/fold-words.ts";
import { stemsOf } from "../../src/server/language/stem.ts";

const brandsOf = (products: Product[]) =>
  [...new Set(products.map(({ brand }) => brand))].map((name) => ({
    id: `b_${foldWords(name).replaceAll(" ", "")}`,
    name,
  }));

const factsOver = (products: Product[]) => async () => ({
  documents: products.length,
  brands: brandsOf(products),
  knownWords: () => false,
  usersOf: () => undefined,
});

function findOver(products: Product[]): Find {
  const brands = brandsOf(products);
  const candidates = products.map((product) => ({
    ...asCandidate(product),
    title_words: stemsOf(product.title),
    brand_id: brands.find(({ name }) => name === product.brand)!.id,
  }));
  const isWithin = (wish: Wish, exclude: string[]) => (one: (typeof candidates)[number]) => {
    const { minPrice = 0, maxPrice = Infinity, brands: only, notBrands } = wish.limits;
    return (
      one.price_paid >= minPrice &&
      one.price_paid <= maxPrice &&
      (!only || only.some(({ id }) => id === one.brand_id)) &&
      !notBrands?.some(({ id }) => id === one.brand_id) &&
      !exclude.includes(one.id)
    );
  };
  return async ({ wish, spoken, limit, exclude = [], categories, shops }) => {
    const kinds = ofFacet(wish.terms, "kind");
    const missing = kinds.filter((id) => !candidates.some(({ terms }) => terms.includes(id)));
    const empty = { products: [], total: 0, judged: [], gave: [], missing, unknown: [] };
    if (kinds.length > 0 && missing.length === kinds.length) return empty;
    const lawful = candidates
      .filter(isWithin(wish, exclude))
      .filter(lawsOf(wish, categories))
      .filter((one) => !shops || holdsIn(one, shops, wish.limits.maxPrice));
    const { tier, gave } = tierOf(inTheirPlace(wish, lawful), needsOf(wish));
    const isNamed = (words: string[]) => wish.words.some((word) => words.includes(word));
    const isWordsAlone = wish.words.length > 0 && wish.terms.length === 0;
    const fitting = isWordsAlone ? tier.filter(({ title_words }) => isNamed(title_words)) : tier;
    const judged = ranked(rank(fitting, wishOf(wish, spoken, [], products.length)), wish, gave);
    const shown = judged.slice(0, limit).map((one) => one.ranked.candidate.id);
    const prices = candidates.filter(lawsOf(wish)).map(({ price_paid }) => price_paid);
    return {
      products: shown.map((id) => products.find((product) => product.id === id)!),
      total: judged.length,
      judged,
      gave,
      missing,
      unknown: [],
      ...(judged.length === 0 && prices.length > 0 && { lowest: Math.min(...prices) }),
    };
  };
}

const byIds = (products: Product[]) => async (ids: string[]) =>
  ids.flatMap((id) => products.find((product) => product.id === id) ?? []);

/** `shopTerms`: what brands say of themselves, by their ids ("b_" and the name without blanks). */
type OfShops = Pick<Parts, "shopTerms" | "brandTerms">;

export function respondOver(products: Product[], ofShops: OfShops = {}): Respond {
  const find = findOver(products);
  return createRespond({
    find,
    composer: createComposer(find),
    facts: factsOver(products),
    findProducts: byIds(products),
    ...ofShops,
  });
}

export function searchOver(products: Product[]): Search {
  const find = findOver(products);
  return async ({ query, limit, exclude = [] }) => {
    const sentence = readSentence(query, { brands: brandsOf(products) });
    const wish = mergeWish(NO_WISH, sentence, "fresh");
    const spoken = { english: sentence.english, typed: new Map<string, string>() };
    const answer = await find({ wish, spoken, limit, exclude });
    const isFull = answer.products.length > 0 && answer.gave.length === 0;
    return { products: answer.products, total: answer.total, wish, isFull };
  };
}
