// Of the terms and brands that were found, what is asked for, what is refused, and which limits follow.
import { sizeHere } from "../../../language/foreign-sizes.ts";
import type { Found } from "../../../language/found-term.ts";
import { broaderOf } from "../../../language/terms.ts";
import { type Tokens, typed } from "../../../language/tokens.ts";
import type { CategoryName } from "../../../../contract/categories.ts";
import { isChild, type Limits, type Wearer } from "../wish.ts";
import type { BrandSpan } from "./brands.ts";
import type { Negated, Span } from "./span.ts";
import type { Asked } from "./sentence.ts";

export type FoundSpan = Span & { found?: Found; brand?: BrandSpan };

/** "She's a size 18": no shop here counts grown people's clothes so low, so it is a British number. */
export const wornSizes = (
  sizes: string[],
  wearer: Wearer,
  categories: CategoryName[],
): string[] => [
  ...new Set(
    sizes.map((size) => {
      const isLow = /^(?:[6-9]|1\d|2[0-4])$/.test(size) && !isChild(wearer);
      const isWorn = categories.length > 0 && !categories.includes("Footwear");
      return isLow && isWorn && (wearer.who === "woman" || Number(size) > 13)
        ? sizeHere({ country: "uk", number: Number(size) }, categories, wearer.who === "man")
        : size;
    }),
  ),
];

export function limitsOf(spans: FoundSpan[], { spans: refused }: Negated, limits: Limits): Limits {
  const named = spans.flatMap((span) => (span.brand ? [{ span, brand: span.brand.brand }] : []));
  const brands = named.filter(({ span }) => !refused.has(span)).map(({ brand }) => brand);
  const notBrands = named.filter(({ span }) => refused.has(span)).map(({ brand }) => brand);
  return {
    ...limits,
    ...(brands.length > 0 && { brands: [...new Set(brands)] }),
    ...(notBrands.length > 0 && { notBrands: [...new Set(notBrands)] }),
  };
}

const LENGTHS = new Set(["maxi", "midi", "knee-length", "mini"].map((name) => `feature:${name}`));
const OR = new Set(["or", "او", "aw", "ولا", "wala", "walla"]);

export function askedOf(tokens: Tokens, spans: FoundSpan[], { spans: refused }: Negated): Asked[] {
  const asked = new Map<string, Asked>();
  const placeOf = new Map<Asked, number>();
  for (const span of spans) {
    if (!span.found) continue;
    const { term, from, to } = span.found;
    // "No black, everybody wears black": refused once is refused.
    const negated = refused.has(span) || asked.get(term.id)?.negated === true;
    const one = { term, negated, words: typed(tokens, from, to) };
    asked.set(term.id, one);
    placeOf.set(one, from);
  }
  const all = [...asked.values()];
  const wanted = all.filter(({ negated }) => !negated);
  // "shoes, white sneakers" asks for sneakers; "a tee or a polo" for either.
  const isEither = tokens.words.some((word) => OR.has(word));
  // "Shorter, to the knee", "it is short, I want it below the knee": the last length said is meant.
  const lengths = wanted.filter(({ term }) => LENGTHS.has(term.id));
  const last = lengths.slice(-1).map((one) => placeOf.get(one))[0];
  const dropped = isEither ? [] : lengths.filter((one) => placeOf.get(one) !== last);
  return all
    .filter((one) => !dropped.includes(one))
    .filter(
      ({ term, negated }) =>
        negated ||
        (isEither && ["kind", "colour", "material"].includes(term.kind)) ||
        !wanted.some((other) => broaderOf(other.term.id).includes(term.id)),
    );
}
