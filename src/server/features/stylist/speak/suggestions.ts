// What to try next: up to four searches, each of which finds something. Refinements are read off the
// products themselves, so at least one of them fits; anything beyond is looked up first.
import { SUGGESTIONS_SHOWN } from "../../../../contract/limits.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Term, TermKind } from "../../../language/term.ts";
import { broaderOf, termById } from "../../../language/terms.ts";
import { foldWords } from "../../../language/fold-words.ts";
import type { Search, SearchAnswer } from "../find/types.ts";
import { createFinds } from "./finds.ts";
import { goesWith } from "./goes-with.ts";
import { isOnSale, priceOf } from "./known-products.ts";
import { narrowest, phraseIn, wishOf, type Wish } from "./phrases.ts";
import { fulfils, termsOf } from "./product-terms.ts";

/** Where to begin when nothing else is known. */
const STARTING_POINTS = ["dress", "abaya", "shirt", "bag", "sneaker", "trousers", "jacket"];

const LOOKUPS_MAX = 8;

export type Suggest = (
  answer: SearchAnswer,
  query: string,
  language: Language,
) => Promise<string[]>;

export function createSuggestions(search: Search): Suggest {
  const finds = createFinds(search);

  return async (answer, query, language) => {
    const known = new Set([foldWords(query)]);
    const isNew = (phrase: string) => !known.has(foldWords(phrase)) && known.add(foldWords(phrase));
    const sure = (isAsWished(answer) ? refinements(answer) : nearby(answer))
      .map((wish) => phraseIn(language, wish))
      .filter(isNew);
    // The last place is for a step to the side.
    const chosen = sure.splice(0, SUGGESTIONS_SHOWN - 1);
    for (const wish of beyond(answer).slice(0, LOOKUPS_MAX)) {
      if (chosen.length >= SUGGESTIONS_SHOWN) break;
      const phrase = phraseIn(language, wish);
      if (isNew(phrase) && (await finds(phrase, language))) chosen.push(phrase);
    }
    return [...chosen, ...sure].slice(0, SUGGESTIONS_SHOWN);
  };
}

const isAsWished = ({ products, missing, relaxed }: SearchAnswer): boolean =>
  products.length > 0 && missing.length === 0 && !relaxed;

/** The same wish, closer: each is fulfilled by a product that was found, and not by all of them. */
function refinements({ products, understanding }: SearchAnswer): Wish[] {
  const wish = wishOf(understanding);
  const fitting = products.filter((product) => fulfils(product, wish));
  const facets = (["kind", "colour", "material", "occasion", "style"] satisfies TermKind[])
    .filter((kind) => !wish.terms.some((term) => term.kind === kind))
    .map((kind) => commonest(fitting, kind))
    .filter((term) => term !== undefined)
    .map((term): Wish => ({ ...wish, terms: [...wish.terms, term] }));
  const [first, second, ...others] = facets;
  const wishes = [first, cheaper(wish, fitting), second, onSale(wish, fitting), ...others];
  return wishes.filter((found) => found !== undefined);
}

/** What most of them have and some have not. */
function commonest(products: Product[], kind: TermKind): Term | undefined {
  const counts = new Map<Term, number>();
  for (const product of products) {
    for (const term of narrowest(termsOf(product))) {
      if (term.kind === kind) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count < products.length)
    .toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

function cheaper(wish: Wish, products: Product[]): Wish | undefined {
  const isPounds = products.every(({ currency }) => currency === "EGP");
  if (wish.limits?.maxPrice !== undefined || products.length < 3 || !isPounds) return undefined;
  const prices = products.map(priceOf).toSorted((one, other) => one - other);
  const maxPrice = roundUp(prices[Math.floor(prices.length / 3)]!);
  const isNarrower = prices.at(-1)! > maxPrice && maxPrice > (wish.limits?.minPrice ?? 0);
  return isNarrower ? { ...wish, limits: { ...wish.limits, maxPrice } } : undefined;
}

/** To a number people say. */
function roundUp(price: number): number {
  const step = price < 500 ? 50 : price < 2000 ? 100 : 500;
  return Math.ceil(price / step) * step;
}

const onSale = (wish: Wish, products: Product[]): Wish | undefined =>
  !wish.limits?.onSale && products.some(isOnSale)
    ? { ...wish, limits: { ...wish.limits, onSale: true } }
    : undefined;

/** What the nearest products are, since what was asked for is not here. */
const nearby = ({ products }: SearchAnswer): Wish[] =>
  products.flatMap((product) => {
    const terms = narrowest(termsOf(product));
    const kind = terms.find((term) => term.kind === "kind");
    const colour = terms.find((term) => term.kind === "colour");
    return kind ? [{ terms: colour ? [kind, colour] : [kind] }] : [];
  });

/** Searches that may or may not find something. */
function beyond(answer: SearchAnswer): Wish[] {
  const { terms } = wishOf(answer.understanding);
  const kinds = terms.filter(({ kind }) => kind === "kind");
  const audience = terms.filter(({ kind }) => kind === "audience");
  const around = kinds.length > 0 ? kinds : answer.products.slice(0, 1).flatMap(termsOf);
  const ids = around.flatMap(({ id }) => [id, ...broaderOf(id)]);
  const matching = wishesFor(goesWith(ids), audience);
  const alone = kinds.length > 0 ? [{ terms: kinds }] : [];
  const anything = wishesFor(STARTING_POINTS.map((name) => `kind:${name}`));
  if (isAsWished(answer)) return [...matching, ...alone, ...anything];
  const withoutLimits = terms.length > 0 ? [{ terms }] : [];
  return [...withoutLimits, ...alone, ...matching.slice(0, 2), ...anything];
}

const wishesFor = (ids: string[], others: Term[] = []): Wish[] =>
  ids.map(termById).flatMap((term) => (term ? [{ terms: [term, ...others] }] : []));
